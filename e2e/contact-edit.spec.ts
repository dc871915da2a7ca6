import type { Route } from 'playwright/test';
import { checkState, printChecked, sizes } from './accessibility/check-state';
import { largeText } from './accessibility/large-text';
import { expect, test } from './browser/portal';
import { contactSection, profileOnContract } from './pages/contact-edit';
import { leavingQuestion } from './pages/leaving';
import { loginPage } from './pages/login';
import { sessionOf } from './walks/member-session';

const refuse = (route: Route) => route.fulfill({ status: 422, json: { mensaje: 'No se puede guardar así.' } });
const cut = (route: Route) => route.abort('connectionreset');

test.use({ viewport: sizes.desktop });

test("[PROF-03] [PROF-21] [PROF-22] [PROF-48] stored data are read, edited, undone and saved: '¡Datos de contacto actualizados exitosamente!'", {
  tag: '@first',
}, async ({ page }) => {
  const { stub } = await profileOnContract(page);
  const I = contactSection(page);
  await I.abrir();
  await expect(I.dato('Municipio')).toHaveText('Santo Domingo Este');
  await expect(I.dato('Teléfono celular')).toHaveText('809-555-0142');
  await expect(I.guardar).toHaveCount(0);
  await I.editarlo();
  await I.campo('Calle').fill('Calle Duarte');
  await I.cancelar.click();
  const question = page.getByRole('dialog', { name: '¿Descartar los cambios?' });
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(I.campo('Calle')).toHaveValue('Calle Duarte');
  await I.cancelar.click();
  await question.getByRole('button', { name: 'Descartar los cambios' }).click();
  await expect(I.editar).toBeFocused();
  await expect(I.dato('Calle')).toHaveText('Av. Los Caciques');
  await I.editarlo();
  await expect(I.campo('Calle')).toHaveValue('Av. Los Caciques');
  await I.campo('Calle').fill('Calle Duarte');
  await I.guardar.click();
  await expect(page.getByText('¡Datos de contacto actualizados exitosamente!')).toBeVisible();
  await expect(I.dato('Calle')).toHaveText('Calle Duarte');
  expect([stub.asked('updateTelefonos'), stub.asked('updateDireccion'), stub.asked('bitacoraNuevo')]).toEqual([
    0, 1, 1,
  ]);
});

test("[PROF-25] [PROF-26] [PROF-27] the lists depend on each other, and report what is missing: 'Debe seleccionar la región.', 'La provincia y municipio no pueden estar vacios.'", async ({
  page,
}) => {
  const { stub } = await profileOnContract(page, {
    contact: { idRegion: '', region: '', idProvincia: '', provincia: '', idMunicipio: '', municipio: '' },
  });
  const I = contactSection(page);
  await I.abrir();
  await I.editar.click();
  await I.campo('Calle').fill('Calle Duarte');
  await I.guardar.click();
  const box = (name: string) => page.getByRole('combobox', { name });
  await expect(box('Región')).toHaveAccessibleDescription('Debe seleccionar la región.');
  await expect(box('Región')).toBeFocused();
  for (const name of ['Provincia', 'Municipio'])
    await expect(box(name)).toHaveAccessibleDescription('La provincia y municipio no pueden estar vacios.');
  await I.elegir('Región', 'Cibao Norte');
  await box('Provincia').click();
  await expect(page.getByRole('option').first()).toHaveText('Santiago');
  await page.getByRole('option', { name: 'Santiago' }).click();
  await I.elegir('Municipio', 'Santiago de los Caballeros');
  await I.guardar.click();
  await expect(I.dato('Región')).toHaveText('Cibao Norte');
  expect(stub.sent('updateDireccion')).toMatchObject([{ idRegion: '01', idProvincia: '25', idMunicipio: '2501' }]);
});

test('a province is found whatever the region says, and brings its region', async ({ page }) => {
  const { stub } = await profileOnContract(page);
  const I = contactSection(page);
  await I.abrir();
  await I.editar.click();
  await expect(page.getByRole('combobox', { name: 'Región' })).not.toHaveValue('Cibao Norte');
  await page.getByRole('combobox', { name: 'Provincia' }).fill('santi');
  await page.getByRole('option', { name: 'Santiago' }).click();
  await expect(page.getByRole('combobox', { name: 'Región' })).toHaveValue('Cibao Norte');
  await I.elegir('Municipio', 'Santiago de los Caballeros');
  await I.guardar.click();
  await expect(I.dato('Región')).toHaveText('Cibao Norte');
  expect(stub.sent('updateDireccion')).toMatchObject([{ idRegion: '01', idProvincia: '25', idMunicipio: '2501' }]);
});

test("[PROF-28] [PROF-29] a wrong e-mail and no change at all: 'Favor de agregar un correo electronico válido', 'Para editar debe de realizar algun cambio en los campos de contacto y localizacion'", async ({
  page,
}) => {
  const { stub } = await profileOnContract(page);
  const I = contactSection(page);
  await I.abrir();
  await I.editarlo();
  await I.guardar.click();
  await expect(I.alerta).toContainText(
    'Para editar debe de realizar algun cambio en los campos de contacto y localizacion',
  );
  await I.campo('Correo electrónico').fill('rosa@');
  await I.guardar.click();
  await expect(I.campo('Correo electrónico')).toHaveAccessibleDescription(
    /Favor de agregar un correo electronico válido/,
  );
  await expect(I.campo('Correo electrónico')).toBeFocused();
  await I.campo('Teléfono celular').fill('809-CASA');
  await I.guardar.click();
  await expect(I.campo('Teléfono celular')).toHaveAccessibleDescription('Formato de teléfono inválido');
  expect([stub.asked('updateTelefonos'), stub.asked('solicitudCambioCorreo')]).toEqual([0, 0]);
});

test("in the profile a phone with letters says 'Formato de teléfono inválido' as soon as it is left", async ({
  page,
}) => {
  await profileOnContract(page);
  const I = contactSection(page);
  await I.abrir();
  await I.editarlo();
  const phone = I.campo('Teléfono celular');
  await phone.fill('809abc');
  await I.campo('Correo electrónico').focus();
  await expect(phone).toHaveAccessibleDescription('Formato de teléfono inválido');
  await expect(I.campo('Correo electrónico')).toBeFocused();
});

test("[PROF-34] [PROF-35] the subsidised read their address in the words of the wizard: 'Los afiliados del régimen subsidiado no pueden modificar su dirección desde esta plataforma.'", async ({
  page,
}) => {
  const { stub } = await profileOnContract(page, { regimen: 'SUBSIDIADO' });
  const I = contactSection(page);
  await I.abrir();
  await I.editar.click();
  await expect(
    page.getByText('Los afiliados del régimen subsidiado no pueden modificar su dirección desde esta plataforma.'),
  ).toBeVisible();
  await expect(I.campo('Calle')).toHaveCount(0);
  await I.campo('Teléfono celular').fill('8295550100');
  await I.guardar.click();
  await expect(page.getByText('¡Datos de contacto actualizados exitosamente!')).toBeVisible();
  expect(stub.asked('updateDireccion')).toBe(0);
});

test("[PROF-20] a pensioner's profile has no contact section", async ({ page }) => {
  const { stub } = await profileOnContract(page, { regimen: 'PENSIONADOS DEL ESTADO' });
  const I = contactSection(page);
  await page.addInitScript(() => sessionStorage.setItem('onboarding_shown_1001', 'true'));
  await I.entrar();
  await expect(page.getByRole('tab', { name: 'Datos personales' })).toBeVisible();
  await expect(I.pestana).toHaveCount(0);
  expect(stub.asked('regiones')).toBe(0);
});

test("[PROF-33] a dependent is told: 'Solo el titular puede editar la dirección del nucleo.'", async ({ page }) => {
  const { stub } = await profileOnContract(page, { tipoAfiliacion: 'DEPENDIENTE' });
  const I = contactSection(page);
  await I.abrir();
  await I.editarlo();
  await I.campo('Calle').fill('Calle Duarte');
  await I.guardar.click();
  await expect(I.alerta).toContainText('Solo el titular puede editar la dirección del nucleo.');
  expect(stub.asked('updateDireccion')).toBe(0);
});

test("[PROF-36] [PROF-39] [PROF-44] one's own e-mail is changed last, with the password, and then leads to the log-in", async ({
  page,
}) => {
  const { stub } = await profileOnContract(page);
  const I = contactSection(page);
  await I.abrir();
  await I.editarlo();
  await I.campo('Correo electrónico').fill('nueva@ejemplo.do');
  await I.campo('Teléfono celular').fill('8295550100');
  await I.guardar.click();
  await expect(I.pregunta('Confirme su contraseña')).toBeVisible();
  expect([stub.asked('updateTelefonos'), stub.asked('solicitudCambioCorreo')]).toEqual([1, 0]);
  await page.getByLabel('Contraseña', { exact: true }).fill('clave1234');
  await I.boton('Confirmar').click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Favor verificar su bandeja de entrada y confirmar el cambio de correo.')).toBeVisible();
  expect(stub.heard.filter(({ call }) => call === 'solicitudCambioCorreo').map(({ query }) => query)).toEqual([
    { CodigoAfiliado: '1001', Correo: 'nueva@ejemplo.do', Reverso: 'false' },
  ]);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('clave1234');
});

test('after the log-in the profile says which change of e-mail waits for its mail, until it is confirmed', async ({
  page,
}) => {
  const { kept } = await profileOnContract(page);
  const I = contactSection(page);
  await I.abrir();
  await I.editarlo();
  await I.campo('Correo electrónico').fill('nueva@ejemplo.do');
  await I.guardar.click();
  await page.getByLabel('Contraseña', { exact: true }).fill('clave1234');
  await I.boton('Confirmar').click();
  await expect(page).toHaveURL(/\/login$/);
  const again = async () => {
    await page.evaluate((stored) => Object.assign(localStorage, stored), sessionOf('1001', Date.now()));
    await page.goto('/profile');
    await I.pestana.click();
    await expect(I.dato('Correo electrónico')).toHaveText(kept.correoElectronico);
  };
  await again();
  await expect(page.getByText('Cambio pendiente: n•••@ejemplo.do')).toBeVisible();
  await checkState(page, 'cambio pendiente');
  await expect(
    page.getByText('Confírmelo con el enlace que le enviamos. Hasta entonces vale su correo de antes.'),
  ).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('nueva@');
  kept.correoElectronico = 'nueva@ejemplo.do';
  await again();
  await expect(page.getByText('Cambio pendiente')).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('borrador_')))).toEqual([]);
});

test('the same save in two tabs at the same moment writes once, and both report it as saved', async ({
  page,
  context,
}) => {
  const { stub } = await profileOnContract(context);
  const tabs = [page, await context.newPage()].map((tab) => ({ tab, I: contactSection(tab) }));
  for (const { I } of tabs) await I.abrir();
  for (const { tab, I } of tabs) {
    await tab.bringToFront();
    await I.editarlo();
  }
  for (const { I } of tabs) await I.campo('Teléfono celular').fill('8295550100');
  await Promise.all(tabs.map(({ I }) => I.guardar.evaluate((button: HTMLButtonElement) => button.click())));
  for (const { tab } of tabs)
    await expect(tab.getByText('¡Datos de contacto actualizados exitosamente!')).toBeVisible();
  expect(stub.asked('updateTelefonos')).toBe(1);
});

test('a change from elsewhere is shown beside the input, and the member decides', async ({ page }) => {
  const { kept, stub } = await profileOnContract(page);
  const I = contactSection(page);
  await I.abrir();
  await I.editarlo();
  await I.campo('Teléfono celular').fill('8295550100');
  kept.telefonoCelular = '849-555-0177';
  await I.guardar.click();
  const group = page.getByRole('radiogroup', { name: 'Teléfono celular' });
  await expect(group).toContainText('(829)-555-0100');
  await expect(group).toContainText('(849)-555-0177');
  await I.boton('Confirmar').click();
  await expect(group).toBeFocused();
  expect(stub.asked('updateTelefonos')).toBe(0);
  await group.getByRole('radio', { name: 'Lo que escribí' }).check();
  await I.boton('Confirmar').click();
  await expect(page.getByText('¡Datos de contacto actualizados exitosamente!')).toBeVisible();
  expect(stub.sent('updateTelefonos')).toEqual([{ TelefonoCelular: '(829)-555-0100', TelefonoResidencial: '' }]);
});

test("a rejected save keeps the input and shows the service's words", async ({ page }) => {
  const { stub } = await profileOnContract(page);
  const I = contactSection(page);
  await I.abrir();
  await I.editarlo();
  stub.spoil('updateDireccion', refuse);
  await I.campo('Teléfono celular').fill('8295550100');
  await I.campo('Calle').fill('Calle Duarte');
  await I.guardar.click();
  await expect(I.alerta).toContainText('No se puede guardar así.');
  await expect(I.alerta).toContainText('Sin guardar: dirección.');
  await expect(I.campo('Calle')).toHaveValue('Calle Duarte');
  stub.mend('updateDireccion');
  await I.guardar.click();
  await expect(page.getByText('¡Datos de contacto actualizados exitosamente!')).toBeVisible();
  expect([stub.asked('updateTelefonos'), stub.asked('updateDireccion')]).toEqual([1, 2]);
});

test('a lost answer is reported and looked up, and the save is not sent twice; ten presses and Enter send once', async ({
  page,
}) => {
  const { stub } = await profileOnContract(page);
  const I = contactSection(page);
  await I.abrir();
  await I.editarlo();
  await I.campo('Teléfono celular').fill('8295550100');
  // Both clicks in one task of the page: afterwards the button is gone.
  await I.guardar.evaluate((button: HTMLButtonElement) => {
    button.form?.requestSubmit();
    for (let press = 0; press < 10; press += 1) button.click();
  });
  await expect(page.getByText('¡Datos de contacto actualizados exitosamente!')).toBeVisible();
  expect(stub.asked('updateTelefonos')).toBe(1);
  await I.editarlo();
  await I.campo('Teléfono celular').fill('8495550177');
  // Other parts of the page send this call too: only those after the save count.
  stub.spoil('datoscontactos', (route) =>
    stub.asked('updateTelefonos') > 1
      ? route.fulfill({ status: 501, json: {} })
      : route.fulfill({
          json: {
            telefonoCelular: '8295550100',
            idRegion: '10',
            idProvincia: '32',
            idMunicipio: '3201',
            calle: 'Av. Los Caciques',
            noCasa: '27',
            apartamento: '3-B',
            sector: 'Los Mina',
            correoElectronico: 'rosa@ejemplo.do',
          },
        }),
  );
  stub.spoil('updateTelefonos', cut);
  await I.guardar.click();
  await expect(I.alerta).toContainText('No pudimos confirmar si se guardó.');
  await I.guardar.click();
  await expect(I.guardar).not.toHaveAttribute('aria-busy', 'true');
  expect(stub.asked('updateTelefonos')).toBe(2);
});

test('unsaved changes ask before leaving by a link, back, a reload or log-out', async ({ page }) => {
  await profileOnContract(page);
  const I = contactSection(page);
  await I.abrir();
  await page.getByRole('link', { name: 'Citas' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Citas');
  await page.goBack();
  await I.pestana.click();
  await I.editarlo();
  const question = leavingQuestion(page);
  await I.campo('Calle').fill('Calle Duarte');

  await page.getByRole('link', { name: 'Citas' }).click();
  await question.seguir();
  await expect(I.campo('Calle')).toHaveValue('Calle Duarte');
  await expect(page).toHaveURL(/\/profile$/);

  await page.goForward();
  await expect(question.dialog).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
  await page.keyboard.press('Escape');
  await expect(I.campo('Calle')).toHaveValue('Calle Duarte');

  await page.getByRole('button', { name: 'Cerrar sesión' }).first().click();
  await expect(I.pregunta('¿Cerrar la sesión sin guardar?')).toContainText(
    'Lo que todavía no se haya guardado se perderá.',
  );
  await page.keyboard.press('Escape');
  await expect(I.campo('Calle')).toHaveValue('Calle Duarte');

  await question.recargar();

  await page.getByRole('link', { name: 'Citas' }).click();
  await question.salir();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Citas');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('borrador_')))).toEqual([]);
});

test('with 200 % text on a phone the question has no empty space, and its title and buttons can be reached', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await profileOnContract(page);
  const I = contactSection(page);
  await I.abrir();
  await I.editarlo();
  await I.campo('Calle').fill('Calle Duarte');
  await largeText(page);
  await page.getByRole('banner').getByRole('link').first().click();
  const { dialog } = leavingQuestion(page);
  const { y = 0, height = 0 } = (await dialog.getByText('Lo que todavía no se haya guardado').boundingBox()) ?? {};
  const leave = dialog.getByRole('button', { name: 'Salir sin guardar' });
  expect(((await leave.boundingBox())?.y ?? 0) - y - height).toBeLessThan(100);
  for (const part of [dialog.getByRole('button', { name: 'Seguir editando' }), dialog.getByRole('heading')]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test('leaving during a save waits and then continues; log-out asks then', async ({ page }) => {
  const { stub } = await profileOnContract(page);
  const I = contactSection(page);
  await I.abrir();
  await I.editarlo();
  await I.campo('Teléfono celular').fill('8295550100');
  const first = stub.hold('updateTelefonos');
  await I.guardar.click();
  await page.getByRole('link', { name: 'Citas' }).click();
  await expect(page.getByText('Estamos guardando. Al terminar saldrá de la página.')).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
  first();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Citas');

  await page.goBack();
  await I.pestana.click();
  await expect(I.dato('Teléfono celular')).toHaveText('829-555-0100');
  await I.editarlo();
  await I.campo('Teléfono celular').fill('8495550177');
  const second = stub.hold('updateTelefonos');
  await I.guardar.click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).first().click();
  await expect(page.getByText('Estamos guardando. Al terminar le preguntaremos si cierra la sesión.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  second();
  await I.pregunta('Cerrar sesión').getByRole('button', { name: 'No', exact: true }).click();
  await expect(I.dato('Teléfono celular')).toHaveText('849-555-0177');
  await I.editarlo();
});

test('leaving during a save asks if it is rejected, and staying shows the reason', async ({ page }) => {
  const { stub } = await profileOnContract(page);
  const I = contactSection(page);
  await I.abrir();
  await I.editarlo();
  await I.campo('Teléfono celular').fill('8295550100');
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  stub.spoil('updateTelefonos', async (route) => {
    await asked;
    await refuse(route);
  });
  await I.guardar.click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).first().click();
  await expect(page.getByText('Estamos guardando.')).toBeVisible();
  answer();
  const question = I.pregunta('¿Cerrar la sesión sin guardar?');
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(I.alerta).toContainText('Sin guardar: teléfonos.');
  await expect(I.campo('Teléfono celular')).toHaveValue('(829)-555-0100');
});

test('log-out with unsaved changes leaves no data behind', async ({ page }) => {
  await profileOnContract(page);
  const I = contactSection(page);
  await I.abrir();
  await I.editarlo();
  await I.campo('Calle').fill('Calle Duarte');
  await page.getByRole('button', { name: 'Cerrar sesión' }).first().click();
  await I.boton('Cerrar sin guardar').click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Duarte');
});

test('a session that ends during an edit keeps the input for the next log-in, without a question', async ({ page }) => {
  const { stub } = await profileOnContract(page);
  const I = contactSection(page);
  await I.abrir();
  await I.editarlo();
  await I.campo('Calle').fill('Calle Duarte');
  stub.spoil('updateDireccion', (route) => route.fulfill({ status: 401, json: {} }));
  await I.guardar.click();
  await expect(page).toHaveURL(/\/login/);
  stub.mend('updateDireccion');
  await loginPage(page).numero.fill('00112345678');
  await loginPage(page).clave.fill('clave1234');
  await loginPage(page).enviar.click();
  await expect(page).toHaveURL(/\/profile$/);
  await I.pestana.click();
  await expect(page.getByText('Tiene cambios sin guardar')).toBeVisible();
  await I.boton('Seguir editando').click();
  await expect(I.campo('Calle')).toHaveValue('Calle Duarte');
  await I.guardar.click();
  await expect(page.getByText('¡Datos de contacto actualizados exitosamente!')).toBeVisible();
  expect(stub.asked('updateDireccion')).toBe(2);
});

test('undo and save share one line at 360 px, also while busy', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await profileOnContract(page);
  const I = contactSection(page);
  await I.abrir();
  await I.editarlo();
  const boxes = [await I.cancelar.boundingBox(), await I.guardar.boundingBox()];
  expect(boxes.map((box) => box?.height)).toEqual([52, 52]);
  expect(boxes[0]?.y).toBe(boxes[1]?.y);
});

test('lists that fail to load leave the address read-only, with a retry', async ({ page }) => {
  const { stub } = await profileOnContract(page);
  const I = contactSection(page);
  await I.abrir();
  stub.spoil('municipios', (route) => route.fulfill({ status: 501, json: {} }));
  await I.editar.click();
  await expect(I.alerta).toContainText('No pudimos cargar las listas de regiones, provincias y municipios.');
  await expect(I.campo('Calle')).toHaveCount(0);
  stub.mend('municipios');
  await I.boton('Reintentar').click();
  await expect(I.campo('Calle')).toHaveValue('Av. Los Caciques');
});

test('keys typed while the lists reload are kept', async ({ page, context }) => {
  const { stub } = await profileOnContract(page);
  const I = contactSection(page);
  await I.abrir();
  stub.spoil('municipios', (route) => route.fulfill({ status: 501, json: {} }));
  await I.editar.click();
  await expect(I.alerta).toContainText('No pudimos cargar las listas de regiones, provincias y municipios.');
  await I.campo('Teléfono celular').fill('829555');
  stub.mend('municipios');
  const release = stub.hold('municipios');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByText('Cargando información...')).toBeVisible();
  await I.campo('Teléfono celular').press('End');
  await I.campo('Teléfono celular').pressSequentially('0100');
  await expect(I.campo('Teléfono celular')).toHaveValue('(829)-555-0100');
  release();
  await expect(I.campo('Calle')).toHaveValue('Av. Los Caciques');
  await expect(I.campo('Teléfono celular')).toHaveValue('(829)-555-0100');
});

for (const [name, viewport] of Object.entries(sizes))
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });
    test.afterAll(printChecked);

    test(`each state of the ${name} is clean, and can be used by keyboard`, async ({ page }) => {
      const { kept, stub } = await profileOnContract(page, { contact: { calle: 'Larga'.repeat(24) } });
      const I = contactSection(page);
      await I.abrir();
      await expect(I.editar).toBeVisible();
      await checkState(page, 'viendo');
      await I.editar.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Teléfonos y correo' })).toBeFocused();
      await expect(page.getByRole('combobox', { name: 'Municipio' })).toBeEnabled();
      await checkState(page, 'editando');
      await page.keyboard.press('Tab');
      await expect(I.campo('Teléfono celular')).toBeFocused();
      await page.keyboard.press('Control+A');
      await page.keyboard.type('809');
      await page.keyboard.press('Enter');
      await expect(I.campo('Teléfono celular')).toHaveAccessibleDescription('Formato de teléfono inválido');
      await checkState(page, 'faltanDatos');
      await page.keyboard.press('Control+A');
      await page.keyboard.type('8295550100');
      stub.spoil('updateTelefonos', refuse);
      await page.keyboard.press('Enter');
      await expect(I.alerta).toContainText('No se puede guardar así.');
      // Scrolls it out from under the sticky bar.
      await I.campo('Teléfono celular').evaluate((field) => field.scrollIntoView({ block: 'center' }));
      await checkState(page, 'fallida');
      kept.telefonoCelular = '849-555-0177';
      await I.guardar.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('Estos datos cambiaron en otra parte')).toBeVisible();
      await checkState(page, 'chocando');
      await page.getByRole('radio', { name: 'Lo que escribí' }).focus();
      await page.keyboard.press('Space');
      stub.mend('updateTelefonos');
      await page.keyboard.press('Enter');
      await expect(page.getByText('¡Datos de contacto actualizados exitosamente!')).toBeVisible();
      await checkState(page, 'guardado');
    });
  });
