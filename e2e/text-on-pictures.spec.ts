import { memberOf, titular } from './members';
import { loginPage } from './pages/login';
import { portalPage } from './pages/portal';
import { expect, test } from './portal';
import { textContrast } from './text-contrast';

type Page = import('playwright/test').Page;

const readable = async (page: Page, state: string, expected: readonly string[]) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const judged = await textContrast(page);
    expect(
      judged.filter(({ contrast, least }) => contrast < least),
      `${state}, ${colorScheme}`,
    ).toEqual([]);
    expect(
      expected.filter((words) => !judged.some(({ text }) => text === words)),
      `${state}, ${colorScheme}: not looked at`,
    ).toEqual([]);
  }
};

const long = memberOf(1007, 'Nombre muy largo');
const hostile = memberOf(1007, 'hostiles');
const partsOf = (page: Page) => page.locator('h1 [dir="auto"]').allTextContents();

for (const width of [320, 390, 768, 1280])
  test.describe(`at ${width} px`, () => {
    // Low pages are judged whole: what would have to be scrolled for is not seen.
    test.use({ viewport: { width, height: 3_000 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const [who, member] of [
      ['a usual', titular],
      ['a very long', long],
      ['a hostile', hostile],
    ] as const)
      test(`${who} name can be read on the card of home`, async ({ page }) => {
        await loginPage(page).abrir();
        await loginPage(page).entrar(member);
        const popup = page.getByRole('dialog', { name: 'Anuncio' });
        await expect(popup.getByRole('img')).toBeVisible();
        await readable(page, 'anuncio', ['Anuncio']);
        await popup.getByRole('button', { name: 'Cerrar' }).click();
        if (member === hostile) await page.getByRole('button', { name: 'Entendido' }).click();
        await portalPage(page).veoInicio();
        await expect(page.getByRole('region', { name: 'Novedades' }).getByRole('img')).toBeVisible();
        await readable(page, 'inicio', ['Hola,', 'Novedades', ...(await partsOf(page))]);
        await page.getByRole('button', { name: /^Su cuenta/ }).click();
        await expect(page.getByRole('dialog', { name: 'Su cuenta' }).getByText('Titular')).toBeVisible();
        await readable(page, 'cuenta', ['Titular']);
      });

    test('the log-in beside its picture can be read', async ({ page }) => {
      await loginPage(page).abrir();
      const own = ['Oficina Virtual', 'Le damos la bienvenida'];
      await readable(page, 'login', width < 1024 ? own : [...own, 'Su seguro de salud, a la mano y sin filas.']);
    });
  });
