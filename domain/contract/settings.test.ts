import { expect, test } from 'vitest';
import { defaultPolicy } from '../rules/policy';
import { readSettings } from './settings';

test('settings of the page override the built-in ones one by one', () => {
  const { demo, policy } = readSettings({ demo: true, policy: { readLimitMs: 4_000 } });
  expect([demo, policy]).toEqual([true, { ...defaultPolicy, readLimitMs: 4_000 }]);
});

test.each([undefined, null, 7, { demo: 'sí' }])('what nobody can read leaves what is built in: %o', (block) => {
  const { demo, policy } = readSettings(block);
  expect([demo, policy]).toEqual([false, defaultPolicy]);
});
