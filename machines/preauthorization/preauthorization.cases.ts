import { decodeReply } from '../../domain/contract/decode';
import { documentosRequeridos } from '../../domain/contract/utility';
import { chartLimitMs, defaultPolicy } from '../../domain/rules/policy';
import { attachmentReports, requester, requestStarts, submissionEnds } from '../caseSubmission/caseSubmission.cases';
import type { FlowCases } from '../flow-cases';
import { preauthorizationFlow } from './preauthorization.rules';
import { preauthorizationForm } from './preauthorization-form';

const hora = 1_795_348_800_000;
const borrador = {
  tipo: '2',
  afiliado: '1',
  centroMedico: 'Centro Médico Las Palmas',
  descripcion: 'Perfil tiroideo.',
};
const tipos = [
  { codigo: '2', nombre: 'Laboratorios', descripcion: 'Laboratorios' },
  { codigo: '3', nombre: 'Procedimientos quirúrgicos', descripcion: 'Cirugía' },
];

const entrada = {
  recuerdo: null,
  continuar: false,
  borrador: preauthorizationForm.empty,
  archivosDeAntes: { pendientes: [], recordados: [] },
};

export const cases: FlowCases<typeof preauthorizationFlow> = {
  machine: preauthorizationFlow,
  starts: {
    ...requestStarts(entrada, borrador),
    'con un borrador de un tipo que ya no hay': {
      ...entrada,
      recuerdo: { borrador: { tipo: '99', descripcion: 'Control' }, hora, antes: null },
    },
  },
  events: {
    ADJUNTOS: attachmentReports('Indicación'),
    ESCRIBIR: {
      tipo: { campo: 'tipo', valor: '2' },
      afiliado: { campo: 'afiliado', valor: '1' },
      descripción: { campo: 'descripcion', valor: 'Perfil tiroideo.' },
    },
    PRESTADOR: {
      'un centro': {
        prestador: { codigo: '3101', clase: 'CENTRO', nombre: 'Centro Médico Las Palmas', especialidad: '' },
      },
      ninguno: { prestador: null },
    },
  },
  replies: {
    consultarListas: {
      'dos tipos y una titular con un hijo': { tipos, solicitante: requester, nss: { 1003: '200000012' } },
    },
    consultarRequisitos: {
      'una indicación': decodeReply(documentosRequeridos, {
        result: [{ codigo: 'indicacion', descripcion: 'Indicación', requerido: true, formatoArchivos: 'jpg' }],
      }),
    },
    enviarCaso: submissionEnds,
  },
  delays: {
    limiteCarga: chartLimitMs(defaultPolicy.readLimitMs),
  },
  guardContext: ({ recuerdo, continuar, listas, borrador: escrito, requisitos, adjuntos }) => {
    const known = { tipos: listas?.tipos ?? [], afiliados: listas?.solicitante.afiliados ?? [] };
    return [
      recuerdo === null ? null : [recuerdo.antes, recuerdo.borrador.tipo, continuar],
      escrito.tipo,
      Math.min(Object.keys(preauthorizationForm.faults(escrito, known)).length, 3),
      requisitos === null,
      adjuntos,
    ];
  },
};
