import type { Browser, Route } from 'playwright/test';
import type { Policy } from '../../src/rules/policy';
import type { Arrival, Hand } from './browser-driver';
import { heldFiles } from './held-files';
import { heldPage } from './held-page';
import { type HeldWire, heldWire } from './held-wire';
import { noon } from './noon';
import { quietPortal } from './quiet-portal';
import { type Recorder, recorderOf } from './recorder';

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } };
const frame = 20;

export interface Stage extends Hand {
  recorder: Recorder;
  close(): Promise<void>;
}

/** Written by the page itself, before its program runs: a browser that begins with it takes a third of a second more. */
const remember = ({ local, session }: Required<Pick<Arrival, 'local' | 'session'>>) => {
  if (sessionStorage.getItem('arrived') !== null) return;
  sessionStorage.setItem('arrived', 'yes');
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
};

type Until = (done: () => Promise<boolean>) => Promise<void>;

/** Chance and visibility, as a path wants them. */
const tame = () => {
  Math.random = () => 0.5;
};

const show = (hidden: boolean) => {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (hidden ? 'hidden' : 'visible'),
  });
  document.dispatchEvent(new Event('visibilitychange'));
};

/** As the server would have written it into the page. */
const withPolicy = (policy: Partial<Policy>) => async (route: Route) => {
  const response = await route.fetch();
  const html = await response.text();
  const block = /(<script type="application\/json" id="ajustes">)([\s\S]*?)(<\/script>)/;
  const body = html.replace(block, (_, start: string, json: string, end: string) => {
    const settings = JSON.parse(json);
    return `${start}${JSON.stringify({ ...settings, policy: { ...settings.policy, ...policy } })}${end}`;
  });
  await route.fulfill({ response, body });
};

/** A browser of its own for one path, at the place where the path begins. */
export const openStage = async (
  browser: Browser,
  origin: string,
  arrival: Arrival,
  machine: string,
): Promise<Stage> => {
  const { address, local = {}, session = {}, hold = [], holdFiles = [], background = {} } = arrival;
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'es-DO',
    timezoneId: 'America/Santo_Domingo',
    viewport: arrival.phone ? sizes.phone : sizes.desk,
    reducedMotion: arrival.reducedMotion === false ? 'no-preference' : 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(5000);
  await page.clock.install({ time: noon - 1000 });
  await page.clock.pauseAt(noon);
  await page.addInitScript(remember, { local, session });
  await page.addInitScript(tame);
  const recorder = await recorderOf(page);
  const until: Until = async (done) => {
    for (let turn = 0; turn < 400; turn += 1) {
      if (await done()) return;
      await page.clock.runFor(frame);
    }
    throw new Error('the page never came to it');
  };
  const wire: HeldWire = await heldWire(page, { ...quietPortal, ...background }, until);
  wire.hold(...hold);
  const files = await heldFiles(page, holdFiles, until);
  if (arrival.policy !== undefined)
    await page.route(new RegExp(`^${origin}${address.replace('?', '[?]')}$`), withPolicy(arrival.policy));
  const loadAnew = await heldPage(page, until);
  await page.goto(address);
  const inOtherTab = async <T>(work: (given: T) => void, given: T) => {
    const other = await context.newPage();
    await other.route('**/otra', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Otra pestaña</p>' }));
    await other.goto('/otra');
    await other.evaluate(work as (given: unknown) => void, given);
    await other.close();
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const stage: Stage = {
    page,
    wire,
    files,
    recorder,
    until,
    now: () => page.evaluate(() => Date.now()),
    sleep: (ms) => page.clock.fastForward(ms),
    pass: async (ms) => {
      // Of a long time only the end is lived through beat by beat.
      const slept = ms > 30_000 ? ms - 5000 : 0;
      if (slept > 0) await page.clock.fastForward(slept);
      await page.clock.runFor(ms - slept);
    },
    press: async (name) => {
      await until(() => button(name).isVisible());
      // One that is not ready looks disabled, and can be pressed all the same.
      const force = (await button(name).getAttribute('aria-disabled')) === 'true';
      await button(name).click({ force });
    },
    pressNothing: () => page.mouse.click(640, 3),
    go: async (name) => {
      const link = page.getByRole('link', { name, exact: true });
      await until(() => link.isVisible());
      await link.click();
    },
    activate: (name) => button(name).dispatchEvent('click'),
    otherTab: (stored) =>
      inOtherTab((kept: typeof stored) => {
        for (const [key, value] of Object.entries(kept))
          if (value === null) window.localStorage.removeItem(key);
          else window.localStorage.setItem(key, value);
      }, stored),
    broadcast: (message) =>
      inOtherTab((news: object) => {
        new BroadcastChannel('sesion').postMessage(news);
      }, message),
    reconnect: async () => {
      await context.setOffline(true);
      await until(() => page.evaluate(() => !navigator.onLine));
      await context.setOffline(false);
    },
    loadAnew,
    hide: (hidden) => page.evaluate(show, hidden),
    context: async () => Object((await recorder.snapshot(machine))?.context),
    close: () => context.close(),
  };
  // The page has come as far as it does before anyone acts.
  const stands = (name: string) => until(async () => (await recorder.snapshot(name)) !== null);
  await stands(arrival.from ?? machine);
  await arrival.settle?.(stage);
  await stands(machine);
  return stage;
};
