import type { Browser } from './browser';
import { keys } from './session-store';

/** Clears intent and visit of a member who may not enter the club. */
export const clearClubMarks = ({ local, session }: Pick<Browser, 'local' | 'session'>): void => {
  local.remove(keys.clubIntent);
  session.remove(keys.clubVisit);
};
