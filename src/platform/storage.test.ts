import { expect, test } from 'vitest';
import { fakeArea } from '../../tests/stand-ins/fake-device';
import { type Area, safeStorage } from './storage';

const refusing = (methods: readonly (keyof Area)[]): Area =>
  new Proxy(fakeArea(new Map([['guardado', 'antes']])), {
    get: (area, name, receiver) => {
      if (methods.some((method) => method === name))
        return () => {
          throw new DOMException('no', 'QuotaExceededError');
        };
      return Reflect.get(area, name, receiver);
    },
  });

const use = (open: () => Area) => {
  const storage = safeStorage(open);
  storage.set('a', '1');
  storage.set('b_1', '2');
  storage.set('b_2', '3');
  const before = ['a', 'b_1', 'b_2', 'c'].map((key) => storage.get(key));
  storage.remove('a');
  storage.removePrefix('b_');
  return [before, ['a', 'b_1', 'b_2'].map((key) => storage.get(key))];
};
const whole = [
  ['1', '2', '3', null],
  [null, null, null],
];

test.each([
  ['a working storage', () => fakeArea(new Map())],
  [
    'a storage that may not be touched at all',
    () => {
      throw new DOMException('no', 'SecurityError');
    },
  ],
  ['a storage without room', () => refusing(['setItem'])],
  ['a storage that cannot be read', () => refusing(['getItem', 'setItem'])],
  ['a storage that fails in everything', () => refusing(['getItem', 'setItem', 'removeItem', 'key'])],
] satisfies [string, () => Area][])('%s: keeps a value until it is removed', (_, open) => {
  expect(use(open)).toEqual(whole);
});

test('reads other tabs’ values, unless this tab fell back to memory', () => {
  const stored = new Map([['a', 'de otra']]);
  const storage = safeStorage(() => fakeArea(stored));
  expect(storage.get('a')).toBe('de otra');
  storage.set('a', 'propia');
  stored.set('a', 'de otra, después');
  expect(storage.get('a')).toBe('de otra, después');
});

test('a full storage keeps old values and still removes', () => {
  const area = refusing(['setItem']);
  const storage = safeStorage(() => area);
  const before = storage.get('guardado');
  storage.remove('guardado');
  expect([before, storage.get('guardado'), area.getItem('guardado')]).toEqual(['antes', null, null]);
});
