import { checkState, printChecked, sizes } from './accessibility/check-state';
import { fieldsDrawn, watchFields } from './accessibility/rendered-fields';
import { goingBack } from './browser/going-back';
import { expect, test } from './browser/portal';
import { loginPage } from './pages/login';
import { identified, question, registerDialog, threeQuestions } from './pages/register';
import { pending, titular } from './props/members';

const mensaje = 'Mensaje del servidor.';
const personal = { codigoAfiliado: '10000021', nombres: 'Rosa Elena', apellidos: 'Mejía Soto', preguntasSeguridad: [] };
const resendTitle = 'Reenviar correo de confirmación' as const;

test('[LOGIN-07] [LOGIN-08] [LOGIN-09] [LOGIN-10] [LOGIN-13] three links open three dialogs, each with an address, and Back closes it; a log-in opens the fourth', async ({
  page,
}) => {
  await loginPage(page).abrir();
  const steps = ['Validar identificación', 'Preguntas de Seguridad', 'Datos Personales'];
  for (const [link, dialogo, title, stepsOf] of [
    ['¿Olvidó su contraseña?', 'recuperacion', 'Recuperar contraseña', []],
    ['No recibí el correo de confirmación', 'reenvio', 'Reenviar correo de confirmación', steps],
    ['Regístrate', 'registro', 'Regístrate', steps],
  ] as const) {
    await page.getByRole('link', { name: link }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/login\\?dialogo=${dialogo}$`));
    await expect(dialog.getByRole('listitem')).toContainText(stepsOf);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('link', { name: link })).toBeFocused();
    await page.goForward();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/login$/);
  }
  await loginPage(page).entrar(pending);
  await expect(page.getByRole('dialog', { name: 'Información' })).toBeVisible();
});

test('[REG-01] [REG-10] [REG-11] [REG-14] the first step asks for type and number, and Siguiente requires a whole document', async ({
  page,
}) => {
  const I = registerDialog(page);
  await I.abrir();
  await expect(I.dialog.getByRole('listitem').filter({ hasText: 'Validar identificación' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expect(I.tipo.getByRole('option')).toHaveText(['Elija', 'Cédula', 'NSS', 'Contrato', 'Pasaporte']);
  await expect(I.siguiente).toHaveAttribute('aria-disabled', 'true');
  await I.numero.pressSequentially('0011234567');
  await expect(I.siguiente).toHaveAttribute('aria-disabled', 'true');
  await I.numero.pressSequentially('8');
  await expect(I.numero).toHaveValue('001-1234567-8');
  await expect(I.siguiente).not.toHaveAttribute('aria-disabled', 'true');
  for (const [type, text, shown] of [
    ['4', 'a', 'A'],
    ['2', '7', '7'],
    ['3', '7', '7'],
  ] as const) {
    await I.tipo.selectOption(type);
    await expect(I.siguiente).toHaveAttribute('aria-disabled', 'true');
    await I.numero.fill(text);
    await expect(I.numero).toHaveValue(shown);
    await expect(I.siguiente).not.toHaveAttribute('aria-disabled', 'true');
  }
});

test('[REG-12] [REG-13] [LOGIN-24] a press without a document reports what is missing and moves the focus', async ({
  page,
}) => {
  const I = registerDialog(page);
  await I.abrir();
  await I.tipo.selectOption('');
  await I.siguiente.press('Enter');
  await expect(I.tipo).toHaveAccessibleDescription('El tipo de documento es obligatorio');
  await expect(I.numero).toHaveAccessibleDescription('Por favor, ingrese su documento de identidad.');
  await expect(I.tipo).toBeFocused();
});

test('[REG-02] [REG-05] [REG-09] [REG-25] [REG-66] the second step asks three questions; the arrow and Back lead to the first', async ({
  page,
}) => {
  const I = registerDialog(page, resendTitle);
  const arrow = I.dialog.getByRole('button', { name: 'Volver al paso anterior' });
  const onPhone = await goingBack(page);
  await I.abrir();
  await I.identidad(identified);
  await expect(arrow).toHaveCount(0);
  for (const back of [() => arrow.click(), () => page.goBack(), onPhone]) {
    await I.identificar();
    await expect(I.dialog.getByRole('listitem').filter({ hasText: 'Preguntas de Seguridad' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await expect(I.dialog.getByRole('textbox')).toHaveCount(2);
    await expect(I.dialog.getByRole('radiogroup')).toHaveCount(1);
    await expect(I.dialog.getByText('Responda estas tres preguntas')).toBeFocused();
    await back();
    await expect(I.numero).toHaveValue('001-1234567-8');
    await expect(page).toHaveURL(/dialogo=reenvio$/);
  }
  await I.identificar();
  await I.contestar();
  await expect(I.clave).toBeVisible();
  await expect(arrow).toHaveCount(0);
});

test("[REG-38] [REG-41] [REG-42] [REG-44] missing answers show 'Debe de contestar todas las preguntas.' with links to them; wrong ones show 'La información proporcionada no es correcta. Intente nuevamente.', are cleared, and new questions are drawn", async ({
  page,
}) => {
  const I = registerDialog(page);
  await I.abrir();
  const eight = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => question(id, 3, `¿Pregunta ${id}?`, '3'));
  await I.identidad({ ...identified, preguntasSeguridad: eight });
  await I.identificar();
  const fields = I.dialog.getByRole('textbox');
  await expect(fields.first()).toHaveAttribute('placeholder', 'Escriba un número');
  await I.siguiente.click();
  await expect(I.alerta).toContainText('Debe de contestar todas las preguntas.');
  await expect(I.alerta.getByRole('link')).toHaveCount(3);
  await I.alerta.getByRole('link').first().click();
  await expect(fields.first()).toBeFocused();
  const draws = new Set<string>();
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await expect(fields).toHaveCount(3);
    draws.add((await fields.evaluateAll((inputs) => inputs.map((input) => input.id))).join());
    for (const field of await fields.all()) await field.fill('4');
    await I.siguiente.click();
    await expect(I.alerta).toContainText('La información proporcionada no es correcta. Intente nuevamente.');
    for (const field of await fields.all()) await expect(field).toHaveValue('');
    await expect(I.dialog.getByText('0 de 3 respondidas')).toBeVisible();
  }
  expect(draws.size).toBeGreaterThan(1);
});

test('[REG-03] [REG-04] [REG-65] the third step shows the names and asks for e-mail and password, each twice, and allows password managers and pasting', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const I = registerDialog(page);
  await I.abrir();
  await I.identidad(identified);
  await I.llegarADatos();
  await expect(I.dialog.getByRole('listitem').filter({ hasText: 'Datos Personales' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  for (const [label, value] of [
    ['Nombres', 'Rosa Elena'],
    ['Apellidos', 'Mejía Soto'],
  ] as const) {
    await expect(I.dialog.getByLabel(label)).toHaveValue(value);
    await expect(I.dialog.getByLabel(label)).toHaveAttribute('readonly', '');
  }
  for (const [field, token] of [
    [I.correo, 'email'],
    [I.correoRepetido, 'email'],
    [I.clave, 'new-password'],
    [I.claveRepetida, 'new-password'],
  ] as const)
    await expect(field).toHaveAttribute('autocomplete', token);
  await page.evaluate(() => navigator.clipboard.writeText('rosa@ejemplo.do'));
  await I.correoRepetido.focus();
  await page.keyboard.press('Control+v');
  await expect(I.correoRepetido).toHaveValue('rosa@ejemplo.do');
  await I.clave.fill('visible');
  await I.dialog.getByRole('button', { name: 'Mostrar contraseña', exact: true }).click();
  await expect(I.clave).toHaveAttribute('type', 'text');
});

test('a key press in the third step renders its own field only', async ({ page }) => {
  await watchFields(page);
  const I = registerDialog(page);
  await I.abrir();
  await I.identidad(identified);
  await I.llegarADatos();
  await I.correo.fill('ros');
  await fieldsDrawn(page);
  await I.correo.press('End');
  await I.correo.pressSequentially('a');
  await expect(I.correo).toHaveValue('rosa');
  expect(await fieldsDrawn(page)).toEqual(['Correo electrónico']);
  await I.correoRepetido.fill('r');
  await expect(I.correoRepetido).toHaveValue('r');
  expect(await fieldsDrawn(page)).toEqual(['Confirmar correo electrónico']);
});

test('[REG-61] code 1005 announces a mail, closes, and the page waits for it across a reload', {
  tag: '@first',
}, async ({ page }) => {
  const I = registerDialog(page);
  await I.abrir();
  await I.identidad(identified);
  await I.llegarADatos();
  await I.escribirDatos();
  await I.registro({ codigoMensaje: 1005, correo: 'r***@e***.do' });
  await I.registrar.click();
  await expect(I.dialog).toBeHidden();
  await expect(page).toHaveURL(/\/login$/);
  await loginPage(page).veoAviso('Estará recibiendo un correo electrónico para activar su cuenta.');
  // The next instruction scrolls into view, also on a page that was scrolled to its end.
  await expect(page.locator(':focus').getByText('Revise su correo')).toBeInViewport();
  await page.reload();
  await expect(
    page.getByText(/Le enviamos el enlace que activa su cuenta a r\*\*\*@e\*\*\*\.do, a las? \d+:\d\d\s[ap]\.\sm\.$/),
  ).toBeVisible();
  expect(
    await page.evaluate(() => Object.entries(sessionStorage).filter(([key]) => key === 'correo_pendiente')),
  ).toEqual([
    [
      'correo_pendiente',
      expect.stringMatching(/^\{"asunto":"activacion","correo":"r\*\*\*@e\*\*\*\.do","desde":\d+\}$/),
    ],
  ]);
  await page.getByRole('button', { name: 'Reenviar el correo' }).click();
  await expect(page.getByRole('dialog', { name: resendTitle })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ya lo recibí' }).click();
  await expect(page.getByText('Revise su correo')).toBeHidden();
  await page.reload();
  await expect(loginPage(page).numero).toBeVisible();
  await expect(page.getByText('Revise su correo')).toBeHidden();
});

test('[REG-61] the notice of the mail does not take the focus from a member who is typing', async ({ page }) => {
  await loginPage(page).abrir();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/MailWait-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.evaluate(() =>
    sessionStorage.setItem(
      'correo_pendiente',
      JSON.stringify({ asunto: 'activacion', correo: 'r***@e***.do', desde: Date.now() + 60_000 }),
    ),
  );
  await page.reload();
  await loginPage(page).numero.pressSequentially('001');
  release();
  await expect(page.getByText('Revise su correo')).toBeVisible();
  await expect(loginPage(page).numero).toBeFocused();
});

test('asks before input is lost: by Back, by the cross and by Escape', async ({ page }) => {
  const I = registerDialog(page);
  const leave = page.getByRole('dialog', { name: '¿Desea salir del registro?' });
  const onPhone = await goingBack(page);
  await I.abrir();
  await I.identidad(identified);
  await I.llegarADatos();
  await I.escribirDatos();
  for (const go of [
    () => page.goBack(),
    onPhone,
    () => I.dialog.getByRole('button', { name: 'Cerrar' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await go();
    await expect(leave).toContainText('Perderá lo que escribió.');
    await leave.getByRole('button', { name: 'Seguir aquí' }).click();
    await expect(leave).toBeHidden();
    await expect(I.clave).toHaveValue('Mangu-7-Yaque');
    await expect(page).toHaveURL(/dialogo=registro$/);
  }
  await page.goBack();
  await leave.getByRole('button', { name: 'Salir' }).click();
  await expect(I.dialog).toBeHidden();
  await expect(page).toHaveURL(/\/login$/);
});

test('a reload opens the first step again, without personal data; the address alone opens it', async ({ page }) => {
  page.on('dialog', (question) => void question.accept());
  const I = registerDialog(page);
  await page.goto('/login?dialogo=registro');
  await I.identidad(identified);
  await I.llegarADatos();
  await I.escribirDatos();
  await page.reload();
  await expect(I.numero).toHaveValue('');
  await expect(I.dialog.getByText('Rosa Elena')).toHaveCount(0);
  await I.dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('answers and password appear in their one call only', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const calls: { url: string; body: string }[] = [];
  page.on('request', (request) => calls.push({ url: request.url(), body: request.postData() ?? '' }));
  const I = registerDialog(page);
  await I.abrir();
  const canary = '4815162342';
  const questions = [1, 2, 3].map((id) => question(id, 3, `¿Pregunta ${id}?`, canary));
  await I.identidad({ ...identified, preguntasSeguridad: questions });
  await I.identificar();
  await expect(I.dialog.getByText('¿Pregunta 1?').last()).toBeVisible();
  expect(await page.content()).not.toContain(canary);
  for (const field of await I.dialog.getByRole('textbox').all()) await field.fill('4815162342');
  await I.siguiente.click();
  await I.escribirDatos('rosa@ejemplo.do', 'canario-Yaque-7');
  await I.registro({ codigoMensaje: 1005, mensaje });
  await I.registrar.click();
  await expect(I.dialog).toBeHidden();
  const stored = await page.evaluate(() =>
    JSON.stringify({ ...localStorage, ...sessionStorage, state: history.state }),
  );
  expect([...said, stored, page.url()].filter((text) => /canario-Yaque-7|4815162342|10000021/.test(text))).toEqual([]);
  const told = calls.filter(({ url, body }) => (url + body).includes('canario-Yaque-7'));
  expect(told.map(({ url }) => new URL(url).pathname)).toEqual(['/api/Autenticacion/registrar']);
  expect(calls.filter(({ url, body }) => (url + body).includes(canary))).toEqual([]);
});

test('a lost answer keeps what was typed, the passwords too, and a second press works', async ({ page }) => {
  const I = registerDialog(page);
  await I.abrir();
  await I.identidad(identified);
  await I.llegarADatos();
  await I.escribirDatos();
  await page.route(/Autenticacion\/registrar/, (route) => route.abort());
  await I.registrar.click();
  await expect(I.alerta).toBeInViewport();
  for (const password of [I.clave, I.claveRepetida]) await expect(password).toHaveValue('Mangu-7-Yaque');
  await I.registro({ codigoMensaje: 1005, mensaje });
  await I.registrar.click();
  await expect(I.dialog).toBeHidden();
});

test('a chunk that fails to load is reported, and a reload requests it again', async ({ page, complaints }) => {
  await page.route(/RegisterDialog/, (route) => route.abort());
  await loginPage(page).abrir();
  await page.getByRole('link', { name: 'Regístrate' }).click();
  const failed = page.getByRole('dialog', { name: 'Ha ocurrido un error' });
  await expect(failed).toBeVisible();
  await page.unroute(/RegisterDialog/);
  await failed.getByRole('button', { name: 'Reintentar' }).click();
  await expect(registerDialog(page).dialog).toBeVisible();
  complaints.length = 0;
});

test('if the overlay of the log-in fails to load, the form keeps the input, and the dialog opens later', async ({
  page,
}) => {
  const programs = /\/assets\/(LoginDialog|Dialog)-/;
  await page.route(programs, (route) => route.abort('connectionfailed'));
  const login = loginPage(page);
  await login.abrir();
  await login.numero.fill('001-1000001-1');
  await page.getByRole('link', { name: 'Regístrate' }).click();
  await expect(page).toHaveURL(/dialogo=registro/);
  await expect(login.numero).toHaveValue('001-1000001-1');
  await page.unroute(programs);
  await expect(registerDialog(page).dialog).toBeVisible();
});

test('long and hostile words of the server are shown as text, at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const hostile = `<img src=x onerror="window.hostil = true">${'palabramuylarga'.repeat(30)}`;
  const I = registerDialog(page);
  await I.abrir();
  await I.identidad({ codigoMensaje: 1003, mensaje: hostile });
  await I.identificar();
  await expect(I.alerta).toContainText(hostile);
  await I.identidad({ ...identified, preguntasSeguridad: [1, 2, 3].map((id) => question(id, 2, hostile + id, 'Si')) });
  await I.siguiente.click();
  await expect(I.dialog.getByText(`${hostile}1`).first()).toBeVisible();
  expect(await page.evaluate(() => [document.documentElement.scrollWidth <= innerWidth, 'hostil' in window])).toEqual([
    true,
    false,
  ]);
});

test('a session opened by another tab leads this one home, whatever its state', async ({ page, context }) => {
  const I = registerDialog(page);
  await I.abrir();
  await I.identidad(identified);
  await I.llegarADatos();
  const other = await context.newPage();
  await loginPage(other).abrir();
  await loginPage(other).entrar(titular);
  // The announcement may cover it, or may have been shown in the other tab.
  await expect(page.locator('h1')).toContainText('Hola,');
  await expect(I.dialog).toBeHidden();
});

test('[REG-07] [REG-08] all three steps can be done and sent by keyboard alone', async ({ page }) => {
  const I = registerDialog(page);
  await loginPage(page).abrir();
  await I.identidad(identified);
  await I.registro({ codigoMensaje: 1005, mensaje });
  await page.getByRole('link', { name: 'Regístrate' }).focus();
  await page.keyboard.press('Enter');
  await expect(I.numero).toBeFocused();
  await page.keyboard.type('00112345678');
  await page.keyboard.press('Enter');
  await expect(I.dialog.getByText('Responda estas tres preguntas')).toBeFocused();
  for (const [field, type] of [
    [I.fecha, '14081958'],
    [I.hijos, '3'],
  ] as const) {
    await field.focus();
    await page.keyboard.type(type);
  }
  await I.si.focus();
  await page.keyboard.press('Space');
  await I.hijos.focus();
  await page.keyboard.press('Enter');
  await expect(I.dialog.getByText('Escriba su correo y elija una contraseña.')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(I.dialog.getByLabel('Nombres')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('rosa@ejemplo.do');
  await page.keyboard.press('Tab');
  await page.keyboard.type('rosa@ejemplo.do');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Mangu-7-Yaque');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Mangu-7-Yaque');
  await page.keyboard.press('Enter');
  await expect(I.dialog).toBeHidden();
});

test.afterAll(printChecked);

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone });

  test('every state of the registration is clean', async ({ page }) => {
    const I = registerDialog(page);
    await I.abrir();
    await checkState(page, 'identidad');
    await I.siguiente.press('Enter');
    await checkState(page, 'identidad.faltanDatos');
    for (const code of [1001, 1003, 1011]) {
      await I.identidad({ codigoMensaje: code, mensaje, ...personal });
      await I.identificar();
      await expect(I.alerta).toContainText(mensaje);
      await checkState(page, `identidad ${code}`);
    }
    await I.identidad({ codigoMensaje: 1012, mensaje, ...personal });
    await I.preguntas(threeQuestions);
    await I.siguiente.click();
    await expect(I.fecha).toBeVisible();
    await checkState(page, 'registroVencido');
    await I.siguiente.click();
    await checkState(page, 'incompletas');
    await I.fecha.fill('01-01-1990');
    await I.no.check();
    await I.hijos.fill('9');
    await I.siguiente.click();
    await expect(I.alerta).toContainText('La información proporcionada no es correcta.');
    await checkState(page, 'incorrectas');
    await I.contestar();
    await expect(I.clave).toBeVisible();
    await checkState(page, 'datos');
    await I.registrar.click();
    await checkState(page, 'datos.faltanDatos');
    await I.escribirDatos('rosa@gmial.com');
    await I.registro({ codigoMensaje: 1019, mensaje });
    await I.registrar.click();
    await expect(I.alerta).toContainText(mensaje);
    await checkState(page, 'correoEnUso');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: '¿Desea salir del registro?' })).toBeVisible();
    await checkState(page, 'dejando');
    await page.getByRole('button', { name: 'Seguir aquí' }).click();
    await I.registro({ codigoMensaje: 1005, mensaje });
    await I.registrar.click();
    await expect(page.getByText('Revise su correo')).toBeVisible();
    await checkState(page, 'esperando el correo');
  });
});
