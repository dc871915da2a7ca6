import { atHour, dayAfter, screenMoment, todayInSantoDomingo } from '../dates/dates';

/** The time left until a deadline, in whole hours or, below one, whole minutes. */
export interface TimeLeft {
  /** 0: the deadline has passed. */
  cuanto: number;
  unidad: 'hora' | 'minuto';
  /** The day of the deadline; empty: `hora` has it. */
  dia: 'hoy' | 'mañana' | '';
  hora: string;
}

const minuteMs = 60_000;

export const timeLeft = (until: number, now: number): TimeLeft => {
  const minutes = until <= now ? 0 : Math.max(1, Math.floor((until - now) / minuteMs));
  const [today, day] = [todayInSantoDomingo(now), todayInSantoDomingo(until)];
  const dia = day === today ? 'hoy' : day === dayAfter(today) ? 'mañana' : '';
  return {
    cuanto: minutes < 60 ? minutes : Math.floor(minutes / 60),
    unidad: minutes < 60 ? 'minuto' : 'hora',
    dia,
    hora: dia === '' ? screenMoment(until) : atHour(until),
  };
};
