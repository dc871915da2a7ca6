import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file';

const event = {
  uid: 'renovacion-0-1-2027-01-01@perfil',
  day: '2027-01-01',
  title: 'Renovación: Plan Básico de Salud',
  detail: 'La vigencia anterior termina el 31-12-2026.',
  maker: 'Oficina Virtual',
  madeOn: '2026-11-21',
};

test('a calendar file has one event of a whole day, with the line ends of RFC 5545', () => {
  expect(calendarFile(event)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Oficina Virtual//ES',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:renovacion-0-1-2027-01-01@perfil',
      'DTSTAMP:20261121T000000Z',
      'DTSTART;VALUE=DATE:20270101',
      'DTEND;VALUE=DATE:20270102',
      'SUMMARY:Renovación: Plan Básico de Salud',
      'DESCRIPTION:La vigencia anterior termina el 31-12-2026.',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

const summary = (title: string) => /^SUMMARY:[\s\S]*?(?=\r\n\w)/m.exec(calendarFile({ ...event, title }))?.[0];

test('escapes special characters and removes control characters', () => {
  expect(summary('a\\b; c, d\r\ne\u0007\tf\u007f')).toBe('SUMMARY:a\\\\b\\; c\\, d\\nef');
});

test('folds lines at 75 octets without splitting characters', () => {
  const title = 'Ñandú 👩‍👧 '.repeat(20);
  const lines = calendarFile({ ...event, title }).split('\r\n');
  const octets = lines.map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  expect(octets.filter((count) => count > 70).length).toBeGreaterThan(3);
  expect(summary(title)?.replace(/\r\n /g, '')).toBe(`SUMMARY:${title}`);
});
