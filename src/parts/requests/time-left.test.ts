import { expect, test } from 'vitest';
import { timeLeftLine } from './time-left';

const respuesta = 'Falta el sello. Complete su caso antes del 28 de noviembre de 2026 a la 1:10 p. m.';
const past = 'Ya pasaron las 24 horas para completarlo. Si el caso se anuló, haga una solicitud nueva.';

test.each([
  ['2026-11-27T20:00:00', 'Le quedan 17 horas, hasta mañana a la 1:10\u00a0p.\u00a0m.'],
  ['2026-11-28T12:00:00', 'Le queda 1 hora, hasta hoy a la 1:10\u00a0p.\u00a0m.'],
  ['2026-11-28T12:45:00', 'Le quedan 25 minutos, hasta hoy a la 1:10\u00a0p.\u00a0m.'],
  ['2026-11-28T13:09:00', 'Le queda 1 minuto, hasta hoy a la 1:10\u00a0p.\u00a0m.'],
  ['2026-11-25T13:10:00', 'Le quedan 72 horas, hasta el 28-11-2026, 1:10\u00a0p.\u00a0m.'],
  ['2026-11-28T13:10:00', past],
  ['2026-12-24T13:10:00', past],
])('at %s a member reads «%s»', (now, line) => {
  expect(timeLeftLine(respuesta, Date.parse(`${now}-04:00`))).toBe(line);
});

test('an answer without a deadline says nothing of the time left', () => {
  expect(timeLeftLine('Falta el sello.', 0)).toBeNull();
});
