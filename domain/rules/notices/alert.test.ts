import { expect, test } from 'vitest';
import { alertOf } from './alert';

test('[HOME-16] an empty list and an empty mensaje show nothing', () => {
  expect([
    alertOf([], ''),
    alertOf([{ mensaje: '  ' }], ''),
    alertOf([{ mensaje: ' Actualice sus datos. ' }], ''),
    alertOf([{ mensaje: ' ' }, { mensaje: 'La segunda.' }, { mensaje: 'La tercera.' }], ''),
  ]).toEqual(['', '', 'Actualice sus datos.', 'La segunda.']);
});

test('shows only unread alerts', () => {
  const answer = [{ mensaje: 'Actualice sus datos.' }];
  expect([alertOf(answer, 'Actualice sus datos.'), alertOf(answer, 'Bienvenida.')]).toEqual([
    '',
    'Actualice sus datos.',
  ]);
});
