import type { FrameLocator, Page } from 'playwright/test';
import { loginTexts } from '../src/flows/login/texts';
import { documentTexts } from '../src/texts/document';

import { shellTexts } from '../src/texts/shell';
import { colours, violationsOf } from './axe';
import { expect, lit, test } from './studio';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const state = (page: Page, name: string) =>
  expect(page.getByRole('banner').getByRole('status')).toHaveText(`Estado: ${name}`);

/** As somebody does it on the screen beside the chart. */
const logIn = async (screen: FrameLocator) => {
  await screen.getByLabel(documentTexts.numero).fill('00112345678');
  await screen.getByLabel(loginTexts.clave, { exact: true }).fill('clave1234');
  await screen.getByRole('button', { name: loginTexts.enviar }).click();
};

test.describe('the studio', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('plays the log-in with 1006, 1003, no connection and no answer in time: screen and chart agree', async ({
    page,
    open,
  }) => {
    const screen = await open('login');
    await expect(screen.getByRole('heading', { level: 1 })).toHaveText(loginTexts.titulo);
    expect(await lit(page)).toEqual(['(raíz)', 'formulario', 'formulario.editando']);

    await logIn(screen);
    await state(page, 'autenticando');
    await expect(screen.getByRole('button', { name: loginTexts.enviando })).toBeVisible();
    await press(page, 'listo autenticar (1006)');
    await state(page, 'formulario.advertida');
    expect(await lit(page)).toEqual(['(raíz)', 'formulario', 'formulario.advertida']);
    await expect(screen.getByRole('alert')).toContainText('Mensaje del servidor.');
    await expect(screen.getByLabel(documentTexts.numero)).toHaveValue('001-1234567-8');

    await press(page, 'ENVIAR (completo)');
    await press(page, 'listo autenticar (1003)');
    await state(page, 'informando');
    await screen.getByRole('button', { name: loginTexts.entendido }).click();
    await state(page, 'formulario.editando');

    await press(page, 'ENVIAR (completo)');
    await press(page, 'fallo: sinConexion, fallo autenticar (sinConexion)');
    await state(page, 'formulario.sinEntrar');
    await expect(screen.getByRole('alert')).toContainText(/conexión/);

    await press(page, 'ENVIAR (completo)');
    await press(page, 'Avanzar 10 s');
    await state(page, 'autenticando');
    await press(page, 'Hasta el próximo límite (10.5 s)');
    await state(page, 'formulario.sinEntrar');
    expect(await lit(page)).toEqual(['(raíz)', 'formulario', 'formulario.sinEntrar']);
    await expect(screen.getByRole('button', { name: loginTexts.enviar })).toBeVisible();
  });

  test('takes steps back, and the screen with them', async ({ page, open }) => {
    const screen = await open('login');
    await press(page, 'ESCRIBIR (cedula)');
    await expect(screen.getByLabel(documentTexts.numero)).toHaveValue('001-1234567-8');
    await press(page, 'ENVIAR (completo)');
    await press(page, 'listo autenticar (1003)');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await press(page, 'Deshacer');
    await state(page, 'autenticando');
    await expect(screen.getByRole('dialog')).toHaveCount(0);
    await press(page, 'Deshacer');
    await state(page, 'formulario.editando');
    await press(page, 'Deshacer');
    await expect(screen.getByLabel(documentTexts.numero)).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Deshacer' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('walks an approved path step by step, and gives what was done as a path', async ({ page, open }) => {
    await open('login');
    await page.getByRole('tab', { name: 'Caminos' }).click();
    const row = page.getByRole('row', { name: /haciaOnboarding/ }).first();
    const id = (await row.getByRole('rowheader').textContent()) ?? '';
    await row.getByRole('button').click();
    await expect(page.getByRole('heading', { name: `Camino ${id}` })).toBeVisible();
    await press(page, 'Paso siguiente');
    await expect(page.getByText(/^2 de \d+ pasos$/)).toBeVisible();
    await press(page, 'Hasta el final');
    await state(page, 'haciaOnboarding');
    await expect(page.getByText('El flujo terminó.')).toBeVisible();
    await expect(page.getByText('✗')).toHaveCount(0);
    await page.getByText('El camino, para leerlo').click();
    const copied = JSON.parse(await page.getByLabel('Camino en JSON').inputValue());
    expect([copied.flujo, copied.caminos[0].id]).toEqual(['login', id]);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await press(page, 'Copiar como camino');
    await expect(page.getByText('Copiado.')).toBeVisible();
    expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toEqual(copied);
  });

  test('has tables, codes and counts, and every tab is reached by the keyboard', async ({ page, open }) => {
    await open('login');
    await page.getByRole('tab', { name: 'Dibujo' }).focus();
    await page.keyboard.press('ArrowRight');
    const table = page.getByRole('table', { name: 'Estado × evento' });
    await expect(table.getByRole('row', { name: /^formulario / })).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('table', { name: 'Códigos' }).getByRole('rowheader', { name: '1003' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Caminos' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.getByLabel('Cuántos caminos de las pruebas toman cada transición').check();
    await expect(page.getByText(/^CANCELAR · \d+ caminos?$/)).toBeVisible();
  });

  test('shows the screen of every flow that has one, on a phone and a desktop, light and dark', async ({
    page,
    open,
  }) => {
    test.setTimeout(120_000);
    await open('login');
    const flows = await page
      .getByLabel('Flujo')
      .getByRole('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
    expect(flows.length).toBeGreaterThan(15);
    for (const flow of flows) {
      const screen = await open(flow);
      const frame = page.getByTitle(`Pantalla de ${flow}`);
      if ((await frame.count()) === 0) await expect(page.getByText(/no tiene pantalla propia/)).toBeVisible();
      else await expect(screen.getByRole('heading', { level: 1 }).or(screen.getByRole('dialog'))).toBeVisible();
    }
    const screen = await open('connection');
    await press(page, 'SIN_CONEXION');
    await expect(screen.getByText(shellTexts.sinConexion)).toBeVisible();
    await expect(screen.getByRole('navigation').first()).toBeVisible();
    const width = () => screen.locator('html').evaluate(() => innerWidth);
    expect(await width()).toBe(360);
    await page.getByLabel('Escritorio').check();
    expect(await width()).toBe(1280);
    await page.getByLabel('Oscuro').check();
    await expect(screen.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('says in one sentence that a flow is not there', async ({ page, address }) => {
    const answer = await page.goto(`${address}?flujo=<b>nada`);
    expect(answer?.headers()['content-security-policy']).toContain("connect-src 'self'; frame-src 'self'");
    await expect(page.getByRole('alert')).toHaveText('El flujo «<b>nada» no existe. Estos son los que hay:');
    await page.getByRole('link', { name: /^session/ }).click();
    await expect(page.getByRole('heading', { name: 'Simulador' })).toBeVisible();
  });

  for (const width of [1280, 768])
    test(`is clean at ${width}, and scrolls no sideways`, async ({ page, open }) => {
      await page.setViewportSize({ width, height: 900 });
      await open('session');
      for (const tab of ['Estado × evento', 'Estados', 'Códigos', 'Caminos', 'Dibujo']) {
        await page.getByRole('tab', { name: tab }).click();
        const violations = await violationsOf(page);
        expect(violations.map(({ id, nodes }) => [tab, id, nodes[0]?.html])).toEqual([]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violationsOf(page, colours)).toEqual([]);
    });
});
