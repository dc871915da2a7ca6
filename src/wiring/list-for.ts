import { fromPromise } from 'xstate';
import type { Parts } from '../app/parts';
import type { Reply, Request } from '../contract/endpoint';
import type { flags, menu } from '../contract/start';

/** A list that members and visitors get alike or not: it is stale once another session than the one that asked is open. */
export const listFor = <E extends typeof menu | typeof flags>(
  { client, store }: Pick<Parts, 'client' | 'store'>,
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
