import { expect, test } from 'vitest';
import { centerVisit } from './center-visit';

const at = (time: string) => Date.parse(`${time}:00-04:00`);
const day = { dias: '', abre: 8 * 60 };
const center = [
  { ...day, diasDeSemana: [1, 2, 3, 4, 5], cierra: 17 * 60 },
  { ...day, diasDeSemana: [6], cierra: 12 * 60 },
];
const always = [{ ...day, diasDeSemana: [0, 1, 2, 3, 4, 5, 6], abre: 0, cierra: 24 * 60 }];

const visit = (abre: readonly [string, string] | null, hasta: readonly [string, string]) => {
  const told = ([dia, hora]: readonly [string, string]) => ({ dia, hora: `${hora}\u00a0m.` });
  return { tipo: 'visita', abre: abre === null ? null : told(abre), hasta: told(hasta) };
};

// 2026-11-26 is a Thursday.
test.each([
  [
    'open now, and closed before the deadline',
    '2026-11-26T10:00',
    '2026-11-27T02:31',
    visit(null, ['hoy', 'las 5:00\u00a0p.']),
  ],
  [
    'open now, and until the deadline',
    '2026-11-26T10:00',
    '2026-11-26T15:10',
    visit(null, ['hoy', 'las 3:10\u00a0p.']),
  ],
  [
    'closed for the night, and the deadline is tomorrow',
    '2026-11-26T20:00',
    '2026-11-27T13:10',
    visit(['mañana', 'las 8:00\u00a0a.'], ['mañana', 'la 1:10\u00a0p.']),
  ],
  [
    'before it opens',
    '2026-11-26T06:00',
    '2026-11-27T05:00',
    visit(['hoy', 'las 8:00\u00a0a.'], ['hoy', 'las 5:00\u00a0p.']),
  ],
  [
    'on a Sunday with a deadline after the next day',
    '2026-11-29T09:00',
    '2026-12-01T09:00',
    visit(['mañana', 'las 8:00\u00a0a.'], ['el 01-12-2026', 'las 9:00\u00a0a.']),
  ],
  [
    'exactly half an hour before it closes',
    '2026-11-26T16:30',
    '2026-11-27T02:31',
    visit(null, ['hoy', 'las 5:00\u00a0p.']),
  ],
  ['less before it closes', '2026-11-26T16:31', '2026-11-27T02:31', { tipo: 'llamada', desde: null }],
  ['at night before a deadline of the night', '2026-11-28T00:15', '2026-11-28T02:31', { tipo: 'llamada', desde: null }],
  ['from Saturday noon until Sunday', '2026-11-28T12:00', '2026-11-29T11:00', { tipo: 'llamada', desde: null }],
  ['after the deadline', '2026-11-26T10:00', '2026-11-26T10:00', { tipo: 'vencido' }],
] as const)('a visit to the center: %s', (_, now, until, expected) => {
  expect(centerVisit({ now: at(now), until: at(until), center, help: always })).toEqual(expected);
});

test.each([
  [
    'is called when it answers, if that is before the deadline',
    '2026-11-28T09:00',
    { dia: 'hoy', hora: 'las 8:00\u00a0a.\u00a0m.' },
  ],
  ['has no hour left otherwise', '2026-11-28T07:00', null],
])('a telephone that sleeps at night %s', (_, until, desde) => {
  const none: typeof center = [];
  expect(centerVisit({ now: at('2026-11-28T00:15'), until: at(until), center: none, help: center })).toEqual({
    tipo: 'llamada',
    desde,
  });
});
