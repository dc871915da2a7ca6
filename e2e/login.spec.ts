import type { Route } from 'playwright/test';
import { expect, test } from './browser/portal';
import { loginPage } from './pages/login';
import { portalPage } from './pages/portal';
import { blocked, incomplete, nobody, pending, suspended, titular } from './props/members';

test('[LOGIN-03] [LOGIN-04] [LOGIN-05] [LOGIN-09] the page welcomes and asks for document and password', async ({
  page,
}) => {
  const I = loginPage(page);
  await I.abrir();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le damos la bienvenida');
  await expect(page).toHaveTitle('Iniciar sesión · Oficina Virtual');
  await expect(I.tipo.getByRole('option')).toHaveText(['Elija', 'Cédula', 'NSS', 'Contrato', 'Pasaporte']);
  await expect(I.numero).toHaveAttribute('autocomplete', 'username');
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
  expect(sent).toEqual([{ identificacion: { tipoDocumento: 1, documento: '001-1000001-1' }, clave: titular.clave }]);
  await portalPage(page).llegar();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola, María Altagracia Peña Núñez');
  const stored = await page.evaluate(() => [localStorage.getItem('autenticado'), localStorage.getItem('token')]);
  expect(stored).toEqual(['true', expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/)]);
});

for (const [rows, member, tone] of [
  ['[LOGIN-31] [LOGIN-35]', nobody, 'El documento o la contraseña no son correctos.'],
  ['[LOGIN-32]', blocked, 'el acceso está bloqueado por unos minutos'],
  ['[LOGIN-34]', suspended, 'afiliación'],
] as const)
  test(`${rows} code ${member.codigo} shows the server's sentence and keeps the input [LOGIN-45]`, async ({ page }) => {
    const I = loginPage(page);
    await I.abrir();
    const answer = page.waitForResponse(/Autenticacion\/login$/);
    await I.entrar(member);
    const { codigoMensaje, mensaje } = (await (await answer).json()) as { codigoMensaje: number; mensaje: string };
    expect(codigoMensaje).toBe(member.codigo);
    expect(mensaje).toContain(tone);
    await expect(page.getByRole('alert').filter({ hasText: mensaje })).toBeVisible();
    await expect(I.numero).toHaveValue(member.documento);
    await expect(I.clave).toHaveValue(member.clave);
    await expect(page).toHaveURL(/\/login$/);
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

test("[LOGIN-14] [LOGIN-33] [LOGIN-35] code 1003 opens the dialog 'Información' with the server's sentence", async ({
  page,
}) => {
  const I = loginPage(page);
  await I.abrir();
  const mensaje = 'Le enviamos el enlace otra vez.';
  await page.route(/Autenticacion\/login$/, (route) => route.fulfill({ json: { codigoMensaje: 1003, mensaje } }));
  await I.entrar(pending);
  const dialog = page.getByRole('dialog', { name: 'Información' });
  await expect(dialog.getByText(mensaje, { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Entendido' }).click();
  await expect(dialog).toBeHidden();
  await expect(I.numero).toHaveValue(pending.documento);
});

test('[LOGIN-36] [LOGIN-37] a member with missing contact data goes to onboarding and may skip it', async ({
  page,
}) => {
  const I = loginPage(page);
  await I.abrir();
  const asked = page.waitForRequest(/datoscontactos/);
  await I.entrar(incomplete);
  await asked;
  await expect(page).toHaveURL(/\/onboarding$/);
  await page.getByRole('button', { name: 'Omitir por ahora' }).click();
  await portalPage(page).llegar();
});

test('[LOGIN-44] ten presses during the call send one call, and it can be cancelled', async ({ page, faults }) => {
  const I = loginPage(page);
  await I.abrir();
  await faults.set({ call: 'login', fault: 'demora', value: 1_500 });
  let calls = 0;
  page.on('request', (request) => {
    if (/Autenticacion\/login$/.test(request.url())) calls += 1;
  });
  await I.escribir(titular);
  await I.enviar.evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 10; press += 1) button.click();
  });
  await I.clave.press('Enter');
  await expect(I.enviar).toHaveAttribute('aria-busy', 'true');
  await expect(I.enviar).toHaveAccessibleName('Iniciando sesión…');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(I.enviar).toHaveAccessibleName('Iniciar sesión');
  await page.waitForTimeout(1_700);
  await expect(page).toHaveURL(/\/login$/);
  expect(calls).toBe(1);
});

test("[LOGIN-43] a failed call without a sentence shows the access text, 'Favor intente más tarde.', and a retry works", async ({
  page,
  faults,
}) => {
  const I = loginPage(page);
  await I.abrir();
  await faults.set({ call: 'login', fault: 'html', times: 1 });
  await I.entrar(titular);
  await expect(page.getByRole('alert').filter({ hasText: 'Favor intente más tarde.' })).toBeVisible();
  await expect(I.numero).toHaveValue(titular.documento);
  await I.pulsar();
  await portalPage(page).llegar();
  await expect(page.getByRole('alert')).toHaveCount(0);
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

test('[LOGIN-39] [LOGIN-40] [LOGIN-41] a club intent leads to the club, and leaving it ends the session', async ({
  page,
}) => {
  const I = loginPage(page);
  await I.abrir();
  await page.evaluate(() => localStorage.setItem('club_beneficiario', 'true'));
  await I.abrir();
  await I.entrar(titular);
  await expect(page).toHaveURL(/\/club$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('club_beneficiario'))).toBeNull();
  await page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Inicio' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('autenticado'))).toBe('false');
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

test('without a network the page says so, keeps the input, and a second press works once it is back', async ({
  page,
  context,
}) => {
  const I = loginPage(page);
  await I.abrir();
  await I.escribir(titular);
  await context.setOffline(true);
  await expect(page.getByText('Sin conexión a internet. Cuando vuelva, siga donde estaba.')).toBeVisible();
  await I.pulsar();
  await expect(page.getByRole('alert').filter({ hasText: 'Ha ocurrido un error' })).toBeVisible();
  await expect(I.numero).toHaveValue(titular.documento);
  await expect(I.clave).toHaveValue(titular.clave);
  await context.setOffline(false);
  await expect(page.getByText('Sin conexión a internet.')).toBeHidden();
  await I.pulsar();
  await portalPage(page).llegar();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
