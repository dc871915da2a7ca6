import { expect, test } from 'vitest';
import { endedServiceOfSaved, firstDayWithoutService } from './saved-card';

const card = (...finVigencia: readonly string[]) => ({
  codigoAfiliado: '1001',
  tipoAfiliado: 'TITULAR',
  cedula: '',
  nss: '',
  regimen: '',
  nombre: 'Ana Peña',
  guardado: Date.parse('2026-11-21T15:00:00Z'),
  planes: finVigencia.map((day, at) => ({ nombre: 'Plan', idTipoPlan: at + 1, estado: 'ACTIVO', finVigencia: day })),
});

test('a saved card ends with its plan by the clock of the device, and a slow clock brings no ended plan back', () => {
  const ends = (fin: string, today: string) => endedServiceOfSaved(card(fin), today)?.ultimoDia ?? null;
  expect([
    ends('2026-12-31', '2026-12-31'),
    ends('2026-12-31', '2027-01-01'),
    ends('2025-12-31', '2020-01-01'),
    ends('2026-12-31', '2020-01-01'),
  ]).toEqual([null, '2026-12-31', '2025-12-31', null]);
});

test('the first day without service follows the last plan; none if it is past or unknown', () => {
  expect([
    firstDayWithoutService(card('2026-12-31')),
    firstDayWithoutService(card('2026-12-31', '2027-06-30')),
    firstDayWithoutService(card('2026-12-31', '')),
    firstDayWithoutService(card('2025-12-31')),
    firstDayWithoutService(card()),
  ]).toEqual(['2027-01-01', '2027-07-01', null, null, null]);
});

test('a card saved by an earlier release knows no end', () => {
  const old = { ...card(), planes: [{ nombre: 'Plan', idTipoPlan: 1 }] };
  expect([endedServiceOfSaved(old, '2030-01-01'), firstDayWithoutService(old)]).toEqual([null, null]);
});
