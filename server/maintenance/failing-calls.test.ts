import { expect, test } from 'vitest';
import { createFailingCalls } from './failing-calls';

const minute = 60_000;

const watch = () => {
  const clock = { time: 100 * minute };
  const calls = createFailingCalls(() => clock.time);
  /** One minute in which so many members fail and so many are served. */
  const pass = (failed: number, served = 0) => {
    for (let member = 0; member < failed; member += 1) calls.note('historialConsumo', `f${member}`, false);
    for (let member = 0; member < served; member += 1) calls.note('historialConsumo', `s${member}`, true);
    clock.time += minute;
  };
  return { calls, clock, pass };
};
const failing = [{ call: 'historialConsumo', since: 100 * minute }];

test('a call that fails for most of five members for five minutes is failing, not before', () => {
  const { calls, pass } = watch();
  for (let past = 0; past < 4; past += 1) pass(5);
  const before = calls.failing();
  pass(5);
  expect([before, calls.failing()]).toEqual([[], failing]);
});

test.each([
  ['four members', 4, 0],
  ['as many served as not', 6, 6],
  ['nobody', 0, 0],
])('%s prove nothing', (_, failed, served) => {
  const { calls, pass } = watch();
  for (let past = 0; past < 10; past += 1) pass(failed, served);
  expect(calls.failing()).toEqual([]);
});

test('what one member repeats counts once, and one served call counts as served', () => {
  const { calls, clock, pass } = watch();
  for (let past = 0; past < 6; past += 1) {
    for (let times = 0; times < 1_000; times += 1) calls.note('historialConsumo', 'f0', false);
    for (const member of ['f1', 'f2', 'f3', 'f4']) {
      calls.note('historialConsumo', member, false);
      calls.note('historialConsumo', member, true);
    }
    clock.time += minute;
  }
  expect(calls.failing()).toEqual([]);
  pass(0);
});

test('a good minute in between begins the count anew', () => {
  const { calls, pass } = watch();
  for (let past = 0; past < 4; past += 1) pass(5);
  pass(5, 5);
  for (let past = 0; past < 4; past += 1) pass(5);
  expect(calls.failing()).toEqual([]);
});

test('it is taken back after two minutes that are not bad, and not after one', () => {
  const { calls, pass } = watch();
  for (let past = 0; past < 6; past += 1) pass(5);
  pass(1, 5);
  const one = calls.failing();
  pass(5);
  pass(0, 5);
  const again = calls.failing();
  pass(0);
  expect([one, again, calls.failing()]).toEqual([failing, failing, []]);
});

test('calls are counted apart', () => {
  const { calls, pass } = watch();
  for (let past = 0; past < 5; past += 1) {
    for (let member = 0; member < 9; member += 1) calls.note('generarDocumento', `${member}`, true);
    pass(5);
  }
  expect(calls.failing()).toEqual(failing);
});
