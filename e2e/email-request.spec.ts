import { expect, test } from './browser/portal';
import { linkPage } from './pages/links';
import { portalPage } from './pages/portal';
import { memberOf, titular } from './props/members';

const request = /autenticacion\/solicitudCambioCorreo/;
const account = (page: import('playwright/test').Page) => {
  const dialog = page.getByRole('dialog', { name: 'Cambiar correo electrónico' });
  const check = page.getByRole('dialog', { name: 'Confirme su contraseña' });
  return {
    dialog,
    check,
    correo: dialog.getByLabel('Correo electrónico nuevo'),
    clave: check.getByLabel('Contraseña', { exact: true }),
    confirmar: check.getByRole('button', { name: /Confirmar|Comprobando|Pidiendo/ }),
    abrir: async () => {
      await page.getByRole('button', { name: 'Su cuenta' }).click();
      await page.getByRole('button', { name: 'Cambiar correo electrónico' }).click();
      await expect(dialog).toBeVisible();
    },
  };
};

test("[PROF-36] [PROF-37] [PROF-38] [PROF-39] [PROF-42] says that the session will end, checks the password, 'Contraseña confirmada', requests the change, and the log-in names the mail, once", {
  tag: '@first',
}, async ({ page }) => {
  await portalPage(page).entrar();
  const I = account(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const heard = await linkPage(page).responde(request, { json: { mensaje: '' } });
  await page.route(request, async (route) => {
    await held;
    await route.fallback();
  });
  await I.abrir();
  await expect(I.dialog).toContainText('Al pedir el cambio se cerrará su sesión.');
  await expect(I.correo).toBeFocused();
  await page.keyboard.type('maria.nueva@ejemplo.do');
  await page.keyboard.press('Enter');
  await expect(I.clave).toBeFocused();
  expect(heard).toHaveLength(0);
  await expect(I.check).toContainText('Al pedir el cambio se cerrará su sesión.');
  await page.keyboard.type(titular.clave);
  await page.keyboard.press('Enter');
  await expect(I.check.getByRole('status')).toHaveText('Contraseña confirmada');
  answer();
  await portalPage(page).veoLogin();
  const told = page.getByRole('alert');
  await expect(told).toContainText('Favor verificar su bandeja de entrada y confirmar el cambio de correo.');
  await expect(told).toContainText('Cerramos su sesión por seguridad.');
  expect(heard.map((one) => Object.fromEntries(new URL(one.url()).searchParams))).toEqual([
    { CodigoAfiliado: '10000001', Correo: 'maria.nueva@ejemplo.do', Reverso: 'false' },
  ]);
  expect((await portalPage(page).guardado()).token).toBeNull();
});

test('reports what is missing, the way back and Escape keep the address, and the focus returns to its button', async ({
  page,
}) => {
  await portalPage(page).entrar();
  const I = account(page);
  await I.abrir();
  await I.dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(I.correo).toHaveAccessibleDescription(/Por favor, indique su correo electrónico\.$/);
  await I.correo.fill('maria.nueva@ejemplo.do');
  await page.keyboard.press('Enter');
  await I.confirmar.click();
  await expect(I.clave).toHaveAccessibleDescription('Por favor, ingrese su contraseña.');
  await I.check.getByRole('button', { name: 'Volver' }).click();
  await expect(I.correo).toHaveValue('maria.nueva@ejemplo.do');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Su cuenta' })).toBeFocused();
  await I.abrir();
  await expect(I.correo).toHaveValue('maria.nueva@ejemplo.do');
});

test('going back in the browser closes the dialog', async ({ page }) => {
  await portalPage(page).entrar();
  await page.getByRole('link', { name: 'Visualizar mis datos' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  const I = account(page);
  await I.abrir();
  await page.goBack();
  await portalPage(page).veoInicio();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a pensioner, who has no contact data in the profile, is not offered the change', async ({ page }) => {
  await portalPage(page).entrar(memberOf(1007, 'Pensionado'));
  await page.getByRole('button', { name: 'Su cuenta' }).click();
  await expect(page.getByRole('link', { name: 'Ver perfil' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cambiar correo electrónico' })).toHaveCount(0);
});

test('a dialog that fails to load is reported in its place, and the page with its form stays', async ({ page }) => {
  await portalPage(page).entrar();
  await page.getByRole('link', { name: 'Visualizar mis datos' }).click();
  await page.getByRole('tab', { name: 'Datos de contacto y localización' }).click();
  await page.getByRole('button', { name: 'Editar', exact: true }).click();
  const street = page.getByLabel('Calle', { exact: true });
  await street.fill('Calle Duarte');
  const program = /\/assets\/EmailRequestDialog-/;
  await page.route(program, (route) => route.abort('connectionfailed'));
  await page.getByRole('button', { name: 'Su cuenta' }).click();
  await page.getByRole('button', { name: 'Cambiar correo electrónico' }).click();
  const lost = page.getByRole('dialog', { name: 'Cambiar correo electrónico' });
  await expect(lost).toContainText('Esta parte de la página no llegó.');
  await lost.getByRole('button', { name: 'Cerrar' }).last().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(street).toHaveValue('Calle Duarte');
  await page.getByRole('button', { name: 'Su cuenta' }).click();
  await page.getByRole('button', { name: 'Cambiar correo electrónico' }).click();
  await expect(lost).toContainText('Esta parte de la página no llegó.');
  await page.unroute(program);
  await lost.getByRole('button', { name: 'Reintentar' }).click();
  await expect(account(page).correo).toBeVisible();
});
