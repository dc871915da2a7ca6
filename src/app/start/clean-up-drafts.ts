import { removeExpiredDrafts } from '../../platform/remove-expired-drafts';
import type { App } from './app';

/** Does nothing until the server's time is known, because the device's clock may be days off. */
export const cleanUpDrafts = ({ browser: { local, session, clock }, time }: Pick<App, 'browser' | 'time'>): void => {
  if (!time.passed(0)) return;
  for (const area of [local, session]) removeExpiredDrafts(area, [clock.now().wall, time.now()]);
};
