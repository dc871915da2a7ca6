import type { Endpoint, Reply, Request } from '../../../domain/contract/endpoint';
import type { Client } from '../../api/client';

/** Returns null if the call fails, for data that a page can do without. */
export const optionalCall =
  (client: Client, signal: AbortSignal) =>
  <E extends Endpoint>(endpoint: E, request: Request<E>): Promise<Reply<E> | null> =>
    client.call(endpoint, request, signal).catch(() => null);
