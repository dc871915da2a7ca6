import { coberturaprocedimiento, procedimientos } from '../../domain/contract/cobertura';
import { decodeReply } from '../../domain/contract/decode';
import { catalogopdss } from '../../domain/contract/prestador';
import { type CoverageQuery, coverageKinds } from '../../domain/rules/coverage/coverage-search';
import { canonicalFilters } from '../../domain/rules/lists/filters';
import { chartLimitMs, defaultPolicy } from '../../domain/rules/policy';
import type { FlowCases } from '../flow-cases';
import { coverageFlow } from './coverage.rules';
import { coverageFaults } from './coverage-faults';

const nada: CoverageQuery = {
  prestador: '',
  plan: '',
  complementario: '',
  grupo: '',
  subgrupo: '',
  nombre: '',
  pagina: 1,
  filas: 5,
};
const porNombre: CoverageQuery = { ...nada, plan: '2', nombre: 'resonancia' };
const deUnCentro: CoverageQuery = { ...nada, prestador: '3103', nombre: 'resonancia' };
const searches = [nada, porNombre].map((una) => canonicalFilters(una, coverageKinds));

const procedimiento = (codigo: string, descripcion: string) => ({
  codigo,
  descripcion,
  grupo: 'Apoyo diagnóstico',
  subGrupo: 'Resonancia magnética',
  contributivo: true,
  subsidiado: false,
  complementario: true,
});
const cuatro = ['Resonancia de cráneo', 'Resonancia de cuello', 'Resonancia de hombro', 'Resonancia de rodilla'].map(
  (descripcion, lugar) => procedimiento(String(900001 + lugar), descripcion),
);
const encontrado = { rows: cuatro, total: 9, page: 1, size: 5 } as const;

const centro = (codigoPrestador: string, nombre: string) => ({
  codigoPrestador,
  nombre,
  tipoPrestador: 'Centro',
  especialidad: 'Clínica',
  municipio: 'Santo Domingo',
});

export const cases: FlowCases<typeof coverageFlow> = {
  machine: coverageFlow,
  starts: {
    'sin preguntar': { planPropio: '', pedida: nada, recordado: null },
    'una pregunta': { planPropio: '', pedida: porNombre, recordado: null },
    'de un prestador': { planPropio: '', pedida: deUnCentro, recordado: null },
  },
  events: {
    DIRECCION: {
      // A name of symbols only counts as no name.
      'sin preguntar': { pedida: nada, recordado: { ...encontrado, rows: [], total: 0 } },
      'una pregunta': { pedida: porNombre, recordado: null },
      'una pregunta de antes': { pedida: porNombre, recordado: encontrado },
      'una pregunta de antes, sin ninguno': { pedida: porNombre, recordado: { ...encontrado, rows: [], total: 0 } },
    },
    LISTA: {
      'los grupos no llegaron': { lista: 'grupos', de: '', opciones: null },
      'los subgrupos de otro grupo': { lista: 'subGrupos', de: '5', opciones: [] },
    },
    ESCRIBIR: {
      'el plan': { campo: 'plan', valor: '2' },
      'ningún plan': { campo: 'plan', valor: '' },
      'el nombre': { campo: 'nombre', valor: 'resonancia' },
      'ningún nombre': { campo: 'nombre', valor: '' },
    },
    PAGINA: { 'la segunda': { pagina: 2 } },
    FILAS: { diez: { filas: 10 } },
    VER_DETALLE: { 'el primero': { codigo: '900001' } },
    VER_PRESTADORES: { 'el primero': { codigo: '900001' } },
  },
  replies: {
    consultarProcedimientos: {
      cuatro: decodeReply(procedimientos, { data: cuatro, cantidadRegistros: 9 }),
      ninguno: decodeReply(procedimientos, { data: [], cantidadRegistros: 0 }),
      'pasada del final': decodeReply(procedimientos, { data: [], cantidadRegistros: 4 }),
    },
    consultarAviso: { alerta: [{ nombre: 'cobertura-consulta-nofound', mensaje: 'Pruebe con otro nombre.' }] },
    consultarCobertura: {
      'lo cubre': decodeReply(coberturaprocedimiento, {
        procedimientoDescripcion: 'Resonancia de cráneo',
        grupo: 'Apoyo diagnóstico',
        subGrupo: 'Resonancia magnética',
        valorTarifario: 10_000,
        coberturaPdss: 8000,
        coberturaTotal: 8000,
        montoCopago: 2000,
        porcentajeCobertura: 80,
        porcentajeCoPago: 20,
      }),
      'no lo cubre': decodeReply(coberturaprocedimiento, null),
    },
    consultarPrestadores: {
      dos: decodeReply(catalogopdss, {
        data: [centro('3103', 'Clínica Abreu'), centro('3104', 'Centro Médico Real')],
        cantidadRegistros: 7,
      }),
      ninguno: decodeReply(catalogopdss, { data: [], cantidadRegistros: 0 }),
    },
  },
  delays: { limite: chartLimitMs(defaultPolicy.readLimitMs) },
  guardContext: ({ pedida, borrador, listas }) => [
    pedida.pagina > 1,
    searches.indexOf(canonicalFilters(pedida, coverageKinds)),
    [pedida, { ...pedida, prestador: '' }, { ...borrador, prestador: pedida.prestador }].map((una) =>
      Object.keys(coverageFaults(una)),
    ),
    borrador.plan,
    borrador.nombre === '',
    // Only failed lists are retried.
    listas.grupos.fallida,
  ],
};
