import { fromPromise } from 'xstate';
import type { Reply, Request } from '../../../domain/contract/endpoint';
import type { flags, menu } from '../../../domain/contract/start';
import type { Deps } from '../deps';

/** A list that depends on the session: stale once another session is open than the one that fetched it. */
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
