import type { Browser, Disposable, Page } from 'playwright/test';
import { openBlankPage } from '../browser/blank-page';
import { withSettings } from '../browser/with-settings';
import { advanceClock, elapsedKey } from './fake-clock';
import type { Arrival, Hand } from './hand';
import { heldFiles } from './held-files';
import { loadAnew, stay } from './held-page';
import { type HeldWire, heldWire } from './held-wire';
import { quietPortal } from './quiet-portal';
import { type Recorder, recorderOf } from './recorder';
import { lookAt } from './sight';
import { startTime } from './start-time';

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } };
const frame = 20;

export interface Stage extends Hand {
  recorder: Recorder;
}

type Remembered = Required<Pick<Arrival, 'local' | 'session'>> & { visit: string; elapsedKey: string };

/** Runs in the page before its scripts: writes the storage once, and sets the clock on every load. */
const remember = ({ local, session, visit, elapsedKey }: Remembered) => {
  if (sessionStorage.getItem('visit') === visit) {
    globalThis.__pwClock?.controller.log('runFor', 0, Number(sessionStorage.getItem(elapsedKey)));
    return;
  }
  sessionStorage.clear();
  localStorage.clear();
  for (const [key, value] of Object.entries({ ...session, visit })) sessionStorage.setItem(key, value);
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
};

type Until = (done: () => Promise<boolean>) => Promise<void>;

/** Makes randomness and visibility deterministic. */
const fixChanceAndVisibility = () => {
  Math.random = () => 0.5;
};

const show = (hidden: boolean) => {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (hidden ? 'hidden' : 'visible'),
  });
  document.dispatchEvent(new Event('visibilitychange'));
};

const begin = async (
  { page, recorder, origin }: { page: Page; recorder: Recorder; origin: string },
  arrival: Arrival,
  machine: string,
): Promise<Stage> => {
  const { address, hold = [], shared = [], holdFiles = [], background = {} } = arrival;
  const until: Until = async (done) => {
    for (let turn = 0; turn < 400; turn += 1) {
      if (await done()) return;
      await advanceClock(page, 'runFor', frame);
      // Yields real time, because a busy machine cannot follow a fake clock.
      if (turn > 20) await page.waitForTimeout(frame);
    }
    throw new Error(`the page never came to it: ${JSON.stringify(await lookAt(page))}`);
  };
  const wire: HeldWire = await heldWire(page, { background: { ...quietPortal, ...background }, shared }, until);
  wire.hold(...hold);
  const files = await heldFiles(page, holdFiles, until);
  if (arrival.policy !== undefined || arrival.settings !== undefined)
    await page.route(
      new RegExp(`^${origin}${address.replace('?', '[?]')}$`),
      withSettings((own) => ({ ...own, ...arrival.settings, policy: { ...own.policy, ...arrival.policy } })),
    );
  await page.goto(address);
  const inOtherTab = async <T>(work: (given: T) => void, given: T) => {
    const other = await page.context().newPage();
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
    sleep: (ms) => advanceClock(page, 'fastForward', ms),
    pass: async (ms) => {
      // Of a long time only the end is played step by step.
      const slept = ms > 30_000 ? ms - 5000 : 0;
      if (slept > 0) await advanceClock(page, 'fastForward', slept);
      await advanceClock(page, 'runFor', ms - slept);
    },
    press: async (name) => {
      await until(() => button(name).isVisible());
      // A button that is not ready looks disabled, but can be pressed.
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
      inOtherTab((message: object) => {
        new BroadcastChannel('sesion').postMessage(message);
      }, message),
    reconnect: async () => {
      await page.context().setOffline(true);
      await until(() => page.evaluate(() => !navigator.onLine));
      await page.context().setOffline(false);
    },
    loadAnew: () => loadAnew(page, until),
    hide: (hidden) => page.evaluate(show, hidden),
    context: async () => Object((await recorder.snapshot(machine))?.context),
  };
  // Waits until the page has finished its own start.
  const stands = (name: string) => until(async () => (await recorder.snapshot(name)) !== null);
  await stands(arrival.from ?? machine);
  // The chunk starts before its page has rendered; until then the page misses changes of the address.
  if (arrival.from !== undefined) await until(async () => (await page.getByRole('heading', { level: 1 }).count()) > 0);
  await arrival.settle?.(stage);
  await stands(machine);
  return stage;
};

export interface Theatre {
  /** Resets the page, and opens it at the start of a path. */
  enter(arrival: Arrival, machine: string): Promise<Stage>;
  close(): Promise<void>;
}

/** One browser for all paths of a flow: a warm page starts in half the time. */
export const openTheatre = async (browser: Browser, origin: string): Promise<Theatre> => {
  const context = await browser.newContext({ baseURL: origin, locale: 'es-DO', timezoneId: 'America/Santo_Domingo' });
  const page = await context.newPage();
  page.setDefaultTimeout(5000);
  await page.addInitScript(fixChanceAndVisibility);
  await page.addInitScript(stay);
  const recorder = await recorderOf(page);
  let visits = 0;
  let remembered: Disposable | undefined;
  return {
    enter: async (arrival, machine) => {
      const { local = {}, session = {}, phone = false, reducedMotion = true } = arrival;
      await openBlankPage(page, origin);
      // Setting the clock affects all pages, so other windows are closed first: one that closes meanwhile would break
      // it.
      for (const other of context.pages()) if (other !== page) await other.close();
      // Drops pending answers of the previous page.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      page.removeAllListeners('requestfailed');
      await remembered?.dispose();
      visits += 1;
      await page.mouse.move(0, 0);
      await page.setViewportSize(phone ? sizes.phone : sizes.desk);
      await page.emulateMedia({ reducedMotion: reducedMotion ? 'reduce' : 'no-preference' });
      await page.clock.install({ time: startTime - 1000 });
      await page.clock.pauseAt(startTime);
      // After stopping the clock, so that the elapsed time is added to it.
      remembered = await page.addInitScript(remember, { local, session, visit: String(visits), elapsedKey });
      return begin({ page, recorder, origin }, arrival, machine);
    },
    close: () => context.close(),
  };
};
