import type { Browser } from './browser';
import { keys } from './session-store';

/** The club is not for this member: neither the intent nor the visit counts any longer. */
export const dropClub = ({ local, session }: Pick<Browser, 'local' | 'session'>): void => {
  for (const key of [keys.clubIntent, keys.clubAsked]) local.remove(key);
  session.remove(keys.clubVisit);
};
