/** Of some calls, as the server lists it. */
export interface Maintenance {
  desde: string;
  /** Empty: nobody knows the end. */
  hasta: string;
  llamadas: readonly string[];
  frase: string;
}

export const startOf = ({ desde }: Maintenance): number => Date.parse(desde);
/** Infinity: nobody knows. */
export const endOf = ({ hasta }: Maintenance): number => (hasta === '' ? Number.POSITIVE_INFINITY : Date.parse(hasta));

/** Those that run, or begin within so long. One with an unreadable time is none. */
export const maintenanceWithin = <M extends Maintenance>(list: readonly M[], now: number, ms: number): readonly M[] =>
  list.filter((one) => startOf(one) - ms <= now && now < endOf(one));

/** Of several at once the one that ends last. */
export const lastToEnd = <M extends Maintenance>(list: readonly M[]): M | null =>
  list.reduce<M | null>((last, one) => (last === null || endOf(one) > endOf(last) ? one : last), null);
