import type { Browser } from './browser';
import { keys } from './session-store';

/** The club is not for this member: neither the intent nor the visit counts any longer. */
export const clearClubMarks = ({ local, session }: Pick<Browser, 'local' | 'session'>): void => {
  local.remove(keys.clubIntent);
  session.remove(keys.clubVisit);
};
