import { fromCallback, fromPromise } from 'xstate';
import type { Endpoint, Reply, Request } from '../../../domain/contract/endpoint';
import { chartLimitMs } from '../../../domain/rules/policy';
import type { Evento, Fetching } from '../../../machines/fetching/fetching.machine';
import { fetchingFlow } from '../../../machines/fetching/fetching.rules';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';

/** A child chart that fetches one thing and returns it to its parent. A failure is logged under its invoke id. */
export const fetchingLogic = <T, Q = unknown>(
  { policy, browser }: Pick<Deps, 'policy' | 'browser'>,
  ask: (signal: AbortSignal, question: Q) => Promise<T>,
  limitMs = chartLimitMs(policy.readLimitMs),
): Fetching<T, Q> => {
  const logic = wire(fetchingFlow, {
    actors: {
      pedir: fromPromise(({ input, signal }) => ask(signal, input as Q)),
      vigilarRed: fromCallback(({ sendBack }) => {
        const send: (event: Evento) => void = sendBack;
        return browser.page.onOnline((online) => online && send({ type: 'EN_LINEA' }));
      }),
    },
    delays: { limite: limitMs },
    actions: { registrarFallo: ({ self }) => browser.log(`${self.id}: no se pudo cargar`) },
  });
  return logic as Fetching<T, Q>; // The chart passes on the answer of `ask` without knowing its type.
};

/** `fetchingLogic` for one call of the contract. */
export const fetchingCall =
  (deps: Pick<Deps, 'client' | 'policy' | 'browser'>) =>
  <E extends Endpoint>(endpoint: E, request: Request<E>): Fetching<Reply<E>> =>
    fetchingLogic(deps, (signal) => deps.client.call(endpoint, request, signal));
