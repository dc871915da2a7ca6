import { monthNames, screenHour, todayInSantoDomingo } from './dates';

const weekdayNames = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];

/** martes 3 de noviembre, 2:05 p. m., in Santo Domingo; with its year, if that is not the year of `now`. */
export const weekdayMoment = (at: number, now: number): string => {
  const date = todayInSantoDomingo(at);
  const [year, month, day] = date.split('-').map(Number);
  const weekday = weekdayNames[new Date(`${date}T00:00:00Z`).getUTCDay()];
  const ofYear = todayInSantoDomingo(now).startsWith(`${year}-`) ? '' : ` de ${year}`;
  return `${weekday} ${day} de ${monthNames[(month ?? 0) - 1] ?? ''}${ofYear}, ${screenHour(at)}`;
};
