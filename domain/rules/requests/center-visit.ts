import { atHour, dayAfter, screenDate, todayInSantoDomingo } from '../dates/dates';
import { type Hours, openingsBetween } from '../dates/opening-hours';

/** A moment as members read it. */
export interface DayAndHour {
  /** «hoy», «mañana» or «el 30-11-2026». */
  dia: string;
  /** «las 5:00 p. m.» */
  hora: string;
}

/** What a member can still do for a case that only a service center completes. */
export type CenterVisit =
  | { tipo: 'vencido' }
  | {
      tipo: 'visita';
      /** Null: it is open now. */
      abre: DayAndHour | null;
      /** The last moment to bring what the case lacks. */
      hasta: DayAndHour;
    }
  | {
      tipo: 'llamada';
      /** Null: somebody answers now, or nobody does before the deadline. */
      desde: DayAndHour | null;
    };

/** Less than this before the door closes is no visit. */
const shortestVisitMs = 30 * 60_000;

interface Known {
  now: number;
  until: number;
  center: readonly Hours[];
  help: readonly Hours[];
}

export const centerVisit = ({ now, until, center, help }: Known): CenterVisit => {
  if (until <= now) return { tipo: 'vencido' };
  const today = todayInSantoDomingo(now);
  const told = (at: number): DayAndHour => {
    const day = todayInSantoDomingo(at);
    const dia = day === today ? 'hoy' : day === dayAfter(today) ? 'mañana' : `el ${screenDate(day)}`;
    return { dia, hora: atHour(at).replace(/^a /, '') };
  };
  const visits = openingsBetween(now, until, center, shortestVisitMs);
  const [first, last] = [visits[0], visits.at(-1)];
  if (first !== undefined && last !== undefined)
    return { tipo: 'visita', abre: first.desde === now ? null : told(first.desde), hasta: told(last.hasta) };
  const [call] = openingsBetween(now, until, help, 1);
  return { tipo: 'llamada', desde: call === undefined || call.desde === now ? null : told(call.desde) };
};
