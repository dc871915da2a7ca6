import { screenDate, screenHour, todayInSantoDomingo } from './date';

/** 22-11-2026, 2:05 p. m., in Santo Domingo. */
export const screenMoment = (at: number): string => `${screenDate(todayInSantoDomingo(at))}, ${screenHour(at)}`;
