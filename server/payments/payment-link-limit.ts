import type { Caller } from '../http/caller';
import type { Counters, Refund } from '../http/counters';
import { HttpProblem } from '../http/http-problem';
import { TooMany } from '../http/too-many';
import { visitorsOf } from '../http/visitor';
import type { ServerPolicy } from '../settings/server-policy';

const hourMs = 3_600_000;
const isWrongLink = (error: unknown): boolean => error instanceof HttpProblem && error.status === 404;

interface Parts {
  counters: Counters;
  policy: ServerPolicy;
}

/**
 * A carrier puts hundreds of telephones behind one address, so only wrong links count against an address. A member with a
 * log-in has a limit of their own.
 */
export const createPaymentLinkLimit = ({ counters, policy }: Parts) => {
  const giveBack = async (uses: readonly Refund[]): Promise<void> => {
    for (const use of uses) await counters.giveBack(use);
  };

  /** Each link counts before it is looked up: parallel guesses get no more tries than the same guesses in a row. */
  const count = async (ip: string): Promise<readonly Refund[]> => {
    const counted: Refund[] = [];
    let ofVisitor = 0;
    for (const { name, times } of visitorsOf(ip)) {
      const most = policy.wrongPaymentLinksPerIpPerHour * times;
      const key = `pago:fallos:${name}`;
      const { count, wait, until } = await counters.use({ key, most, windowMs: hourMs });
      if (wait !== null) {
        await giveBack(counted);
        throw new TooMany(count - most, wait);
      }
      if (counted.length === 0) ofVisitor = count;
      counted.push({ key, until, most });
    }
    const key = 'pago:fallos:todos';
    const { wait, until } = await counters.use({ key, most: policy.wrongLookupsPerHour, windowMs: hourMs });
    const total = { key, until };
    // Beyond the total only visitors with a wrong link of their own are rejected: nobody shuts others out.
    if (wait !== null && ofVisitor > 1) {
      await giveBack([...counted.slice(1), total]);
      throw new TooMany(ofVisitor - 1, wait);
    }
    return [...counted, total];
  };

  return {
    /** Runs `lookUp`; only one that ends with «no such link» stays counted. */
    guard: async <T>(caller: Caller, lookUp: () => Promise<T>): Promise<T> => {
      if (caller.scope === 'miembro') return lookUp();
      const counted = await count(caller.ip);
      try {
        const found = await lookUp();
        await giveBack(counted);
        return found;
      } catch (error) {
        if (!isWrongLink(error)) await giveBack(counted);
        throw error;
      }
    },
  };
};
