import { type Activity, memberActivity } from './activity';
import { type BrowserClock, systemClock } from './clock';
import { deviceMotion, type Motion } from './motion';
import { type Page, pageLife } from './page';
import { type SafeStorage, safeStorage } from './storage';
import { otherTabs, type Tabs } from './tabs';

/** The browser APIs of the long-lived flows. Tests pass a fake. */
export interface Browser {
  local: SafeStorage;
  session: SafeStorage;
  clock: BrowserClock;
  activity: Activity;
  page: Page;
  tabs: Tabs;
  motion: Motion;
  reload(): void;
  /** Loads another page of the portal in place of this one, which Back then skips. */
  replace(address: string): void;
  random(): number;
  /** 32 random hexadecimal digits, from a secure generator. */
  randomId(): string;
  /** Never log a member's data. */
  log(what: string): void;
}

export const browserOf = (page: Window): Browser => ({
  local: safeStorage(() => page.localStorage),
  session: safeStorage(() => page.sessionStorage),
  clock: systemClock,
  activity: memberActivity(page, () => systemClock.now().monotonic),
  page: pageLife(page, page.document, page.navigator),
  tabs: otherTabs(page, () => new BroadcastChannel('sesion')),
  motion: deviceMotion(page.matchMedia('(prefers-reduced-motion: reduce)')),
  reload: () => page.location.reload(),
  replace: (address) => page.location.replace(address),
  random: Math.random,
  randomId: () =>
    Array.from(page.crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  log: (what) => console.warn(what),
});
