import type { APIRequestContext, Page } from 'playwright/test';
import { checkState, printChecked, sizes } from './accessibility/check-state';
import { deviceCodes } from './backends/mails';
import { expect, test } from './browser/portal';
import { balancesOf } from './pages/device';
import { portalPage } from './pages/portal';
import { memberOf } from './props/members';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page) => page.getByLabel('Código', { exact: true });
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Presses a button that requests a code, and waits for its mail. */
const mailedBy = async (request: APIRequestContext, press: () => Promise<void>): Promise<string> => {
  const before = (await deviceCodes(request)).length;
  await press();
  await expect.poll(async () => (await deviceCodes(request)).length).toBe(before + 1);
  return (await deviceCodes(request))[0] ?? '';
};

/** The page for the code, in the pop-up opened by the member's tap. */
const askForCode = async (page: Page, request: APIRequestContext, member?: ReturnType<typeof memberOf>) => {
  await portalPage(page).entrar(member);
  await page.goto('/profile');
  const I = balancesOf(page);
  await I.planes();
  const opened = page.context().waitForEvent('page');
  const mailed = await mailedBy(request, () => I.agregar.click());
  const code = await opened;
  await expect(heading(code)).toHaveText('Agregar este dispositivo');
  return { I, code, mailed };
};

test.describe('on a desk', () => {
  test.use({ viewport: null });

  test("[DEVICE-02] [DEVICE-07] [DEVICE-11] a member adds this device by the mailed code, and the portal's window reports it", {
    tag: '@first',
  }, async ({ page, request }) => {
    const { I, code, mailed } = await askForCode(page, request);
    // As high as the test's screen allows.
    expect(await code.evaluate(() => [innerWidth, innerHeight <= 700, window.opener])).toEqual([700, true, null]);
    await I.veoCerrado();
    await expect(field(code)).toBeFocused();
    await field(code).fill(mailed);
    await code.keyboard.press('Enter');
    await expect(heading(code)).toHaveText('Dispositivo agregado');
    expect(new URL(code.url()).pathname).toBe('/dispositivo-seguro/listo');
    await code.close();
    await expect(page.getByText('Este dispositivo ya es seguro')).toBeVisible();
    await expect(I.balance('Medicamentos ambulatorios')).toContainText(/disponible de RD\$\s12,000\.00/);
    await page.reload();
    await I.planes();
    await expect(I.balance('Medicamentos ambulatorios')).toBeVisible();
  });
});

test('where windows are blocked the page links back to the portal', async ({ page, request }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await portalPage(page).entrar(memberOf(1007, 'Diez planes'));
  await page.goto('/profile');
  const I = balancesOf(page);
  await I.planes();
  const mailed = await mailedBy(request, () => I.agregar.click());
  await page.getByRole('link', { name: 'Escribir el código en esta pestaña' }).click();
  await field(page).fill(mailed);
  await page.getByRole('button', { name: 'Agregar dispositivo' }).click();
  await page.getByRole('link', { name: 'Volver al portal' }).click();
  await I.planes();
  await I.veoAbierto();
});

test('the page of the code wears the mark, the canvas and a field of the portal, in both themes', async ({
  page,
  request,
}) => {
  const { code } = await askForCode(page, request, memberOf(1007, 'Diez planes'));
  const mark = await code.getByRole('banner').locator('svg').boundingBox();
  expect(mark?.width).toBeGreaterThanOrEqual(32);
  const looks = () =>
    field(code).evaluate((input) => {
      const { borderTopColor, height } = getComputedStyle(input);
      return [getComputedStyle(document.body).backgroundColor, borderTopColor, Number.parseFloat(height) >= 48];
    });
  await code.emulateMedia({ colorScheme: 'light' });
  expect(await looks()).toEqual(['rgb(247, 245, 240)', 'rgb(116, 132, 137)', true]);
  await code.emulateMedia({ colorScheme: 'dark' });
  expect(await looks()).toEqual(['rgb(11, 22, 24)', 'rgb(124, 144, 148)', true]);
});

for (const [where, viewport, member] of [
  ['a phone', sizes.phone, memberOf(1007, 'Titular de un núcleo de doce')],
  ['a desk', sizes.desktop, memberOf(1007, 'Plan sin balances')],
] as const)
  test.describe(`on ${where}`, () => {
    test.use({ viewport });
    test.afterAll(printChecked);

    test('the page reports a wrong code, ends after five, and is clean in each state', async ({ page, request }) => {
      const { code, mailed } = await askForCode(page, request, member);
      await code.setViewportSize(viewport);
      await checkState(code, 'código');
      await code.keyboard.press('Tab');
      await expect(code.getByRole('button', { name: 'Agregar dispositivo' })).toBeFocused();
      await code.keyboard.press('Enter');
      await expect(code.getByRole('alert')).toHaveText('Escriba los seis dígitos del código.');
      await expect(code).toHaveTitle('Error: Agregar este dispositivo · Oficina Virtual');
      await expect(field(code)).toBeFocused();
      await checkState(code, 'código con falta');
      for (const left of [
        'Le quedan 4 intentos.',
        'Le quedan 3 intentos.',
        'Le quedan 2 intentos.',
        'Le queda un intento.',
      ]) {
        await field(code).fill(otherThan(mailed));
        await code.keyboard.press('Enter');
        await expect(code.getByRole('alert')).toHaveText(`El código no es correcto. ${left}`);
      }
      await field(code).fill(otherThan(mailed));
      await code.keyboard.press('Enter');
      await expect(heading(code)).toHaveText('El código ya no sirve');
      expect(new URL(code.url()).pathname).toBe('/dispositivo-seguro/vencido');
      await checkState(code, 'vencido');
      await code.goto('/dispositivo-seguro/listo');
      await checkState(code, 'listo');
      await code.goto(`/dispositivo-seguro/${'a'.repeat(32)}`);
      await expect(heading(code)).toHaveText('La página no existe');
      await checkState(code, 'no existe');
      await code.close();
    });
  });
