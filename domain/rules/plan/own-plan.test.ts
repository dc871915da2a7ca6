import { expect, test } from 'vitest';
import { ownPlan } from './own-plan';

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
