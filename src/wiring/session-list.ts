import { fromPromise } from 'xstate';
import type { Reply, Request } from '../../domain/contract/endpoint';
import type { flags, menu } from '../../domain/contract/start';
import type { Deps } from './deps';

/** A list that members and visitors get alike or not: it is stale once another session than the one that asked is open. */
export const sessionList = <E extends typeof menu | typeof flags>(
  { client, store }: Pick<Deps, 'client' | 'store'>,
  endpoint: E,
) => {
  let askedBy: string | null = null;
  return {
    stale: () => askedBy !== store.token(),
    logic: fromPromise<Reply<E>>(({ signal }) => {
      askedBy = store.token();
      return client.call(endpoint, {} as Request<E>, signal);
    }),
  };
};
