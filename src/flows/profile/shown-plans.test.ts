import { expect, test } from 'vitest';
import { shownPlans } from './shown-plans';

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
