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
  planes: /Afiliado\/confirmarAfiliado/,
};
const pending = { json: { result: { mensaje: 'Pendiente de cambio de correo', correo: 'ana.nueva@ejemplo.do' } } };
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

  test("[PWD-11] after a rejection shows the server's sentence at the field, with the focus, and keeps the input", async ({
    page,
  }) => {
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
