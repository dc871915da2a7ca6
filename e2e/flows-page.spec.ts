import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'playwright/test';
import { colours, type Rules, violationsOf } from './accessibility/axe';

const project = join(import.meta.dirname, '..');
const folder = join(tmpdir(), `oficina-flujos-${process.pid}`);
const file = join(folder, 'flujos.html');
const address = pathToFileURL(file).href;

/** Rules of axe that also apply to hidden elements. */
const hiddenToo: Rules = {
  runOnly: {
    type: 'rule',
    values: [
      ...['accesskeys', 'area-alt', 'aria-allowed-role', 'aria-hidden-body', 'aria-hidden-focus', 'blink'],
      ...['duplicate-id-aria', 'marquee', 'meta-refresh', 'no-autoplay-audio'],
    ],
  },
};

test.beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  // The page explores all charts.
  test.setTimeout(300_000);
  execFileSync(process.execPath, ['--import', 'tsx', 'tools/charts/charts.ts', '--page', '--out', file], {
    cwd: project,
  });
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.describe('the page of all flows, opened from disk', () => {
  test('is searched and used by keyboard alone, and sends no request', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${address}#login`);
    const search = page.getByRole('searchbox', { name: 'Buscar' });
    const titles = page.getByRole('heading', { level: 2 });
    await expect(titles).toHaveText(['login']);
    await expect(page.getByRole('img', { name: 'Diagrama de login' })).toBeVisible();

    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    await page.keyboard.type('SESION_CERRADA');
    expect(await titles.count()).toBeGreaterThan(1);
    await page.keyboard.press('/');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('nada parecido');
    await expect(page.getByRole('status')).toHaveText('Nada coincide con la búsqueda.');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('espera la activación');
    await expect(page.getByRole('status')).toHaveText('1 línea en 1 flujo');
    await expect(page.getByRole('rowheader', { name: '1003', exact: true })).toBeVisible();

    const path = page
      .getByRole('cell', { name: /^login-[a-z\d]{5}/ })
      .getByRole('link')
      .first();
    const id = (await path.textContent()) ?? '';
    await path.focus();
    await page.keyboard.press('Enter');
    await expect(search).toHaveValue('');
    await expect(page.getByRole('heading', { name: id })).toBeInViewport();
    expect(asked).toEqual([address]);
  });

  test('is clean in both themes, and does not scroll sideways on a phone', async ({ page }) => {
    await page.goto(`${address}#session`);
    const dark = page.getByRole('button', { name: 'Tema oscuro' });
    expect(await violationsOf(page, hiddenToo)).toEqual([]);
    // The other rules skip hidden elements, and would take as long as there are flows.
    const left = await page.locator('main > section[hidden]').evaluateAll((others) => {
      for (const other of others) other.remove();
      return others.length;
    });
    expect(left).toBeGreaterThan(1);
    expect(await violationsOf(page)).toEqual([]);
    await dark.click();
    await expect(dark).toHaveAttribute('aria-pressed', 'true');
    expect(await violationsOf(page, colours)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('shows everything without scripts', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(address);
    expect(await page.getByRole('heading', { level: 2 }).count()).toBe(await page.getByRole('img').count());
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await page.close();
  });
});
