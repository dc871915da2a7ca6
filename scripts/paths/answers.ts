export const outcomes = ['pasa', 'falla', 'no se pudo'] as const;
export type Outcome = (typeof outcomes)[number];

/** Without accents, capitals and double spaces, as people type. */
export const plainWords = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();

const known = new Map<string, Outcome>([
  ['pasa', 'pasa'],
  ['paso', 'pasa'],
  ['ok', 'pasa'],
  ['falla', 'falla'],
  ['fallo', 'falla'],
  ['no se pudo', 'no se pudo'],
  ['bloqueado', 'no se pudo'],
]);

export const outcomeOf = (answer: string): Outcome | undefined => known.get(plainWords(answer).replace(/[.!]+$/, ''));

const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
const dayMs = 86_400_000;
/** Day 0 of Excel. */
const serialStart = Date.UTC(1899, 11, 30);

const isoDay = (year: string | undefined, month: number, day: string | undefined): string | null => {
  const date = new Date(Date.UTC(Number(year?.padStart(4, '20')), month - 1, Number(day)));
  const real = date.getUTCMonth() === month - 1 && date.getUTCDate() === Number(day) && date.getUTCFullYear() >= 2000;
  return real ? date.toISOString().slice(0, 10) : null;
};

/**
 * The day as YYYY-MM-DD, of what Excel and LibreOffice write; null: none. The day stands before the month: a date that can
 * only be read the other way round is rejected, because others of its file would be read wrongly.
 */
export const dayOf = (text: string): string | null => {
  const words = plainWords(text).replace(/[ t]\d{1,2}:\d{2}(:\d{2})?(\.\d+)?( ?[ap]\.? ?m\.?|z)?$/, '');
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(words);
  if (iso !== null) return isoDay(iso[1], Number(iso[2]), iso[3]);
  const numbers = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(words);
  if (numbers !== null) return isoDay(numbers[3], Number(numbers[2]), numbers[1]);
  const named = /^(\d{1,2})(?:[-/ ]| de )([a-z]{3})[a-z]*\.?(?:[-/ ]| de | del )(\d{4}|\d{2})$/.exec(words);
  if (named !== null) return isoDay(named[3], months.indexOf(named[2]?.replace('set', 'sep') ?? '') + 1, named[1]);
  const serial = /^(4\d{4}|5\d{4})(?:[.,]\d+)?$/.exec(words);
  return serial === null ? null : new Date(serialStart + Number(serial[1]) * dayMs).toISOString().slice(0, 10);
};
