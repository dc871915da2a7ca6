import type { CoverageSearchFault } from '../../../domain/rules/coverage/coverage-search';
import type { CoverageFault } from '../../../machines/coverage/coverage-faults';

export const coverageTexts = {
  titulo: 'Consulta de Coberturas',
  guia: 'Busque un procedimiento para saber si su plan lo cubre y cuánto le toca pagar.',
  plan: 'Plan',
  complementario: 'Plan complementario',
  grupo: 'Grupos PDSS',
  subgrupo: 'Sub Grupos PDSS',
  nombre: 'Nombre',
  ejemplo: 'Ej.: resonancia',
  pdss: 'PDSS es la lista de servicios que cubre su seguro.',
  elijaPlan: 'Elija un plan',
  ninguno: 'Ninguno',
  todos: 'Todos',
  antesGrupo: 'Elija antes un grupo',
  desconocido: (codigo: string) => `Otro (código ${codigo})`,
  sinLista: 'No se pudo cargar esta lista.',

  deUnPrestador: (nombre: string) => `Coberturas de ${nombre}`,
  prestadorPorSaber: 'Coberturas de un solo prestador',
  prestadorAusente: 'El prestador de esta dirección no está en la red.',
  quitarPrestador: 'Ver las de todos los prestadores',

  resultados: 'Procedimientos',
  procedimiento: 'Procedimiento',
  grupoYSubgrupo: 'Grupo y sub grupo',
  loCubren: 'Lo cubren',
  contributivo: 'Contributivo',
  subsidiado: 'Subsidiado',
  planesComplementarios: 'Planes complementarios',
  fallida: 'Ha ocurrido un error, favor de intentar mas tarde',
  vacia: 'No se encontraron resultados.',
  otrasPalabras: 'No encontramos nada con esas palabras. Pruebe con una: catarata, ojo, cirugía.',

  verDetalle: 'Ver detalle',
  detalle: 'Detalle de cobertura',
  sinPlan: 'Debe tener seleccionado el regimen.',
  cargandoDetalle: 'Consultando la cobertura…',
  sinCobertura: 'No encontró la cobertura del procedimiento.',
  descripcion: 'Descripción',
  grupoDetalle: 'Grupo',
  subgrupoDetalle: 'Sub grupo',
  porcentajeCobertura: 'Porcentaje de cobertura',
  porcentajeCoPago: 'Porcentaje de copago',
  porcentaje: (valor: number) => `${valor} %`,
  sinDato: 'No disponible',
  valorTarifario: 'Tarifa',
  coberturaPdss: 'Cubre el PDSS',
  coberturaTotal: 'Cobertura total',
  montoCopago: 'Usted paga',
  deLaTarifa: (tarifa: string, cubre: string) => `De ${tarifa}, su plan cubre ${cubre}.`,

  verPrestadores: 'Ver prestadores',
  prestadores: 'Prestadores de servicios PDSS',
  prestador: 'Prestador',
  telefono: 'Teléfono',
  verPrestador: 'Ver prestador',
  sinPrestadores: 'No se han encontrado prestadores',
  prestadoresFallidos: 'Ha ocurrido un error, favor intentar nueva vez .', // sic, PROV-16
} as const;

export const coverageFaultText: Readonly<Record<CoverageFault, string>> = {
  sinCriterio: 'Para consultar servicio/coberturas favor seleccionar al menos un criterio de búsqueda',
  sinGrupos: 'Debe tener el grupo y sub grupo para realizar al consulta.', // sic, COV-11
  largo: 'Es demasiado largo. Escríbalo más corto.',
};

/** What to do next, under the sentence of the specification. */
export const missingWordsText: Readonly<Record<CoverageSearchFault, string>> = {
  sinCriterio: 'Escriba el nombre del estudio que busca, por ejemplo «resonancia», y elija su plan en los filtros.',
  sinGrupos: 'Escriba el nombre del estudio que busca, por ejemplo «resonancia».',
};
