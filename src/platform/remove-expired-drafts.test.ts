import { expect, test } from 'vitest';
import { fakeArea } from '../../tests/stand-ins/fake-device';
import { removeExpiredDrafts } from './remove-expired-drafts';
import { safeStorage } from './storage';

const hour = 3_600_000;
const now = 100 * hour;
const written = (desde: number) => JSON.stringify({ desde, datos: {} });

test('deletes drafts after a day and payments after an hour, of all members', () => {
  const area = new Map([
    ['borrador_1001_reimbursement', written(now - 24 * hour)],
    ['borrador_2002_reimbursement_adjuntos', written(now + 24 * hour)],
    ['borrador_1001_preauthorization', written(now - 24 * hour + 1)],
    ['borrador_1001_pagos', written(now - hour)],
    ['borrador_2002_pagos', written(now - hour + 1)],
    ['borrador_visitante_application', 'nada'],
    ['recibo_1001_caso', written(now - 24 * hour)],
  ]);
  removeExpiredDrafts(
    safeStorage(() => fakeArea(area)),
    [now],
  );
  expect([...area.keys()]).toEqual([
    'borrador_1001_preauthorization',
    'borrador_2002_pagos',
    'borrador_visitante_application',
    'recibo_1001_caso',
  ]);
});

test('keeps a draft that is fresh by the device’s or the server’s clock', () => {
  const area = new Map([
    ['borrador_1001_onboarding', written(now)],
    ['borrador_visitante_application', written(now + 72 * hour)],
    ['borrador_2002_onboarding', written(now + 36 * hour)],
  ]);
  removeExpiredDrafts(
    safeStorage(() => fakeArea(area)),
    [now, now + 72 * hour],
  );
  expect([...area.keys()]).toEqual(['borrador_1001_onboarding', 'borrador_visitante_application']);
});
