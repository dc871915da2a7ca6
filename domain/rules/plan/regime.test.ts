import { expect, test } from 'vitest';
import { isHolder, ownPlan, regimeIds, regimeOf } from './regime';

test('[SESS-24] an affiliate is a holder or a dependent', () => {
  expect(['TITULAR', ' Titular ', 'titular', 'DEPENDIENTE', '', 'otra'].map(isHolder)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('[SESS-25] recognizes SUBSIDIADO, PENSIONADOS, CONTRIBUTIVO, LARIMAR and voluntary collectives', () => {
  expect(
    ['SUBSIDIADO', 'PENSIONADOS', 'CONTRIBUTIVO', 'SeNaSa LARIMAR', 'VOLUNTARIOS COLECTIVOS'].map(regimeOf),
  ).toEqual(['subsidiado', 'pensionados', 'contributivo', 'larimar', 'colectivos']);
});

test('[SESS-26] case, accents and spaces around do not matter; an unknown regime is an ordinary one', () => {
  expect([' subsidiádo ', 'Pensionados del Estado', 'contributivo', 'Nuevo', ''].map(regimeOf)).toEqual([
    'subsidiado',
    'pensionados',
    'contributivo',
    'otro',
    'otro',
  ]);
});

test('[SESS-27] regime ids: 1 subsidized, 2 contributive, 5 collectives, 6 Larimar, 9 with a complementary plan', () => {
  expect(regimeIds).toEqual({ subsidiado: 1, contributivo: 2, colectivos: 5, larimar: 6, complementario: 9 });
});

test.each([
  ['CONTRIBUTIVO', '2'],
  ['Subsidiado', '1'],
  ['COLECTIVOS VOLUNTARIOS', '5'],
  ['SeNaSa LARIMAR', '6'],
  ['PENSIONADOS DEL ESTADO', ''],
  ['Otro', ''],
  ['', ''],
])('the plan of a member of %s is «%s»', (regimen, plan) => {
  expect(ownPlan(regimen)).toBe(plan);
});
