import { expect, test } from 'vitest';
import { caseHistory } from './case-history';

const now = Date.parse('2026-11-21T15:00:00Z');

test('the history says in order what happened, when, and to whom it was told', () => {
  const at = (momento: string, suceso: string, detalle = '') => ({ momento, suceso, detalle });
  const told = caseHistory(
    [
      at('2025-12-31T23:59:00-04:00', 'creado'),
      at('2026-11-03T10:14:00-04:00', 'devuelto'),
      at('2026-11-03T10:15:00-04:00', 'avisado', 'm***@e***.do'),
      at('2026-11-03T10:16:00-04:00', 'avisado'),
      at('2026-11-03T10:20:00-04:00', 'noLlego'),
      at('2026-11-03T11:05:00-04:00', 'avisado', 'por teléfono'),
      at('2026-11-04T16:02:00Z', 'completado'),
    ],
    now,
  );
  expect(told.map((sentence) => sentence.replaceAll('\u00a0', ' '))).toEqual([
    'Creado el miércoles 31 de diciembre de 2025, 11:59 p. m.',
    'Lo devolvimos el martes 3 de noviembre, 10:14 a. m.',
    'Le escribimos a m***@e***.do el martes 3 de noviembre, 10:15 a. m.',
    'Le escribimos el martes 3 de noviembre, 10:16 a. m.',
    'Supimos que ese correo no llegó el martes 3 de noviembre, 10:20 a. m.',
    'Le avisamos por teléfono el martes 3 de noviembre, 11:05 a. m.',
    'Recibimos lo que faltaba el miércoles 4 de noviembre, 12:02 p. m.',
  ]);
});

test('an event of a newer server, and one without a time, are left out', () => {
  const momento = '2026-11-03T10:14:00-04:00';
  expect([
    caseHistory([{ momento, suceso: 'reasignado', detalle: 'x' }], now),
    caseHistory([{ momento, suceso: 'toString', detalle: '' }], now),
    caseHistory([{ momento: 'ayer', suceso: 'creado', detalle: '' }], now),
  ]).toEqual([[], [], []]);
});
