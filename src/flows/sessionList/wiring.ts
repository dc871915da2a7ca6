import { fromPromise } from 'xstate';
import type { Reply, Request } from '../../../domain/contract/endpoint';
import type { flags, menu } from '../../../domain/contract/start';
import { backoffMs } from '../../../domain/rules/calls/backoff';
import { chartLimitMs } from '../../../domain/rules/policy';
import { type SessionList, sessionListMachine } from '../../../machines/sessionList/sessionList.machine';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';

/** A list that depends on the session: stale once another session is open than the one that fetched it. */
export const sessionList = <E extends typeof menu | typeof flags, T>(
  { client, store, policy, browser }: Pick<Deps, 'client' | 'store' | 'policy' | 'browser'>,
  endpoint: E,
  listOf: (reply: Reply<E>) => T,
) => {
  let askedBy: string | null = null;
  const logic = wire(sessionListMachine, {
    actors: {
      pedir: fromPromise(async ({ signal }) => {
        askedBy = store.token();
        return listOf(await client.call(endpoint, {} as Request<E>, signal));
      }),
    },
    delays: {
      limite: () => chartLimitMs(policy.readLimitMs),
      espera: ({ context }) => backoffMs(context.fallos, browser.random()),
    },
    actions: { registrarFallo: ({ self }) => browser.log(`${self.id}: no se pudo cargar`) },
  });
  return {
    stale: () => askedBy !== store.token(),
    logic: logic as unknown as SessionList<T>, // The chart keeps what `listOf` made without knowing its type.
  };
};
