import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type CDPSession,
  type Disposable,
  type Page,
} from 'playwright/test';
import { openBlankPage } from './blank-page';

interface Kept {
  context: BrowserContext;
  page: Page;
  session: CDPSession;
  /** The page was changed irreversibly. */
  spent: boolean;
  scripts: Disposable[];
}

const lasting = {
  context: ['exposeBinding', 'exposeFunction', 'grantPermissions', 'newCDPSession', 'newPage'],
  page: ['exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders'],
  clock: ['install', 'setFixedTime', 'setSystemTime'],
} as const;

const heard = {
  context: ['console', 'request', 'requestfailed', 'requestfinished', 'response'],
  page: ['console', 'dialog', 'download', 'framenavigated', 'load', 'pageerror', 'popup', 'websocket'],
} as const;

const keep = async (context: BrowserContext): Promise<Kept> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const kept: Kept = { context, page, session, spent: false, scripts: [] };
  const spend = () => {
    kept.spent = true;
  };
  const spends = (thing: object, names: readonly string[]) => {
    for (const name of names) {
      const does = Reflect.get(thing, name).bind(thing);
      Reflect.set(thing, name, (...given: unknown[]) => {
        spend();
        return does(...given);
      });
    }
  };
  spends(context, lasting.context);
  spends(page, lasting.page);
  spends(page.clock, lasting.clock);
  context.on('page', spend);
  page.on('crash', spend);
  for (const place of [page, context]) {
    const add = place.addInitScript.bind(place);
    place.addInitScript = async (...given) => {
      const script = await add(...given);
      kept.scripts.push(script);
      return script;
    };
  }
  return kept;
};

const clear = async (
  { context, page, session, scripts }: Kept,
  portal: string,
  reducedMotion: BrowserContextOptions['reducedMotion'],
): Promise<void> => {
  for (const event of heard.context) context.removeAllListeners(event as 'request');
  for (const event of heard.page) page.removeAllListeners(event as 'request');
  const origin = page.url().startsWith('http') ? new URL(page.url()).origin : portal;
  // Requests of a page that is being left go to its old route handlers, not to the server.
  await openBlankPage(page, origin);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await Promise.all(scripts.splice(0).map((script) => script.dispose()));
  await context.setOffline(false);
  await page.evaluate(() => sessionStorage.clear());
  for (const place of new Set([origin, portal]))
    await session.send('Storage.clearDataForOrigin', { origin: place, storageTypes: 'all' });
  await context.clearCookies();
  await page.mouse.move(0, 0);
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion, forcedColors: null, contrast: null });
  await session.send('Page.resetNavigationHistory');
};

let asked = '';
let kept: Kept | null = null;

const drop = async () => {
  await kept?.context.close();
  kept = null;
};

/** Tests of one worker with the same browser options reuse one page, reset for each test. */
export const test = base.extend({
  context: async (
    {
      browser,
      baseURL,
      viewport,
      acceptDownloads,
      bypassCSP,
      clientCertificates,
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      extraHTTPHeaders,
      geolocation,
      hasTouch,
      httpCredentials,
      ignoreHTTPSErrors,
      isMobile,
      javaScriptEnabled,
      locale,
      offline,
      permissions,
      proxy,
      serviceWorkers,
      storageState,
      timezoneId,
      userAgent,
    },
    use,
    info,
  ) => {
    // The options that cannot change in an open browser; its viewport can.
    const asks = JSON.stringify([
      viewport === null,
      acceptDownloads,
      bypassCSP,
      clientCertificates,
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      extraHTTPHeaders,
      geolocation,
      hasTouch,
      httpCredentials,
      ignoreHTTPSErrors,
      isMobile,
      javaScriptEnabled,
      locale,
      offline,
      permissions,
      proxy,
      serviceWorkers,
      storageState,
      timezoneId,
      userAgent,
    ]);
    if (asks !== asked) await drop();
    asked = asks;
    kept ??= await keep(await browser.newContext());
    const { context, page } = kept;
    if (viewport !== null) await page.setViewportSize(viewport);
    await use(context);
    if (kept.spent || page.isClosed() || info.status !== info.expectedStatus) await drop();
    else await clear(kept, baseURL ?? '', contextOptions.reducedMotion ?? null);
  },
  page: async ({ context }, use) => {
    const [page] = context.pages();
    if (page === undefined) throw new Error('A kept browser has a page');
    await use(page);
  },
});
