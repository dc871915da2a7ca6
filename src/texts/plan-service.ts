/** `ultimoDia`: dd-MM-yyyy; empty if unknown. */
const desde = (ultimoDia: string) => (ultimoDia === '' ? '' : ` desde el ${ultimoDia}`);

/** Whether a plan gives service. `hasta`: dd-MM-yyyy. */
export const planServiceTexts = {
  /** Short, so that it stands beside the number on a phone. */
  cubreHasta: 'Cubre hasta',
  conCobertura: 'Con cobertura hasta el',
  sinServicio: (ultimoDia: string) => `Su plan no tiene servicio${desde(ultimoDia)}.`,
  sinServicioDe: (nombre: string, ultimoDia: string) => `El plan de ${nombre} no tiene servicio${desde(ultimoDia)}.`,
  insignia: 'Sin servicio',
  llamenos: 'Llámenos:',
} as const;
