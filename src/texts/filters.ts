/** Texts around the filters of any search. */
export const filtersTexts = {
  titulo: 'Filtros',
  puestos: (cuantos: number) => `Filtros (${cuantos})`,
  buscar: 'Buscar',
  limpiar: 'Limpiar',
} as const;
