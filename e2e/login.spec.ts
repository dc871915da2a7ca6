import type { Route } from 'playwright/test';
import { expect, test } from './browser/portal';
import { loginPage } from './pages/login';
import { portalPage } from './pages/portal';
import { incomplete, titular } from './props/members';

test('[LOGIN-03] [LOGIN-04] [LOGIN-05] [LOGIN-09] the page welcomes and asks for document and password', async ({
  page,
}) => {
  const I = loginPage(page);
  await I.abrir();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le damos la bienvenida');
  await expect(page).toHaveTitle('Iniciar sesión · Oficina Virtual');
  await expect(I.tipo.getByRole('option')).toHaveText(['Elija', 'Cédula', 'NSS', 'Contrato', 'Pasaporte']);
  await expect(I.numero).toHaveAttribute('autocomplete', 'username webauthn');
  await expect(I.clave).toHaveAttribute('autocomplete', 'current-password');
});

test('[LOGIN-11] [LOGIN-12] the external button leads to the public application in a new tab', async ({ page }) => {
  await loginPage(page).abrir();
  const link = page.getByRole('link', { name: 'Afíliate ya al Plan Larimar' });
  await expect(link).toHaveAttribute('href', '/formulario/solicitudAfiliacion');
  await expect(link).toHaveAttribute('target', '_blank');
  const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(tab).toHaveURL(/\/formulario\/solicitudAfiliacion$/);
});

test('[LOGIN-23] [LOGIN-24] [LOGIN-25] [LOGIN-26] pressing without data reports each missing field and moves the focus', async ({
  page,
}) => {
  const I = loginPage(page);
  await I.abrir();
  await I.tipo.selectOption('');
  await I.pulsar();
  await expect(I.tipo).toHaveAccessibleDescription('Debe seleccionar el tipo de documento.');
  await expect(I.numero).toHaveAccessibleDescription('Por favor, ingrese su documento de identidad.');
  await expect(I.clave).toHaveAccessibleDescription('Por favor, ingrese su contraseña.');
  await expect(I.tipo).toBeFocused();
  await I.tipo.selectOption('1');
  await I.numero.fill('00110000011');
  await I.pulsar();
  await expect(I.clave).toBeFocused();
  await expect(I.tipo).not.toHaveAttribute('aria-invalid', 'true');
  await expect(I.numero).not.toHaveAttribute('aria-invalid', 'true');
});

for (const field of ['clave', 'numero'] as const)
  test(`[LOGIN-27] Enter with empty fields reports them, in the field «${field}»`, async ({ page }) => {
    const I = loginPage(page);
    await I.abrir();
    await I[field].press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Debe llenar' })).toContainText(
      'Debe llenar los campos de documento y contraseña.',
    );
    await expect(I.numero).toBeFocused();
  });

test('[ROUTE-42] with an empty menu the form returns after the log-in, and says that there is no page', async ({
  page,
}) => {
  const I = loginPage(page);
  await page.route('**/api/Ajuste/menu*', (route) => route.fulfill({ json: { result: [] } }));
  await I.abrir();
  await I.entrar(titular);
  await expect(page.getByText('No pudimos mostrarle ninguna página.')).toBeVisible();
  await expect(I.enviar).toBeVisible();
  await expect(page.getByText('Entrando…')).toHaveCount(0);
  await expect(I.numero).toHaveValue(titular.documento);
});

test('[LOGIN-18] [LOGIN-19] [LOGIN-20] [LOGIN-21] the document field formats the input and keeps the caret', async ({
  page,
}) => {
  const I = loginPage(page);
  await I.abrir();
  await I.numero.pressSequentially('00110000011');
  await expect(I.numero).toHaveValue('001-1000001-1');
  await I.numero.press('Home');
  await I.numero.press('Delete');
  await I.numero.press('4');
  await expect(I.numero).toHaveValue('401-1000001-1');
  expect(await I.numero.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(1);
  await I.tipo.selectOption('4');
  await I.numero.pressSequentially('ab-1234567890123');
  await expect(I.numero).toHaveValue('AB1234567890');
  await I.tipo.selectOption('2');
  await I.numero.pressSequentially('12x34567890123456');
  await expect(I.numero).toHaveValue('1234567890123');
});

test('[LOGIN-06] [LOGIN-28] [LOGIN-30] [LOGIN-38] [FMT-10] Enter sends the credentials, the cédula with its hyphens; the session is stored and home greets', {
  tag: '@first',
}, async ({ page }) => {
  const I = loginPage(page);
  await I.abrir();
  await I.tipo.selectOption('1');
  await I.numero.fill(titular.documento);
  await I.clave.fill(titular.clave);
  const sent: unknown[] = [];
  await page.route(/Autenticacion\/login$/, (route) => {
    sent.push(route.request().postDataJSON());
    return route.continue();
  });
  await I.clave.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  expect(sent).toEqual([
    {
      identificacion: { tipoDocumento: 1, documento: '001-1000001-1' },
      clave: titular.clave,
      dispositivo: expect.stringMatching(/^[\da-f]{32}$/),
    },
  ]);
  await portalPage(page).llegar();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola, María Altagracia Peña Núñez');
  const stored = await page.evaluate(() => [localStorage.getItem('autenticado'), localStorage.getItem('token')]);
  expect(stored).toEqual(['true', expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/)]);
});

for (const [what, fails] of [
  ['a wrong password', (route) => route.fulfill({ json: { codigoMensaje: 1006, mensaje: 'No coinciden.' } })],
  ['a status 500', (route) => route.fulfill({ status: 500, json: {} })],
  ['a lost connection', (route) => route.abort()],
] satisfies [string, (route: Route) => Promise<void>][])
  test(`${what} is reported above the fields with the focus, covers nothing, and disappears on typing`, async ({
    page,
  }) => {
    const I = loginPage(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.route(/Autenticacion\/login$/, fails);
    await I.abrir();
    for (const field of [I.numero, I.clave]) {
      await I.entrar(titular);
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toBeInViewport({ ratio: 1 });
      await expect(page.locator(':focus').filter({ has: page.getByRole('alert') })).toHaveCount(1);
      await expect(page.getByRole('alert')).toHaveCount(1);
      const [told, first] = await Promise.all([alert.boundingBox(), I.tipo.boundingBox()]);
      expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0);
      await field.press('End');
      await field.press('Backspace');
      await expect(alert).toHaveCount(0);
    }
  });

test('[LOGIN-01] [LOGIN-02] arriving at /login ends the session and allows the popup again', async ({ page }) => {
  const I = loginPage(page);
  await I.abrir();
  await I.entrar(titular);
  await portalPage(page).llegar();
  await page.evaluate(() => localStorage.setItem('popupShown', 'true'));
  await I.abrir();
  await expect
    .poll(() => page.evaluate(() => ['autenticado', 'token', 'popupShown'].map((key) => localStorage.getItem(key))))
    .toEqual(['false', null, null]);
  await page.goto('/');
  await expect(page).toHaveURL(/\/login/);
});

test('[LOGIN-42] with a club intent onboarding comes first, and skipping it leads to the club', async ({ page }) => {
  const I = loginPage(page);
  await I.abrir();
  await page.evaluate(() => localStorage.setItem('club_beneficiario', 'true'));
  await I.abrir();
  await I.entrar(incomplete);
  await expect(page).toHaveURL(/\/onboarding$/);
  expect(await page.evaluate(() => localStorage.getItem('club_beneficiario'))).toBe('true');
  await page.getByRole('button', { name: 'Omitir por ahora' }).click();
  await expect(page).toHaveURL(/\/club$/);
});

test('returns to the requested page after log-in, and Back never returns to the log-in', async ({ page }) => {
  await page.goto('/citas');
  await expect(page).toHaveURL(/\/login\?volver=%2Fcitas$/);
  await loginPage(page).entrar(titular);
  await expect(page).toHaveURL(/\/citas$/);
  await page.getByRole('link', { name: 'Oficina Virtual' }).click();
  await portalPage(page).llegar();
  await page.goBack();
  await expect(page).toHaveURL(/\/citas$/);
});
