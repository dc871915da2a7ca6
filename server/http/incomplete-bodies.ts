import type { ServerPolicy } from '../settings/server-policy';
import { createConcurrencyLimit } from './concurrency-limit';
import type { Ctx } from './context';
import { createMemoryCounter } from './memory-counter';
import type { Owner } from './owner';
import { TooMany } from './too-many';

type Limits = Pick<ServerPolicy, 'bodiesAtOncePerMember' | 'bodiesAtOncePerIp'>;

/**
 * Requests whose body has not wholly arrived: each holds one of the server's connections for as long as its sender likes.
 * Short bodies arrive with their header and are not counted.
 */
export const createIncompleteBodies = ({ bodiesAtOncePerMember, bodiesAtOncePerIp }: Limits) => {
  const ofMembers = createConcurrencyLimit(bodiesAtOncePerMember);
  const ofVisitors = createConcurrencyLimit(bodiesAtOncePerIp);
  const rejected = createMemoryCounter(60_000);
  return {
    /** Runs `read` while the body counts. */
    during: async <T>(c: Ctx, { name, isMember }: Owner, read: () => Promise<T>): Promise<T> => {
      if (c.env?.incoming?.complete !== false) return read();
      const end = (isMember ? ofMembers : ofVisitors).begin(name);
      // The rest of the body is unread, so the connection cannot be used again.
      if (end === null) throw new TooMany(rejected.use(name).count, 5, undefined, { connection: 'close' });
      try {
        return await read();
      } finally {
        end();
      }
    },
  };
};
