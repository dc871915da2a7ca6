import { daysBefore } from '../dates/days-before';
import { monthsBefore } from '../dates/months-before';

const usualDays = 180;
const mostMonths = 6;

interface Range {
  desde: string;
  hasta: string;
}

/** No calendar goes further back, and nobody has an authorization of then. */
export const firstDay = '2000-01-01';

/** What is asked for until somebody chooses; always within the limit. */
export const usualRange = (hasta: string): Range => ({ desde: daysBefore(hasta, usualDays), hasta });

export const isTooLong = ({ desde, hasta }: Range): boolean => desde < monthsBefore(hasta, mostMonths);
