import { isDeepStrictEqual } from 'node:util';
import type { Page, Request, Route } from 'playwright/test';
import { type CallName, contract } from '../../domain/contract';
import { decodeReply, encodeReply } from '../../domain/contract/decode';
import type { Endpoint } from '../../domain/contract/endpoint';
import type { LinkFault } from '../../domain/contract/link-fault';
import type { ProblemKind } from '../../domain/contract/problem';
import { understands } from '../backends/contract-stub';
import { startTime } from './start-time';

const calls = Object.entries(contract) as [CallName, Endpoint][];

const callAt = (address: string, method: string): CallName | undefined => {
  const path = new URL(address).pathname.replace(/^\/api\//, '');
  return calls.find(([, endpoint]) => endpoint.path === path && endpoint.method === method)?.[0];
};

/** A code that the contract does not list, as sent by the server. */
const unlisted = (output: unknown): unknown => {
  if (typeof output !== 'object' || output === null || !('codigoMensaje' in output)) return output;
  if (output.codigoMensaje !== 'otro' || !('codigo' in output)) return output;
  const { codigo, ...rest } = output;
  return { ...rest, codigoMensaje: codigo };
};

/** The body of an answer as the chart sees it; the production decoder must parse it to the same value. */
export const wireOf = (call: CallName, output: unknown): unknown => {
  const endpoint: Endpoint = contract[call];
  const encoded = encodeReply(endpoint, unlisted(output));
  if (!encoded.ok) throw new Error(`${call}: the contract cannot send this case: ${encoded.issues.join('; ')}`);
  const read = decodeReply(endpoint, encoded.json);
  if (!read.ok || !isDeepStrictEqual(read.reply, output))
    throw new Error(`${call}: what is sent for this case is read as another one`);
  return encoded.json;
};

export type Background = Readonly<Partial<Record<CallName, unknown>>>;

/** Service and page share the path's clock. */
const fulfilled = async (page: Page, json: unknown) => ({
  status: 200,
  headers: { date: new Date(await page.evaluate(() => Date.now()).catch(() => startTime)).toUTCString() },
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify(json),
});

/** The network's behaviour for each kind of failure; `sinRespuesta` is a delay without an answer. */
type WireFault = Exclude<ProblemKind, 'sinRespuesta'> | 'rechazo';
const failures: Readonly<Record<WireFault, (route: Route) => Promise<void>>> = {
  sinConexion: (route) => route.abort('connectionfailed'),
  // A status that the client does not retry.
  sinServicio: (route) => route.fulfill({ status: 501, contentType: 'application/json', body: '{"mensaje":""}' }),
  rechazo: (route) => route.fulfill({ status: 422, contentType: 'application/json', body: '{"mensaje":""}' }),
  ilegible: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Otra cosa</p>' }),
  sesionVencida: (route) => route.fulfill({ status: 401, contentType: 'application/json', body: '{"mensaje":""}' }),
};

const refusals: Readonly<Record<LinkFault, number>> = { vencido: 410, usado: 409, invalido: 404 };

export interface HeldWire {
  /** Delays requests of these calls until the path answers them. */
  hold(...names: readonly CallName[]): void;
  /** Answers everything immediately from now on. */
  letGo(): void;
  /** Whether a request of this call is pending. */
  waits(call: CallName): boolean;
  answer(call: CallName, json: unknown): Promise<void>;
  /** Answers with a file instead of JSON. */
  file(call: CallName, content: string, contentType: string): Promise<void>;
  /** Answers a navigation without content, so that the page stays. */
  empty(call: CallName): Promise<void>;
  /** The service reports a bad link as a status. */
  refuse(call: CallName, fault: LinkFault, mensaje: string): Promise<void>;
  fail(call: CallName, fault: WireFault): Promise<void>;
  /** The number of requests of this call. */
  asked(call: CallName): number;
}

/** All calls of a page: delays those of the path, and answers the others from `background`. */
export const heldWire = async (
  page: Page,
  { background, shared }: { background: Background; shared: readonly CallName[] },
  until: (done: () => Promise<boolean>) => Promise<void>,
): Promise<HeldWire> => {
  const held = new Set<CallName>();
  const waiting = new Map<CallName, Route[]>();
  const counts = new Map<CallName, number>();
  const ended = new Map<Request, 'taken' | 'abandoned'>();
  // The browser reports requests in the order in which the page made them.
  const last = '/api/last';
  const newest = async (call: CallName): Promise<Route> => {
    if (shared.includes(call)) await page.evaluate(async (address) => void (await fetch(address)), last);
    await until(async () => (waiting.get(call) ?? []).length > 0);
    const route = waiting.get(call)?.pop();
    if (route === undefined) throw new Error(`${call} was never asked for`);
    return route;
  };
  /**
   * A new search aborts the older request, and this process may learn of it only after answering. So an answer counts
   * once the page has received it; the answer of an aborted request goes to its successor.
   */
  const end = async (call: CallName, how: (route: Route) => Promise<void>): Promise<void> => {
    const route = await newest(call);
    await how(route);
    await until(async () => ended.has(route.request()));
    if (ended.get(route.request()) === 'abandoned') await end(call, how);
  };
  await page.route('**/api/**', async (route) => {
    if (new URL(route.request().url()).pathname === last) return route.fulfill({ status: 204 });
    const call = callAt(route.request().url(), route.request().method());
    if (call === undefined) return route.fulfill({ status: 404 });
    if (!understands(contract[call], route.request()))
      throw new Error(`${call}: the contract does not take this request`);
    counts.set(call, (counts.get(call) ?? 0) + 1);
    if (held.has(call)) waiting.set(call, [...(waiting.get(call) ?? []), route]);
    else if (call in background) await route.fulfill(await fulfilled(page, background[call]));
    else await route.fulfill({ status: 501 });
  });
  page.on('response', (response) => ended.set(response.request(), 'taken'));
  page.on('requestfailed', (gone) => {
    // A session that ends with an answer aborts the rest of it: that answer was received.
    const aborted = gone.failure()?.errorText === 'net::ERR_ABORTED' && !ended.has(gone);
    ended.set(gone, aborted ? 'abandoned' : 'taken');
    for (const [call, routes] of waiting)
      waiting.set(
        call,
        routes.filter((route) => route.request() !== gone),
      );
  });
  return {
    hold: (...names) => {
      for (const name of names) held.add(name);
    },
    letGo: () => held.clear(),
    waits: (call) => (waiting.get(call) ?? []).length > 0,
    answer: (call, json) => end(call, async (route) => route.fulfill(await fulfilled(page, json))),
    file: (call, body, contentType) => end(call, (route) => route.fulfill({ body, contentType })),
    empty: async (call) => (await newest(call)).fulfill({ status: 204 }),
    refuse: (call, fault, mensaje) => {
      const body = JSON.stringify({ mensaje });
      return end(call, (route) => route.fulfill({ status: refusals[fault], contentType: 'application/json', body }));
    },
    fail: async (call, fault) => {
      // The client retries a safe call twice if there was no connection.
      const tries = fault === 'sinConexion' && contract[call].safe ? 3 : 1;
      for (let left = tries; left > 0; left -= 1) await end(call, failures[fault]);
    },
    asked: (call) => counts.get(call) ?? 0,
  };
};
