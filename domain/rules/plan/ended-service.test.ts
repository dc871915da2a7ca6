import { expect, test } from 'vitest';
import { endedService } from './ended-service';

const today = '2026-11-21';
const plan = (estado: string, finVigencia: string, idTipoPlan: number | null = 1) => ({
  idTipoPlan,
  estado,
  finVigencia,
});

test.each([
  ['its last day is past', [plan('ACTIVO', '2026-11-20')], '2026-11-20'],
  ['it is without service, since its last day', [plan(' sin  servicio', '2025-12-31')], '2025-12-31'],
  ['it was cancelled before its last day', [plan('SIN SERVICIO', '2026-12-31')], ''],
  ['the back end names no day', [plan('SIN SERVICIO', '')], ''],
  ['all plans ended: since the last of them', [plan('', '2025-12-31'), plan('', '2026-06-30', 2)], '2026-06-30'],
  ['one of the days is unknown', [plan('', '2025-12-31'), plan('SIN SERVICIO', '', 2)], ''],
  ['only the one for accidents goes on', [plan('', '2025-12-31'), plan('ACTIVO', '2999-12-31', 3)], '2025-12-31'],
])('[PLANTOK-02] a plan has ended: %s', (_, plans, ultimoDia) => {
  expect(endedService(plans, today)).toEqual({ ultimoDia });
});

test.each([
  ['none is known', []],
  ['nothing is known of it', [{ idTipoPlan: 1 }]],
  ['only the one for accidents is known', [plan('SIN SERVICIO', '2025-12-31', 3)]],
  ['it is its last day', [plan('ACTIVO', today)]],
  ['it is suspended', [plan('SUSPENDIDO', '')]],
  ['another one gives service', [plan('SIN SERVICIO', '2025-12-31', 2), plan('ACTIVO', '2026-12-31')]],
])('no plan has ended: %s', (_, plans) => {
  expect(endedService(plans, today)).toBeNull();
});
