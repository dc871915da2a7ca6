interface Answer {
  data: readonly unknown[];
  cantidadRegistros: number;
}

/** The last existing page if the requested one lies past the end; else null. */
export const lastPageFallback = ({ data, cantidadRegistros }: Answer, page: number, size: number): number | null => {
  const last = Math.max(1, Math.ceil(cantidadRegistros / size));
  return data.length === 0 && cantidadRegistros > 0 && last < page ? last : null;
};
