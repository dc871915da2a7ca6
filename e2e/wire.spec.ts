import type { Page } from 'playwright/test';
import { pending, titular } from './members';
import { loginPage } from './pages/login';
import { portalPage } from './pages/portal';
import { expect, test } from './portal';

const KiB = 1024;

test('until it is idle, the log-in route weighs at most 120 KiB of script and 127 KiB in all', async ({
  page,
  context,
}) => {
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  const loads = new Map<string, { url: string; bytes: number }>();
  wire.on('Network.requestWillBeSent', ({ requestId, request }) => {
    loads.set(requestId, { url: request.url, bytes: 0 });
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const load = loads.get(requestId);
    if (load !== undefined) load.bytes = encodedDataLength;
  });
  // Never idle here: dialogs and the frame of other pages, which are fetched then, have a limit of their own below.
  await page.addInitScript(() => Object.defineProperty(window, 'requestIdleCallback', { value: () => 0 }));
  await loginPage(page).abrir();
  await page.waitForLoadState('networkidle');
  const all = [...loads.values()];
  const sum = (some: typeof all) => some.reduce((total, { bytes }) => total + bytes, 0) / KiB;
  const script = sum(all.filter(({ url }) => url.endsWith('.js')));
  if (process.env.WIRE_LIST) for (const { url, bytes } of all) console.log(bytes, url);
  console.log(`log-in: ${script.toFixed(1)} KiB of script, ${sum(all).toFixed(1)} KiB in all, ${all.length} requests`);
  expect(script).toBeGreaterThan(60);
  expect(script).toBeLessThanOrEqual(120);
  expect(sum(all)).toBeLessThanOrEqual(127);
});

test('what the log-in route fetches once it is idle weighs at most 30 KiB', async ({ page, context }) => {
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  const idle = new Map<string, string>();
  let bytes = 0;
  wire.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/\/assets\/(Dialog|Chrome)-/.test(request.url)) idle.set(requestId, request.url);
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (idle.has(requestId)) bytes += encodedDataLength;
  });
  await loginPage(page).abrir();
  await expect.poll(() => idle.size, { timeout: 10_000 }).toBe(2);
  await page.waitForLoadState('networkidle');
  console.log(`log-in, once idle: ${(bytes / KiB).toFixed(1)} KiB`);
  expect(bytes / KiB).toBeGreaterThan(5);
  expect(bytes / KiB).toBeLessThanOrEqual(30);
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

test('log-in, a dialog with a button of react-aria and home run without a violation of the policy', async ({
  page,
}) => {
  const found = await violations(page);
  const I = loginPage(page);
  await I.abrir();
  await I.entrar(pending);
  const dialog = page.getByRole('dialog', { name: 'Información' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialog).toBeHidden();
  await I.entrar(titular);
  await portalPage(page).veoInicio();
  expect(found).toEqual([]);
});

test('an injected script and an injected style are blocked', async ({ page, complaints }) => {
  const found = await violations(page);
  await loginPage(page).abrir();
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    try {
      script.textContent = 'window.injected = true';
      document.body.append(script);
    } catch {
      // Trusted Types refuse the text before it is a script.
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

test('[API-03] bytes 0x80–0x9F of an undeclared windows-1252 answer arrive as written', async ({ page, faults }) => {
  const I = portalPage(page);
  await I.entrar();
  const words = 'Peña “El Conde” € … ñ';
  await page.route(/getAfiliado/, (route) =>
    route.fulfill({
      status: 200,
      contentType: 'application/json',
      body: Buffer.concat([
        Buffer.from(
          '{"nombres":"Pe\xf1a \x93El Conde\x94 \x80 \x85 \xf1","apellidos":"","regimen":"x","tipoAfiliacion":"x"}',
          'latin1',
        ),
      ]),
    }),
  );
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hola, ${words}`);
  await page.unroute(/getAfiliado/);
  await faults.set({ call: 'getAfiliado', fault: 'windows1252' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola, María Altagracia Peña Núñez');
});

test('a password is in no storage, no address and no message of the console', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const I = loginPage(page);
  await I.abrir();
  await I.entrar({ ...titular, clave: 'canario-secreto-7' });
  await expect(page.getByRole('region', { name: 'Avisos' }).getByRole('alert')).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect([...said, ...addresses, stored].filter((text) => text.includes('canario-secreto-7'))).toEqual([]);
});
