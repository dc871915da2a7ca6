import type { Locator } from 'playwright/test';
import { newPasswordTexts, weakPasswordText } from '../src/texts/new-password';
import { expect, test } from './browser/portal';
import { linkPage, linkToken } from './pages/links';
import { portalPage } from './pages/portal';

const clave = 'mangú con queso 7';
const good = linkToken({ exp: 4_000_000_000 });
const calls = {
  activar: /Autenticacion\/activarCuenta/,
  cambiar: /Autenticacion\/cambiarClave/,
  estado: /autenticacion\/estadoCambioCorreo/,
  confirmar: /autenticacion\/confirmarCambioCorreo/,
  estadoReverso: /autenticacion\/estadoReversoCorreo/,
  reversar: /autenticacion\/reversarCambioCorreo/,
  planes: /Afiliado\/confirmarAfiliado/,
};
const pending = { json: { result: { mensaje: 'Pendiente de cambio de correo', correo: 'ana.nueva@ejemplo.do' } } };
const changed = { json: { result: { mensaje: 'Cambio de correo confirmado', correo: 'ana@ejemplo.do' } } };
/** The spinner is decorative: it has no accessible name to find it by. */
const turning = (status: Locator) =>
  expect
    .poll(() =>
      status.evaluate((element) =>
        element
          .getAnimations({ subtree: true })
          .map((animation) => [
            animation.playState,
            animation.effect instanceof KeyframeEffect && animation.effect.target?.getAttribute('aria-hidden'),
          ]),
      ),
    )
    .toEqual([['running', 'true']]);
const refused = (status: number, mensaje = '') => ({ status, json: { mensaje } });

test.describe('the change of a password', () => {
  test('[ROUTE-30] [PWD-01] [PWD-02] [PWD-03] asks for the new password twice, and removes the token from the address', async ({
    page,
  }) => {
    const I = linkPage(page);
    await I.abrir(`/solicitud/cambioClave/Token=${good}`);
    await expect(I.title).toHaveText('Cambio de contraseña');
    await expect(page).toHaveTitle('Cambio de contraseña · Oficina Virtual');
    await expect(I.clave).toHaveAttribute('autocomplete', 'new-password');
    await expect(I.repetida).toHaveAttribute('autocomplete', 'new-password');
    await expect(I.enviar).toHaveText(/Solicitar/);
    await expect(page).toHaveURL(/\/solicitud\/cambioClave$/);
    await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
    await expect(I.clave).toHaveAttribute('type', 'text');
    await expect(I.repetida).toHaveAttribute('type', 'password');
  });

  test('[PWD-04] [PWD-05] [PWD-06] [PWD-07] is not sent before both are typed, long enough and equal; a press reports what is missing', async ({
    page,
  }) => {
    const I = linkPage(page);
    const heard = await I.responde(calls.cambiar, { json: { codigoMensaje: 1007, mensaje: '' } });
    await I.abrir(`/solicitud/cambioClave/${good}`);
    await expect(I.enviar).toHaveAttribute('aria-disabled', 'true');
    await I.enviar.focus();
    await page.keyboard.press('Enter');
    await expect(I.clave).toHaveAccessibleDescription(/Debe escribir la Contraseña\.$/);
    await expect(I.repetida).toHaveAccessibleDescription('El campo Repetir contraseña es obligatorio');
    await expect(I.clave).toBeFocused();
    await page.keyboard.type('cinco');
    await I.repetida.focus();
    await expect(I.clave).toHaveAccessibleDescription(/El mínimo de caracteres para la contraseña es 6$/);
    await I.clave.fill('secreta');
    await I.repetida.fill('Secreta');
    await I.enviar.focus();
    await expect(I.repetida).toHaveAccessibleDescription('Las contraseñas no coinciden, favor de validar.');
    await page.keyboard.press('Enter');
    await expect(I.repetida).toBeFocused();
    await I.repetida.fill('secreta');
    await expect(I.repetida).not.toHaveAttribute('aria-invalid', 'true');
    await expect(I.enviar).not.toHaveAttribute('aria-disabled', 'true');
    expect(heard).toHaveLength(0);
  });

  test("[PWD-08] [PWD-09] [PWD-10] says 'Se ha realizado el cambio…' and leads to the log-in, by a press or automatically", async ({
    page,
  }) => {
    const I = linkPage(page);
    const heard = await I.responde(calls.cambiar, { json: { codigoMensaje: 1007, mensaje: 'Cambiada.' } });
    const words = 'Se ha realizado el cambio de contraseña, favor de iniciar sesion con sus nuevas credenciales.';
    const change = async () => {
      await I.abrir(`/solicitud/cambioClave/${good}`);
      await I.clave.fill(clave);
      await I.repetida.fill(clave);
      await I.repetida.press('Enter');
      await I.veo(words);
    };
    await change();
    await expect(I.outcome).toBeFocused();
    expect(heard.map((request) => [request.method(), ...new URL(request.url()).searchParams])).toEqual([
      ['GET', ['Token', good], ['Clave', clave]],
    ]);
    await I.press('Iniciar sesión');
    await portalPage(page).veoLogin();
    await expect(page).toHaveURL(/\/login$/);
    await page.clock.install();
    await change();
    await page.clock.runFor(10_000);
    await portalPage(page).veoLogin();
    await expect(page.getByRole('region', { name: 'Avisos' })).toContainText(words);
  });

  test('says the rule before typing, and finds a common password while it is typed, without a call', async ({
    page,
  }) => {
    const I = linkPage(page);
    const heard = await I.responde(calls.cambiar, { json: {} });
    await I.abrir(`/solicitud/cambioClave/${good}`);
    await expect(I.clave).toHaveAccessibleDescription(newPasswordTexts.regla);
    await I.clave.pressSequentially('clave1234');
    await expect(I.clave).toHaveAccessibleDescription(weakPasswordText.comun);
    await I.repetida.focus();
    await expect(I.clave).toHaveAttribute('aria-invalid', 'true');
    await I.clave.fill(clave);
    await expect(I.clave).toHaveAccessibleDescription(newPasswordTexts.regla);
    await expect(I.clave).not.toHaveAttribute('aria-invalid');
    expect(heard).toEqual([]);
  });

  test("[PWD-11] after a rejection shows the server's sentence at the field and keeps the input", async ({ page }) => {
    const I = linkPage(page);
    await I.responde(calls.cambiar, { json: { codigoMensaje: 1020, mensaje: 'Esa contraseña es muy común.' } });
    await I.abrir(`/solicitud/cambioClave/${good}`);
    await I.clave.fill(clave);
    await I.repetida.fill(clave);
    await I.enviar.click();
    await expect(I.clave).toHaveAccessibleDescription(/Esa contraseña es muy común\.$/);
    await expect(I.clave).toBeFocused();
    await expect(I.clave).toHaveAttribute('aria-invalid', 'true');
    await expect(I.clave).toHaveValue(clave);
    await I.responde(calls.cambiar, refused(409, 'Este enlace ya fue utilizado.'));
    await I.enviar.click();
    await I.veo('Este enlace ya fue utilizado.');
    await I.press('Pedir un enlace nuevo');
    await expect(page).toHaveURL(/\/login/);
  });

  test('without a network keeps the input, and says that it may have happened', async ({ page }) => {
    const I = linkPage(page);
    await I.responde(calls.cambiar, 'corte');
    await I.abrir(`/solicitud/cambioClave/${good}`);
    await I.clave.fill(clave);
    await I.repetida.fill(clave);
    await I.enviar.click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Ha ocurrido un error');
    await expect(alert).toContainText('La contraseña pudo haber cambiado');
    await expect(I.clave).toHaveValue(clave);
    await I.responde(calls.cambiar, { json: { codigoMensaje: 1007, mensaje: '' } });
    await I.enviar.click();
    await expect(I.outcome).toContainText('Se ha realizado el cambio');
  });

  test('[PWD-12] [PWD-13] [PWD-14] [SESS-28] a missing link, one expired by its own claims, and one that the server calls expired', async ({
    page,
  }) => {
    const I = linkPage(page);
    const words = 'El token expiro, favor de realizar la solicitud de cambio de contraseña nuevamente.';
    const heard = await I.responde(calls.cambiar, refused(410, 'Venció.'));
    for (const link of ['', `/${linkToken({ exp: 1_700_000_000 })}`]) {
      await I.abrir(`/solicitud/cambioClave${link}`);
      await I.veo(words);
      await expect(I.clave).toHaveCount(0);
    }
    expect(heard).toHaveLength(0);
    await I.abrir(`/solicitud/cambioClave/${good}`);
    await I.clave.fill(clave);
    await I.repetida.fill(clave);
    await I.enviar.click();
    await I.veo(words);
    expect(heard).toHaveLength(1);
    await I.press('Pedir un enlace nuevo');
    await expect(page).toHaveURL(/\/login\?dialogo=recuperacion$/);
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test.describe('the activation of an account', () => {
  test("[ROUTE-29] [ACT-01] [ACT-02] [ACT-03] [ACT-04] runs on load, says 'Confirmando activación de cuenta', then the server's sentence and 'favor de iniciar sesion con su cuenta.'", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const I = linkPage(page);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const asked: string[] = [];
    await page.route(calls.activar, async (route) => {
      asked.push(new URL(route.request().url()).search);
      await held;
      await route.fulfill({ json: { result: { codigoMensaje: 1009, mensaje: 'Su cuenta ha sido activada,' } } });
    });
    await I.abrir('/solicitud/confirmacioncorreo/codigoAfiliado=10000007');
    const working = page.getByRole('status').filter({ hasText: /^Confirmando activación de cuenta$/ });
    await expect(working).toBeVisible();
    await turning(working);
    answer();
    await I.veo('Su cuenta ha sido activada, favor de iniciar sesion con su cuenta.');
    expect(asked).toEqual(['?CodigoAfiliado=10000007']);
    await I.press('Iniciar sesión');
    await portalPage(page).veoLogin();
  });

  test("[ACT-05] [ACT-06] [ACT-07] after a failure stays on its page: the server's sentence, 'favor de intentar mas tarde.', a retry and a link to the log-in", async ({
    page,
  }) => {
    const I = linkPage(page);
    await I.responde(calls.activar, { json: { result: { codigoMensaje: 1012, mensaje: 'Su registro venció;' } } });
    await I.abrir('/solicitud/confirmacioncorreo/10000007');
    await expect(page.getByText('Su registro venció; favor de intentar mas tarde.')).toBeVisible();
    await I.responde(calls.activar, { json: { result: { codigoMensaje: 1012, mensaje: '' } } });
    await I.press('Reintentar');
    await expect(page.getByText('favor de intentar mas tarde.', { exact: true })).toBeVisible();
    await expect(I.outcome).toBeFocused();
    await I.responde(calls.activar, 'corte');
    await I.press('Reintentar');
    await expect(page.getByText('favor de intentar mas tarde.', { exact: true })).toBeVisible();
    await expect(page.getByText('No hubo respuesta. Revise su conexión a internet')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
    await portalPage(page).veoLogin();
  });

  test('a second visit, a reload and a second tab change nothing', async ({ page, context }) => {
    const I = linkPage(page);
    const done = { json: { result: { codigoMensaje: 1009, mensaje: 'Activada,' } } };
    const heard = await I.responde(calls.activar, done);
    await I.abrir('/solicitud/confirmacioncorreo/10000007');
    await I.veo('Activada, favor de iniciar sesion con su cuenta.');
    await page.reload();
    await I.veo('Falta el enlace de su correo.');
    expect(heard).toHaveLength(1);
    const tab = linkPage(await context.newPage());
    const second = await tab.responde(calls.activar, done);
    await tab.abrir('/solicitud/confirmacioncorreo/10000007');
    await tab.veo('Activada, favor de iniciar sesion con su cuenta.');
    expect(second).toHaveLength(1);
  });

  test('continues once the network is back', async ({ page, context }) => {
    const I = linkPage(page);
    await I.responde(calls.activar, 'corte');
    await I.abrir('/solicitud/confirmacioncorreo/10000007');
    await I.veo('No pudimos activar su cuenta.');
    await context.setOffline(true);
    await I.responde(calls.activar, { json: { result: { codigoMensaje: 1009, mensaje: 'Activada,' } } });
    await context.setOffline(false);
    await I.veo('Activada, favor de iniciar sesion con su cuenta.');
  });
});

test.describe('the change of an e-mail address', () => {
  test("[ROUTE-32] [MAILC-02] [MAILC-03] [MAILC-06] [MAILC-14] is confirmed by a button, says 'Cambios guardados favor de inciar sesion' and leads to the log-in", async ({
    page,
  }) => {
    const I = linkPage(page);
    const status = await I.responde(calls.estado, pending);
    const effect = await I.responde(calls.confirmar, { json: { mensaje: 'Hecho.' } });
    await I.abrir(`/solicitud/CambioCorreo/${good}`);
    await expect(I.title).toHaveText('Cambio de correo');
    await expect(page.getByText('ana.nueva@ejemplo.do')).toBeVisible();
    await expect(page).toHaveURL(/\/solicitud\/CambioCorreo$/);
    expect([status.length, effect.length]).toEqual([1, 0]);
    await page.getByRole('button', { name: 'Confirmar el cambio' }).evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 10; press += 1) button.click();
    });
    await I.veo('Cambios guardados favor de inciar sesion');
    await expect(I.outcome).toBeFocused();
    expect(effect.map((request) => [new URL(request.url()).searchParams.get('Token'), request.postDataJSON()])).toEqual(
      [[good, { CorreoElectronico: 'ana.nueva@ejemplo.do' }]],
    );
    await I.press('Iniciar sesión');
    await portalPage(page).veoLogin();
  });

  test('[MAILC-04] [MAILC-05] [MAILC-15] reports a change that is no longer pending, or fails', async ({ page }) => {
    const I = linkPage(page);
    await I.responde(calls.estado, { json: { result: { mensaje: 'Otra cosa', correo: '' } } });
    await I.abrir(`/solicitud/CambioCorreo/${good}`);
    await I.veo('El correo ya fue confirmado, favor de iniciar sesión');
    await I.responde(calls.estado, { json: { result: { mensaje: 'Pendiente de cambio de correo' } } });
    const heard = await I.responde(calls.confirmar, refused(422, 'Ese correo ya pertenece a otra cuenta.'));
    await I.abrir(`/solicitud/CambioCorreo/${linkToken({ correo: 'del.token@ejemplo.do' })}`);
    await I.press('Confirmar el cambio');
    await I.veo('Ha ocurrido un error durante la actualización, favor intente más tarde.');
    await expect(page.getByText('Ese correo ya pertenece a otra cuenta.')).toBeVisible();
    expect(heard[0]?.postDataJSON()).toEqual({ CorreoElectronico: 'del.token@ejemplo.do' });
    await I.press('Reintentar');
    await expect(page.getByRole('button', { name: 'Confirmar el cambio' })).toBeVisible();
  });

  test("[ROUTE-33] [MAILC-07] [MAILC-09] [MAILC-10] is undone by a button: 'Su solicitud ha sido reversada de forma satisfactoria'", async ({
    page,
  }) => {
    const I = linkPage(page);
    const status = await I.responde(calls.estadoReverso, changed);
    await I.responde(calls.reversar, 'corte');
    await I.abrir(`/solicitud/ReversoCorreo/${good}`);
    await expect(I.title).toHaveText('Deshacer el cambio de correo');
    await expect(page.getByText('ana@ejemplo.do')).toBeVisible();
    expect(status).toHaveLength(1);
    await I.press('Deshacer el cambio');
    await I.veo('Ha ocurrido un error, favor de intentar más tarde');
    await I.press('Reintentar');
    const effect = await I.responde(calls.reversar, { json: { mensaje: 'Hecho.' } });
    await I.press('Deshacer el cambio');
    await I.veo('Su solicitud ha sido reversada de forma satisfactoria');
    expect([status.length, effect.length]).toEqual([2, 1]);
    await I.press('Cambiar la contraseña');
    await expect(page).toHaveURL(/\/login/);
  });

  test("[MAILC-08] [MAILC-13] does not revert twice: 'Su solicitud ha sido reversada de forma satisfactoria'", async ({
    page,
  }) => {
    const I = linkPage(page);
    await I.responde(calls.estadoReverso, { json: { result: { mensaje: 'Reverso de cambio correo' } } });
    const effect = await I.responde(calls.reversar, { json: {} });
    await I.abrir(`/solicitud/ReversoCorreo/${good}`);
    await I.veo('Su solicitud ha sido reversada de forma satisfactoria');
    await expect(page.getByRole('button', { name: 'Deshacer el cambio' })).toHaveCount(0);
    expect(effect).toHaveLength(0);
  });

  test('[MAILC-11] [MAILC-12] [SESS-28] an expired link of either page leads to the log-in', async ({ page }) => {
    const I = linkPage(page);
    for (const address of ['CambioCorreo', 'ReversoCorreo']) {
      await I.responde(calls.estado, refused(410, 'Venció.'));
      await I.responde(calls.estadoReverso, refused(410, 'Venció.'));
      for (const token of [good, linkToken({ exp: 1_700_000_000 })]) {
        await I.abrir(`/solicitud/${address}/${token}`);
        await I.veo('El token expiro, favor de iniciar sesión nuevamente.');
      }
    }
    await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
    await portalPage(page).veoLogin();
  });
});

test.describe('the state of the plans', () => {
  const plans = {
    json: {
      result: {
        nombres: 'Ana Mercedes',
        apellidos: 'Peña Núñez',
        codigoAfiliado: '10000001',
        planes: [
          { tipoPlan: 'Plan Básico de Salud', estado: 'ACTIVO' },
          { tipoPlan: 'Plan complementario', estado: 'SIN SERVICIO' },
          { tipoPlan: 'Plan complementario', estado: 'EN TRASPASO' },
          { tipoPlan: '', estado: '' },
        ],
      },
    },
  };

  test("[ROUTE-34] [PLANTOK-01] [PLANTOK-02] [PLANTOK-04] name, number and each plan with its state, 'SIN SERVICIO' in a colour of its own", {
    tag: '@first',
  }, async ({ page }) => {
    const I = linkPage(page);
    const heard = await I.responde(calls.planes, plans);
    await I.abrir(`/solicitud/confirmarAfiliado/${good}`);
    await expect(page.getByRole('main').getByRole('definition')).toHaveText([
      'Ana Mercedes Peña Núñez',
      '10000001',
      'ACTIVO',
      'SIN SERVICIO',
      'EN TRASPASO',
      'Sin estado registrado',
    ]);
    const colour = (words: string) =>
      page.getByText(words, { exact: true }).evaluate((badge) => getComputedStyle(badge).color);
    const colours = await Promise.all(['ACTIVO', 'SIN SERVICIO', 'EN TRASPASO'].map(colour));
    expect(new Set(colours).size).toBe(3);
    // Not only by colour: with a text and an icon.
    await expect(page.getByText('SIN SERVICIO').locator('svg')).toHaveCount(1);
    expect(heard.map((request) => new URL(request.url()).search)).toEqual([`?Token=${good}`]);
    await expect(page).toHaveURL(/\/solicitud\/confirmarAfiliado$/);
  });

  test('[PLANTOK-03] [SESS-28] an expired link asks to log in again', async ({ page }) => {
    const I = linkPage(page);
    await I.responde(calls.planes, refused(410, 'Venció.'));
    await I.abrir(`/solicitud/confirmarAfiliado/${good}`);
    await I.veo('El token expiro, favor de iniciar sesión nuevamente.');
  });

  test('reports a failure with a retry, and an empty answer with a sentence', async ({ page }) => {
    const I = linkPage(page);
    await I.responde(calls.planes, { status: 200, json: { result: { nombres: 7 } } });
    await I.abrir(`/solicitud/confirmarAfiliado/${good}`);
    await I.veo('Favor intente más tarde.');
    await I.responde(calls.planes, { json: { result: { ...plans.json.result, planes: [] } } });
    await I.press('Reintentar');
    await expect(page.getByText('No hay planes registrados a su nombre.')).toBeVisible();
  });
});

test('[PWD-11] [SESS-28] an unknown link says so on each page, and leads to the log-in', async ({ page }) => {
  const I = linkPage(page);
  const unknown = refused(404);
  for (const call of Object.values(calls)) await I.responde(call, unknown);
  const addresses = ['confirmacioncorreo', 'cambioClave', 'CambioCorreo', 'ReversoCorreo', 'confirmarAfiliado'];
  for (const address of addresses) {
    await I.abrir(`/solicitud/${address}/${address === 'confirmacioncorreo' ? '10000007' : good}`);
    if (address === 'cambioClave') {
      await I.clave.fill(clave);
      await I.repetida.fill(clave);
      await I.enviar.click();
    }
    await I.veo('Este enlace no es válido.');
    await expect(
      page.getByText('Puede estar incompleto. Ábralo otra vez desde su correo o cópielo entero.'),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  }
});

test('a token and a password appear in their one call only: no other request, text, storage, history or console', async ({
  page,
}) => {
  const I = linkPage(page);
  const canary = 'canario';
  const requests: string[] = [];
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('request', async (request) => {
    const headers = JSON.stringify(await request.allHeaders().catch(() => ({})));
    if (`${request.url()}${headers}${request.postData() ?? ''}`.match(/firma-canario|secreto-canario/))
      requests.push(new URL(request.url()).pathname.replace(/\/[^/]*firma-canario/, '/…'));
  });
  await I.responde(calls.cambiar, { json: { codigoMensaje: 1007, mensaje: '' } });
  await I.responde(calls.estado, pending);
  await I.responde(calls.confirmar, { json: {} });
  await I.responde(calls.planes, refused(404));
  const looked = () =>
    page.evaluate(() =>
      JSON.stringify([
        location.href,
        document.title,
        document.referrer,
        document.documentElement.outerHTML,
        history.state,
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        performance.getEntriesByType('resource').map(({ name }) => name),
      ]).replaceAll(/"[^"]*\/api\/[^"]*"/g, ''),
    );
  const token = linkToken({ exp: 4_000_000_000 });
  await I.abrir(`/solicitud/cambioClave/${token}`);
  await I.clave.fill('secreto-canario');
  await I.repetida.fill('secreto-canario');
  await I.enviar.click();
  await expect(I.outcome).toBeVisible();
  const seen = [await looked()];
  await I.abrir(`/solicitud/CambioCorreo/${token}`);
  await I.press('Confirmar el cambio');
  await expect(I.outcome).toBeVisible();
  seen.push(await looked());
  await I.abrir(`/solicitud/confirmarAfiliado/${token}`);
  await expect(I.outcome).toBeVisible();
  await page.getByRole('link', { name: 'Oficina Virtual' }).click();
  await portalPage(page).veoLogin();
  seen.push(await looked());
  expect(seen.map((text) => text.includes(`firma-${canary}`) || text.includes(`secreto-${canary}`))).toEqual([
    false,
    false,
    false,
  ]);
  expect(said.filter((line) => line.includes(canary))).toEqual([]);
  expect(requests.toSorted()).toEqual([
    '/api/Afiliado/confirmarAfiliado',
    '/api/Autenticacion/cambiarClave',
    '/api/autenticacion/confirmarCambioCorreo',
    '/api/autenticacion/estadoCambioCorreo',
    '/solicitud/CambioCorreo/…',
    '/solicitud/cambioClave/…',
    '/solicitud/confirmarAfiliado/…',
  ]);
});

test('going back to a page with a read link shows how to continue, and no token', async ({ page }) => {
  const I = linkPage(page);
  await I.abrir(`/solicitud/cambioClave/${good}`);
  await expect(I.clave).toBeVisible();
  await page.getByRole('link', { name: 'Oficina Virtual' }).click();
  await portalPage(page).veoLogin();
  await page.goBack();
  await I.veo('El token expiro, favor de realizar la solicitud de cambio de contraseña nuevamente.');
  await expect(page).toHaveURL(/\/solicitud\/cambioClave$/);
});

test('the password can be changed by keyboard alone', async ({ page }) => {
  const I = linkPage(page);
  await I.responde(calls.cambiar, { json: { codigoMensaje: 1007, mensaje: '' } });
  await I.abrir(`/solicitud/cambioClave/${good}`);
  await expect(I.title).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(I.clave).toBeFocused();
  await page.keyboard.type(clave);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(I.repetida).toBeFocused();
  await page.keyboard.type(clave);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(I.enviar).toBeFocused();
  await page.keyboard.press('Space');
  await expect(I.outcome).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await portalPage(page).veoLogin();
});
