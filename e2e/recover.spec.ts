import { checkState, printChecked, sizes } from './accessibility/check-state';
import { expect, test } from './browser/portal';
import { loginPage } from './pages/login';
import { recoverDialog } from './pages/recover';

const mensaje = 'Mensaje del servidor.';

test('[RECOV-01] the dialog asks for type, number and e-mail, prefilled from the log-in', async ({ page }) => {
  await loginPage(page).abrir();
  await loginPage(page).numero.fill('00112345678');
  await page.getByRole('link', { name: '¿Olvidó su contraseña?' }).click();
  const I = recoverDialog(page);
  await expect(I.tipo).toHaveValue('1');
  await expect(I.numero).toHaveValue('001-1234567-8');
  await expect(I.correo).toBeFocused();
  await expect(I.correo).toHaveAttribute('autocomplete', 'email');
  expect(page.url()).toMatch(/\/login\?dialogo=recuperacion$/);
});

test('[RECOV-02] [RECOV-03] [RECOV-04] [LOGIN-24] each field reports what is missing', async ({ page }) => {
  const I = recoverDialog(page);
  await I.abrir();
  await I.tipo.selectOption('');
  await I.enviar.click();
  await expect(I.tipo).toHaveAccessibleDescription('El tipo de documento es obligatorio');
  await expect(I.numero).toHaveAccessibleDescription('Por favor, ingrese su documento de identidad.');
  await expect(I.correo).toHaveAccessibleDescription('Debe ingresar un correo electrónico válido.');
  await expect(I.tipo).toBeFocused();
  await I.tipo.selectOption('1');
  await I.escribir('00112345678', 'rosa@');
  await I.enviar.click();
  await expect(I.correo).toHaveAccessibleDescription('Debe ingresar un correo electrónico válido.');
  await expect(I.correo).toBeFocused();
});

test("[RECOV-05] the call carries the identification with origin 'WEB' and the e-mail, once for ten presses", {
  tag: '@first',
}, async ({ page }) => {
  const I = recoverDialog(page);
  await I.abrir();
  await I.escribir();
  const bodies: unknown[] = [];
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/solicitarCambioClave/, async (route) => {
    bodies.push(route.request().postDataJSON());
    await held;
    await route.fulfill({ json: { result: { result: { codigoMensaje: 1007, mensaje } } } });
  });
  await I.enviar.evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 10; press += 1) button.click();
  });
  await expect(I.enviar).toHaveAccessibleName('Solicitando…');
  answer();
  await expect(I.dialog).toBeHidden();
  expect(bodies).toEqual([
    {
      identificacion: { tipoDocumento: 1, documento: '001-1234567-8', origen: 'WEB' },
      correo: 'rosa@ejemplo.do',
    },
  ]);
});

for (const [rows, code, own] of [
  ['[RECOV-06]', 1006, 'El documento y el correo electrónico no coinciden.'],
  ['[RECOV-07]', 1008, 'No hay una cuenta con esos datos.'],
  ['[RECOV-10]', 1018, 'Favor intente más tarde.'],
] as const)
  test(`${rows} code ${code} shows the server's sentence, or ours, and keeps the input`, async ({ page }) => {
    const I = recoverDialog(page);
    await I.abrir();
    await I.escribir();
    await I.responde({ codigoMensaje: code, mensaje });
    await I.enviar.click();
    await expect(I.alerta).toContainText(mensaje);
    await I.responde({ codigoMensaje: code, mensaje: null });
    await I.enviar.click();
    await expect(I.alerta).toContainText(own);
    await expect(I.numero).toHaveValue('001-1234567-8');
    await expect(I.correo).toHaveValue('rosa@ejemplo.do');
  });

for (const [rows, given, result, words] of [
  ['', 'with a sentence', { codigoMensaje: 1007, mensaje }, mensaje],
  [
    '[RECOV-11]',
    'without one',
    { codigoMensaje: 1007, mensaje: '' },
    'Estará recibiendo un correo electrónico para continuar con el cambio de contraseña.',
  ],
  [
    '[RECOV-11] [RECOV-12]',
    'as a bare code',
    1007,
    'Estará recibiendo un correo electrónico para continuar con el cambio de contraseña.',
  ],
] as const)
  test(`[RECOV-08] [RECOV-09] ${rows} 1007 ${given} closes the dialog and announces a mail`, async ({ page }) => {
    const I = recoverDialog(page);
    await I.abrir();
    await I.escribir();
    await I.responde(result);
    await I.enviar.click();
    await expect(I.dialog).toBeHidden();
    await expect(page).toHaveURL(/\/login$/);
    await loginPage(page).veoAviso(words);
    await expect(loginPage(page).numero).toHaveValue('001-1234567-8');
  });

test('a sent recovery stays above the log-in form, in the focus and after a reload, until the member closes it', async ({
  page,
}) => {
  const I = recoverDialog(page);
  await I.abrir();
  await I.escribir();
  await I.responde({ codigoMensaje: 1007, mensaje });
  await I.enviar.click();
  await expect(page.locator(':focus').getByText('Revise su correo')).toBeInViewport();
  await page.reload();
  await expect(
    page.getByText(
      /^Le enviamos el enlace para cambiar su contraseña a r\*\*\*@e\*\*\*\.do, a las? \d+:\d\d\s[ap]\.\sm\.$/,
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Pedir otro correo' }).click();
  await expect(I.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ya lo recibí' }).click();
  await page.reload();
  await expect(loginPage(page).numero).toBeVisible();
  await expect(page.getByText('Revise su correo')).toHaveCount(0);
});

test('without a network it says so, keeps the input, and a second press works; a call can be cancelled', async ({
  page,
  context,
}) => {
  const I = recoverDialog(page);
  await I.abrir();
  await I.escribir();
  await context.setOffline(true);
  await I.enviar.click();
  await expect(I.alerta).toContainText('Ha ocurrido un error');
  await context.setOffline(false);
  await page.route(/solicitarCambioClave/, () => undefined);
  await I.enviar.click();
  await I.dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(I.enviar).toHaveAccessibleName('Solicitar');
  await expect(I.correo).toHaveValue('rosa@ejemplo.do');
  await I.responde({ codigoMensaje: 1007, mensaje });
  await I.enviar.press('Enter');
  await expect(I.dialog).toBeHidden();
});

test.afterAll(printChecked);

for (const [name, viewport] of Object.entries(sizes))
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test('every state of the recovery is clean', async ({ page }) => {
      const I = recoverDialog(page);
      await I.abrir();
      await checkState(page, 'formulario');
      await I.enviar.click();
      await checkState(page, 'faltanDatos');
      await I.escribir('00112345678', 'rosa@gmial.com');
      await I.numero.focus();
      await expect(I.dialog.getByText('¿Quiso decir rosa@gmail.com?')).toBeVisible();
      await checkState(page, 'sugerencia');
      for (const code of [1006, 1018]) {
        await I.responde({ codigoMensaje: code, mensaje });
        await I.enviar.click();
        await expect(I.alerta).toContainText(mensaje);
        await checkState(page, `formulario ${code}`);
      }
      await page.route(/solicitarCambioClave/, () => undefined);
      await I.enviar.click();
      await expect(I.enviar).toHaveAttribute('aria-busy', 'true');
      await checkState(page, 'solicitando');
    });
  });
