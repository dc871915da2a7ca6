import { dayAfter, screenHour, todayInSantoDomingo } from './dates';

/** The same hours on several days of the week. */
export interface Hours {
  /** As members read it: «De lunes a viernes». */
  dias: string;
  /** 0 is Sunday. */
  diasDeSemana: readonly number[];
  /** Minutes after midnight in Santo Domingo. */
  abre: number;
  /** Minutes after midnight; 1440 is the end of the day. */
  cierra: number;
}

/** From when until when something is open, as moments. */
interface Opening {
  desde: number;
  hasta: number;
}

const minuteMs = 60_000;

/** Minutes after midnight in Santo Domingo as an hour of the clock: 8:00 a. m. */
export const clockHour = (minutes: number): string => screenHour((minutes + 4 * 60) * minuteMs);

const openingsOn = (day: string, hours: readonly Hours[]): readonly Opening[] => {
  const midnight = Date.parse(`${day}T00:00:00-04:00`);
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return hours
    .filter(({ diasDeSemana }) => diasDeSemana.includes(weekday))
    .map(({ abre, cierra }) => ({ desde: midnight + abre * minuteMs, hasta: midnight + cierra * minuteMs }));
};

/** The openings between two moments that leave at least `shortestMs`, cut to those moments, in their order. */
export const openingsBetween = (
  now: number,
  until: number,
  hours: readonly Hours[],
  shortestMs: number,
): readonly Opening[] => {
  const found: Opening[] = [];
  for (let day = todayInSantoDomingo(now); day <= todayInSantoDomingo(until); day = dayAfter(day))
    for (const { desde, hasta } of openingsOn(day, hours)) {
      const cut = { desde: Math.max(desde, now), hasta: Math.min(hasta, until) };
      if (cut.hasta - cut.desde >= shortestMs) found.push(cut);
    }
  return found.toSorted((one, other) => one.desde - other.desde);
};
