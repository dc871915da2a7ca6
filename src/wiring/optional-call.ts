import type { Endpoint, Reply, Request } from '../../domain/contract/endpoint';
import type { Client } from '../api/client';

/** What a page can do without: null where it did not come. */
export const optionalCall =
  (client: Client, signal: AbortSignal) =>
  <E extends Endpoint>(endpoint: E, request: Request<E>): Promise<Reply<E> | null> =>
    client.call(endpoint, request, signal).catch(() => null);
