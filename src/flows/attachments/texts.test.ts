import { expect, test } from 'vitest';
import { refusedText, attachmentsTexts as words } from './texts';

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

test.each([
  ['vacio', 'está vacío'],
  ['animado', 'es una imagen que se mueve'],
  ['danado', 'está incompleto o dañado'],
  ['enorme', 'mide más puntos de los que este equipo puede abrir'],
] as const)('a file that is rejected as «%s» says so, by its name', (motivo, said) => {
  const requisito = { nombre: 'Cédula', formatos: ['jpg'], bytes: 2_097_152 } as const;
  expect(refusedText({ nombre: 'a.jpg', motivo }, requisito)).toContain(`El archivo a.jpg ${said} y no será añadido`);
});
