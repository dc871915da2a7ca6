import { expect, test } from 'vitest';
import { readSettings } from '../settings';
import { readExtras } from './extras-settings';

test('a server that names no extras, or names them otherwise, offers none', () => {
  const named = { demo: true, extras: ['casos/historia', 'otro'] };
  expect([readExtras(named), ...[{}, null, { extras: 'casos/historia' }, { extras: [1] }].map(readExtras)]).toEqual([
    ['casos/historia', 'otro'],
    ...[[], [], [], []],
  ]);
});

test('a page that knows no extras reads the other settings', () => {
  expect(readSettings({ demo: true, extras: [{ nombre: 'otro' }] })).toEqual(readSettings({ demo: true }));
});
