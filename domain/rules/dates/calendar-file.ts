import { dayAfter } from './dates';

interface CalendarEvent {
  /** The same for the same event, so that adding it again replaces it. */
  uid: string;
  /** yyyy-MM-dd: the whole of that day. */
  day: string;
  title: string;
  detail: string;
  /** Who made the file. */
  maker: string;
  /** On which day, yyyy-MM-dd. */
  madeOn: string;
}

const lineOctets = 75;
const encoder = new TextEncoder();

/** Escapes text by RFC 5545, 3.3.11, and removes control characters. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\n/g, '\\n');

/** RFC 5545, 3.1: lines of at most 75 octets, not cut within a character; continuations begin with a space. */
const folded = (line: string): string => {
  const lines = [''];
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > lineOctets) {
      lines.push(' ');
      octets = 1;
    }
    lines[lines.length - 1] += character;
    octets += size;
  }
  return lines.join('\r\n');
};

const compact = (day: string): string => day.replace(/-/g, '');

/** A calendar with one event that lasts a day, as a file. */
export const calendarFile = ({ uid, day, title, detail, maker, madeOn }: CalendarEvent): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(maker)}//ES`,
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${compact(madeOn)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(day))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(detail)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
