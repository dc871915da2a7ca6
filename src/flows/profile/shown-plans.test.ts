import { expect, test } from 'vitest';
import { shownPlans, validityOf } from './plans';

const on = (finVigencia: string) => validityOf({ finVigencia }, '2026-11-21');

test('a plan is valid on its last day, and renewed on the day after', () => {
  expect(['2026-12-31', '2026-11-21', '2026-11-20', '2025-12-31T00:00:00'].map(on)).toEqual([
    { over: false, renewal: '2027-01-01' },
    { over: false, renewal: '2026-11-22' },
    { over: true, renewal: '' },
    { over: true, renewal: '' },
  ]);
});

test('is null for an unreadable day', () => {
  expect(['', 'pronto', '2026-02-30'].map(on)).toEqual(Array.from({ length: 3 }, () => ({ over: false, renewal: '' })));
});

const plan = (idTipoPlan: number | null) => ({
  idTipoPlan,
  tipoPlan: 'Plan',
  estado: '',
  fechaAfiliacion: '',
  primeraDispersion: '',
  ultimaDispersion: '',
  inicioVigencia: '',
  finVigencia: '',
  balances: [],
});

test('[PROF-08] type 3 has no tab; a plan without a type has', () => {
  const datosAfiliacion = [1, 3, 30, null].map(plan);
  expect(shownPlans({ datosAfiliacion })).toEqual([1, 30, null].map(plan));
});
