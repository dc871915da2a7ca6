import { expect, test } from 'vitest';
import { attachmentsTexts as words } from './texts';

test('one document is missing, and several are', () => {
  expect([['Cédula'], ['Cédula', 'Informe médico']].map(words.faltan)).toEqual([
    'Falta por cargar: Cédula.',
    'Faltan por cargar: Cédula, Informe médico.',
  ]);
});

test('what is said of a document agrees with the name of any, and of one file with several', () => {
  expect([words.hecho, words.falta, words.opcional]).toEqual(['Hecho', 'Falta', 'Opcional']);
  expect(words.vuelvaDetalle).toBe('La página se cerró antes de enviar, y los archivos no se guardan.');
});
