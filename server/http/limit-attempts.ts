import type { Counters } from './counters';
import { TooMany } from './too-many';
import { householdOf } from './visitor';

const hour = 3_600_000;

export interface AttemptLimit {
  /** Of one document, account or member, of whom nothing readable is stored. */
  key: string;
  ip: string;
  /** By one visitor in an hour. */
  most: number;
  /** By all visitors in an hour. Beyond it whoever has not tried before still may, once: nobody shuts others out. */
  inAll: number;
  /** In place of the words of 429. */
  mensaje?: string;
}

/** Counts a use. What it returns takes it back, for a use that did not happen or did no harm. */
export const limitAttempts = async (
  counters: Counters,
  { key, ip, most, inAll, mensaje }: AttemptLimit,
): Promise<() => Promise<void>> => {
  const ofVisitor = `${key}:${householdOf(ip)}`;
  const own = await counters.use({ key: ofVisitor, most, windowMs: hour });
  if (own.wait !== null) throw new TooMany(own.count - most, own.wait, mensaje);
  const all = await counters.use({ key, most: inAll, windowMs: hour });
  if (all.wait !== null && own.count > 1) throw new TooMany(own.count - 1, all.wait, mensaje);
  return async () => {
    await counters.giveBack(ofVisitor);
    await counters.giveBack(key);
  };
};
