import type { Page } from 'playwright/test';
import { expect, test } from './browser/portal';
import { portalPage } from './pages/portal';

test.use({ viewport: { width: 1280, height: 800 } });

const openList = async (page: Page) => {
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'Seguridad y datos' }).click();
  const list = page.getByRole('list', { name: 'Dónde está abierta su cuenta' });
  await expect(list).toBeVisible();
  return list.getByRole('listitem');
};
const confirm = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Sí, cerrar' }).click();

test('an account open in two browsers shows both, and the second goes when the first closes it', {
  tag: '@first',
}, async ({ page, browser }) => {
  await portalPage(page).entrar();
  const sessions = await openList(page);
  const closeOthers = page.getByRole('button', { name: 'Cerrar en todos los otros dispositivos' });
  // What other tests left open.
  if (await closeOthers.isVisible()) {
    await closeOthers.click();
    await confirm(page);
  }
  await expect(page.getByText('No está abierta en ningún otro dispositivo.')).toBeVisible();
  await expect(sessions).toHaveCount(1);
  await expect(sessions.first()).toContainText('Este dispositivo');

  const elsewhere = await browser.newContext();
  const there = await elsewhere.newPage();
  await portalPage(there).entrar();
  const beside = await elsewhere.newPage();
  await beside.goto('/citas');
  await expect(beside.getByRole('heading', { level: 1 })).toHaveText('Citas');
  await openList(page);
  await expect(sessions).toHaveCount(2);
  await expect(sessions.nth(1)).toContainText(/(Chrome|Linux)/);

  await sessions
    .nth(1)
    .getByRole('button', { name: /^Cerrar/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'No cerrar' }).click();
  await expect(sessions).toHaveCount(2);
  await sessions
    .nth(1)
    .getByRole('button', { name: /^Cerrar/ })
    .click();
  await confirm(page);
  await expect(page.getByText('Su cuenta se cerró ahí.')).toBeVisible();
  await expect(sessions).toHaveCount(1);

  await expect(async () => {
    await there.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(there).toHaveURL(/\/login/, { timeout: 500 });
  }).toPass({ timeout: 15_000 });
  for (const tab of [there, beside]) {
    await expect(tab.getByText('Su sesión se cerró desde otro dispositivo.')).toBeVisible();
    await expect(tab.getByText('Si no fue usted, cambie su contraseña.')).toBeVisible();
  }
  await elsewhere.close();
});

test('[SESS-10] a log-out without a network keeps no token, and the server learns it when the network is back', async ({
  page,
  context,
}) => {
  const I = portalPage(page);
  await I.entrar();
  await page.goto('/citas');
  await page.waitForLoadState('networkidle');
  const { token } = await I.guardado();
  const asked = async () =>
    (
      await page.request.get('/api/Afiliado/getAfiliado?CodigoAfiliado=10000001', {
        headers: { authorization: `Bearer ${token}` },
      })
    ).status();
  const untold = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('salida_')));
  expect(await asked()).toBe(200);
  await context.setOffline(true);
  await I.pedirSalida();
  await page.getByRole('button', { name: 'Si', exact: true }).click();
  await I.veoLogin();
  expect(await I.guardado()).toEqual({ autenticado: 'false', token: null, lastActivity: null });
  expect(await untold()).toHaveLength(1);
  expect(await asked()).toBe(200);
  await context.setOffline(false);
  await expect.poll(untold).toEqual([]);
  expect(await asked()).toBe(401);
});
