import { SimulatedClock } from 'xstate';
import type { Theme } from '../../domain/rules/screen/theme';
import { memberActivity } from '../../src/platform/activity';
import type { Browser } from '../../src/platform/browser';
import { deviceMotion } from '../../src/platform/motion';
import { pageLife } from '../../src/platform/page';
import { type Area, safeStorage } from '../../src/platform/storage';
import { type Channel, otherTabs } from '../../src/platform/tabs';
import type { ThemeSwitch } from '../../src/platform/theme';

export const fakeArea = (stored: Map<string, string>, changed: (key: string) => void = () => {}): Area => ({
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, value) => {
    const before = stored.get(key);
    stored.set(key, value);
    if (before !== value) changed(key);
  },
  removeItem: (key) => {
    if (stored.delete(key)) changed(key);
  },
  key: (index) => [...stored.keys()][index] ?? null,
  get length() {
    return stored.size;
  },
});

export const fakeEvent = (type: string, fields: object = {}): Event => Object.assign(new Event(type), fields);

/** One element inside a dialog, as far as listeners look. */
export const insideDialog = { closest: () => ({}) };

interface Tab {
  browser: Browser;
  clock: SimulatedClock;
  /** What the tab remembers until it is closed. */
  tab: Map<string, string>;
  page: EventTarget;
  /** Something that the member does with the page. */
  act(type: string, fields?: object): void;
  comeBack(): void;
  setOnline(online: boolean): void;
  /** The device begins, or ceases, to ask for less movement. */
  setReduced(reduced: boolean): void;
  setHidden(hidden: boolean): void;
  reloads(): number;
  /** The pages that were loaded in place of this one. */
  replaced: string[];
  logged: string[];
  /** Each theme that was applied, in order. */
  themes: Theme[];
  colors: ThemeSwitch;
}

/** A browser with its tabs: one storage, one wall clock, timers that run when the test says so. */
export const fakeDevice = (stored: Record<string, string> = {}) => {
  const local = new Map(Object.entries(stored));
  const tabs: { page: EventTarget; channel: EventTarget; clock: SimulatedClock; ticks: (() => void)[] }[] = [];
  const now = { wall: 1_700_000_000_000, monotonic: 1000 };
  let nextId = 0x0123456789abcdef0123456789abcdefn;

  const openTab = (session = new Map<string, string>()): Tab => {
    const page = new EventTarget();
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    const navigator = { onLine: true };
    const own = { page, channel: new EventTarget(), clock: new SimulatedClock(), ticks: [] as (() => void)[] };
    tabs.push(own);
    const others = () => tabs.filter((tab) => tab !== own);
    const channel: Channel = Object.assign(own.channel, {
      postMessage: (data: unknown) => {
        for (const tab of others()) tab.channel.dispatchEvent(fakeEvent('message', { data }));
      },
    });
    const query = Object.assign(new EventTarget(), { matches: false });
    const logged: string[] = [];
    const themes: Theme[] = [];
    let reloads = 0;
    const replaced: string[] = [];
    const changed = (key: string) => {
      for (const tab of others()) tab.page.dispatchEvent(fakeEvent('storage', { key }));
    };
    return {
      clock: own.clock,
      tab: session,
      page,
      logged,
      themes,
      colors: { apply: (theme) => themes.push(theme) },
      act: (type, fields) => page.dispatchEvent(fakeEvent(type, fields)),
      comeBack: () => document.dispatchEvent(new Event('visibilitychange')),
      setOnline: (online) => {
        navigator.onLine = online;
        page.dispatchEvent(new Event(online ? 'online' : 'offline'));
      },
      setReduced: (reduced) => {
        query.matches = reduced;
        query.dispatchEvent(new Event('change'));
      },
      setHidden: (hidden) => {
        document.visibilityState = hidden ? 'hidden' : 'visible';
        document.dispatchEvent(new Event('visibilitychange'));
      },
      reloads: () => reloads,
      replaced,
      browser: {
        local: safeStorage(() => fakeArea(local, changed)),
        session: safeStorage(() => fakeArea(session)),
        clock: {
          now: () => ({ ...now }),
          every: (_, tick) => {
            own.ticks.push(tick);
            return () => own.ticks.splice(own.ticks.indexOf(tick), 1);
          },
        },
        activity: memberActivity(page, () => now.monotonic),
        page: pageLife(page, document, navigator),
        tabs: otherTabs(page, () => channel),
        motion: deviceMotion(query),
        reload: () => {
          reloads += 1;
        },
        replace: (address) => {
          replaced.push(address);
        },
        random: () => 0,
        randomId: () => {
          nextId += 1n;
          return (nextId - 1n).toString(16).padStart(32, '0');
        },
        log: (what) => logged.push(what),
      },
    };
  };

  const tick = () => {
    for (const { ticks } of tabs) for (const one of [...ticks]) one();
  };
  return {
    local,
    now,
    openTab,
    tick,
    /** Second by second, as a page that is looked at. */
    pass: (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) {
        now.wall += 1000;
        now.monotonic += 1000;
        for (const { clock } of tabs) clock.increment(1000);
        tick();
      }
    },
    /** No timer runs, and the monotonic clock stands still. */
    sleep: (seconds: number) => {
      now.wall += seconds * 1000;
    },
  };
};
