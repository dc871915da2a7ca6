import type { Queries } from '../db/db';
import type { ServerPolicy } from '../settings/server-policy';
import { messages } from '../texts/messages';
import { createCounters } from './counters';
import { HttpProblem } from './http-problem';

const dayMs = 86_400_000;
const kilobyte = 1024;

interface Parts {
  now: () => Date;
  policy: ServerPolicy;
  hide: (text: string) => string;
}

const usedUp = (waitSeconds: number) =>
  new HttpProblem(429, { 'retry-after': String(waitSeconds) }, messages.cases.dailyFiles);

/**
 * The bytes that one member may upload in a day: stored attachments and photos, and bodies that were rejected. The counter is
 * a column of 32 bits, so it counts kilobytes, rounded up.
 */
export const createUploadQuota = ({ now, policy, hide }: Parts) => {
  const keyOf = (member: string) => `subidas:${hide(member)}`;
  const most = policy.uploadMegabytesPerMemberPerDay * kilobyte;
  const count = (queries: Queries, member: string, bytes: number) =>
    createCounters(queries, now).use({
      key: keyOf(member),
      most,
      windowMs: dayMs,
      amount: Math.ceil(bytes / kilobyte),
    });

  return {
    /**
     * Before the body is read. Only rejected bodies exceed the quota, so a member whose stored files just fill it can
     * still send the last request again.
     */
    refuseWhenExceeded: async (queries: Queries, member: string): Promise<void> => {
      const use = (await createCounters(queries, now).look([keyOf(member)])).get(keyOf(member));
      if (use !== undefined && use.count > most)
        throw usedUp(Math.max(1, Math.ceil((use.until.getTime() - now().getTime()) / 1000)));
    },

    /** Counts bytes that are stored in this transaction; its rollback takes them back. */
    addStored: async (queries: Queries, member: string, bytes: number): Promise<void> => {
      const { wait } = await count(queries, member, bytes);
      if (wait !== null) throw usedUp(wait);
    },

    addRejected: async (queries: Queries, member: string, bytes: number): Promise<void> => {
      await count(queries, member, bytes);
    },
  };
};
export type UploadQuota = ReturnType<typeof createUploadQuota>;
