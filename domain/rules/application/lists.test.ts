import { expect, test } from 'vitest';
import { paymentChoices, paymentFrequencies, paymentMethods } from '../../../src/flows/application/payment-choices';
import { noLists } from './application-lists';
import { allowedRelationships } from './dependent';
import { fingerprint } from './fingerprint';
import { offeredPlans } from './offered-plans';

const one = (codigo: string, descripcion: string) => ({ codigo, descripcion });

test("[APPL-32] [APPL-33] the collective plan is for its regime, and 'MI PLAN' is the member's, in any spelling", () => {
  const plans = [one('1', 'PLAN LARIMAR'), one('5', 'VOLUNTARIOS COLECTIVOS')];
  const of = (regimen: string, plan: string) =>
    offeredPlans(plans, { regimen, plan }).map((offered) => [offered.plan.codigo, offered.own]);
  expect([of('', ''), of('CONTRIBUTIVO', ' Plan Lárimar '), of('CONTRIBUTIVO', 'Básico')]).toEqual([
    [['1', false]],
    [['1', true]],
    [['1', false]],
  ]);
  // The plan is not known yet.
  expect(of('COLECTIVOS VOLUNTARIOS', '')).toEqual([
    ['1', false],
    ['5', false],
  ]);
  expect([of('COLECTIVOS VOLUNTARIOS', 'Plan Voluntario «Oro»'), of('COLECTIVOS VOLUNTARIOS', 'Plan Larimar')]).toEqual(
    [
      [
        ['1', false],
        ['5', true],
      ],
      [
        ['1', true],
        ['5', false],
      ],
    ],
  );
});

test('[APPL-17] offers the allowed relationships of a sex; all of them if none is allowed', () => {
  const listas = { ...noLists, parentescosDeHombre: [one('1', 'Esposo'), one('3', 'Hijo')] };
  const of = (permitidos: { codigo: string; descripcion: string }[] | null, sexo = 'Masculino') =>
    allowedRelationships(sexo, { ...listas, permitidos })?.map(({ codigo }) => codigo) ?? null;
  expect([of([one('3', 'Hijo')]), of(null), of([one('77', 'Otro')]), of([], 'Femenino'), of([], '')]).toEqual([
    ['3'],
    ['1', '3'],
    ['1', '3'],
    null,
    null,
  ]);
});

test('[APPL-14] [APPL-15] [API-81] offers the known codes of the server’s list, in the server’s words if present', () => {
  expect(paymentChoices(paymentMethods, [one('3', ''), one('9', 'Trueque'), one('1', 'En efectivo')])).toEqual([
    one('3', 'Tarjeta'),
    one('1', 'En efectivo'),
  ]);
  expect([paymentMethods, paymentFrequencies]).toEqual([
    [one('1', 'Efectivo'), one('2', 'Transferencia'), one('3', 'Tarjeta')],
    [one('2', 'Trimestral'), one('3', 'Semestral'), one('4', 'Anual')],
  ]);
});

test('different texts have different fingerprints', () => {
  const texts = ['', 'a', 'b', 'ab', 'ba', 'a'.repeat(100), 'a'.repeat(101)];
  expect(new Set(texts.map(fingerprint)).size).toBe(texts.length);
  expect(fingerprint('Rosa')).toBe(fingerprint('Rosa'));
  expect(fingerprint('Rosa')).toMatch(/^[0-9a-f]{16}$/);
});
