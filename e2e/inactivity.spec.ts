import { expect, test } from './browser/portal';
import { portalPage } from './pages/portal';

const minute = 60_000;

test.use({ viewport: { width: 1280, height: 800 } });

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test('[IDLE-04] [IDLE-08] [IDLE-09] [IDLE-15] at fourteen minutes the warning counts down, and Continuar hides it', async ({
  page,
}) => {
  const I = portalPage(page);
  await I.entrar();
  await page.clock.runFor(13 * minute + 50_000);
  await expect(I.warning).toBeHidden();
  await page.clock.runFor(12_000);
  await expect(I.warning).toHaveAccessibleName('¿Sigue ahí?');
  await expect(I.warning).toContainText('Su sesión está a punto de cerrarse por inactividad.');
  await expect(I.warning).toContainText(/Quedan 5\d segundos\./);
  await expect(page).toHaveTitle(/^\(5\d\) ¿Sigue ahí\?$/);
  await expect(I.warning.getByRole('button', { name: 'Continuar' })).toBeFocused();
  await expect(I.warning.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  await I.warning.getByRole('button', { name: 'Continuar' }).click();
  await page.clock.runFor(2_000);
  await expect(I.warning).toBeHidden();
  await expect(page.getByText('Sesión extendida.')).toHaveCount(1);
  await page.clock.runFor(13 * minute);
  await expect(I.warning).toBeHidden();
});

test('screen readers announce the time left at forty, twenty and ten seconds, and nothing in between', async ({
  page,
}) => {
  const I = portalPage(page);
  await I.entrar();
  await page.clock.runFor(14 * minute + 5_000);
  const spoken = I.warning.getByRole('alert');
  await expect(spoken).toHaveText('');
  await page.clock.runFor(17_000);
  await expect(spoken).toHaveText('Quedan 40 segundos.');
  await page.clock.runFor(10_000);
  await expect(spoken).toHaveText('Quedan 40 segundos.');
  await page.clock.runFor(10_000);
  await expect(spoken).toHaveText('Quedan 20 segundos.');
  await page.clock.runFor(10_000);
  await expect(spoken).toHaveText('Quedan 10 segundos.');
});

test('[IDLE-10] keys and focus inside the dialog do not close it; scrolling outside does', async ({ page }) => {
  const I = portalPage(page);
  await I.entrar();
  await page.clock.runFor(14 * minute + 5_000);
  await expect(I.warning).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.clock.runFor(1_500);
  await expect(I.warning.getByRole('button')).toHaveText(['Continuar', 'Cerrar sesión']);
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 100);
  await page.clock.runFor(1_500);
  await expect(I.warning).toBeHidden();
});

test('[IDLE-11] [IDLE-12] [IDLE-13] at fifteen minutes the session closes, the page reloads and the log-in says why', {
  tag: '@first',
}, async ({ page }) => {
  const I = portalPage(page);
  await I.entrar();
  await page.evaluate(() => {
    (window as unknown as { before: boolean }).before = true;
  });
  await page.clock.runFor(14 * minute + 10_000);
  await expect(I.warning).toBeVisible();
  await page.clock.runFor(52_000);
  await I.veoLogin();
  expect(await page.evaluate(() => 'before' in window)).toBe(false);
  await expect(page.getByText('Su sesión se cerró por inactividad.')).toBeVisible();
  expect(await I.guardado()).toEqual({ autenticado: 'false', token: null, lastActivity: null });
});

test('[IDLE-16] activity in one tab keeps the other alive, and a stale timestamp closes the session at the start', async ({
  page,
  context,
}) => {
  const I = portalPage(page);
  await I.entrar();
  const other = await context.newPage();
  await other.clock.install();
  await other.goto('/citas');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Citas');
  await page.clock.runFor(14 * minute + 5_000);
  await expect(I.warning).toBeVisible();
  // Sets the other tab's clock to the first one's time.
  await other.clock.setFixedTime(await page.evaluate(() => Date.now()));
  await other.mouse.click(640, 5);
  await page.clock.runFor(1_500);
  await expect(I.warning).toBeHidden();
  await other.close();
  await page.evaluate(() => localStorage.setItem('lastActivity', String(Date.now() - 900_001)));
  await page.reload();
  await I.veoLogin();
  await expect(page.getByText('Su sesión se cerró por inactividad.')).toBeVisible();
});

test('a page hidden for twenty minutes closes when it is shown, before any timer', async ({ page }) => {
  const I = portalPage(page);
  await I.entrar();
  await page.clock.pauseAt(Date.now() + minute);
  const show = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await show('hidden');
  await page.clock.setSystemTime(Date.now() + 21 * minute);
  await show('visible');
  await page.clock.resume();
  await I.veoLogin();
  await expect(page.getByText('Su sesión se cerró por inactividad.')).toBeVisible();
});
