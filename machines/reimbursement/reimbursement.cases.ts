import { decodeReply } from '../../domain/contract/decode';
import { documentoTipoReembolso } from '../../domain/contract/utility';
import { chartLimitMs, defaultPolicy } from '../../domain/rules/policy';
import {
  attachmentReports,
  requester,
  requestStarts,
  submissionEdits,
  submissionEnds,
} from '../caseSubmission/caseSubmission.cases';
import type { FlowCases } from '../flow-cases';
import { reimbursementFlow } from './reimbursement.rules';
import { reimbursementForm } from './reimbursement-form';
import { formSteps, stepFaults } from './reimbursement-steps';

const hora = 1_795_348_800_000;
const borrador = {
  tipo: '2',
  afiliado: '1',
  fechaServicio: '05-11-2026',
  monto: '2,480.00',
  centroSalud: 'Farmacia Los Prados',
  motivo: 'Compra de medicamentos.',
  banco: '7',
  tipoCuenta: 'Ahorro',
};
const conOtroTelefono = { ...borrador, telefonoCelular: '849-555-0177' };
const opcion = (codigo: string, descripcion: string) => ({ codigo, descripcion, codigoPadre: '' });
const tipos = [opcion('1', 'Consulta'), opcion('2', 'Medicamentos')];
const bancos = [opcion('7', 'Banco de la Vega')];

const entrada = {
  hoy: '2026-11-21',
  recuerdo: null,
  continuar: false,
  borrador: reimbursementForm.empty,
  archivosDeAntes: { pendientes: [], recordados: [] },
};

export const cases: FlowCases<typeof reimbursementFlow> = {
  machine: reimbursementFlow,
  starts: {
    ...requestStarts(entrada, conOtroTelefono),
    'con un borrador de un tipo que ya no hay': {
      ...entrada,
      recuerdo: { borrador: { tipo: '9', monto: '10' }, hora, antes: null },
    },
  },
  events: {
    DIA: { 'el siguiente': { hoy: '2026-11-22' } },
    ADJUNTOS: attachmentReports('Factura'),
    ESCRIBIR: {
      tipo: { campo: 'tipo', valor: '2' },
      cuenta: { campo: 'noCuenta', valor: '200012345678' },
      términos: { campo: 'terminos', valor: 'si' },
    },
    IR: {
      'el gasto': { paso: 'gasto' },
      'la cuenta': { paso: 'cuenta' },
      'los documentos': { paso: 'documentos' },
      'la revisión': { paso: 'revision' },
    },
    PRESTADOR: {
      'un centro': {
        prestador: { codigo: '3101', clase: 'CENTRO', nombre: 'Centro Médico Las Palmas', especialidad: '' },
      },
      ninguno: { prestador: null },
    },
  },
  replies: {
    consultarListas: { 'dos tipos, un banco y una titular con un hijo': { tipos, bancos, solicitante: requester } },
    consultarRequisitos: {
      'una factura': decodeReply(documentoTipoReembolso, [
        { codigo: '1', descripcion: 'Factura', requerido: true, formatoArchivos: 'jpg,png,pdf' },
      ]),
    },
    consultarTerminos: { 'los de ahora': { version: '3f9a01c7d2e4', texto: 'Qué acepta.\n\n1. El pago.' } },
    enviarCaso: { ...submissionEnds, ...submissionEdits },
  },
  delays: {
    limiteCarga: chartLimitMs(defaultPolicy.readLimitMs),
  },
  guardContext: (context) => [
    context.recuerdo === null ? null : [context.recuerdo.antes, context.recuerdo.borrador.tipo, context.continuar],
    context.borrador.tipo,
    formSteps.map((step) => Object.keys(stepFaults(step, context)).length > 0),
    context.requisitos === null,
    context.terminos === null,
    context.adjuntos,
  ],
};
