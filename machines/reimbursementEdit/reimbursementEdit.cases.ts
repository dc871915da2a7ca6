import {
  consultarDocumentosPorTicket,
  solicitudesPorDocumento,
  updateSolicitudReembolso,
} from '../../domain/contract/crm';
import { decodeReply } from '../../domain/contract/decode';
import { chartLimitMs, defaultPolicy, longestSendMs } from '../../domain/rules/policy';
import type { FlowCases } from '../flow-cases';
import type { Caso } from './reimbursementEdit.machine';
import { reimbursementEditFlow } from './reimbursementEdit.rules';

const numeroCaso = '2481907';
const leido = (estatus: string, estatusReembolso: string, respuesta = 'Falta la factura.'): Caso => {
  const decoded = decodeReply(solicitudesPorDocumento, {
    result: {
      data: [
        {
          numeroCaso,
          titulo: 'Reembolso',
          estatus,
          estatusReembolso,
          fechaApertura: '2026-11-20',
          respuesta,
        },
      ],
      cantidadRegistros: 1,
    },
  });
  const caso = decoded.ok ? decoded.reply.data[0] : undefined;
  if (caso === undefined) throw new Error('no case');
  return caso;
};
const abierto = {
  numeroCaso,
  documentos: null,
  archivosDeAntes: { pendientes: [], recordados: [] },
  quedoEnvio: false,
};
const nada = { faltan: [], cargados: 0, requeridos: 0, ocupado: false };

export const cases: FlowCases<typeof reimbursementEditFlow> = {
  machine: reimbursementEditFlow,
  starts: {
    'un caso devuelto': abierto,
    'con un envío sin respuesta': { ...abierto, documentos: ['Factura.jpg'], quedoEnvio: true },
  },
  events: {
    ADJUNTOS: {
      'un archivo': { adjuntos: nada, archivos: 1 },
      'el primero se prepara': { adjuntos: { ...nada, ocupado: true }, archivos: 0 },
      'uno se prepara': { adjuntos: { ...nada, ocupado: true }, archivos: 1 },
    },
    PROGRESO: { 'la mitad': { enviado: 500, total: 1000 } },
  },
  replies: {
    consultarCaso: {
      devuelto: leido('Devuelto', 'Devuelto'),
      'devuelto con otra respuesta': leido('Devuelto', 'Devuelto', 'Falta el recibo.'),
      anulado: leido('Resuelto', 'Anulado'),
      'en curso': leido('En Curso', ''),
      ninguno: null,
    },
    consultarDocumentos: {
      'una factura': decodeReply(consultarDocumentosPorTicket, [
        { nombreArchivo: 'Factura.jpg', tipoMime: 'image/jpeg', contenido: '/9j/' },
      ]),
    },
    buscarDocumentos: { 'los enviados están': true, 'no están': false },
    actualizarSolicitud: { hecho: decodeReply(updateSolicitudReembolso, 'ok') },
  },
  delays: {
    limiteCarga: chartLimitMs(defaultPolicy.readLimitMs),
    limiteDocumentos: longestSendMs,
    limiteEnvio: longestSendMs,
  },
  guardContext: ({ archivos, adjuntos, progreso }) => [archivos, adjuntos.ocupado, progreso.enviado > 0],
};
