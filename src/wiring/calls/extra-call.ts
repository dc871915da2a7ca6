import type { Endpoint, Reply, Request } from '../../../domain/contract/endpoint';
import { extraName } from '../../../domain/contract/extras/extra-name';
import { failureOf } from '../../../domain/contract/problem';
import type { Client } from '../../api/client';

const notOffered: readonly (number | undefined)[] = [404, 501];

/** Returns null, without a call where it can, if the server does not offer the extra. Other failures are thrown. */
export const extraCall =
  (client: Pick<Client, 'call'>, offered: readonly string[]) =>
  async <E extends Endpoint>(endpoint: E, request: Request<E>, signal: AbortSignal): Promise<Reply<E> | null> => {
    if (!offered.includes(extraName(endpoint))) return null;
    return client.call(endpoint, request, signal).catch((error: unknown) => {
      const failure = failureOf(error);
      if (failure?.kind === 'ilegible' || notOffered.includes(failure?.status)) return null;
      throw error;
    });
  };
