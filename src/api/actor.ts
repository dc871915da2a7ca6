import { fromPromise } from 'xstate';
import type { Endpoint, Reply, Request } from '../../domain/contract/endpoint';
import type { Client } from './client';

/** One call as an actor. Leaving the state aborts it. */
export const callActor =
  (client: Client) =>
  <E extends Endpoint>(endpoint: E) =>
    fromPromise<Reply<E>, Request<E>>(({ input, signal }) => client.call(endpoint, input, signal));
