import { dayAfter, screenDate, wireDate } from '../dates/dates';

const realDay = (wire: string): string => wireDate(screenDate(wire)) ?? '';

interface Validity {
  /** Its last day is past. */
  over: boolean;
  /** Its last day, yyyy-MM-dd; empty if unknown. */
  end: string;
  /** The day of its renewal, yyyy-MM-dd; empty if unknown or past. */
  renewal: string;
}

/** `today`: yyyy-MM-dd, in Santo Domingo. */
export const validityOf = (finVigencia: string, today: string): Validity => {
  const end = realDay(finVigencia);
  if (end === '') return { over: false, end, renewal: '' };
  return end < today ? { over: true, end, renewal: '' } : { over: false, end, renewal: dayAfter(end) };
};
