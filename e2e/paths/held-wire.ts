import { isDeepStrictEqual } from 'node:util';
import type { Page, Request, Route } from 'playwright/test';
import { type CallName, contract } from '../../domain/contract';
import { decodeReply, encodeReply } from '../../domain/contract/decode';
import type { Endpoint } from '../../domain/contract/endpoint';
import type { LinkFault } from '../../domain/contract/link-fault';
import type { ProblemKind } from '../../domain/contract/problem';
import { startTime } from './start-time';

const calls = Object.entries(contract) as [CallName, Endpoint][];

const callAt = (address: string, method: string): CallName | undefined => {
  const path = new URL(address).pathname.replace(/^\/api\//, '');
  return calls.find(([, endpoint]) => endpoint.path === path && endpoint.method === method)?.[0];
};

/** A code that the contract does not list, as it travels. */
const unlisted = (output: unknown): unknown => {
  if (typeof output !== 'object' || output === null || !('codigoMensaje' in output)) return output;
  if (output.codigoMensaje !== 'otro' || !('codigo' in output)) return output;
  const { codigo, ...rest } = output;
  return { ...rest, codigoMensaje: codigo };
};

/** The wire of an answer as the chart sees it; the production decoder must read the same from it. */
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

/** The service and the page have one clock, which the path winds on. */
const fulfilled = async (page: Page, json: unknown) => ({
  status: 200,
  headers: { date: new Date(await page.evaluate(() => Date.now()).catch(() => startTime)).toUTCString() },
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify(json),
});

/** A file travels as it is. */
/** How the network behaves for each kind of failure; silence is waited for, not answered. */
const failures: Readonly<Record<Exclude<ProblemKind, 'sinRespuesta'>, (route: Route) => Promise<void>>> = {
  sinConexion: (route) => route.abort('connectionfailed'),
  // A status that no client repeats.
  sinServicio: (route) => route.fulfill({ status: 501, contentType: 'application/json', body: '{"mensaje":""}' }),
  ilegible: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Otra cosa</p>' }),
  sesionVencida: (route) => route.fulfill({ status: 401, contentType: 'application/json', body: '{"mensaje":""}' }),
};

const refusals: Readonly<Record<LinkFault, number>> = { vencido: 410, usado: 409, invalido: 404 };

export interface HeldWire {
  /** From now on requests of these calls wait until the path says what becomes of them. */
  hold(...names: readonly CallName[]): void;
  /** From now on all is answered at once. */
  letGo(): void;
  /** Whether one of them does. */
  waits(call: CallName): boolean;
  answer(call: CallName, json: unknown): Promise<void>;
  /** A file instead of JSON. */
  file(call: CallName, content: string, contentType: string): Promise<void>;
  /** To whom goes there by itself, so that the page stays. */
  empty(call: CallName): Promise<void>;
  /** What the service has against a link comes as a status. */
  refuse(call: CallName, fault: LinkFault, mensaje: string): Promise<void>;
  fail(call: CallName, kind: Exclude<ProblemKind, 'sinRespuesta'>): Promise<void>;
  /** How often it was asked for. */
  asked(call: CallName): number;
}

/** Every call of a page: those of the path are held, the others answered at once with what stands in the background. */
export const heldWire = async (
  page: Page,
  background: Background,
  until: (done: () => Promise<boolean>) => Promise<void>,
): Promise<HeldWire> => {
  const held = new Set<CallName>();
  const waiting = new Map<CallName, Route[]>();
  const counts = new Map<CallName, number>();
  const ended = new Map<Request, 'taken' | 'abandoned'>();
  const newest = async (call: CallName): Promise<Route> => {
    await until(async () => (waiting.get(call) ?? []).length > 0);
    const route = waiting.get(call)?.pop();
    if (route === undefined) throw new Error(`${call} was never asked for`);
    return route;
  };
  /**
   * A search that begins anew abandons the older request, of which this process may hear only after it was answered. So an
   * answer counts once the page has taken it, and what was abandoned leaves it to the request that came in its place.
   */
  const end = async (call: CallName, how: (route: Route) => Promise<void>): Promise<void> => {
    const route = await newest(call);
    await how(route);
    await until(async () => ended.has(route.request()));
    if (ended.get(route.request()) === 'abandoned') await end(call, how);
  };
  await page.route('**/api/**', async (route) => {
    const call = callAt(route.request().url(), route.request().method());
    if (call === undefined) return route.fulfill({ status: 404 });
    counts.set(call, (counts.get(call) ?? 0) + 1);
    if (held.has(call)) waiting.set(call, [...(waiting.get(call) ?? []), route]);
    else if (call in background) await route.fulfill(await fulfilled(page, background[call]));
    else await route.fulfill({ status: 501 });
  });
  page.on('response', (response) => ended.set(response.request(), 'taken'));
  page.on('requestfailed', (gone) => {
    // A session that ends with an answer aborts what is left of it: that answer was taken.
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
    fail: async (call, kind) => {
      // The client tries a safe call three times where no line was to be had.
      const tries = kind === 'sinConexion' && contract[call].safe ? 3 : 1;
      for (let left = tries; left > 0; left -= 1) await end(call, failures[kind]);
    },
    asked: (call) => counts.get(call) ?? 0,
  };
};
