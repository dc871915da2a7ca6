import { solicitudesPorDocumento } from '../../domain/contract/crm';
import { decodeReply } from '../../domain/contract/decode';
import { formatFilters } from '../../domain/rules/lists/filters';
import { type RequestFilters, requestFilterKinds } from '../../domain/rules/requests/request-filters';
import type { FlowCases } from '../flow-cases';
import { requestsFlow } from './requests.rules';

const todo: RequestFilters = {
  tipo: '',
  estado: '',
  numero: '',
  desde: '',
  hasta: '',
  caso: '',
  pagina: 1,
  filas: 5,
};

const caso = (numeroCaso: string, titulo: string, estatus: string, estatusReembolso: string) => ({
  numeroCaso,
  titulo,
  estatus,
  estatusReembolso,
  fechaApertura: '2026-11-17',
});
const casos = [
  caso('2481910', 'Pre-autorización', 'En Curso', ''),
  caso('2481907', 'Reembolso', 'En Curso', 'Devuelto'),
];

const futura = '25-11-2026';
const larga = '20-05-2026';

const inicio = { codigoAfiliado: '1001', hoy: '2026-11-21', leida: todo };

export const cases: FlowCases<typeof requestsFlow> = {
  machine: requestsFlow,
  starts: {
    'sin filtros': inicio,
    'de un caso y un estado que no hay': { ...inicio, leida: { ...todo, estado: 'perdido', caso: '2481907' } },
  },
  events: {
    DIRECCION: {
      'la del principio': { filtros: todo },
      devueltas: { filtros: { ...todo, estado: 'devuelto' } },
      'de un caso': { filtros: { ...todo, caso: '2481907' } },
      'de un tipo y un estado que no hay': { filtros: { ...todo, tipo: '3', estado: 'perdido' } },
    },
    DIA: { 'el siguiente': { hoy: '2026-11-22' } },
    ESCRIBIR: {
      'ninguna fecha': { campo: 'desde', valor: '' },
      'hace más de seis meses': { campo: 'desde', valor: larga },
      'una fecha futura': { campo: 'hasta', valor: futura },
      devueltas: { campo: 'estado', valor: 'devuelto' },
    },
    DEJAR: { 'la fecha': { campo: 'desde' } },
    PAGINA: { 'la segunda': { pagina: 2 } },
    FILAS: { diez: { filas: 10 } },
    VER_CASO: { 'el devuelto': { numeroCaso: '2481907' } },
  },
  where: {
    mostrando: [
      'ESCRIBIR (ninguna fecha)',
      'ESCRIBIR (devueltas)',
      'ESCRIBIR (una fecha futura)',
      'ESCRIBIR (hace más de seis meses)',
    ],
    // Leaving this state decides again what to search.
    limite: ['DIA (el siguiente)'],
  },
  replies: {
    consultarSolicitudes: {
      'dos de siete': decodeReply(solicitudesPorDocumento, { result: { data: casos, cantidadRegistros: 7 } }),
      ninguna: decodeReply(solicitudesPorDocumento, { result: { data: [], cantidadRegistros: 0 } }),
      'ninguna de cuatro': decodeReply(solicitudesPorDocumento, { result: { data: [], cantidadRegistros: 4 } }),
    },
    avisarLimite: { cerrada: undefined },
  },
  // Only the values that matter: all combinations would make too many nodes.
  guardContext: ({ hoy, leida, pregunta, respondida, encontrado, borrador }) => [
    pregunta.caso,
    pregunta.estado + pregunta.tipo,
    respondida ? encontrado?.casos.length : pregunta.pagina > 1,
    borrador.desde === '' || borrador.hasta === futura,
    borrador.desde === larga,
    pregunta.hasta !== hoy && formatFilters(leida, requestFilterKinds) === '',
  ],
};
