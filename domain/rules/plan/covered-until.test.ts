import { expect, test } from 'vitest';
import { coveredUntil } from './covered-until';

const today = '2026-11-21';
const plan = (estado: string, finVigencia: string, idTipoPlan: number | null = 1) => ({
  idTipoPlan,
  estado,
  finVigencia,
});

test.each([
  ['its last day', [plan('ACTIVO', '2026-12-31')], '2026-12-31'],
  ['its last day, also today', [plan('ACTIVO', today)], today],
  ['its last day, whatever its state is called', [plan('EN TRASPASO', '2026-12-31T00:00:00')], '2026-12-31'],
  ['the last day of the last one', [plan('ACTIVO', '2026-12-31'), plan('', '2027-06-30', 2)], '2027-06-30'],
  ['that of the one that goes on', [plan('ACTIVO', '2026-11-20', 2), plan('ACTIVO', '2026-12-31')], '2026-12-31'],
])('a person is covered until %s', (_, plans, day) => {
  expect(coveredUntil(plans, today)).toBe(day);
});

test.each([
  ['none is known', []],
  ['nothing is known of it', [{ idTipoPlan: 1 }]],
  ['it has ended', [plan('ACTIVO', '2026-11-20')]],
  ['it is without service', [plan('SIN SERVICIO', '2026-12-31')]],
  ['it is suspended', [plan('SUSPENDIDO', '2026-12-31')]],
  ['it is the one for accidents', [plan('ACTIVO', '2999-12-31', 3)]],
  ['the day of one of them is unknown', [plan('ACTIVO', '2026-12-31'), plan('ACTIVO', '', 2)]],
])('no day is named of a plan: %s', (_, plans) => {
  expect(coveredUntil(plans, today)).toBe('');
});
