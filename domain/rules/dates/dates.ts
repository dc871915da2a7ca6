/** On the wire and in comparisons yyyy-MM-dd, on the screen dd-MM-yyyy. */
export const screenDate = (wire: string): string => {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(wire);
  return match === null ? '' : `${match[3]}-${match[2]}-${match[1]}`;
};

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The wire's form of a date as typed; null when there is no such day. */
export const wireDate = (screen: string): string | null => {
  const match = /^(\d{2})-(\d{2})-(\d{4})$/.exec(screen.trim());
  if (match === null) return null;
  const [day, month, year] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return null;
  return `${match[3]}-${match[2]}-${match[1]}`;
};

/** Today in America/Santo_Domingo, which is four hours behind UTC all year. */
export const todayInSantoDomingo = (now: number): string => new Date(now - 4 * 3_600_000).toISOString().slice(0, 10);

/** 2:05 p. m., in Santo Domingo. */
export const screenHour = (at: number): string => {
  const time = new Date(at - 4 * 3_600_000).toISOString();
  const [hour, minute] = [Number(time.slice(11, 13)), time.slice(14, 16)];
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute}\u00a0${hour < 12 ? 'a' : 'p'}.\u00a0m.`;
};

/** a la 1:30 p. m., a las 2:05 p. m. */
export const atHour = (at: number): string => {
  const hour = screenHour(at);
  return `${hour.startsWith('1:') ? 'a la' : 'a las'} ${hour}`;
};

export const monthNames = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
  ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
];

/** 20 de noviembre de 2026 a las 12:05 p. m., in Santo Domingo. */
export const longMoment = (at: number): string => {
  const [year, month, day] = todayInSantoDomingo(at).split('-').map(Number);
  return `${day} de ${monthNames[(month ?? 0) - 1] ?? ''} de ${year} ${atHour(at)}`;
};

const longForm = /^(\d{1,2}) de (\p{L}+) de (\d{4}) a las? (1[0-2]|[1-9]):([0-5]\d)\s([ap])\.\s?m\./u;

/** The moment with which a text begins in the form of `longMoment`; null if with none. */
export const readLongMoment = (text: string): number | null => {
  const [, day = '', name = '', year = '', hour = '', minute = '', half] = longForm.exec(text.toLowerCase()) ?? [];
  const month = monthNames.indexOf(name) + 1;
  const date = wireDate(`${day.padStart(2, '0')}-${String(month).padStart(2, '0')}-${year}`);
  if (date === null) return null;
  const hours = (Number(hour) % 12) + (half === 'p' ? 12 : 0);
  return Date.parse(`${date}T00:00:00-04:00`) + hours * 3_600_000 + Number(minute) * 60_000;
};

/** What a date field holds after someone typed or pasted `text`: dd-MM-yyyy, also from 5/11/1960 and from the wire's form. */
export const formatScreenDate = (text: string): string => {
  const wire = screenDate(text.trim());
  if (wire !== '') return wire;
  // One digit and a sign are a whole day or a whole month.
  const typed = text
    .replace(/^\s*(\d{1,2})[/. ](\d{1,2})[/. ](\d{4})\s*$/, (_, day: string, month: string, year: string) =>
      [day.padStart(2, '0'), month.padStart(2, '0'), year].join(''),
    )
    .replace(/^(\d\d-)?(\d)[-/. ]$/, (_, day: string | undefined, digit: string) => `${day ?? ''}0${digit}`);
  const digits = typed.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '').join('-');
};

const dayMs = 86_400_000;

/** Of a day that there is, yyyy-MM-dd. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);

/** Of a day that there is, yyyy-MM-dd. */
export const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10);

/** Whole days between two days, both yyyy-MM-dd; null if one of them is not a date. */
export const daysUntil = (today: string, day: string): number | null => {
  const days = Math.round((Date.parse(`${day.slice(0, 10)}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / dayMs);
  return Number.isFinite(days) ? days : null;
};

/** The same day so many calendar months earlier, yyyy-MM-dd; where that month is shorter, its last day. */
export const monthsBefore = (day: string, months: number): string => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10);
};

/** The same day a year earlier, as yyyy-MM-dd; for 29 February the day before. */
export const yearBefore = (day: string): string => {
  const earlier = `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`;
  return earlier.endsWith('-02-29') ? earlier.replace('-29', '-28') : earlier;
};

/** Whole years at `today`; both days yyyy-MM-dd. Null when it cannot be said. */
export const ageOn = (birth: string, today: string): number | null => {
  const [born, now] = [birth, today].map((day) => /^(\d{4})-(\d{2})-(\d{2})/.exec(day));
  if (born == null || now == null) return null;
  const hadBirthday = birth.slice(5, 10) <= today.slice(5, 10);
  const years = Number(now[1]) - Number(born[1]) - (hadBirthday ? 0 : 1);
  return years < 0 ? null : years;
};

/** 22-11-2026, 2:05 p. m., in Santo Domingo. */
export const screenMoment = (at: number): string => `${screenDate(todayInSantoDomingo(at))}, ${screenHour(at)}`;
