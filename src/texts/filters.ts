/** What stands around the filters of any search. */
export const filtersTexts = {
  titulo: 'Filtros',
  puestos: (cuantos: number) => (cuantos === 1 ? 'Filtros, 1 puesto' : `Filtros, ${cuantos} puestos`),
  buscar: 'Buscar',
  limpiar: 'Limpiar',
} as const;
