import { callContext } from '../db/call-context';
import type { ServerPolicy } from '../settings/server-policy';
import type { Ctx } from './context';
import { HttpProblem } from './http-problem';
import type { Owner } from './owner';
import { TooMany } from './too-many';

interface Share {
  underWay: number;
  waiting: (() => void)[];
}

type Limits = Pick<
  ServerPolicy,
  'requestsAtOncePerMember' | 'requestsAtOncePerIp' | 'requestsWaiting' | 'handlerLimitMs'
>;

/** However many lines an owner opens, a few requests of its are worked on at once; the others wait, and only for their own. */
export const createShares = (limits: Limits) => {
  const shares = new Map<string, Share>();

  const leave = (name: string, share: Share) => () => {
    const next = share.waiting.shift();
    if (next !== undefined) return next();
    share.underWay -= 1;
    if (share.underWay === 0) shares.delete(name);
  };

  /** Resolves to what ends the work. A request that is aborted while it waits leaves the line. */
  const enter = async ({ name, isMember }: Owner, signal: AbortSignal): Promise<() => void> => {
    const share = shares.get(name) ?? { underWay: 0, waiting: [] };
    if (share.underWay < (isMember ? limits.requestsAtOncePerMember : limits.requestsAtOncePerIp)) {
      share.underWay += 1;
      shares.set(name, share);
      return leave(name, share);
    }
    const beyond = share.waiting.length + 1 - limits.requestsWaiting;
    if (beyond > 0) throw new TooMany(beyond, 5);
    await new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        share.waiting.splice(share.waiting.indexOf(begin), 1);
        reject(new HttpProblem(408));
      };
      const begin = () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      share.waiting.push(begin);
      signal.addEventListener('abort', giveUp, { once: true });
    });
    return leave(name, share);
  };

  return {
    /**
     * Statements of visitors run after those of members, and work that changes nothing is dropped when the client
     * disconnects.
     */
    run: async <T>(c: Ctx, owner: Owner, { safe }: { safe: boolean }, work: () => Promise<T>): Promise<T> => {
      const { signal } = c.req.raw;
      const deadline = performance.now() + limits.handlerLimitMs;
      const end = await enter(owner, signal);
      const isOver = () => safe && (signal.aborted || performance.now() > deadline);
      try {
        return await callContext.run(
          { priority: owner.isMember ? 'first' : 'later', caller: owner.name, isOver },
          work,
        );
      } finally {
        end();
      }
    },
  };
};
