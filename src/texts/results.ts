const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** Texts around the rows of any search. */
export const resultsTexts = {
  inicial: 'Realice una búsqueda para ver los resultados.',
  vacio: 'No se encontraron resultados.',
  buscando: 'Buscando…',
  resumen: (total: number, pagina: number, paginas: number) => {
    const cuantos = `${grouped(total)} ${total === 1 ? 'resultado' : 'resultados'}`;
    return total === 0 ? cuantos : `${cuantos}, página ${grouped(pagina)} de ${grouped(paginas)}`;
  },
  acciones: 'Acciones',
  deFila: (accion: string, fila: string) => `${accion}, ${fila}`,
  porPagina: 'Por página',
  tramo: (desde: number, hasta: number, total: number) => `${grouped(desde)}–${grouped(hasta)} de ${grouped(total)}`,
  paginas: 'Páginas',
  pagina: (pagina: number, paginas: number) => `Página ${grouped(pagina)} de ${grouped(paginas)}`,
  anterior: 'Página anterior',
  siguiente: 'Página siguiente',
} as const;
