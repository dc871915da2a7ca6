import type { Counters } from './counters';
import { TooMany } from './too-many';
import { householdOf } from './visitor';

const hour = 3_600_000;

export interface AttemptLimit {
  /** A hashed document, account or member. */
  key: string;
  ip: string;
  /** An hour without it. */
  windowMs?: number;
  /** By one visitor. */
  most: number;
  /**
   * By all visitors. Beyond it a visitor who has not tried yet may try once, so that nobody can lock others
   * out.
   */
  inAll: number;
  /** In place of the words of 429. */
  mensaje?: string;
}

/** Counts an attempt and returns a function that refunds it. */
export const limitAttempts = async (
  counters: Counters,
  { key, ip, windowMs = hour, most, inAll, mensaje }: AttemptLimit,
): Promise<() => Promise<void>> => {
  const ofVisitor = `${key}:${householdOf(ip)}`;
  const own = await counters.use({ key: ofVisitor, most, windowMs });
  if (own.wait !== null) throw new TooMany(own.count - most, own.wait, mensaje);
  const all = await counters.use({ key, most: inAll, windowMs });
  const refundTotal = () => counters.giveBack({ key, until: all.until });
  if (all.wait !== null && own.count > 1) {
    await refundTotal();
    throw new TooMany(own.count - 1, all.wait, mensaje);
  }
  return async () => {
    await counters.giveBack({ key: ofVisitor, until: own.until, most });
    await refundTotal();
  };
};
