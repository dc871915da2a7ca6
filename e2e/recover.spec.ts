import { checkState, printChecked, sizes } from './accessibility/check-state';
import { expect, test } from './browser/portal';
import { loginPage } from './pages/login';
import { portalPage } from './pages/portal';
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

test("[RECOV-05] a recovery is sent with origin 'WEB', and stays above the log-in form, in the focus and after a reload, until the member closes it", {
  tag: '@first',
}, async ({ page }) => {
  const I = recoverDialog(page);
  await I.abrir();
  await I.escribir();
  await I.responde({ codigoMensaje: 1007, mensaje });
  const sent = page.waitForRequest(/solicitarCambioClave/);
  await I.enviar.click();
  expect((await sent).postDataJSON()).toEqual({
    identificacion: { tipoDocumento: 1, documento: '001-1234567-8', origen: 'WEB' },
    correo: 'rosa@ejemplo.do',
  });
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

test('a member changes the password from the account menu, with the own document written already', async ({ page }) => {
  await portalPage(page).entrar();
  await page.getByRole('button', { name: 'Su cuenta' }).click();
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  const I = recoverDialog(page);
  await expect(I.numero).toHaveValue('001-1000001-1');
  await expect(I.correo).toBeFocused();
  await I.correo.fill('otra@ejemplo.do');
  await I.enviar.click();
  await expect(I.alerta).toBeVisible();
  await I.responde({ codigoMensaje: 1007, mensaje });
  await I.enviar.click();
  await expect(I.dialog).toBeHidden();
  await expect(page.getByText(mensaje)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('María');
});

test.afterAll(printChecked);

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone });

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
