import { decodeReply } from '../../domain/contract/decode';
import { historialConsumo } from '../../domain/contract/historial';
import { type HistoryFilters, historyKinds } from '../../domain/rules/history/history-filters';
import { formatFilters } from '../../domain/rules/lists/filters';
import { chartLimitMs, defaultPolicy } from '../../domain/rules/policy';
import { shareLimitMs } from '../../domain/rules/screen/share-limit';
import type { FlowCases } from '../flow-cases';
import type { Encontrado } from './history.machine';
import { historyFlow } from './history.rules';

const todo: HistoryFilters = {
  tipo: '',
  desde: '',
  hasta: '',
  costo: '',
  centro: '',
  familiar: '',
  pagina: 1,
  filas: 5,
};

const consumo = (auth: string, solicitanteDesc: string, tipoAutDesc: string, fecha: string) => ({
  auth,
  idAuth: `7${auth}`,
  fecha,
  solicitanteDesc,
  tipoAutDesc,
  estado: 'Aprobada',
});
const consumos = [
  consumo('9002', 'Farmacia San Rafael', 'Medicamentos ambulatorios', '2026-11-02'),
  consumo('9001', 'Centro Médico Las Palmas', 'Consulta ambulatoria', '2026-10-15'),
];
const recuerdo: Encontrado = { consumos, cantidad: 7, pagina: 1, filas: 5 };

const familiar = (lugar: number, codigoAfiliado: string, nombres: string, mayorEdad: boolean) => ({
  lugar,
  codigoAfiliado,
  nombres,
  apellidos: 'Peña',
  parentesco: 'Hijo',
  foto: '',
  mayorEdad,
  complementario: false,
});

const futura = '25-11-2026';
const larga = '20-05-2026';

const inicio = {
  codigoAfiliado: '1001',
  esTitular: true,
  comparte: true,
  hoy: '2026-11-21',
  leida: todo,
  encontrado: null,
  nucleo: null,
};

export const cases: FlowCases<typeof historyFlow> = {
  machine: historyFlow,
  starts: {
    'sin filtros': inicio,
    'de un menor, en un centro': { ...inicio, leida: { ...todo, centro: '3101', familiar: '2' } },
    'en un equipo que no comparte archivos': { ...inicio, comparte: false },
  },
  events: {
    DIRECCION: {
      'la del principio': { filtros: todo, recuerdo },
      'sin resultados': { filtros: { ...todo, costo: 'si' }, recuerdo: { ...recuerdo, consumos: [], cantidad: 0 } },
      'de un mayor': { filtros: { ...todo, familiar: '1' }, recuerdo: null },
    },
    DIA: { 'el siguiente': { hoy: '2026-11-22' } },
    NUCLEO: {
      'con un menor': { nucleo: [familiar(1, '1002', 'Luis', true), familiar(2, '1003', 'Noé', false)] },
    },
    ESCRIBIR: {
      'ninguna fecha': { campo: 'desde', valor: '' },
      'hace más de seis meses': { campo: 'desde', valor: larga },
      'una fecha futura': { campo: 'hasta', valor: futura },
      'alto costo': { campo: 'costo', valor: 'si' },
    },
    DEJAR: { 'la fecha': { campo: 'desde' } },
    PAGINA: { 'la segunda': { pagina: 2 } },
    FILAS: { diez: { filas: 10 } },
    CENTRO_ELEGIDO: { 'una clínica': { codigo: '3101', nombre: 'Centro Médico Las Palmas' } },
    PEDIR_DOCUMENTO: {
      descargar: { nap: '9002', para: 'descargar' },
      ver: { nap: '9002', para: 'ver' },
      compartir: { nap: '9002', para: 'compartir' },
    },
  },
  where: {
    'mostrando.quieto': [
      'ESCRIBIR (ninguna fecha)',
      'ESCRIBIR (alto costo)',
      'ESCRIBIR (una fecha futura)',
      'ESCRIBIR (hace más de seis meses)',
    ],
    // Leaving this state decides again what to search.
    limite: ['DIA (el siguiente)'],
  },
  replies: {
    consultarHistorial: {
      'dos de siete': decodeReply(historialConsumo, { data: consumos, cantidadRegistros: 7 }),
      ninguno: decodeReply(historialConsumo, { data: [], cantidadRegistros: 0 }),
      'ninguno de cuatro': decodeReply(historialConsumo, { data: [], cantidadRegistros: 4 }),
    },
    avisarLimite: { cerrada: undefined },
    prepararDocumento: { 'el PDF': 'blob:documento' },
    compartirArchivo: { compartido: 'compartido', cancelado: 'cancelado' },
    copiarDireccion: { copiada: undefined },
  },
  delays: {
    limite: chartLimitMs(defaultPolicy.readLimitMs),
    limiteDocumento: chartLimitMs(defaultPolicy.uploadLimitMs),
    limiteCompartir: shareLimitMs,
  },
  // Only the values that matter: all combinations would make too many nodes.
  guardContext: ({
    hoy,
    leida,
    pregunta,
    respondida,
    encontrado,
    nucleo,
    sinNucleo,
    borrador,
    documento,
    comparte,
  }) => [
    pregunta.familiar,
    pregunta.familiar !== '' && [nucleo === null, sinNucleo],
    respondida ? encontrado?.consumos.length : pregunta.pagina > 1,
    borrador.desde === '' || borrador.hasta === futura,
    borrador.desde === larga,
    pregunta.hasta !== hoy && formatFilters(leida, historyKinds) === '',
    documento?.para,
    comparte,
  ],
};
