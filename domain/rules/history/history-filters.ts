import { daysBefore, monthsBefore } from '../dates/dates';
import type { Filters } from '../lists/filters';

/** The filters of the history of authorizations as an address names them; `familiar` is a place of the core. */
export const historyKinds = {
  tipo: 'codigo',
  desde: 'fecha',
  hasta: 'fecha',
  costo: 'marca',
  centro: 'codigo',
  familiar: 'codigo',
} as const;

/** What is asked for has both days; in an address the usual ones are not said. */
export type HistoryFilters = Filters<typeof historyKinds>;

const usualDays = 180;
const mostMonths = 6;

interface Range {
  desde: string;
  hasta: string;
}

/** The first day of the calendars; no authorization is older. */
export const firstDay = '2000-01-01';

/** What is asked for until somebody chooses; always within the limit. */
export const usualRange = (hasta: string): Range => ({ desde: daysBefore(hasta, usualDays), hasta });

export const isTooLong = ({ desde, hasta }: Range): boolean => desde < monthsBefore(hasta, mostMonths);

/** Missing days get the usual range; an impossible range is replaced by it. */
export const rangeFromUrl = ({ desde, hasta }: { desde: string; hasta: string }, today: string) => {
  const end = hasta === '' ? today : hasta;
  const range = { desde: desde === '' ? usualRange(end).desde : desde, hasta: end };
  const possible = firstDay <= range.desde && range.desde <= end && end <= today && !isTooLong(range);
  return possible ? range : usualRange(today);
};

/** The filters to put in the address: omits the usual range. */
export const rangeToUrl = <F extends Range>(asked: F, today: string): F => {
  const usual = asked.hasta === today && asked.desde === usualRange(today).desde;
  return usual ? { ...asked, desde: '', hasta: '' } : asked;
};
