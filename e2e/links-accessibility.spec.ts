import { checkState, printChecked, sizes } from './accessibility/check-state';
import { expect, test } from './browser/portal';
import { linkPage, linkToken } from './pages/links';
import { portalPage } from './pages/portal';
import { titular } from './props/members';

const good = linkToken({ exp: 4_000_000_000 });
const old = linkToken({ exp: 1_700_000_000 });
const clave = 'mangú con queso 7';

test.afterAll(printChecked);

const long =
  'Mensaje muy largo del servidor, con palabrassinningúnespacioquenocabenenningunalíneadelapantalla. '.repeat(3);

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone });

  test('every state of the change of a password is clean', async ({ page }) => {
    const I = linkPage(page);
    const call = /cambiarClave/;
    await I.abrir('/solicitud/cambioClave');
    await checkState(page, 'sinEnlace');
    await I.abrir(`/solicitud/cambioClave/${old}`);
    await checkState(page, 'vencido');
    await I.abrir(`/solicitud/cambioClave/${'x'.repeat(5_000)}`);
    await checkState(page, 'invalido');
    await I.abrir(`/solicitud/cambioClave/${good}`);
    await expect(I.clave).toBeVisible();
    await checkState(page, 'editando');
    await I.enviar.focus();
    await page.keyboard.press('Enter');
    await checkState(page, 'faltanDatos');
    await I.clave.fill(clave);
    await I.repetida.fill(clave);
    await I.responde(call, { json: { codigoMensaje: 1021, mensaje: long } });
    await I.enviar.click();
    await expect(page.getByRole('alert')).toBeVisible();
    await checkState(page, 'rechazada');
    await I.responde(call, 'corte');
    await I.enviar.click();
    await expect(page.getByText('La contraseña pudo haber cambiado')).toBeVisible();
    await checkState(page, 'sinCambio');
    await I.responde(call, { status: 409, json: { mensaje: long } });
    await I.enviar.click();
    await expect(I.outcome).toBeVisible();
    await checkState(page, 'usado');
    await I.abrir(`/solicitud/cambioClave/${good}`);
    await I.clave.fill(clave);
    await I.repetida.fill(clave);
    await I.responde(call, { json: { codigoMensaje: 1007, mensaje: '' } });
    await I.enviar.click();
    await expect(I.outcome).toBeVisible();
    await checkState(page, 'cambiada');
  });

  test('every state of the activation is clean', async ({ page }) => {
    const I = linkPage(page);
    const call = /activarCuenta/;
    await I.abrir('/solicitud/confirmacioncorreo');
    await checkState(page, 'sinEnlace');
    await I.abrir('/solicitud/confirmacioncorreo/no-es-@-un-código');
    await checkState(page, 'invalido');
    for (const [state, answer] of [
      ['activada', { json: { result: { codigoMensaje: 1009, mensaje: long } } }],
      ['rechazada', { json: { result: { codigoMensaje: 1012, mensaje: long } } }],
      ['fallida', 'corte'],
    ] as const) {
      await I.responde(call, answer);
      await I.abrir('/solicitud/confirmacioncorreo/10000007');
      await expect(I.outcome).toBeVisible();
      await checkState(page, state);
    }
    await page.unroute(call);
    await page.route(call, () => undefined);
    await I.abrir('/solicitud/confirmacioncorreo/10000007');
    await expect(page.getByText('Confirmando activación de cuenta')).toBeVisible();
    await checkState(page, 'activando');
  });

  test('every state of the change of an e-mail address is clean', async ({ page }) => {
    const I = linkPage(page);
    const status = (mensaje: string) => ({
      json: { result: { mensaje, correo: `${'nombre.muy.largo.'.repeat(4)}@ejemplo.do` } },
    });
    await I.abrir('/solicitud/CambioCorreo');
    await checkState(page, 'sinEnlace');
    await I.abrir(`/solicitud/ReversoCorreo/${old}`);
    await checkState(page, 'vencido');
    await I.responde(/estadoCambioCorreo/, status('Pendiente de cambio de correo'));
    await I.abrir(`/solicitud/CambioCorreo/${good}`);
    await expect(page.getByRole('button', { name: 'Confirmar el cambio' })).toBeVisible();
    await checkState(page, 'porConfirmar');
    await I.responde(/confirmarCambioCorreo/, 'corte');
    await I.press('Confirmar el cambio');
    await expect(I.outcome).toBeVisible();
    await checkState(page, 'sinAplicar');
    await I.responde(/confirmarCambioCorreo/, { json: {} });
    await I.press('Reintentar');
    await I.press('Confirmar el cambio');
    await expect(I.outcome).toHaveText(/^Cambios guardados/);
    await checkState(page, 'confirmado');
    await I.responde(/estadoReversoCorreo/, 'corte');
    await I.abrir(`/solicitud/ReversoCorreo/${good}`);
    await expect(I.outcome).toBeVisible();
    await checkState(page, 'sinEstado');
    await I.responde(/estadoReversoCorreo/, status('Cambio de correo confirmado'));
    await I.responde(/reversarCambioCorreo/, { json: {} });
    await I.press('Reintentar');
    await I.press('Deshacer el cambio');
    await expect(I.outcome).toHaveText(/^Su solicitud/);
    await checkState(page, 'revertido');
  });

  test('every state of the plans is clean', async ({ page }) => {
    const I = linkPage(page);
    const call = /Afiliado\/confirmarAfiliado/;
    const person = { nombres: 'Nombre'.repeat(12), apellidos: 'Apellido '.repeat(9), codigoAfiliado: '10000001' };
    const plans = ['ACTIVO', 'SUSPENDIDO', 'SIN SERVICIO', 'EN TRASPASO', ''].map((estado) => ({
      tipoPlan: 'Plan complementario de salud',
      estado,
    }));
    await I.responde(call, { json: { result: { ...person, planes: plans } } });
    await I.abrir(`/solicitud/confirmarAfiliado/${good}`);
    await expect(page.getByText('SIN SERVICIO')).toBeVisible();
    await checkState(page, 'mostrando');
    await I.responde(call, { json: { result: { ...person, planes: [] } } });
    await I.abrir(`/solicitud/confirmarAfiliado/${good}`);
    await expect(page.getByText('No hay planes registrados a su nombre.')).toBeVisible();
    await checkState(page, 'sinPlanes');
    await I.responde(call, 'corte');
    await I.abrir(`/solicitud/confirmarAfiliado/${good}`);
    await expect(I.outcome).toBeVisible();
    await checkState(page, 'fallida');
  });

  test('every step of the e-mail request is clean', async ({ page }) => {
    await portalPage(page).entrar();
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Su cuenta' }).click();
    await page.getByRole('button', { name: 'Cambiar correo electrónico' }).click();
    await expect(dialog.getByLabel('Correo electrónico nuevo')).toBeVisible();
    await checkState(page, 'correo');
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await checkState(page, 'vacio');
    await page.keyboard.type('maria.nueva@ejemplo.do');
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Contraseña', { exact: true })).toBeVisible();
    await checkState(page, 'clave');
    await page.keyboard.type(titular.clave);
    await linkPage(page).responde(/solicitudCambioCorreo/, { status: 422, json: { mensaje: long } });
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await checkState(page, 'sinSolicitar');
    await linkPage(page).responde(/solicitudCambioCorreo/, 'corte');
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await dialog.getByLabel('Contraseña', { exact: true }).fill(titular.clave);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('Puede que se haya pedido.');
    await checkState(page, 'sinSaber');
  });
});
