import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultPolicy, type IdleReading, idleReadings } from '../policy';
import { type ActivityKind, countsDuringWarning, type IdleLimits, type Instant, idleOf, observe } from './idle';

const at = (wall: number, monotonic = wall): Instant => ({ wall, monotonic });
const limitsOf = (reading: IdleReading): IdleLimits => ({
  closeMs: idleReadings[reading].idleCloseMs,
  warnBeforeMs: idleReadings[reading].idleWarnBeforeMs,
});
const start = 1_700_000_000_000;
const last = observe(String(start), at(start, 0), null);
const after = (ms: number, limits: IdleLimits) => idleOf(at(start + ms, ms), last, limits);

test('[IDLE-04, IDLE-05, IDLE-08] by default the session closes at 15 minutes, warned one minute before, checked each second', () => {
  expect(defaultPolicy).toMatchObject({ idleCloseMs: 900_000, idleWarnBeforeMs: 60_000, idleTickMs: 1000 });
  const limits = { closeMs: defaultPolicy.idleCloseMs, warnBeforeMs: defaultPolicy.idleWarnBeforeMs };
  expect([0, 839_999, 840_000, 899_001, 899_999, 900_000].map((ms) => after(ms, limits))).toEqual([
    { phase: 'activa', secondsLeft: 900 },
    { phase: 'activa', secondsLeft: 61 },
    { phase: 'aviso', secondsLeft: 60 },
    { phase: 'aviso', secondsLeft: 1 },
    { phase: 'aviso', secondsLeft: 1 },
    { phase: 'vencida', secondsLeft: 0 },
  ]);
});

test('[IDLE-06, IDLE-07, IDLE-08] the reading «as coded»: warning at 60000 ms, closing at 120000 ms', () => {
  expect([59_999, 60_000, 119_999, 120_000].map((ms) => after(ms, limitsOf('A')).phase)).toEqual([
    'activa',
    'aviso',
    'aviso',
    'vencida',
  ]);
});

test('[IDLE-08] the reading B: warning at 1 minute, closing at 15', () => {
  expect([59_999, 60_000, 899_999, 900_000].map((ms) => after(ms, limitsOf('B')).phase)).toEqual([
    'activa',
    'aviso',
    'aviso',
    'vencida',
  ]);
});

test('with the shortest limit a session still starts as active', () => {
  const shortest = { closeMs: 1, warnBeforeMs: 0 };
  expect([0, 1].map((ms) => after(ms, shortest))).toEqual([
    { phase: 'activa', secondsLeft: 1 },
    { phase: 'vencida', secondsLeft: 0 },
  ]);
});

const limits = limitsOf('C');

describe('both clocks', () => {
  test('a sleep of an hour, in which the monotonic clock stood still, ends the session', () => {
    expect(idleOf(at(start + 3_600_000, 1000), last, limits).phase).toBe('vencida');
  });

  test.each([
    ['an hour', 3_600_000],
    ['a year', 31_536_000_000],
  ])('a clock set back by %s keeps nothing alive', (_, jump) => {
    expect(idleOf(at(start - jump + 60_000, 60_000), last, limits)).toEqual({ phase: 'activa', secondsLeft: 840 });
    expect(idleOf(at(start - jump + 900_000, 900_000), last, limits)).toEqual({ phase: 'vencida', secondsLeft: 0 });
  });

  test('a clock set forward closes the session, because it looks like sleep', () => {
    expect(idleOf(at(start + 31_536_000_000, 1000), last, limits).phase).toBe('vencida');
  });

  test.each([
    ['removed', null],
    ['empty', ''],
    ['NaN', 'NaN'],
    ['negative', '-5'],
    ['not whole', '1.5'],
    ['too large', '9'.repeat(30)],
    ['in the future', String(start + 31_536_000_000)],
  ])('a timestamp that is %s counts as now, once', (_, stored) => {
    const seen = observe(stored, at(start, 50), last);
    expect(seen).toEqual({ stored, wall: start, monotonic: 50 });
    expect(observe(stored, at(start + 1000, 1050), seen)).toBe(seen);
  });
});

test('[IDLE-16] activity of another tab counts from its own time', () => {
  const seen = observe(String(start + 100_000), at(start + 110_000, 110_000), last);
  expect(idleOf(at(start + 110_000, 110_000), seen, limits)).toEqual({ phase: 'activa', secondsLeft: 890 });
});

test('with any stored value an inactive session ends, and the remaining seconds are never negative', () => {
  const clocks = fc.record({ wall: fc.integer({ min: -1e13, max: 1e13 }), monotonic: fc.nat(1e9) });
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.nat().map(String), fc.constant(null)),
      clocks,
      clocks,
      (stored, first, jump) => {
        const seen = observe(stored, first, null);
        const later = { wall: first.wall + jump.wall, monotonic: first.monotonic + jump.monotonic };
        const idle = idleOf(later, observe(stored, later, seen), limits);
        expect(idle.secondsLeft).toBeGreaterThanOrEqual(0);
        expect(idle.secondsLeft).toBeLessThanOrEqual(900);
        if (jump.monotonic >= 900_000) expect(idle).toEqual({ phase: 'vencida', secondsLeft: 0 });
      },
    ),
    { numRuns: 2000 },
  );
});

test('during the warning only «Continuar», a page load, and a click or own scroll outside the warning count as activity', () => {
  const kinds: ActivityKind[] = [
    'pulsacion',
    'carga',
    'desplazamiento',
    'desplazamientoPropio',
    'tecla',
    'escritura',
    'toque',
    'subida',
    'continuar',
  ];
  const counted = (inside: boolean) => kinds.filter((kind) => countsDuringWarning(kind, inside));
  expect(counted(false)).toEqual(['pulsacion', 'carga', 'desplazamientoPropio', 'continuar']);
  expect(counted(true)).toEqual(['continuar']);
});
