import { expect, test } from 'vitest';
import { attachmentsTexts as words } from './texts';

test('names one missing document, and several', () => {
  expect([['Cédula'], ['Cédula', 'Informe médico']].map(words.faltan)).toEqual([
    'Falta por cargar: Cédula.',
    'Faltan por cargar: Cédula, Informe médico.',
  ]);
});

test('words for a document agree with any name, and with one file or several', () => {
  expect([words.hecho, words.falta, words.opcional]).toEqual(['Hecho', 'Falta', 'Opcional']);
  expect(words.vuelvaDetalle).toBe('La página se cerró antes de enviar, y los archivos no se guardan.');
});
