import { expect, test } from 'vitest';
import { fakeArea } from '../../tests/stand-ins/fake-device';
import { memberStore } from './member-store';
import { safeStorage } from './storage';

const opened = (stored: Record<string, string> = {}) => {
  const kept = new Map(Object.entries(stored));
  let made = 0;
  const store = memberStore(
    safeStorage(() => fakeArea(kept)),
    () => {
      made += 1;
      return `${made}`.repeat(32);
    },
  );
  return { kept, store };
};

test('[DEVICE-08] [HOME-17] the device identifier is generated once per browser', () => {
  const { kept, store } = opened();
  expect([store.device(), store.device(), Object.fromEntries(kept)]).toEqual([
    '1'.repeat(32),
    '1'.repeat(32),
    { dispositivo: '1'.repeat(32) },
  ]);
});

test.each(['<b>', `g${'2'.repeat(32)}`, `${'2'.repeat(32)} `])(
  'a malformed identifier is replaced: %s',
  (dispositivo) => {
    const { kept, store } = opened({ dispositivo });
    expect([store.device(), kept.get('dispositivo')]).toEqual(['1'.repeat(32), '1'.repeat(32)]);
  },
);

test('[NOTIF-13] read marks are a set of codes per affiliate, without any text', () => {
  const { kept, store } = opened();
  store.keepReadMarks('1001', ['23']);
  store.keepReadMarks('1001', ['22', '23']);
  store.keepReadMarks('2002', ['5']);
  expect([store.readMarks('1001'), store.readMarks('2002'), store.readMarks('3003')]).toEqual([
    ['23', '22'],
    ['5'],
    [],
  ]);
  expect([...kept.values()].filter((value) => value.startsWith('['))).toEqual(['["23","22"]', '["5"]']);
});

test('the key of read marks reveals no affiliate and differs per browser', () => {
  const keysOf = (device: string) => {
    const { kept, store } = opened({ dispositivo: device });
    store.keepReadMarks('10000001', ['23']);
    return [...kept.keys()].filter((key) => key.startsWith('notificaciones_leidas_'));
  };
  const [first, second] = [keysOf('1'.repeat(32)), keysOf('2'.repeat(32))];
  expect(first.join()).toMatch(/^notificaciones_leidas_[\da-f]{4}$/);
  expect(second.join()).toMatch(/^notificaciones_leidas_[\da-f]{4}$/);
  expect(second).not.toEqual(first);
});

test('drops the oldest marks', () => {
  const { store } = opened();
  store.keepReadMarks(
    '1001',
    Array.from({ length: 501 }, (_, index) => String(index)),
  );
  const marks = store.readMarks('1001');
  expect([marks.length, marks[0], marks.at(-1)]).toEqual([500, '1', '500']);
});

test.each(['{', 'null', '{"a":1}', '7'])('%s, if stored, marks nothing', (stored) => {
  const { kept, store } = opened();
  store.keepReadMarks('1001', ['23']);
  for (const key of kept.keys()) if (key.startsWith('notificaciones_leidas_')) kept.set(key, stored);
  expect(store.readMarks('1001')).toEqual([]);
});

test('[SESS-05, SESS-08] the last known photo is stored under selectedImage, and removed when there is none', () => {
  const { kept, store } = opened();
  store.keepPhoto('data:image/png;base64,iVBORw0KGgoA');
  expect([store.photo(), kept.get('selectedImage')]).toEqual([
    'data:image/png;base64,iVBORw0KGgoA',
    'data:image/png;base64,iVBORw0KGgoA',
  ]);
  store.keepPhoto('');
  expect([store.photo(), kept.has('selectedImage')]).toEqual(['', false]);
});
