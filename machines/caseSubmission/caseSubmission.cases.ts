import { chartLimitMs, defaultPolicy, longestSendMs } from '../../domain/rules/policy';
import type { Requester } from '../../domain/rules/requests/requester';
import { reloadMs } from '../../domain/rules/requests/send-limits';
import type { FlowCases } from '../flow-cases';
import type { Salida } from './caseSubmission.machine';
import { caseSubmissionFlow } from './caseSubmission.rules';

const guardados = { telefonoCelular: '809-555-0142', telefonoResidencial: '' };
const telefonos = { guardados, escritos: guardados };
const cambiados = { guardados, escritos: { ...guardados, telefonoCelular: '849-555-0177' } };
const entrada = { envio: { tipo: '2' }, telefonos, faltanDocumentos: false, antes: null };

export const cases: FlowCases<typeof caseSubmissionFlow> = {
  machine: caseSubmissionFlow,
  starts: {
    'con lo de siempre': entrada,
    'con otro teléfono': { ...entrada, telefonos: cambiados },
    'con un envío sin respuesta': { ...entrada, telefonos: cambiados, antes: ['2481900'] },
    'con sus documentos aparte': { ...entrada, faltanDocumentos: true },
  },
  events: {
    EDITAR: { 'una parte': { parte: 'gasto' } },
    PROGRESO: { 'la mitad': { enviado: 500, total: 1000 } },
  },
  replies: {
    guardarTelefonos: { guardado: undefined },
    consultarCasos: {
      'los de antes': ['2481900'],
      'uno nuevo': ['2481907', '2481900'],
      'dos nuevos': ['2481908', '2481907', '2481900'],
    },
    crearSolicitud: { 'el caso': '2481907' },
  },
  delays: {
    limiteGuardado: chartLimitMs(defaultPolicy.writeLimitMs),
    limiteCasos: longestSendMs,
    limiteEnvio: longestSendMs,
    pausaRecarga: reloadMs,
  },
};

const salida: Salida = { creada: true, caso: '2481907', encontrado: false, parte: null, telefonosGuardados: false };
const sinCaso: Salida = { ...salida, creada: false, caso: '' };

/** The child's results, for the cases of forms that invoke it. */
export const submissionEnds: Readonly<Record<string, Salida>> = {
  'el caso': salida,
  corregida: { ...sinCaso, telefonosGuardados: true },
};

/** For forms of several steps, whose review leads to each of them. */
export const submissionEdits: Readonly<Record<string, Salida>> = Object.fromEntries(
  ['gasto', 'cuenta', 'documentos'].map((parte) => [`a ${parte}`, { ...sinCaso, parte, telefonosGuardados: true }]),
);

/** For forms that send documents afterwards, which treat a found case differently. */
export const submissionFound: Readonly<Record<string, Salida>> = {
  'el caso que se encontró': { ...salida, encontrado: true },
};

/** A member who requests, for themselves or a child. */
export const requester: Requester = {
  afiliados: [
    { lugar: 0, codigoAfiliado: '1001', nombre: 'Ana Peña' },
    { lugar: 1, codigoAfiliado: '1003', nombre: 'Noé Peña' },
  ],
  cedula: '00110000011',
  telefonoCelular: '809-555-0142',
  telefonoResidencial: '',
  correo: 'ana@ejemplo.do',
};

/** What a form begins with: nothing, or what an earlier visit left. */
export const requestStarts = <Entrada extends object, Draft, More extends object = object>(
  entrada: Entrada,
  borrador: Draft,
  more?: More,
) => {
  const left = (antes: readonly string[] | null) => ({ borrador, hora: 1_795_348_800_000, antes, ...(more as More) });
  return {
    'sin nada de antes': entrada,
    'con un borrador': { ...entrada, recuerdo: left(null) },
    'con un borrador, desde el inicio': { ...entrada, continuar: true, recuerdo: left(null) },
    'con un envío sin respuesta': { ...entrada, continuar: true, recuerdo: left(['2481900']) },
  };
};

const uno = { faltan: [], cargados: 1, requeridos: 1, ocupado: false };

/** What the documents report to a form that asks for one. */
export const attachmentReports = (documento: string) => ({
  'falta uno': { adjuntos: { ...uno, faltan: [documento], cargados: 0 } },
  'están todos': { adjuntos: uno },
  'uno se prepara': { adjuntos: { ...uno, ocupado: true } },
});
