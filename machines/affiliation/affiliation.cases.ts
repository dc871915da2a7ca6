import { decodeReply } from '../../domain/contract/decode';
import { documentosRequeridos } from '../../domain/contract/utility';
import { affiliationKinds } from '../../domain/rules/affiliation/affiliation-form';
import { chartLimitMs, defaultPolicy, longestSendMs } from '../../domain/rules/policy';
import { reloadMs } from '../../domain/rules/requests/send-limits';
import { requestStarts, submissionEnds, submissionFound } from '../caseSubmission/caseSubmission.cases';
import type { FlowCases } from '../flow-cases';
import { affiliationFlow } from './affiliation.rules';

const hora = 1_795_348_800_000;
const borrador = { regimen: 'Contributivo', telefonoCelular: '809-555-0142', correo: 'ana@ejemplo.do' };
const conOtroTelefono = { ...borrador, telefonoCelular: '849-555-0177' };
const nada = { faltan: [], cargados: 0, requeridos: 0, ocupado: false };
const entrada = {
  tipo: 'titular' as const,
  recuerdo: null,
  continuar: false,
  borrador: affiliationKinds.titular.form.empty,
  archivosDeAntes: { pendientes: [], recordados: [] },
};

export const cases: FlowCases<typeof affiliationFlow> = {
  machine: affiliationFlow,
  starts: {
    ...requestStarts(entrada, conOtroTelefono, { caso: null }),
    'de un dependiente, con un caso sin documentos': {
      ...entrada,
      tipo: 'dependiente',
      recuerdo: { borrador, hora, antes: ['2481900'], caso: '2481907' },
    },
  },
  events: {
    ADJUNTOS: {
      'falta uno': { adjuntos: { ...nada, faltan: ['Cédula'], requeridos: 1 }, archivos: 0 },
      'están todos': { adjuntos: { ...nada, cargados: 1, requeridos: 1 }, archivos: 1 },
      'el primero se prepara': { adjuntos: { ...nada, requeridos: 1, ocupado: true }, archivos: 0 },
      'uno se prepara': { adjuntos: { ...nada, cargados: 1, requeridos: 1, ocupado: true }, archivos: 1 },
    },
    PROGRESO: { 'la mitad': { enviado: 500, total: 1000 } },
    ESCRIBIR: {
      régimen: { campo: 'regimen', valor: 'Contributivo' },
    },
    DEJAR: { celular: { campo: 'telefonoCelular' } },
  },
  replies: {
    consultarSolicitante: {
      'una titular': {
        cedula: '001-1000001-1',
        nombre: 'Ana',
        apellido: 'Peña',
        telefonoCelular: '809-555-0142',
        telefonoResidencial: '809-555-0199',
        correo: 'ana@ejemplo.do',
      },
    },
    consultarRequisitos: {
      'la cédula': decodeReply(documentosRequeridos, {
        result: [{ codigo: 'cedula', descripcion: 'Cédula', requerido: true, formatoArchivos: 'jpg,pdf' }],
      }),
    },
    enviarCaso: { ...submissionEnds, ...submissionFound },
    cargarDocumentos: { cargados: undefined },
    buscarDocumentos: {
      'están todos': { faltan: [], llegaron: true },
      'falta la cédula': { faltan: ['Cédula'], llegaron: false },
    },
  },
  delays: {
    limiteCarga: chartLimitMs(defaultPolicy.readLimitMs),
    limiteEnvio: longestSendMs,
    limiteDocumentos: longestSendMs,
    pausaRecarga: reloadMs,
  },
  guardContext: ({
    tipo,
    recuerdo,
    continuar,
    solicitante,
    requisitos,
    borrador: escrito,
    adjuntos,
    archivos,
    caso,
    progreso,
  }) => [
    adjuntos,
    archivos,
    // A case that exists only needs its documents.
    ...(caso === ''
      ? [
          recuerdo === null ? null : [recuerdo.antes, recuerdo.caso, continuar],
          solicitante === null,
          requisitos === null,
          Object.keys(affiliationKinds[tipo].form.faults(escrito, null)).length,
        ]
      : [progreso.enviado > 0]),
  ],
};
