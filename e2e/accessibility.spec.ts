import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { incomplete, nobody, pending } from './members';
import { loginPage } from './pages/login';
import { portalPage } from './pages/portal';
import { expect, test } from './portal';

const sizes = { phone: { width: 320, height: 640 }, desktop: { width: 1280, height: 800 } };

/** WCAG 2.2 AA with target-size, and nothing to scroll sideways for. */
const clean = async (page: Page, state: string) => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  const found = violations.map(({ id, nodes }) => `${state}: ${id} ${nodes.map(({ html }) => html).join(' ')}`);
  expect(found).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${state} scrolls`).toBe(true);
};

for (const [name, viewport] of Object.entries(sizes))
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`${name}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

      test('every state of the log-in is clean', async ({ page, faults }) => {
        const I = loginPage(page);
        await I.abrir();
        await clean(page, 'editando');
        await I.pulsar();
        await clean(page, 'faltanDatos');
        await I.clave.press('Enter');
        await clean(page, 'camposVacios');
        await I.entrar(nobody);
        await expect(page.getByRole('region', { name: 'Avisos' }).getByRole('alert')).toBeVisible();
        await clean(page, 'credencialesInvalidas');
        await I.entrar(pending);
        await expect(page.getByRole('dialog', { name: 'Información' })).toBeVisible();
        await clean(page, 'informando');
        await page.keyboard.press('Escape');
        await faults.set({ call: 'login', fault: 'demora', value: 8_000, times: 1 });
        await I.pulsar();
        await clean(page, 'autenticando');
      });

      test('home, the log-out question, the menu, onboarding and a page to come are clean', async ({
        page,
        faults,
      }) => {
        const I = portalPage(page);
        await I.entrar();
        await clean(page, 'inicio');
        if (viewport.width < 1024) {
          await page.getByRole('button', { name: 'Menú' }).click();
          await clean(page, 'menú abierto');
        }
        await I.pedirSalida();
        await expect(page.getByRole('dialog', { name: 'Cerrar sesión' })).toBeVisible();
        await clean(page, 'pregunta de salida');
        await page.getByRole('button', { name: 'No', exact: true }).click();
        await page.goto('/citas');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Citas');
        await clean(page, 'en construcción');
        await faults.set({ call: 'getAfiliado', fault: 'html' });
        await page.reload();
        await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
        await clean(page, 'sin servicio');
        await page.request.delete('/demo/fallos');
        await loginPage(page).abrir();
        await loginPage(page).entrar(incomplete);
        await expect(page).toHaveURL(/onboarding$/);
        await clean(page, 'onboarding');
      });

      test('the inactivity warning is clean', async ({ page }) => {
        await page.clock.install();
        const I = portalPage(page);
        await I.entrar();
        await page.clock.runFor(14 * 60_000 + 5_000);
        await expect(I.warning).toBeVisible();
        await clean(page, 'aviso de inactividad');
      });
    });

test('the keyboard alone logs in, asks to leave and leaves', async ({ page }) => {
  await page.setViewportSize(sizes.desktop);
  const I = loginPage(page);
  await I.abrir();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(I.tipo).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('00110000011');
  await page.keyboard.press('Tab');
  await page.keyboard.type('clave1234');
  await page.keyboard.press('Enter');
  await portalPage(page).llegar();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Cerrar sesión' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Cerrar sesión' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Si', exact: true }).focus();
  await page.keyboard.press('Space');
  await portalPage(page).veoLogin();
});
