import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Asked = Event & { respondWith: (answer: Promise<Response>) => void };

let heard: Record<string, (event: Event) => void>;
const skipWaiting = vi.fn();
const kept = vi.fn(async () => new Response('la copia'));

beforeEach(async () => {
  heard = {};
  vi.resetModules();
  vi.stubGlobal('addEventListener', (type: string, listener: (event: Event) => void) => {
    heard[type] = listener;
  });
  vi.stubGlobal('skipWaiting', skipWaiting);
  vi.stubGlobal('caches', { match: kept });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await import('./card-worker');
});
afterEach(() => vi.unstubAllGlobals());

/** The worker's answer without a network; null if it does not handle the request. */
const answer = async (url: string, more: { mode?: string; method?: string } = {}) => {
  const request = { url: `https://portal.example${url}`, mode: 'navigate', method: 'GET', ...more };
  const answers: Promise<Response>[] = [];
  const event = { request, respondWith: (one: Promise<Response>) => void answers.push(one) };
  heard.fetch?.(event as unknown as Asked);
  return answers[0] === undefined ? null : (await answers[0]).text();
};

test('answers navigations to the card, with and without a selected person', async () => {
  expect([await answer('/carne'), await answer('/carne/'), await answer('/carne?familiar=2')]).toEqual(
    Array.from({ length: 3 }, () => 'la copia'),
  );
  expect(kept).toHaveBeenCalledWith('/carne', { cacheName: 'carne' });
});

test.each<[string, string, { mode?: string; method?: string }]>([
  ['a call', '/api/Afiliado/nucleo/carnet?CodigoAfiliado=1', { mode: 'cors' }],
  ['a file', '/assets/page.js', { mode: 'no-cors' }],
  ['the address of the card, when a page asks for it', '/carne', { mode: 'cors' }],
  ['a form', '/carne', { method: 'POST' }],
  ['the log-in', '/login', {}],
  ['what is kept for the page alone', '/carne/guardados', {}],
  ['an address that begins like it', '/carnet', {}],
])('ignores %s', async (_, url, more) => {
  expect(await answer(url, more)).toBe(null);
});

test('a new worker activates immediately', () => {
  heard.install?.(new Event('install'));
  expect(skipWaiting).toHaveBeenCalledOnce();
});
