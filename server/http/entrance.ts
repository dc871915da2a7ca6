import type { ServerPolicy } from '../settings/server-policy';
import { createIncompleteBodies } from './incomplete-bodies';
import { createMemoryBudget } from './memory-budget';
import { createMemoryCounter } from './memory-counter';
import type { Owner } from './owner';
import { createShares } from './shares';
import { TooMany } from './too-many';

/** What can be asked for without a log-in, each counted by itself: many calls reject no page, many pages no call. */
export type Visit = 'call' | 'page' | 'device' | 'payment' | 'demo' | 'file' | 'unknown';

/** The shares of one server that each request takes, in `/api` and outside of it: docs/security.md has the table. */
export const createEntrance = (policy: ServerPolicy) => {
  const visits = createMemoryCounter(60_000);
  return {
    shares: createShares(policy),
    bodies: createIncompleteBodies(policy),
    /** Answers that their readers have not taken yet. */
    answers: createMemoryBudget(policy.filesInMemoryMegabytes),
    /** Of all visitors of one address. */
    refuseManyVisits: ({ name, isMember }: Owner, visit: Visit): void => {
      if (isMember) return;
      const most = policy.visitsPerIpPerMinute * (visit === 'file' ? 20 : 1);
      const { count, waitSeconds } = visits.use(`${visit} ${name}`);
      if (count > most) throw new TooMany(count - most, waitSeconds);
    },
  };
};
export type Entrance = ReturnType<typeof createEntrance>;
