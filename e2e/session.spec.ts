import type { Page } from 'playwright/test';
import { demoAddress } from './backends/demo-address';
import { expect, test } from './browser/portal';
import { loginPage } from './pages/login';
import { portalPage } from './pages/portal';
import { memberOf, titular } from './props/members';

test.use({ viewport: { width: 1280, height: 800 } });

test('[SHELL-18] [SESS-10] [SESS-11] Si logs out: token cleared, flag false, log-in page', { tag: '@first' }, async ({
  page,
}) => {
  const I = portalPage(page);
  await I.entrar();
  await I.pedirSalida();
  await page.getByRole('button', { name: 'Si', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await I.guardado()).toEqual({ autenticado: 'false', token: null, lastActivity: null });
});

test('after the log-out Back leads from the member’s pages to the log-in, and shows no data of the member', async ({
  page,
}) => {
  const I = portalPage(page);
  await I.entrar();
  await page.getByRole('button', { name: 'Su cuenta' }).click();
  await page.getByRole('dialog', { name: 'Su cuenta' }).getByRole('link', { name: 'Ver perfil' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('María Altagracia Peña Núñez');
  await page.getByRole('banner').getByRole('link', { name: 'Oficina Virtual' }).click();
  await I.veoInicio();
  await I.pedirSalida();
  await page.getByRole('button', { name: 'Si', exact: true }).click();
  await I.veoLogin();
  await page.goBack();
  await expect(page).toHaveURL(/\/login\?volver=%2Fprofile$/);
  await I.veoLogin();
  await expect(page.getByText('María Altagracia')).toHaveCount(0);
});

test('[SESS-01] [SESS-02] [SESS-12] [SESS-13] a reload restores the session from storage and checks its member', async ({
  page,
}) => {
  const I = portalPage(page);
  await I.entrar();
  expect(await I.guardado()).toEqual({
    autenticado: 'true',
    token: expect.any(String),
    lastActivity: expect.stringMatching(/^\d{13}$/),
  });
  const asked = page.waitForResponse(/getAfiliado\?CodigoAfiliado=10000001$/);
  await page.reload();
  expect(await (await asked).json()).toMatchObject({
    nombres: 'María Altagracia',
    apellidos: 'Peña Núñez',
    regimen: 'CONTRIBUTIVO',
    tipoAfiliacion: expect.stringMatching(/titular/i),
  });
  await I.veoInicio();
});

test('[SHELL-16] a log-out from the page that could not open the session asks first, and deletes drafts, here and in another tab', async ({
  page,
  context,
  faults,
}) => {
  const I = portalPage(page);
  await I.entrar();
  const other = await context.newPage();
  await other.goto('/citas');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Citas');
  const typed = (tab: Page) =>
    tab.evaluate(() =>
      Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => /^(borrador|recibo)_/.test(key)),
    );
  for (const tab of [page, other])
    await tab.evaluate(() => {
      localStorage.setItem('borrador_10000001_reimbursement', '{}');
      sessionStorage.setItem('recibo_10000001_pagos', '[]');
    });
  await faults.set({ call: 'getAfiliado', fault: 'html' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No pudimos cargar sus datos');
  expect(await typed(page)).toHaveLength(2);
  await page.getByRole('main').getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.getByRole('dialog', { name: 'Cerrar sesión' }).getByRole('button', { name: 'Si' }).click();
  for (const tab of [page, other]) {
    await portalPage(tab).veoLogin();
    expect(await typed(tab)).toEqual([]);
  }
});

test('[SESS-23] log-out and log-in in one tab reach the other within a second', async ({ page, context }) => {
  const [first, other] = [portalPage(page), await context.newPage()];
  await first.entrar();
  await other.setViewportSize({ width: 1280, height: 800 });
  await other.goto('/citas');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Citas');
  await first.pedirSalida();
  await page.getByRole('button', { name: 'Si', exact: true }).click();
  await expect(other).toHaveURL(/\/login/, { timeout: 1_000 });
  await expect(other.getByText('Su sesión se cerró en otra pestaña.')).toBeVisible();
  await loginPage(page).entrar(titular);
  await first.llegar();
  // It was redirected to the log-in from a page, and returns to it.
  await expect(other).toHaveURL(/\/citas$/);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Citas');
});

test('[SESS-23] another member who logs in sees no data of the previous one, and then their own', async ({
  page,
  context,
  browser,
}) => {
  const I = portalPage(page);
  const elsewhere = await browser.newContext();
  const second = portalPage(await elsewhere.newPage());
  await second.entrar(memberOf(1007, 'Pensionado'));
  const token = (await second.guardado()).token ?? '';
  await elsewhere.close();
  await I.entrar();
  await page.goto('/profile');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('María Altagracia Peña Núñez');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/getAfiliado?*', async (route) => {
    await held;
    await route.fallback();
  });
  const beside = await context.newPage();
  await beside.goto(demoAddress('/demo/personas'));
  await beside.evaluate((stored) => localStorage.setItem('token', stored), token);
  await expect(page.locator('main')).not.toContainText('María Altagracia');
  await expect(page.locator('main')).toContainText('Cargando');
  answer();
  await expect(title).toHaveText('Ramón Emilio Ureña Báez');
  await expect(page.locator('body')).not.toContainText('María Altagracia');
});

test('[SESS-09] after log-out storage contains nothing personal', async ({ page }) => {
  const I = portalPage(page);
  await I.entrar();
  await page.evaluate(() => {
    localStorage.setItem('selectedImage', 'data:image/png;base64,AAAA');
    sessionStorage.setItem('onboarding_shown_10000001', 'true');
  });
  await I.pedirSalida();
  const told = page.waitForResponse(/extra\/sesiones\/salir$/);
  await page.getByRole('button', { name: 'Si', exact: true }).click();
  await I.veoLogin();
  await (await told).finished();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('salida_'))))
    .toEqual([]);
  const left = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  // The font's address and this browser's id are not personal.
  expect(
    Object.keys(left)
      .filter((key) => !['letra', 'dispositivo'].includes(key))
      .sort(),
  ).toEqual(['autenticado', 'motivo_cierre']);
  expect(JSON.stringify(left)).not.toMatch(/10000001|Peña|data:image/);
});
