import { expect, test } from 'vitest';
import { planOf } from './plan';

const card = (idAfiliado: string, planes_Nombre: string) => ({ idAfiliado, planes_Nombre });

test("[SHELL-11] the plan is on the member's card", () => {
  expect(planOf([card('2002', 'Plan Larimar'), card('1001', ' Plan básico ')], '1001')).toBe('Plan básico');
});

test("without the member's card there is no plan, whatever other cards say", () => {
  expect([planOf([], '1001'), planOf([card('2002', 'Plan Larimar')], '1001')]).toEqual(['', '']);
});
