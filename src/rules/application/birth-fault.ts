import { ageOn } from '../dates/age';
import { wireDate } from '../dates/date';

export type BirthFault = 'fechaInvalida' | 'fechaFutura' | 'fechaAntigua' | 'menorDeEdad';

export const adultAge = 18;
/** Nobody has grown older. */
const oldestAge = 122;

/** The same day `years` before; the 29th of February has its birthday on the 1st of March where there is none. */
export const yearsBefore = (today: string, years: number): string => {
  const day = `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
  return new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10);
};

export const birthLimits = (today: string, leastAge: number): { min: string; max: string } => ({
  min: yearsBefore(today, oldestAge),
  max: yearsBefore(today, leastAge),
});

/** What is wrong with a birth date as typed; `today` is yyyy-MM-dd in Santo Domingo. */
export const birthFault = (typed: string, today: string, leastAge: number): BirthFault | null => {
  const day = wireDate(typed);
  if (day === null) return 'fechaInvalida';
  if (day > today) return 'fechaFutura';
  const age = ageOn(day, today) ?? 0;
  if (age > oldestAge) return 'fechaAntigua';
  return age < leastAge ? 'menorDeEdad' : null;
};
