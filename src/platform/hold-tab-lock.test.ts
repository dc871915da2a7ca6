import { afterEach, expect, test, vi } from 'vitest';
import { fakeLocks } from '../../tests/stand-ins/fake-locks';
import { holdTabLock } from './hold-tab-lock';

afterEach(() => vi.unstubAllGlobals());

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('one tab holds a lock until it releases it; other locks are independent', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  const told: string[] = [];
  const say = (who: string) => (ours: boolean) => told.push(`${who} ${ours}`);
  const giveBack = holdTabLock('pago F1', say('here'));
  await settled();
  holdTabLock('pago F1', say('there'));
  holdTabLock('pago F2', say('other'));
  await settled();
  giveBack();
  await settled();
  holdTabLock('pago F1', say('later'));
  await settled();
  expect(told).toEqual(['here true', 'there false', 'other true', 'later true']);
});

test('an aborted request gets no answer and holds no lock', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  const told: boolean[] = [];
  holdTabLock('pago F1', (ours) => told.push(ours))();
  await settled();
  holdTabLock('pago F1', (ours) => told.push(ours));
  await settled();
  expect(told).toEqual([true]);
});

test.each([
  ['no locks', {}],
  ['none that may be used', { locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) } }],
])('with %s every tab gets the lock', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const told: boolean[] = [];
  holdTabLock('pago F1', (ours) => told.push(ours));
  await settled();
  expect(told).toEqual([true]);
});
