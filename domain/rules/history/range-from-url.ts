import { firstDay, isTooLong, usualRange } from './history-range';

/** Missing days get the usual range; an impossible range is replaced by it. */
export const rangeFromUrl = ({ desde, hasta }: { desde: string; hasta: string }, today: string) => {
  const end = hasta === '' ? today : hasta;
  const range = { desde: desde === '' ? usualRange(end).desde : desde, hasta: end };
  const possible = firstDay <= range.desde && range.desde <= end && end <= today && !isTooLong(range);
  return possible ? range : usualRange(today);
};
