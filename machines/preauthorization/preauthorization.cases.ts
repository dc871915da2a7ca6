import { decodeReply } from '../../domain/contract/decode';
import { documentosRequeridos } from '../../domain/contract/utility';
import { chartLimitMs, defaultPolicy } from '../../domain/rules/policy';
import { submissionEnds } from '../caseSubmission/caseSubmission.cases';
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
const solicitante = {
  afiliados: [
    { lugar: 0, codigoAfiliado: '1001', nombre: 'Ana Peña' },
    { lugar: 1, codigoAfiliado: '1003', nombre: 'Noé Peña' },
  ],
  cedula: '00110000011',
  telefonoCelular: '809-555-0142',
  telefonoResidencial: '',
  correo: 'ana@ejemplo.do',
};
const tipos = [
  { codigo: '2', nombre: 'Laboratorios', descripcion: 'Laboratorios' },
  { codigo: '3', nombre: 'Procedimientos quirúrgicos', descripcion: 'Cirugía' },
];
const nada = { faltan: [], cargados: 0, requeridos: 0, ocupado: false };

const entrada = {
  recuerdo: null,
  continuar: false,
  borrador: preauthorizationForm.empty,
  archivosDeAntes: { pendientes: [], recordados: [] },
};

export const cases: FlowCases<typeof preauthorizationFlow> = {
  machine: preauthorizationFlow,
  starts: {
    'sin nada de antes': entrada,
    'con un borrador': { ...entrada, recuerdo: { borrador, hora, antes: null } },
    'con un borrador, desde el inicio': { ...entrada, continuar: true, recuerdo: { borrador, hora, antes: null } },
    'con un borrador de un tipo que ya no hay': {
      ...entrada,
      recuerdo: { borrador: { tipo: '99', descripcion: 'Control' }, hora, antes: null },
    },
    'con un envío sin respuesta': { ...entrada, recuerdo: { borrador, hora, antes: ['2481900'] } },
  },
  events: {
    ADJUNTOS: {
      'falta uno': { adjuntos: { ...nada, faltan: ['Indicación'], requeridos: 1 } },
      'están todos': { adjuntos: { ...nada, cargados: 1, requeridos: 1 } },
      'uno se prepara': { adjuntos: { ...nada, cargados: 1, requeridos: 1, ocupado: true } },
    },
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
    consultarListas: { 'dos tipos y una titular con un hijo': { tipos, solicitante, nss: { 1003: '200000012' } } },
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
