import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { routes } from '../../../domain/rules/access/routes';

type Asked = Event & { respondWith: (answer: Promise<Response>) => void };

let heard: Record<string, (event: Event) => void>;
const skipWaiting = vi.fn();
const copy = async (): Promise<Response | undefined> => new Response('la copia');
const kept = vi.fn(copy);

beforeEach(async () => {
  heard = {};
  vi.resetModules();
  kept.mockImplementation(copy);
  vi.stubGlobal('addEventListener', (type: string, listener: (event: Event) => void) => {
    heard[type] = listener;
  });
  vi.stubGlobal('skipWaiting', skipWaiting);
  vi.stubGlobal('caches', { match: kept });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await import('../../offline-worker');
});
afterEach(() => vi.unstubAllGlobals());

/** The worker's answer without a network; null if it does not handle the request. */
const answer = async (url: string, more: { mode?: string; method?: string; destination?: string } = {}) => {
  const request = {
    url: `https://portal.example${url}`,
    mode: 'navigate',
    method: 'GET',
    destination: 'document',
    ...more,
  };
  const answers: Promise<Response>[] = [];
  const event = { request, respondWith: (one: Promise<Response>) => void answers.push(one) };
  heard.fetch?.(event as unknown as Asked);
  return answers[0] === undefined ? null : (await answers[0]).text();
};

test('every page of the portal has the page without a network, with a link to the card if one is saved', async () => {
  const withCard = await answer('/pagos?orden=1');
  expect(withCard).toContain('<h1>No hay conexión</h1>');
  expect(withCard).toContain('href="/carne">Ver el carnet guardado en este teléfono</a>');
  kept.mockImplementation(async () => undefined);
  const pages = await Promise.all(
    Object.values(routes).map(async ({ path }) => [path, (await answer(path))?.includes('No hay conexión')]),
  );
  expect(pages).toEqual(Object.values(routes).map(({ path }) => [path, true]));
  expect(await answer('/carne')).not.toContain('href="/carne"');
});

test('the page without a network runs no script, and asks the server for nothing', async () => {
  const page = await answer('/');
  expect(page).not.toMatch(/<script|<link|\ssrc=|\son\w+=/);
});

test('answers navigations to the card, with and without a selected person', async () => {
  expect([await answer('/carne'), await answer('/carne/'), await answer('/carne?familiar=2')]).toEqual(
    Array.from({ length: 3 }, () => 'la copia'),
  );
  expect(kept).toHaveBeenCalledWith('/carne', { cacheName: 'carne' });
});

test('the saved card says from the day after its last day on that its plan gives no service', async () => {
  const since = '<p class="ended" hidden data-since="2027-01-01">Sin servicio</p>';
  kept.mockImplementation(async () => new Response(since));
  vi.useFakeTimers({ toFake: ['Date'] });
  const onDay = (moment: string) => {
    vi.setSystemTime(moment);
    return answer('/carne');
  };
  // In Santo Domingo it is four hours earlier.
  const shown = [await onDay('2027-01-01T03:59:00Z'), await onDay('2027-01-01T04:00:00Z'), await onDay('2028-02-01')];
  vi.useRealTimers();
  expect(shown).toEqual([since, '<p class="ended">Sin servicio</p>', '<p class="ended">Sin servicio</p>']);
});

test.each<[string, string, { mode?: string; method?: string; destination?: string }]>([
  ['a call', '/api/Afiliado/nucleo/carnet?CodigoAfiliado=1', { mode: 'cors' }],
  ['a call that a link or another site opens as a page', '/api/Autenticacion/login', {}],
  ['a page of the demonstration', '/demo/correos', {}],
  ['a file', '/assets/page.js', { mode: 'no-cors' }],
  ['the address of the card, when a page asks for it', '/carne', { mode: 'cors' }],
  ['a form', '/carne', { method: 'POST' }],
  ['a frame', '/club', { destination: 'iframe' }],
  ['what is kept for the page alone', '/carne/guardados', {}],
  ['an address that begins like it', '/carnet', {}],
])('ignores %s', async (_, url, more) => {
  expect(await answer(url, more)).toBe(null);
});

test('a new worker activates immediately', () => {
  heard.install?.(new Event('install'));
  expect(skipWaiting).toHaveBeenCalledOnce();
});
