/** A line of a list of the country: a municipality's parent is its province. */
export interface Place {
  codigo: string;
  descripcion: string;
  codigoPadre: string;
}

export const placesIn = (places: readonly Place[], parent: string): readonly Place[] =>
  parent === '' ? [] : places.filter(({ codigoPadre }) => codigoPadre === parent);

export const placeName = (places: readonly Place[], codigo: string): string =>
  places.find((place) => place.codigo === codigo)?.descripcion ?? '';

/** A place that the service has not filled in is often a zero. */
export const placeCode = (id: string): string => (/^0*$/.test(id.trim()) ? '' : id.trim());
