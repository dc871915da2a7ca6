import { afterEach, expect, test, vi } from 'vitest';
import { fakeArea } from '../../tests/stand-ins/fake-device';
import { fetchFont } from './font';
import { safeStorage } from './storage';

const address = '/assets/figtree-1.woff2';

/** A browser with this storage and connection; records the requested fonts. */
const open = (stored: readonly [string, string][], connection?: object) => {
  const [local, asked, used] = [new Map(stored), [] as unknown[], [] as unknown[]];
  class FontFace {
    constructor(...face: readonly unknown[]) {
      asked.push(face);
    }
    load = () => Promise.resolve('letra');
  }
  vi.stubGlobal('FontFace', FontFace);
  vi.stubGlobal('document', { fonts: { add: (face: unknown) => used.push(face) } });
  vi.stubGlobal('navigator', connection === undefined ? {} : { connection });
  return { local, asked, used, storage: safeStorage(() => fakeArea(local)) };
};
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['that says nothing of it', undefined],
  ['that is not to be spared', { saveData: false }],
])('on a line %s the font is fetched once, stored for the next start, and applied only on request', async (_, line) => {
  const { local, asked, used, storage } = open([], line);
  const use = await fetchFont(address, storage);
  expect([asked, [...local], used]).toEqual([
    [['Figtree Variable', `url(${address})`, { weight: '300 900' }]],
    [['letra', address]],
    [],
  ]);
  use();
  expect(used).toEqual(['letra']);
});

test.each([
  ['a line that is to be spared', [], { saveData: true }],
  ['the same font kept by an earlier start', [['letra', address]], undefined],
] as const)('fetches nothing with %s', async (_, stored, line) => {
  const { local, asked, used, storage } = open(
    stored.map(([key, value]) => [key, value]),
    line,
  );
  (await fetchFont(address, storage))();
  expect([asked, used, [...local]]).toEqual([[], [], stored]);
});

test('fetches a font other than the stored one', async () => {
  const { asked, local, storage } = open([['letra', '/assets/figtree-0.woff2']]);
  await fetchFont(address, storage);
  expect([asked.length, [...local]]).toEqual([1, [['letra', address]]]);
});

test('does nothing without FontFace', async () => {
  const { local, storage } = open([]);
  vi.stubGlobal('FontFace', undefined);
  (await fetchFont(address, storage))();
  expect([...local]).toEqual([]);
});
