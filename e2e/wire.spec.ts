import type { Page } from 'playwright/test';
import { expect, test } from './browser/portal';
import { loginPage } from './pages/login';
import { portalPage } from './pages/portal';
import { pending, titular } from './props/members';

const KiB = 1024;

interface Load {
  url: string;
  /** Bytes on the network, including headers. */
  whole: number;
  body: number;
}

const listen = async (page: Page): Promise<() => Load[]> => {
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  // Another test on this page may have loaded the same files.
  await wire.send('Network.clearBrowserCache');
  const loads = new Map<string, Load>();
  wire.on('Network.requestWillBeSent', ({ requestId, request }) => {
    loads.set(requestId, { url: request.url, whole: 0, body: 0 });
  });
  wire.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const load = loads.get(requestId);
    if (load !== undefined) load.body += encodedDataLength;
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const load = loads.get(requestId);
    if (load !== undefined) load.whole = encodedDataLength;
  });
  return () => [...loads.values()].filter(({ url }) => !url.startsWith('data:'));
};
const sum = (loads: readonly Load[], of: 'whole' | 'body') => loads.reduce((total, load) => total + load[of], 0) / KiB;

test('until it is idle, the log-in route weighs at most 136 KiB of script and 148 KiB in all', async ({ page }) => {
  const loads = await listen(page);
  // Never idle here: prefetched chunks have a limit of their own below.
  await page.addInitScript(() => Object.defineProperty(window, 'requestIdleCallback', { value: () => 0 }));
  await loginPage(page).abrir();
  await page.waitForLoadState('networkidle');
  const all = loads();
  const script = sum(
    all.filter(({ url }) => url.endsWith('.js')),
    'body',
  );
  if (process.env.WIRE_LIST) for (const { url, whole, body } of all) console.log(whole, body, url);
  console.log(
    `log-in: ${script.toFixed(1)} KiB of script, ${sum(all, 'whole').toFixed(1)} KiB in all, ${all.length} requests`,
  );
  expect(script).toBeGreaterThan(60);
  expect(script).toBeLessThanOrEqual(136);
  expect(sum(all, 'whole')).toBeLessThanOrEqual(148);
  // The styles are inlined into the document.
  expect(all.filter(({ url }) => url.endsWith('.css'))).toEqual([]);
});

test('what the log-in route fetches on a phone once it is idle weighs at most 39 KiB, and the font', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const loads = await listen(page);
  await loginPage(page).abrir();
  const arrived = (what: RegExp) => loads().some(({ url, whole }) => what.test(url) && whole > 0);
  await expect
    .poll(() => [/figtree/, /Chrome-.*js/, /Dialog-.*js/, /ayuda-.*js/].every(arrived), { timeout: 15_000 })
    .toBe(true);
  await page.waitForLoadState('networkidle');
  const html = await (await page.request.get('/login')).text();
  const first = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, address = '']) => address);
  const idle = loads().filter(({ url }) => url.includes('/assets/') && !first.some((early) => url.endsWith(early)));
  const [font, rest] = [
    idle.filter(({ url }) => url.endsWith('.woff2')),
    idle.filter(({ url }) => !url.endsWith('.woff2')),
  ];
  if (process.env.WIRE_LIST) for (const { url, whole } of idle) console.log(whole, url);
  console.log(
    `log-in, once idle: ${sum(rest, 'whole').toFixed(1)} KiB and ${sum(font, 'whole').toFixed(1)} KiB of font`,
  );
  expect(font).toHaveLength(1);
  expect(sum(rest, 'whole')).toBeGreaterThan(5);
  expect(sum(rest, 'whole')).toBeLessThanOrEqual(39);
});

const violations = async (page: Page) => {
  const found: string[] = [];
  await page.exposeFunction('reportViolation', (what: string) => found.push(what));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      (window as unknown as { reportViolation(what: string): void }).reportViolation(
        `${violatedDirective} ${blockedURI} ${sample}`,
      );
    });
  });
  return found;
};

test('log-in, a dialog with a button of react-aria and home cause no CSP violation', async ({ page }) => {
  const found = await violations(page);
  const I = loginPage(page);
  await I.abrir();
  await I.entrar(pending);
  const dialog = page.getByRole('dialog', { name: 'Información' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialog).toBeHidden();
  await I.entrar(titular);
  await portalPage(page).llegar();
  expect(found).toEqual([]);
});

test('blocks an injected script and an injected style', async ({ page, complaints }) => {
  const found = await violations(page);
  await loginPage(page).abrir();
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    try {
      script.textContent = 'window.injected = true';
      document.body.append(script);
    } catch {
      // Trusted Types reject the text before it becomes a script.
    }
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.head.append(style);
    return 'injected' in window || getComputedStyle(document.body).display === 'none';
  });
  expect(ran).toBe(false);
  await expect.poll(() => found.length).toBeGreaterThan(0);
  complaints.length = 0;
});

test('a password is in no storage, no address and no message of the console', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const I = loginPage(page);
  await I.abrir();
  await I.entrar({ ...titular, clave: 'canario-secreto-7' });
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect([...said, ...addresses, stored].filter((text) => text.includes('canario-secreto-7'))).toEqual([]);
});
