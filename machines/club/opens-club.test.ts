import { expect, test } from 'vitest';
import { opensClub } from './opens-club';

test.each(['CONTRIBUTIVO', 'SeNaSa LARIMAR', 'SUBSIDIADO', ' senasa  larimar ', 'Subsidiado', 'CONTRIBUTÍVO'])(
  "[CLUB-02] [CLUB-06] «%s» opens the club, as 'CONTRIBUTIVO', 'SeNaSa LARIMAR' and 'SUBSIDIADO' do",
  (name) => {
    expect(opensClub(name)).toBe(true);
  },
);

test.each([
  '',
  'PENSIONADOS DEL ESTADO',
  'COLECTIVOS VOLUNTARIOS',
  'NO CONTRIBUTIVO',
  'Plan Básico de Salud',
  'LARIMAR',
  'SUBSIDIADO Y OTROS',
])('[CLUB-02] [CLUB-06] «%s» does not open the club', (name) => {
  expect(opensClub(name)).toBe(false);
});
