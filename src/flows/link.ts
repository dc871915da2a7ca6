import { fromPromise } from 'xstate';
import type { Client } from '../api/client';
import type { Endpoint, Reply, Request } from '../contract/endpoint';
import { type LinkRefusal, linkRefusalOf } from '../contract/link-refusal';
import type { LinkReading } from '../rules/link-reading';
import { readLink } from '../rules/read-link';
import { routeParam } from '../rules/route-param';

interface Parts {
  client: Client;
  /** The path as the browser shows it, still encoded. */
  pathname(): string;
  /** Puts the page's bare address in place of the one that was opened. */
  strip(): void;
  now(): number;
  shape?: RegExp;
}

/** The token of the link that opened the page: taken out of the address at once, and held here and nowhere else. */
export const openedLink = ({ client, pathname, strip, now, shape }: Parts) => {
  let token = '';
  const take = (): LinkReading => {
    if (token === '') {
      token = routeParam(pathname()).trim();
      if (token !== '') strip();
    }
    return readLink(token, now(), shape);
  };
  return {
    take,
    token: () => token,
    /** Reads once all that starts together has started: a start that is taken back at once asks nothing. */
    reading: fromPromise(async () => take()),
    /** A call that carries the token. What the service has against the link is an answer. */
    call: <E extends Endpoint, I>(endpoint: E, request: (token: string, input: I) => Request<E>) =>
      fromPromise<Reply<E> | LinkRefusal, I>(async ({ input, signal }) => {
        try {
          return await client.call(endpoint, request(token, input), signal);
        } catch (error) {
          const refusal = linkRefusalOf(error);
          if (refusal === null) throw error;
          return refusal;
        }
      }),
  };
};

export type OpenedLink = ReturnType<typeof openedLink>;
