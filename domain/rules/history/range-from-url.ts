import { firstDay, isTooLong, usualRange } from './history-range';

/** The days that an address leaves out are the usual ones; those that nobody could have searched are left out. */
export const rangeFromUrl = ({ desde, hasta }: { desde: string; hasta: string }, today: string) => {
  const end = hasta === '' ? today : hasta;
  const range = { desde: desde === '' ? usualRange(end).desde : desde, hasta: end };
  const possible = firstDay <= range.desde && range.desde <= end && end <= today && !isTooLong(range);
  return possible ? range : usualRange(today);
};
