import { removeExpiredDrafts } from '../../platform/remove-expired-drafts';
import type { App } from './app';

/** Not before the server has said what time it is: the device's own clock may be days away from it. */
export const sweepTyped = ({ browser: { local, session, clock }, time }: Pick<App, 'browser' | 'time'>): void => {
  if (!time.passed(0)) return;
  for (const area of [local, session]) removeExpiredDrafts(area, [clock.now().wall, time.now()]);
};
