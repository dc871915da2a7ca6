import { afterEach, expect, test, vi } from 'vitest';
import { someLocks } from '../../tests/stand-ins/some-locks';
import { holdTurn } from './hold-turn';

afterEach(() => vi.unstubAllGlobals());

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('one tab has it until it gives it back; what is another thing is nobody else’s', async () => {
  vi.stubGlobal('navigator', { locks: someLocks() });
  const told: string[] = [];
  const say = (who: string) => (ours: boolean) => told.push(`${who} ${ours}`);
  const giveBack = holdTurn('pago F1', say('here'));
  await settled();
  holdTurn('pago F1', say('there'));
  holdTurn('pago F2', say('other'));
  await settled();
  giveBack();
  await settled();
  holdTurn('pago F1', say('later'));
  await settled();
  expect(told).toEqual(['here true', 'there false', 'other true', 'later true']);
});

test('who has left before the answer is told nothing, and holds nothing', async () => {
  vi.stubGlobal('navigator', { locks: someLocks() });
  const told: boolean[] = [];
  holdTurn('pago F1', (ours) => told.push(ours))();
  await settled();
  holdTurn('pago F1', (ours) => told.push(ours));
  await settled();
  expect(told).toEqual([true]);
});

test.each([
  ['no locks', {}],
  ['none that may be used', { locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) } }],
])('with %s every tab is told that it is its own', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const told: boolean[] = [];
  holdTurn('pago F1', (ours) => told.push(ours));
  await settled();
  expect(told).toEqual([true]);
});
