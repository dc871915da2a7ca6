/** `ultimoDia`: dd-MM-yyyy; empty if unknown. */
const desde = (ultimoDia: string) => (ultimoDia === '' ? '' : ` desde el ${ultimoDia}`);

/** Of a plan that gives no service. */
export const planServiceTexts = {
  sinServicio: (ultimoDia: string) => `Su plan no tiene servicio${desde(ultimoDia)}.`,
  sinServicioDe: (nombre: string, ultimoDia: string) => `El plan de ${nombre} no tiene servicio${desde(ultimoDia)}.`,
  insignia: 'Sin servicio',
  llamenos: 'Llámenos:',
} as const;
