import { expect, test } from 'vitest';
import { centerVisitTitle, centerVisitTexts as words } from './center-visit';

test('a member reads until when to go, or that it is too late for that', () => {
  const hasta = { dia: 'mañana', hora: 'la 1:10 p. m.' };
  const desde = { dia: 'hoy', hora: 'las 8:00 a. m.' };
  expect([
    centerVisitTitle({ tipo: 'visita', abre: null, hasta }),
    words.abre(desde),
    centerVisitTitle({ tipo: 'llamada', desde: null }),
    words.llamenos(null),
    words.llamenos(desde),
  ]).toEqual([
    'Lleve lo que falta a un centro de servicios, a más tardar mañana antes de la 1:10 p. m.',
    'El centro abre hoy a las 8:00 a. m.',
    'El plazo termina antes de que pueda ir al centro.',
    'Llámenos ahora:',
    'Llámenos hoy desde las 8:00 a. m.:',
  ]);
});
