import { expect, test } from 'vitest';
import { planOf } from './plan';

const card = (idAfiliado: string, planes_Nombre: string) => ({ idAfiliado, planes_Nombre });

test('[SHELL-11] the plan is the one on the card of the member', () => {
  expect(planOf([card('2002', 'Plan Larimar'), card('1001', ' Plan básico ')], '1001')).toBe('Plan básico');
});

test('without a card of the member there is no plan, whatever others have', () => {
  expect([planOf([], '1001'), planOf([card('2002', 'Plan Larimar')], '1001')]).toEqual(['', '']);
});
