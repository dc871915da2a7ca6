import { ageOn } from '../dates/age';
import { wireDate } from '../dates/date';

export type BirthFault = 'fechaInvalida' | 'fechaFutura' | 'fechaAntigua' | 'menorDeEdad';

export const adultAge = 18;
/** Nobody has grown older. */
const oldestAge = 122;

/** What is wrong with a birth date as typed; `today` is yyyy-MM-dd in Santo Domingo. */
export const birthFault = (typed: string, today: string, leastAge: number): BirthFault | null => {
  const day = wireDate(typed);
  if (day === null) return 'fechaInvalida';
  if (day > today) return 'fechaFutura';
  const age = ageOn(day, today) ?? 0;
  if (age > oldestAge) return 'fechaAntigua';
  return age < leastAge ? 'menorDeEdad' : null;
};
