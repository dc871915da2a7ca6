/** A place that the service has not filled in is often a zero. */
export const placeCode = (id: string): string => (/^0*$/.test(id.trim()) ? '' : id.trim());
