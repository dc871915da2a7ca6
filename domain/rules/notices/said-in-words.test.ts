import { expect, test } from 'vitest';
import { formatMailTime } from '../../../server/mail/format-mail-time';
import { messages } from '../../../server/texts/messages';
import { caseDeadline, namedCase } from './said-in-words';

const at = (time: string) => Date.parse(`${time}-04:00`);
const until = at('2026-11-28T15:10:00');

test.each([['2026-11-28T15:10:00'], ['2026-01-01T00:05:00'], ['2026-12-31T12:00:00'], ['2027-03-09T13:59:00']])(
  'the deadline that the server writes into an answer is read back: %s',
  (time) => {
    expect(caseDeadline(messages.cases.until('Falta el sello.', formatMailTime(new Date(at(time)))))).toBe(at(time));
  },
);

test.each([
  ['no deadline', 'Falta la indicación médica firmada y sellada.', null],
  ['nothing', '', null],
  ['a day without an hour', 'Complete su caso antes del 28 de noviembre de 2026.', null],
  ['a day that there is not', 'Antes del 31 de noviembre de 2026 a las 3:10 p. m.', null],
  ['a month that there is not', 'Antes del 28 de brumario de 2026 a las 3:10 p. m.', null],
  ['an hour that there is not', 'Antes del 28 de noviembre de 2026 a las 15:10 p. m.', null],
  ['a moment that is no deadline', 'Llamamos el 28 de noviembre de 2026 a las 3:10 p. m.', null],
  ['capitals and hard spaces', 'ANTES DEL 28 DE NOVIEMBRE DE 2026 A LAS 3:10\u00a0P.\u00a0M.', until],
  [
    'two deadlines, of which the last is the case’s',
    'Antes del 3 de mayo de 2026 a las 2:00 p. m. no. Complete su caso antes del 28 de noviembre de 2026 a las 3:10 p. m.',
    until,
  ],
  ['another after it that is none', 'Antes del 28 de noviembre de 2026 a las 3:10 p. m. y antes del cierre.', until],
])('an answer with %s', (_, respuesta, found) => {
  expect(caseDeadline(respuesta)).toBe(found);
});

test.each([
  ['Su caso 261100101 fue devuelto. Complételo en 24 horas o será anulado.', '', '261100101'],
  ['Su reembolso fue devuelto.', 'Es el Caso 2611-00A', '2611-00A'],
  ['En caso 24 horas después no lo recibe, llámenos.', '', null],
  ['Su caso fue devuelto. Complételo en 24 horas.', '', null],
  [`caso ${'1'.repeat(41)}`, '', null],
  ['Ocaso 261100101', '', null],
])('finds the number of the case in %j and %j', (description, detalle, found) => {
  expect(namedCase({ description, detalle })).toBe(found);
});
