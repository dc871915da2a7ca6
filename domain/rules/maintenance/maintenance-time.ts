import { atHour, longMoment, todayInSantoDomingo } from '../dates/dates';

/** a las 2:05 p. m.; on another day: el 20 de noviembre de 2026 a las 2:05 p. m. In Santo Domingo. */
export const maintenanceTime = (at: number, now: number): string =>
  todayInSantoDomingo(at) === todayInSantoDomingo(now) ? atHour(at) : `el ${longMoment(at)}`;
