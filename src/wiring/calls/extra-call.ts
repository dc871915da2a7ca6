import type { Endpoint, Reply, Request } from '../../../domain/contract/endpoint';
import { extraName } from '../../../domain/contract/extras/extra-name';
import { failureOf } from '../../../domain/contract/problem';
import type { Client } from '../../api/client';

type Failed = ReturnType<typeof failureOf>;

const notOffered: readonly (number | undefined)[] = [404, 501];

/** For a call that must reach the server: a page of a hotel's network in its place is a failure. */
export const hasNoSuchCall = (failure: Failed): boolean => notOffered.includes(failure?.status);

const hasNoSuchPart = (failure: Failed): boolean => failure?.kind === 'ilegible' || hasNoSuchCall(failure);

/** Returns null, without a call where it can, if the server does not offer the extra. Other failures are thrown. */
export const extraCall =
  (client: Pick<Client, 'call'>, offered: readonly string[], isAbsent: (failure: Failed) => boolean = hasNoSuchPart) =>
  async <E extends Endpoint>(endpoint: E, request: Request<E>, signal: AbortSignal): Promise<Reply<E> | null> => {
    if (!offered.includes(extraName(endpoint))) return null;
    return client.call(endpoint, request, signal).catch((error: unknown) => {
      if (isAbsent(failureOf(error))) return null;
      throw error;
    });
  };
