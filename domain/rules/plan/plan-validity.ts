import { screenDate, wireDate } from '../dates/date';
import { dayAfter } from '../dates/day-after';
import type { Plan } from '../person/profile';

const realDay = (wire: string): string => wireDate(screenDate(wire)) ?? '';

interface Validity {
  /** Its last day has passed. */
  over: boolean;
  /** The day on which it begins anew, yyyy-MM-dd; empty when nobody knows it or it has passed. */
  renewal: string;
}

/** `today`: yyyy-MM-dd, in Santo Domingo. */
export const validityOf = ({ finVigencia }: Pick<Plan, 'finVigencia'>, today: string): Validity => {
  const end = realDay(finVigencia);
  if (end === '') return { over: false, renewal: '' };
  return end < today ? { over: true, renewal: '' } : { over: false, renewal: dayAfter(end) };
};
