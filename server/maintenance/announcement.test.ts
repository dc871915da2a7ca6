import { expect, test } from 'vitest';
import { messages } from '../texts/messages';
import { type Announcement, readAnnouncement } from './announcement';

const now = new Date('2026-11-20T16:00:00Z');
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const announcement: Announcement = { desde: at(60), hasta: at(120), nombres: ['pagos'], frase: 'Mejoramos los pagos.' };
const words = messages.maintenance;

test('reads a service as its calls, each once, and a single call as itself', () => {
  const of = {
    ...announcement,
    nombres: ['pagos', ' generarSession ', 'historiaCaso', ''],
    frase: '  Mejoramos\n los pagos. ',
  };
  expect(readAnnouncement(of, now)).toEqual({
    desde: at(60),
    hasta: at(120),
    llamadas: ['ordenCompraGenerar', 'generarSession', 'historiaCaso'],
    frase: 'Mejoramos los pagos.',
  });
});

test('one that runs already may be announced, of seven days at most', () => {
  const week = { ...announcement, desde: at(-60), hasta: at(7 * 1_440 - 60) };
  expect(readAnnouncement(week, now)).toMatchObject({ desde: week.desde, hasta: week.hasta });
  expect(readAnnouncement({ ...week, hasta: at(7 * 1_440) }, now)).toBe(words.tooLong);
});

test.each<[string, Partial<Announcement>, string]>([
  ['no moment', { desde: null }, words.noMoment],
  ['no end', { hasta: null }, words.noMoment],
  ['an end before its beginning', { hasta: at(59) }, words.endsBeforeItBegins],
  ['an end at its beginning', { hasta: at(60) }, words.endsBeforeItBegins],
  ['an end that has passed', { desde: at(-60), hasta: at(0) }, words.isOver],
  ['no service', { nombres: [' '] }, words.noService],
  ['no sentence', { frase: ' \n ' }, words.noSentence],
  ['a sentence of 301 letters', { frase: 'a'.repeat(301) }, words.badSentence(300)],
  ['markup', { frase: '<b>Mejoramos</b>' }, words.badSentence(300)],
  ['a NUL', { frase: 'Mejoramos\0' }, words.badSentence(300)],
  ['the log-in', { nombres: ['login'] }, words.neverRefused('login')],
  ['what tells of maintenance', { nombres: ['pagos', 'mantenimientos'] }, words.neverRefused('mantenimientos')],
])('rejects %s, and says why', (_, change, sentence) => {
  expect(readAnnouncement({ ...announcement, ...change }, now)).toBe(sentence);
});

test.each(['pago', 'toString', '__proto__', '/pagos'])('names the services when there is none called %s', (name) => {
  expect(readAnnouncement({ ...announcement, nombres: [name] }, now)).toBe(
    words.unknownService(
      name,
      'pagos, solicitudes, autorizaciones, prestadores, cobertura, carnet, afiliacion, perfil, dispositivos',
    ),
  );
});
