/** What is known of an application that has been received. */
export interface ApplicationReceipt {
  /** Empty where the answer carried none. */
  numero: string;
  at: number;
}

/** As this tab kept it; null where it cannot be read. */
export const keptReceipt = (kept: object | null): ApplicationReceipt | null => {
  const { numero, at }: { numero?: unknown; at?: unknown } = Object(kept);
  return typeof numero === 'string' && typeof at === 'number' ? { numero, at } : null;
};
