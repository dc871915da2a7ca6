import { expect, test } from 'vitest';
import { statusLine } from './status-line';

test.each([
  ['En Curso', 'Devuelto', '', 'Devuelta: falta un documento'],
  ['Devuelto', '', '', 'Devuelta: falta un documento'],
  ['RESUELTO', 'Devuelto', 'Procede', 'Resuelto: procede'],
  ['Resuelto', 'No procede', 'No procede', 'Resuelto: no procede'],
  ['Resuelto', '', '', 'Resuelto'],
  ['En Curso', 'Anulado', 'Anulado', 'Anulado'],
  ['En Curso', '', '', 'En curso'],
  ['Traspapelado', '', '', 'Traspapelado'],
  ['', 'Procede', '', 'Procede'],
  ['', '', '', ''],
])('one line for the statuses %j, %j and %j: %s', (estatus, estatusReembolso, estatusReembolsoFinal, line) => {
  expect(statusLine({ titulo: 'Reembolso', estatus, estatusReembolso, estatusReembolsoFinal })).toBe(line);
});
