import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright/test';
import { everything, violationsOf } from './accessibility/axe';
import { expect, test } from './browser/portal';
import { loginPage } from './pages/login';
import { portalPage } from './pages/portal';
import { memberOf } from './props/members';

test.use({ viewport: { width: 360, height: 740 } });

/** Of the demonstration, dependent of who enters there by default. */
const minor = { codigo: '10000011', nombres: 'Sofía Belén' };

const openSection = async (page: Page) => {
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'Seguridad y datos' }).click();
  await expect(page.getByRole('heading', { name: 'Sus datos', exact: true })).toBeVisible();
};

test('a member takes home an archive of what the portal keeps, opens it once, and wipes the device', {
  tag: '@first',
}, async ({ page }) => {
  await portalPage(page).entrar();
  await openSection(page);
  await expect(page.getByText('La Ley 172-13 le da derecho')).toBeVisible();
  await page.getByRole('button', { name: /^Pedir (el|otro) archivo$/ }).click();
  await expect(page.getByText('El archivo está listo')).toBeVisible({ timeout: 20_000 });
  expect(await violationsOf(page, everything)).toEqual([]);

  const password = page.getByLabel('Contraseña', { exact: true });
  const open = page.getByRole('button', { name: 'Abrir y guardar' });
  await open.click();
  await expect(page.getByText('Por favor, ingrese su contraseña.')).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill('otra-clave');
  await open.click();
  await expect(page.getByText(/contraseña no (es correcta|son correctos)|no son correctos/)).toBeVisible();
  await password.fill('clave1234');
  const coming = page.waitForEvent('download');
  await open.click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^mis-datos-\d{4}-\d{2}-\d{2}\.zip$/);
  await expect(page.getByText('El archivo se guardó en este dispositivo')).toBeVisible();
  const files = unzipSync(readFileSync(await download.path()));
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['datos.json', 'datos.schema.json', 'datos.html']));
  expect(Object.keys(files).some((name) => name.startsWith('documentos/'))).toBe(true);

  const { token } = await portalPage(page).guardado();
  const again = await page.request.post('/api/extra/datos/abrir', {
    headers: { authorization: `Bearer ${token}` },
    data: { codigoAfiliado: '10000001', clave: 'clave1234' },
  });
  expect(again.status()).toBe(409);
  await page.goto('/');
  await page.getByRole('button', { name: /^Notificaciones/ }).click();
  const told = page.getByRole('dialog', { name: 'Notificaciones' });
  await told.getByRole('link', { name: 'Ver su perfil' }).first().click();
  await expect(page).toHaveURL(/\/profile\?seccion=seguridad$/);
  await expect(page.getByText('El archivo ya se abrió')).toBeVisible();

  await page.getByRole('button', { name: 'Borrar lo que guarda este teléfono' }).click();
  await expect(page.getByText('Se pierden los borradores')).toBeVisible();
  expect(await violationsOf(page, everything)).toEqual([]);
  await page.getByRole('button', { name: 'Sí, borrar y salir' }).click();
  await portalPage(page).veoLogin();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => /borrador|token|dispositivo/.test(key))))
    .toEqual([]);
});

test('the page of an archive reads without a network, on a phone and in the dark', async ({ page, context }, info) => {
  await portalPage(page).entrar();
  await openSection(page);
  await page.getByRole('button', { name: /^Pedir (el|otro) archivo$/ }).click();
  await page.getByLabel('Contraseña', { exact: true }).fill('clave1234', { timeout: 20_000 });
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Abrir y guardar' }).click();
  const files = unzipSync(readFileSync(await (await coming).path()));
  const html = Buffer.from(files['datos.html'] ?? []).toString('utf8');
  await context.setOffline(true);
  const reader = await context.newPage();
  await reader.setContent(html);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Sus datos en Oficina Virtual');
  await expect(reader.getByRole('heading', { name: 'Quién es usted' })).toBeVisible();
  expect(await reader.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect((await violationsOf(reader)).map(({ id }) => id)).toEqual([]);
  await reader.emulateMedia({ colorScheme: 'dark' });
  expect((await violationsOf(reader)).map(({ id }) => id)).toEqual([]);
  await reader.screenshot({ path: info.outputPath('datos.png') });
});

test('a member closes the account by keyboard alone, after a wrong password, and enters no more', async ({ page }) => {
  const wrong = 'El documento o la contraseña no son correctos. Revise los datos e inténtelo otra vez.';
  // No other journey needs this member.
  const member = memberOf(1007, 'Plan Larimar');
  const I = loginPage(page);
  await I.abrir();
  await I.entrar(member);
  await expect(page).not.toHaveURL(/login/);
  await page.goto('/profile?seccion=seguridad');
  const close = page.getByRole('button', { name: 'Cerrar mi cuenta', exact: true });
  await close.focus();
  await page.keyboard.press('Enter');
  const password = page.getByLabel('Contraseña de la cuenta', { exact: true });
  const type = async (words: string) => {
    await expect(password).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
  };
  await type('otra-clave');
  await expect(page.getByText(wrong, { exact: true })).toBeVisible();
  await expect(password).toBeFocused();
  expect(await violationsOf(page, everything)).toEqual([]);
  await type(member.clave);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('status').filter({ hasText: 'Su cuenta se cerró.' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Le damos la bienvenida' })).toBeFocused();
  expect(await violationsOf(page, everything)).toEqual([]);
  await I.entrar(member);
  await expect(page.getByRole('alert')).toContainText(wrong);
  await portalPage(page).veoLogin();
});

test('the archive of a minor is made for the holder, by the password of the holder, and holds that child alone', async ({
  page,
}) => {
  await portalPage(page).entrar();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Núcleo familiar' }).click();
  const family = page.getByRole('dialog', { name: 'Núcleo familiar' });
  await family.getByRole('button').filter({ hasText: minor.nombres }).first().click();
  await expect(page.getByText('Está viendo los datos de')).toBeVisible();
  await page.getByRole('tab', { name: 'Seguridad y datos' }).click();
  await expect(
    page.getByText('Puede llevarse todo lo que el portal guarda de esta persona menor de edad.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /Cerrar mi cuenta|Borrar lo que guarda/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Pedir (el|otro) archivo$/ }).click();
  await page.getByLabel('Contraseña', { exact: true }).fill('clave1234', { timeout: 20_000 });
  expect(await violationsOf(page, everything)).toEqual([]);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Abrir y guardar' }).click();
  const files = unzipSync(readFileSync(await (await coming).path()));
  const { afiliado } = JSON.parse(Buffer.from(files['datos.json'] ?? []).toString('utf8'));
  expect(afiliado).toBe(minor.codigo);
});
