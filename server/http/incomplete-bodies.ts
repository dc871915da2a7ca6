import type { ServerPolicy } from '../server-policy';
import { createConcurrencyLimit } from './concurrency-limit';
import type { Ctx } from './context';
import type { Owner } from './owner';
import { TooManyConcurrent } from './too-many-concurrent';

type Limits = Pick<ServerPolicy, 'bodiesAtOncePerMember' | 'bodiesAtOncePerIp'>;

/**
 * Requests whose body has not wholly arrived: each holds one of the server's connections for as long as its sender likes.
 * Short bodies arrive with their header and are not counted.
 */
export const createIncompleteBodies = ({ bodiesAtOncePerMember, bodiesAtOncePerIp }: Limits) => {
  const ofMembers = createConcurrencyLimit(bodiesAtOncePerMember);
  const ofVisitors = createConcurrencyLimit(bodiesAtOncePerIp);
  return {
    /** Runs `read` while the body counts. */
    during: async <T>(c: Ctx, { name, isMember }: Owner, read: () => Promise<T>): Promise<T> => {
      if (c.env?.incoming?.complete !== false) return read();
      const end = (isMember ? ofMembers : ofVisitors).begin(name);
      if (end === null) throw new TooManyConcurrent({ connection: 'close' });
      try {
        return await read();
      } finally {
        end();
      }
    },
  };
};
