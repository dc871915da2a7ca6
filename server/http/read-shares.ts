import { HttpProblem } from './http-problem';
import { TooMany } from './too-many';

interface Options {
  /** Reads of one caller that are under way at once. */
  atOnce: number;
  /** Reads of one caller that wait for one of those. */
  maxWaiting: number;
}

interface Share {
  underWay: number;
  waiting: (() => void)[];
}

/** However many connections a caller opens, it gets a few reads at once; the others wait, and only for their own. */
export const createReadShares = () => {
  const shares = new Map<string, Share>();

  const leave = (caller: string, share: Share) => () => {
    const next = share.waiting.shift();
    if (next !== undefined) return next();
    share.underWay -= 1;
    if (share.underWay === 0) shares.delete(caller);
  };

  return {
    /** Resolves to what ends the read. A call that is aborted while it waits leaves the line. */
    enter: async (caller: string, { atOnce, maxWaiting }: Options, signal: AbortSignal): Promise<() => void> => {
      const share = shares.get(caller) ?? { underWay: 0, waiting: [] };
      if (share.underWay < atOnce) {
        share.underWay += 1;
        shares.set(caller, share);
        return leave(caller, share);
      }
      const beyond = share.waiting.length + 1 - maxWaiting;
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
      return leave(caller, share);
    },
  };
};
