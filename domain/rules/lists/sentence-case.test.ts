import { expect, test } from 'vitest';
import { sentenceCase } from './sentence-case';

test.each([
  ['En Curso', 'En curso'],
  ['  NO PROCEDE ', 'No procede'],
  ['resuelto', 'Resuelto'],
  ['Enviado a SISALRIL', 'Enviado a SISALRIL'],
  ['Área Médica', 'Área médica'],
  ['', ''],
])('the status %j is shown as %j', (sent, shown) => {
  expect(sentenceCase(sent)).toBe(shown);
});
