import { expect, test } from 'vitest';
import { resultsTexts } from './results';

test.each([
  [resultsTexts.resumen(0, 1, 1), '0 resultados'],
  [resultsTexts.resumen(1, 1, 1), '1 resultado, página 1 de 1'],
  [resultsTexts.resumen(12, 1, 3), '12 resultados, página 1 de 3'],
  [resultsTexts.resumen(21012, 1001, 4203), '21,012 resultados, página 1,001 de 4,203'],
  [resultsTexts.tramo(11, 12, 12), '11–12 de 12'],
  [resultsTexts.pagina(2, 3), 'Página 2 de 3'],
])('%s', (told, expected) => {
  expect(told).toBe(expected);
});
