import { alertaPersonalizada } from '../../domain/contract/ajuste';
import { decodeReply } from '../../domain/contract/decode';
import { prestadorDetalle, prestadorTodos, regimenesPrestador } from '../../domain/contract/prestador';
import { canonicalFilters } from '../../domain/rules/lists/filters';
import { chartLimitMs, defaultPolicy } from '../../domain/rules/policy';
import {
  noProviderWords,
  type ProviderFilters,
  providerFilterKinds,
} from '../../domain/rules/providers/provider-filters';
import { providerSearchFaults } from '../../domain/rules/providers/provider-search';
import { shareLimitMs } from '../../domain/rules/screen/share-limit';
import type { FlowCases } from '../flow-cases';
import { providersFlow } from './providers.rules';

const nada: ProviderFilters = { ...noProviderWords, pagina: 1, filas: 5 };
const matos = { ...nada, nombre: 'matos' };
const searchOf = (filters: ProviderFilters) => canonicalFilters(filters, providerFilterKinds);
const enSantiago = { ...nada, provincia: '25', municipio: '2501' };
const searches = [nada, enSantiago, matos].map(searchOf);

const clinica = {
  codigoPrestador: '3001',
  nombre: 'Clínica Abreu',
  tipoPrestador: 'Centro',
  especialidad: 'Clínica o centro médico',
  direccion: 'Av. Charles de Gaulle 112',
  telefono: '829-555-0142',
  correo: 'citas@abreu.example',
  municipio: 'Santiago',
  regimen: 'Contributivo',
};
const doctora = {
  ...clinica,
  codigoPrestador: '3002',
  nombre: 'Dra. Yokasta Matos',
  tipoPrestador: 'Medico',
  especialidad: 'Cardiología',
};
const pagina = { data: [clinica, doctora], cantidadRegistros: 12 };

export const cases: FlowCases<typeof providersFlow> = {
  machine: providersFlow,
  starts: {
    'sin filtros': { filtros: nada, recuerdo: null, ultima: null },
    'con una búsqueda en la dirección': { filtros: enSantiago, recuerdo: null, ultima: null },
    'con la última búsqueda': {
      filtros: nada,
      recuerdo: null,
      ultima: { ...noProviderWords, provincia: '25', municipio: '2501' },
    },
  },
  events: {
    ESCRIBIR: {
      nombre: { campo: 'nombre', valor: 'abreu' },
      'sin nombre': { campo: 'nombre', valor: '' },
      plan: { campo: 'plan', valor: '2' },
    },
    ELEGIR_PROVINCIA: { Santiago: { provincia: '25', municipios: ['2501', '2506'] } },
    ELEGIR_ATAJO: { clínicas: { atajo: { campo: 'tipo', valor: '156' } } },
    QUITAR: { 'el plan': { campo: 'plan' } },
    CERCA: {
      Santiago: {
        lugares: [
          { provincia: '25', municipio: '2501', km: 2 },
          { provincia: '25', municipio: '2506', km: 8 },
        ],
      },
    },
    IR_A: { Tamboril: { lugar: { provincia: '25', municipio: '2506', km: 8 } } },
    PAGINA: { 'la segunda': { pagina: 2 } },
    FILAS: { diez: { filas: 10 } },
    DIRECCION: {
      'sin filtros': { filtros: nada, recuerdo: null },
      'otra búsqueda': { filtros: matos, recuerdo: null },
      'ya buscada': {
        filtros: enSantiago,
        recuerdo: {
          prestadores: [clinica, doctora],
          cantidad: 12,
          pagina: 1,
          filas: 5,
          aviso: '',
        },
      },
      'ya buscada, sin resultados': {
        filtros: enSantiago,
        recuerdo: { prestadores: [], cantidad: 0, pagina: 1, filas: 5, aviso: '' },
      },
    },
    VER_DETALLE: {
      centro: { prestador: { codigoPrestador: '3001', nombre: 'Clínica Abreu', tipoPrestador: 'Centro' } },
      doctora: { prestador: { codigoPrestador: '3002', nombre: 'Dra. Yokasta Matos', tipoPrestador: 'Medico' } },
    },
  },
  replies: {
    buscarPrestadores: {
      'dos de doce': decodeReply(prestadorTodos, pagina),
      ninguno: decodeReply(prestadorTodos, { data: [], cantidadRegistros: 0 }),
      'pasada del final': decodeReply(prestadorTodos, { data: [], cantidadRegistros: 4 }),
    },
    consultarAviso: {
      'un aviso': decodeReply(alertaPersonalizada, {
        result: [{ nombre: 'prestador-consulta-nofound', mensaje: 'Pruebe con otra provincia.' }],
      }),
    },
    consultarDetalle: {
      'sus datos': decodeReply(prestadorDetalle, {
        ...clinica,
        relacionados: [
          {
            codigoPrestador: '3002',
            nombre: 'Dra. Yokasta Matos',
            tipoPrestador: 'Medico',
            especialidad: 'Cardiología',
          },
        ],
      }),
      nada: decodeReply(prestadorDetalle, null),
    },
    consultarRegimenes: {
      dos: decodeReply(regimenesPrestador, [
        { codigo: '1', descripcion: 'Subsidiado' },
        { codigo: '2', descripcion: 'Contributivo' },
      ]),
    },
    compartir: { compartido: 'compartido', copiado: 'copiado' },
  },
  delays: { limite: chartLimitMs(defaultPolicy.readLimitMs), limiteCompartir: shareLimitMs },
  guardContext: ({ borrador, direccion, encontrado, ultima, cercanos }) => [
    providerSearchFaults(borrador).length,
    searches.indexOf(searchOf(direccion)),
    direccion.nombre,
    providerSearchFaults(direccion).length,
    direccion.pagina,
    direccion.filas,
    // Only in the nearest municipality a browser offers the next one.
    cercanos.length > 0 && direccion.municipio === '2501',
    encontrado?.cantidad ?? null,
    ultima === null,
  ],
};
