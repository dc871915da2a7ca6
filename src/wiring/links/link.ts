import { fromPromise } from 'xstate';
import type { Endpoint, Reply, Request } from '../../../domain/contract/endpoint';
import { type LinkRefusal, linkRefusalOf } from '../../../domain/contract/link-refusal';
import { flags } from '../../../domain/contract/start';
import { routeParam } from '../../../domain/rules/access/route-param';
import type { LinkReading } from '../../../domain/rules/links/link-reading';
import { readLink } from '../../../domain/rules/links/read-link';
import { tokenExpiry } from '../../../domain/rules/session/token';
import type { Client } from '../../api/client';
import type { ServerClock } from '../../platform/server-clock';

interface Parts {
  client: Client;
  /** The path as the browser shows it, still percent-encoded. */
  pathname(): string;
  /** Replaces the address with the page's address without its token. */
  strip(): void;
  time: Pick<ServerClock, 'now' | 'passed'>;
  shape?: RegExp;
}

/** A rejected link is an answer, not a failure. */
export const refusalIn = <T>(answer: Promise<T>): Promise<T | LinkRefusal> =>
  answer.catch((error: unknown) => {
    const refusal = linkRefusalOf(error);
    if (refusal === null) throw error;
    return refusal;
  });

/** The token of the link that opened the page. It is removed from the address at once and stored only here. */
export const openedLink = ({ client, pathname, strip, time, shape }: Parts) => {
  let token = '';
  const read = async (signal: AbortSignal): Promise<LinkReading> => {
    if (token === '') {
      token = routeParam(pathname()).trim();
      if (token !== '') strip();
    }
    const guess = readLink(token, (moment) => moment <= time.now(), shape);
    if (guess !== 'vencido') return guess;
    // Any answer tells the server's time; without an answer the service decides.
    if (!time.passed(tokenExpiry(token))) await client.call(flags, {}, signal).catch(() => undefined);
    return readLink(token, time.passed, shape);
  };
  return {
    read,
    token: () => token,
    /** `read` in a task of its own: an actor that stops immediately must not send a request. */
    reading: fromPromise<LinkReading>(({ signal }) => read(signal)),
    /** For a `fetching` child: reads the link, and sends its token if it looks valid. */
    opening:
      <T>(ask: (token: string, signal: AbortSignal) => Promise<T>, { evenExpired = false } = {}) =>
      async (signal: AbortSignal): Promise<T | LinkRefusal> => {
        const lectura = await read(signal);
        if (signal.aborted) throw new Error('it is asked for no longer');
        if (lectura === 'vigente' || (evenExpired && lectura === 'vencido')) return refusalIn(ask(token, signal));
        return { enlaceRechazado: lectura, mensaje: '' };
      },
    /** A call with the token. */
    call: <E extends Endpoint, I>(endpoint: E, request: (token: string, input: I) => Request<E>) =>
      fromPromise<Reply<E> | LinkRefusal, I>(({ input, signal }) =>
        refusalIn(client.call(endpoint, request(token, input), signal)),
      ),
  };
};

export type OpenedLink = ReturnType<typeof openedLink>;
