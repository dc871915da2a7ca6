import { expect, test } from 'vitest';
import type { Fault } from './fault';
import { createVisitorFaults } from './visitor-faults';

const slow = (value: number, call: Fault['call'] = 'menu'): Fault => ({ call, fault: 'demora', value });

test('a fault is kept for its visitor alone, replaced by the next of its kind, and removed with the others of that visitor', () => {
  const faults = createVisitorFaults();
  faults.set('203.0.113.7', slow(1));
  faults.set('203.0.113.7', slow(2));
  faults.set('203.0.113.8', slow(3));
  expect([faults.of('203.0.113.7'), faults.of('203.0.113.8'), faults.of('203.0.113.9')]).toEqual([
    [slow(2)],
    [slow(3)],
    [],
  ]);
  faults.clear('203.0.113.7');
  expect([faults.of('203.0.113.7'), faults.of('203.0.113.8')]).toEqual([[], [slow(3)]]);
});

test('an IPv6 network is one visitor, and so is localhost by IPv4 and IPv6', () => {
  const faults = createVisitorFaults();
  faults.set('2001:db8:1:200::1', slow(1));
  faults.set('127.0.0.1', slow(2));
  expect(['2001:db8:1:2ff::7', '2001:db8:1:300::7', '::1', '::ffff:127.0.0.1'].map(faults.of)).toEqual([
    [slow(1)],
    [],
    [slow(2)],
    [slow(2)],
  ]);
});

test('a fault with a count ends after that many calls, also a fault of all calls; other calls do not use it up', () => {
  const faults = createVisitorFaults();
  const twice: Fault = { call: '*', fault: 'vacio', value: 0, times: 2 };
  faults.set('203.0.113.7', twice);
  faults.set('203.0.113.7', slow(5, 'login'));
  const taken = [1, 2, 3].map(() => faults.take('203.0.113.7', 'menu'));
  expect(taken).toEqual([[twice], [{ ...twice, times: 1 }], []]);
  expect(faults.of('203.0.113.7')).toEqual([slow(5, 'login')]);
});

test('the number of visitors and the faults of each are bounded: the oldest are forgotten', () => {
  const faults = createVisitorFaults();
  const visitor = (n: number) => `10.0.${Math.floor(n / 250)}.${n % 250}`;
  for (let n = 0; n < 201; n += 1) faults.set(visitor(n), slow(n));
  expect([0, 1, 200].map((n) => faults.of(visitor(n)))).toEqual([[], [slow(1)], [slow(200)]]);
  for (let n = 0; n < 51; n += 1) faults.set(visitor(1), slow(n, String(n)));
  expect(faults.of(visitor(1)).map(({ call }) => call)).toEqual(Array.from({ length: 50 }, (_, n) => String(n + 1)));
});
