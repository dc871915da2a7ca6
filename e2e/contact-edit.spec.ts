import type { Route } from 'playwright/test';
import { checkState, printChecked, sizes } from './accessibility/check-state';
import { largeText } from './accessibility/large-text';
import { expect, test } from './browser/portal';
import { contactSection, profileOnContract } from './pages/contact-edit';
import { leavingQuestion } from './pages/leaving';
import { loginPage } from './pages/login';
import { sessionOf } from './walks/member-session';

const refuse = (route: Route) => route.fulfill({ status: 422, json: { mensaje: 'No se puede guardar así.' } });

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

test('[PROF-27] the lists depend on each other, and a missing one has the focus', async ({ page }) => {
  const { stub } = await profileOnContract(page, {
    contact: { idRegion: '', region: '', idProvincia: '', provincia: '', idMunicipio: '', municipio: '' },
  });
  const I = contactSection(page);
  await I.abrir();
  await I.editar.click();
  await I.campo('Calle').fill('Calle Duarte');
  await I.guardar.click();
  const box = (name: string) => page.getByRole('combobox', { name });
  await expect(box('Región')).toBeFocused();
  await I.elegir('Región', 'Cibao Norte');
  await box('Provincia').fill('nacional');
  await expect(page.getByRole('option')).toHaveText(['Distrito Nacional En otra región']);
  await box('Provincia').fill('');
  await expect(page.getByRole('option').filter({ hasText: 'En otra región' })).toHaveCount(0);
  await page.getByRole('option', { name: 'Santiago' }).click();
  await I.elegir('Municipio', 'Santiago de los Caballeros');
  await I.guardar.click();
  await expect(I.dato('Región')).toHaveText('Cibao Norte');
  expect(stub.sent('updateDireccion')).toMatchObject([{ idRegion: '01', idProvincia: '25', idMunicipio: '2501' }]);
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

test('a change of e-mail that waits for its mail is named, with the address masked', async ({ page }) => {
  await profileOnContract(page);
  const I = contactSection(page);
  await I.abrir();
  await I.editarlo();
  await I.campo('Correo electrónico').fill('nueva@ejemplo.do');
  await I.guardar.click();
  await page.getByLabel('Contraseña', { exact: true }).fill('clave1234');
  await I.boton('Confirmar').click();
  await expect(page).toHaveURL(/\/login$/);
  await page.evaluate((stored) => Object.assign(localStorage, stored), sessionOf('1001', Date.now()));
  await page.goto('/profile');
  await I.pestana.click();
  await expect(page.getByText('Cambio pendiente: n•••@ejemplo.do')).toBeVisible();
  await expect(
    page.getByText('Confírmelo con el enlace que le enviamos. Hasta entonces vale su correo de antes.'),
  ).toBeVisible();
  await checkState(page, 'cambio pendiente');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
    /nueva@|clave1234/,
  );
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

test('without its lists the address cannot be edited, and keys typed while they reload are kept', async ({
  page,
  context,
}) => {
  const { stub } = await profileOnContract(page);
  const I = contactSection(page);
  await I.abrir();
  stub.spoil('municipios', (route) => route.fulfill({ status: 501, json: {} }));
  await I.editar.click();
  await expect(I.alerta).toContainText('No pudimos cargar las listas de regiones, provincias y municipios.');
  await expect(I.campo('Calle')).toHaveCount(0);
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

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone });
  test.afterAll(printChecked);

  test('each state is clean, and can be used by keyboard', async ({ page }) => {
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
    await I.boton('Confirmar').press('Enter');
    await expect(page.getByRole('radiogroup', { name: 'Teléfono celular' })).toBeFocused();
    await page.getByRole('radio', { name: 'Lo que escribí' }).focus();
    await page.keyboard.press('Space');
    stub.mend('updateTelefonos');
    await page.keyboard.press('Enter');
    await expect(page.getByText('¡Datos de contacto actualizados exitosamente!')).toBeVisible();
    await checkState(page, 'guardado');
  });
});
