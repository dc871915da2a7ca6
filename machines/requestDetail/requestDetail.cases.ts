import { solicitudesPorDocumento } from '../../domain/contract/crm';
import { decodeReply } from '../../domain/contract/decode';
import { historiaCaso } from '../../domain/contract/extras/casos-historia';
import { chartLimitMs, defaultPolicy } from '../../domain/rules/policy';
import type { FlowCases } from '../flow-cases';
import type { Caso } from './requestDetail.machine';
import { requestDetailFlow } from './requestDetail.rules';

const devuelto: Caso = {
  numeroCaso: '2481907',
  titulo: 'Reembolso',
  estatus: 'En Curso',
  estatusReembolso: 'Devuelto',
  estatusReembolsoFinal: '',
  fechaApertura: '2026-11-17',
  respuesta: 'Favor de adjuntar la indicación médica.',
  respuestasGSAUP: '',
  informacionAutorizacion: '',
  prestadorAutorizado: '',
  nap: '',
  montoReembolsado: null,
  descripcion: '',
};

const inicio = { codigoAfiliado: '1001', numeroCaso: '2481907' };

export const cases: FlowCases<typeof requestDetailFlow> = {
  machine: requestDetailFlow,
  starts: {
    'desde la lista': { ...inicio, caso: devuelto },
    'por su dirección': { ...inicio, caso: null },
  },
  events: {
    NUMERO: { copiado: { aviso: 'numeroCopiado' }, 'sin éxito': { aviso: 'fallo' } },
    AVANCE: { 'un tercio': { recibidos: 1_000_000, total: 3_000_000 } },
    TOMAR_DOCUMENTO: { 'el primero': { lugar: 0 } },
  },
  replies: {
    consultarCaso: {
      'ese caso': decodeReply(solicitudesPorDocumento, { result: { data: [devuelto], cantidadRegistros: 1 } }),
      ninguno: decodeReply(solicitudesPorDocumento, { result: { data: [], cantidadRegistros: 0 } }),
    },
    consultarDocumentos: {
      'dos documentos': {
        documentos: [
          { nombre: 'Cedula.pdf', tipo: 'application/pdf', tamano: 655_360, direccion: 'blob:uno' },
          { nombre: 'Nota.txt', tipo: null, tamano: 2_048, direccion: 'blob:dos' },
        ],
        faltan: [],
      },
      ninguno: { documentos: [], faltan: [] },
    },
    consultarHistoria: {
      'lo que pasó': decodeReply(historiaCaso, [
        { momento: '2026-11-03T10:14:00-04:00', suceso: 'creado', detalle: '' },
        { momento: '2026-11-03T10:15:00-04:00', suceso: 'avisado', detalle: 'm***@e***.do' },
        { momento: '2026-11-04T16:02:00-04:00', suceso: 'devuelto', detalle: '' },
      ]),
    },
  },
  delays: {
    limite: chartLimitMs(defaultPolicy.readLimitMs),
    limiteSinAvance: chartLimitMs(defaultPolicy.uploadLimitMs),
  },
  guardContext: ({ caso, aviso, recibidos, historia }) => [caso === null, aviso, recibidos > 0, historia.length > 0],
};
