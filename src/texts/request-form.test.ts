import { expect, test } from 'vitest';
import { requestFormTexts } from './request-form';

test('a long text shows how many characters it has and how many are left', () => {
  expect(requestFormTexts.cuentaLetras(12, 250)).toBe('12 / 250');
  expect([0, 1, 2, 20].map(requestFormTexts.quedanLetras)).toEqual([
    'No quedan letras.',
    'Queda una letra.',
    'Quedan 2 letras.',
    'Quedan 20 letras.',
  ]);
});
