import { type Activity, memberActivity } from './activity';
import { type BrowserClock, systemClock } from './clock';
import { type Page, pageLife } from './page';
import { type SafeStorage, safeStorage } from './storage';
import { otherTabs, type Tabs } from './tabs';

/** All that the long-lived flows ask of the browser. Tests hand in another one. */
export interface Browser {
  local: SafeStorage;
  session: SafeStorage;
  clock: BrowserClock;
  activity: Activity;
  page: Page;
  tabs: Tabs;
  reload(): void;
  random(): number;
  /** Never with a member's data in it. */
  log(what: string): void;
}

export const browserOf = (page: Window): Browser => ({
  local: safeStorage(() => page.localStorage),
  session: safeStorage(() => page.sessionStorage),
  clock: systemClock,
  activity: memberActivity(page, () => systemClock.now().monotonic),
  page: pageLife(page, page.document, page.navigator),
  tabs: otherTabs(page, () => new BroadcastChannel('sesion')),
  reload: () => page.location.reload(),
  random: Math.random,
  log: (what) => console.warn(what),
});
