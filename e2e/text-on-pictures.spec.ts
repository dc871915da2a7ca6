import { textContrast } from './accessibility/text-contrast';
import { expect, test } from './browser/portal';
import { loginPage } from './pages/login';
import { portalPage } from './pages/portal';
import { memberOf, titular } from './props/members';

type Page = import('playwright/test').Page;

const widths = [1280, 768, 390, 320] as const;

/**
 * Waits until everything is laid out inside the viewport: at another width an overlay opens again, as a sheet or a
 * popover.
 */
const stands = (page: Page, sought: readonly string[]) =>
  page.waitForFunction((words) => {
    const inside = ({ x, y, width, height }: DOMRect) =>
      width > 2 && height > 2 && x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some(inside)) found.add((node.textContent ?? '').trim());
    }
    return words.every((one) => found.has(one));
  }, sought);

/** Checks a state at each width and in both themes, after a single log-in. */
const readable = async (page: Page, state: string, expected: (width: number) => Promise<readonly string[]>) => {
  for (const width of widths) {
    // A high viewport, because text outside of it is not checked.
    await page.setViewportSize({ width, height: 3_000 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const sought = await expected(width);
      await stands(page, sought);
      const where = `${state}, ${width}, ${colorScheme}`;
      // An overlay may still be positioning itself.
      await expect(async () => {
        const judged = await textContrast(page);
        expect(
          judged.filter(({ contrast, least }) => contrast < least),
          where,
        ).toEqual([]);
        expect(
          sought.filter((words) => !judged.some(({ text }) => text === words)),
          `${where}: not looked at`,
        ).toEqual([]);
      }).toPass({ timeout: 15_000 });
    }
  }
};

const long = memberOf(1007, 'Nombre muy largo');
const hostile = memberOf(1007, 'hostiles');
const partsOf = (page: Page) => page.locator('h1 [dir="auto"]').allTextContents();

test.describe('text on pictures', () => {
  test.describe.configure({ mode: 'parallel' });
  for (const [who, member] of [
    ['a usual', titular],
    ['a very long', long],
    ['a hostile', hostile],
  ] as const)
    test(`${who} name is readable on the card of home at every width`, async ({ page }) => {
      await loginPage(page).abrir();
      await loginPage(page).entrar(member);
      await page.getByRole('dialog', { name: 'Anuncio' }).getByRole('button', { name: 'Cerrar' }).last().click();
      if (member === hostile) await page.getByRole('button', { name: 'Entendido' }).click();
      await portalPage(page).veoInicio();
      await expect(page.getByRole('region', { name: 'Novedades' }).getByRole('img')).toBeVisible();
      await readable(page, 'inicio', async () => ['Hola,', 'Novedades', ...(await partsOf(page))]);
    });

  test('an announcement and the account menu are readable at every width', async ({ page }) => {
    await loginPage(page).abrir();
    await loginPage(page).entrar(titular);
    const popup = page.getByRole('dialog', { name: 'Anuncio' });
    await expect(popup.getByRole('img')).toBeVisible();
    await readable(page, 'anuncio', async () => ['Anuncio']);
    await popup.getByRole('button', { name: 'Cerrar' }).last().click();
    await page.getByRole('button', { name: /^Su cuenta/ }).click();
    await expect(page.getByRole('dialog', { name: 'Su cuenta' }).getByText('Titular')).toBeVisible();
    await readable(page, 'cuenta', async () => ['Titular']);
  });

  test('the log-in beside its picture is readable at every width', async ({ page }) => {
    await loginPage(page).abrir();
    const own = ['Oficina Virtual', 'Le damos la bienvenida'];
    const beside = 'Su seguro de salud, a la mano y sin filas.';
    await readable(page, 'login', async (width) => (width < 1024 ? own : [...own, beside]));
  });
});
