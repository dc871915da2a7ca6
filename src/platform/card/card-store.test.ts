import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fakeCache } from '../../../tests/stand-ins/fake-cache';
import { cardStore, type KeptCard } from './card-store';
import { deleteAllCards } from './delete-cards';

interface Card extends KeptCard {
  nombre: string;
}

const ana: Card = { codigoAfiliado: '1001', guardado: 1, nombre: 'Ana' };
const noe: Card = { codigoAfiliado: '1003', guardado: 2, nombre: 'Noé' };
const pageOf = (cards: readonly Card[]) => `<p>${cards.map(({ nombre }) => nombre).join()}</p>`;
const list = (...tarjetas: Card[]) => JSON.stringify({ forma: 1, afiliado: '1001', tarjetas });

// As in a page, where relative addresses resolve against the portal's origin.
beforeAll(() => {
  vi.stubGlobal('location', new URL('https://portal.example/'));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const open = () => {
  const kept = fakeCache();
  return { ...kept, store: cardStore<Card>(kept.device) };
};

test('saves only the list of cards and the page built from it', async () => {
  const { store, all, page, registered } = open();
  expect([await store.read('1001'), await all(), registered]).toEqual([[], {}, []]);
  await store.keep('1001', ana, pageOf);
  await store.keep('1001', noe, pageOf);
  expect(await store.keep('1001', { ...ana, guardado: 3 }, pageOf)).toEqual([noe, { ...ana, guardado: 3 }]);
  expect([await all(), registered]).toEqual([
    { 'carne /carne/guardados': list(noe, { ...ana, guardado: 3 }), 'carne /carne': '<p>Noé,Ana</p>' },
    ['/carne-sw.js /'],
  ]);
  expect(Object.fromEntries(page()?.headers ?? [])).toEqual({
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'content-type': 'text/html; charset=utf-8',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
});

test('does not save a card that was aborted while the worker installed', async () => {
  const { store, all } = open();
  const leaving = new AbortController();
  const keeping = store.keep('1001', ana, pageOf, leaving.signal);
  leaving.abort();
  await expect(keeping).rejects.toThrow('given up before it was kept');
  expect(await all()).toEqual({});
});

test('deleting the last card also removes the cache; the worker stays for the pages without a network', async () => {
  const { store, all, registered } = open();
  await store.keep('1001', ana, pageOf);
  await store.keep('1001', noe, pageOf);
  expect(await store.drop('1001', '1001', pageOf)).toEqual([noe]);
  expect(await all()).toEqual({ 'carne /carne/guardados': list(noe), 'carne /carne': '<p>Noé</p>' });
  expect([await store.drop('1001', '1003', pageOf), await all(), registered]).toEqual([[], {}, ['/carne-sw.js /']]);
});

test('another member’s session neither reads nor extends the cards, and deletes them', async () => {
  const { store, all } = open();
  await store.keep('1001', ana, pageOf);
  await store.forgetOthers('1001');
  expect([await store.read('1001'), await store.read('2002')]).toEqual([[ana], []]);
  expect(await store.keep('2002', noe, pageOf)).toEqual([noe]);
  expect(await store.read('1001')).toEqual([]);
  await store.forgetOthers('1001');
  expect(await all()).toEqual({});
});

test('waits for pending work before deleting everything', async () => {
  const { store, all, device } = open();
  const kept = store.keep('1001', ana, pageOf);
  const other = cardStore<Card>(open().device);
  await Promise.all([deleteAllCards(device), kept, other.read('1001')]);
  expect(await all()).toEqual({});
});

test('updates only saved cards', async () => {
  const { store, all } = open();
  expect([await store.renew('1001', ana, pageOf), await all()]).toEqual([[], {}]);
  await store.keep('1001', ana, pageOf);
  expect(await store.renew('1001', { ...ana, guardado: 9 }, pageOf)).toEqual([{ ...ana, guardado: 9 }]);
  expect(await store.renew('1001', noe, pageOf)).toEqual([{ ...ana, guardado: 9 }]);
});

test('draws the page of the saved cards anew, and nothing where none is saved', async () => {
  const { store, all } = open();
  await store.redraw(pageOf);
  expect(await all()).toEqual({});
  await store.keep('1001', ana, pageOf);
  await store.redraw((cards) => `otra: ${pageOf(cards)}`);
  expect(await all()).toEqual({ 'carne /carne/guardados': list(ana), 'carne /carne': 'otra: <p>Ana</p>' });
});

test('draws no page of cards that another tab deletes meanwhile', async () => {
  const { store, all, device } = open();
  await store.keep('1001', ana, pageOf);
  const openCache = device.caches.open.bind(device.caches);
  device.caches.open = async (name) => {
    await device.caches.delete(name);
    return openCache(name);
  };
  await store.redraw(pageOf);
  expect(await all()).toEqual({});
});

test('has one registration of the worker: for all pages', async () => {
  const { store, device, registered } = open();
  await device.workers.register('/carne-sw.js', { scope: '/carne' });
  await device.workers.register('/otro.js', { scope: '/otro' });
  await store.keep('1001', ana, pageOf);
  expect(registered).toEqual(['/otro.js /otro', '/carne-sw.js /']);
});

test('deletes even while other work hangs', async () => {
  const { store, all, device } = open();
  await store.keep('1001', ana, pageOf);
  device.workers.register = () => new Promise(() => {});
  void store.keep('1001', noe, pageOf);
  void deleteAllCards(device);
  await expect.poll(all).toEqual({});
});

test.each<[string, string]>([
  ['of another build', JSON.stringify({ forma: 2, afiliado: '1001', tarjetas: [ana] })],
  ['that nobody can read', '{'],
  ['of nobody', JSON.stringify({ forma: 1, tarjetas: [ana] })],
])('a list %s counts as empty and is deleted with the next session', async (_, written) => {
  const { store, all, device } = open();
  await (await device.caches.open('carne')).put('/carne/guardados', new Response(written));
  expect(await store.read('1001')).toEqual([]);
  await store.forgetOthers('1001');
  expect(await all()).toEqual({});
});

test('without caches and workers nothing is saved, and deleting succeeds', async () => {
  const none = cardStore<Card>({});
  expect([none.able, await none.read('1001')]).toEqual([false, []]);
  await expect(none.keep('1001', ana, pageOf)).rejects.toThrow('this browser keeps no card');
  await Promise.all([deleteAllCards({}), none.forgetOthers('1001')]);
});

test('saves nothing when the device rejects it', async () => {
  const full = fakeCache(() => new Error('QuotaExceededError'));
  const store = cardStore<Card>(full.device);
  await expect(store.keep('1001', ana, pageOf)).rejects.toThrow('QuotaExceededError');
  expect(await full.all()).toEqual({});
});

test('a device that becomes full while it saves has no half of a card', async () => {
  const { device, all } = fakeCache();
  const open = device.caches.open.bind(device.caches);
  device.caches.open = async (name) => {
    const cache = await open(name);
    const put = cache.put.bind(cache);
    cache.put = async (address, answer) => {
      if (address === '/carne/guardados') throw new DOMException('full', 'QuotaExceededError');
      return put(address, answer);
    };
    return cache;
  };
  const store = cardStore<Card>(device);
  await expect(store.keep('1001', ana, pageOf)).rejects.toThrow('full');
  expect(await all()).toEqual({});
});

test('waits for a slow worker, and saves nothing if it fails to start', async () => {
  const { device, all } = fakeCache();
  const worker = Object.assign(new EventTarget(), { state: 'installing' });
  const workers = { ...device.workers, register: async () => ({ active: null, installing: worker, scope: '/' }) };
  const store = cardStore<Card>({ ...device, workers: workers as unknown as ServiceWorkerContainer });
  const turn = (state: string) => {
    worker.state = state;
    worker.dispatchEvent(new Event('statechange'));
  };
  const refused = store.keep('1001', ana, pageOf);
  setTimeout(() => turn('redundant'));
  await expect(refused).rejects.toThrow('the worker of the card did not start');
  expect(await all()).toEqual({});
  worker.state = 'installing';
  const kept = store.keep('1001', ana, pageOf);
  setTimeout(() => turn('activated'));
  expect(await kept).toEqual([ana]);
});
