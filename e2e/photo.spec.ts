import type { Page } from 'playwright/test';
import { secrets } from '../tests/pictures/traces';
import { checkState, printChecked, sizes } from './accessibility/check-state';
import { expect, test } from './browser/portal';
import { opened, photoDialog, photoOnContract, refuse } from './pages/photo';
import { pictures } from './props/pictures';

test.use({ viewport: sizes.desktop });
test.afterAll(printChecked);

const corners = [
  [0.1, 0.1],
  [0.9, 0.1],
  [0.1, 0.9],
  [0.9, 0.9],
] as const;
const fotoOf = (body: unknown) => String(Object(body).foto);
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('selectedImage'));

test("[PHOTO-01] [PHOTO-02] [PHOTO-05] the dialog opens at the photo; saving without one shows 'Favor de seleccionar una foto de perfil' and sends nothing", async ({
  page,
}) => {
  const { stub } = await photoOnContract(page);
  const I = photoDialog(page);
  await I.abrir();
  await expect(I.dialog).toHaveAccessibleName('Foto de perfil');
  await expect(I.dialog).toContainText('La foto no dirá dónde fue tomada.');
  await I.guardar.click();
  await expect(I.alert).toContainText('Favor de seleccionar una foto de perfil');
  expect(stub.asked('cargarfotoperfil')).toBe(0);
  await I.elegida400();
  await expect(I.dialog).toContainText('Foto lista para guardar.');
});

test("[PHOTO-03] [PHOTO-05] a file that is no photo by its bytes is rejected, 'Favor de seleccionar una foto de perfil', and the chosen one stays", async ({
  page,
}) => {
  const { stub } = await photoOnContract(page);
  const I = photoDialog(page);
  await I.abrir();
  await I.elegida400();
  await I.elegir(pictures.heic);
  await expect(I.alert).toContainText('Favor de seleccionar una foto de perfil');
  await expect(I.alert).toContainText(/HEIC.*guárdela como JPG/);
  await expect(I.elegida).toBeVisible();
  expect(stub.asked('cargarfotoperfil')).toBe(0);
});

test("[PHOTO-04] 2097151 and 2097152 bytes pass; 2097153 show 'La imagen supera el tamaño máximo permitido' and «Reducir y añadir» adds it all the same", async ({
  page,
}) => {
  const { stub, kept } = await photoOnContract(page);
  const I = photoDialog(page);
  await I.abrir();
  for (const bytes of [2_097_151, 2_097_152]) {
    await I.elegir(pictures.weighing(bytes));
    await expect(I.button('Recortar o girar')).toBeVisible();
    await expect(I.alert).toHaveCount(0);
    await I.button('Cerrar').click();
    await I.cambiar.click();
  }
  await I.elegir(pictures.weighing(2_097_153));
  await expect(I.alert).toContainText('La imagen supera el tamaño máximo permitido');
  await I.guardar.click();
  await expect(I.alert).toContainText('La imagen supera el tamaño máximo permitido');
  await expect(I.alert.locator('..')).toBeFocused();
  await I.button('Reducir y añadir').click();
  await expect(I.elegida).toBeVisible();
  await I.guardar.click();
  await expect(I.dialog).toContainText('Carga realizada.');
  expect(Buffer.from(kept(), 'base64').length).toBeLessThanOrEqual(2_097_152);
  expect(await opened(page, kept(), corners)).toEqual({
    width: 400,
    height: 300,
    colours: ['rojo', 'verde', 'azul', 'rojo+verde+azul'],
  });
  expect(stub.asked('cargarfotoperfil')).toBe(1);
});

test("[PHOTO-06] [PHOTO-07] [PHOTO-08] [PHOTO-12] [SESS-05] 'Se estará cargando la foto de perfil.', 'Carga realizada.', and after two seconds the page reloads with it, and says so until closed", {
  tag: '@first',
}, async ({ page }) => {
  const { stub, kept } = await photoOnContract(page);
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/CRM/cargarfotoperfil*', async (route) => {
    await held;
    await route.fallback();
  });
  const I = photoDialog(page);
  await I.abrir();
  await I.elegir(pictures.turned);
  await expect(I.elegida).toBeVisible();
  await I.guardar.dblclick();
  await expect(I.dialog.getByRole('status').first()).toContainText('Se estará cargando la foto de perfil.');
  await expect(I.button('Cerrar')).toHaveCount(0);
  expect(await stored(page)).not.toContain('image/jpeg');
  const loads = page.waitForEvent('load');
  go();
  await expect(I.dialog).toContainText('Carga realizada.');
  await loads;
  const receipt = page.getByRole('status').filter({ hasText: 'Carga realizada.' });
  await expect(receipt).toContainText(/Su foto de perfil se guardó a las? \d/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const photo = `data:image/jpeg;base64,${kept()}`;
  expect(await stored(page)).toBe(photo);
  await expect(page.getByRole('button', { name: 'Su cuenta' }).locator('img')).toHaveAttribute('src', photo);
  await expect(
    page
      .getByRole('main')
      .locator(`img[src="${photo.slice(0, 60)}"], img`)
      .first(),
  ).toHaveAttribute('src', photo);
  const [sending] = stub.heard.filter(({ call }) => call === 'cargarfotoperfil');
  expect([sending?.query, fotoOf(sending?.body)]).toEqual([{ codigoAfiliado: '1001' }, kept()]);
  // A further reload still shows it; once closed, it is gone.
  await page.reload();
  await receipt.getByRole('button', { name: 'Cerrar aviso' }).click();
  await expect(receipt).toHaveCount(0);
  await page.reload();
  await expect(I.cambiar).toBeVisible();
  await expect(receipt).toHaveCount(0);
  expect(stub.asked('cargarfotoperfil')).toBe(1);
});

test('a photo under the limit keeps its pixels and orientation, and loses location and camera', async ({ page }) => {
  const { kept } = await photoOnContract(page);
  const I = photoDialog(page);
  await I.abrir();
  await I.elegir(pictures.turned);
  await expect(I.button('Recortar o girar')).toBeVisible();
  await I.guardar.click();
  await expect(I.dialog).toContainText('Carga realizada.');
  const sent = Buffer.from(kept(), 'base64');
  expect(secrets.filter((secret) => pictures.turned.buffer.includes(secret))).toEqual(secrets);
  expect(secrets.filter((secret) => sent.includes(secret))).toEqual([]);
  // The same image data, byte by byte, after the removed metadata.
  expect(sent.includes(pictures.jpg.buffer.subarray(600))).toBe(true);
  // Upright: the upper left of the file is now the upper right.
  expect(await opened(page, kept(), corners)).toEqual({
    width: 300,
    height: 400,
    colours: ['azul', 'rojo', 'rojo+verde+azul', 'verde'],
  });
});

test('cropped and rotated by keys and buttons, the visible part is sent', async ({ page }) => {
  const { kept } = await photoOnContract(page);
  const I = photoDialog(page);
  await I.abrir();
  await I.elegida400();
  await I.button('Recortar o girar').click();
  const area = I.dialog.getByRole('group', { name: 'Parte de la foto que quedará' });
  await area.focus();
  await page.keyboard.press('+');
  for (let press = 0; press < 60; press += 1) await page.keyboard.press('ArrowLeft');
  for (let press = 0; press < 60; press += 1) await page.keyboard.press('ArrowUp');
  await I.button('Girar a la derecha').click();
  await I.button('Aplicar').click();
  await expect(I.elegida).toBeVisible();
  await I.guardar.click();
  await expect(I.dialog).toContainText('Carga realizada.');
  // The 240 pixels of the upper left, rotated: the colour below red is at its left.
  expect(await opened(page, kept(), corners)).toEqual({
    width: 240,
    height: 240,
    colours: ['azul', 'rojo', 'rojo+verde+azul', 'verde'],
  });
});

test('a mouse drags the square and zooms by its wheel; two fingers do both', async ({ page }) => {
  await photoOnContract(page);
  const I = photoDialog(page);
  await I.abrir();
  await I.elegida400();
  await I.button('Recortar o girar').click();
  const area = I.dialog.getByRole('group', { name: 'Parte de la foto que quedará' });
  const picture = area.locator('img');
  const seen = () =>
    picture.evaluate(({ style: { left, width } }) => [left, width].map((one) => Math.round(Number.parseFloat(one))));
  expect(await seen()).toEqual([50, 133]);
  const box = await area.boundingBox();
  if (box === null) throw new Error('there is nothing to drag');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + box.width / 10, middle.y, { steps: 4 });
  await page.mouse.up();
  expect(await seen()).toEqual([60, 133]);
  await page.mouse.wheel(0, -100);
  await expect.poll(seen).not.toEqual([60, 133]);
  const [, before = 0] = await seen();
  const touch = (type: string, fingers: readonly (readonly [number, number, number])[]) =>
    area.evaluate(
      (element, { type, fingers }) => {
        // A synthetic touch cannot be captured.
        element.setPointerCapture = () => {};
        for (const [pointerId, clientX, clientY] of fingers)
          element.dispatchEvent(
            new PointerEvent(type, { pointerId, clientX, clientY, bubbles: true, pointerType: 'touch' }),
          );
      },
      { type, fingers },
    );
  const { x, y } = middle;
  await touch('pointerdown', [
    [11, x - 40, y],
    [12, x + 40, y],
  ]);
  await touch('pointermove', [
    [11, x - 50, y],
    [12, x + 50, y],
  ]);
  await touch('pointerup', [
    [11, x - 50, y],
    [12, x + 50, y],
  ]);
  const [, after = 0] = await seen();
  expect(after / before).toBeCloseTo(100 / 80, 1);
});

test('an upload can be cancelled; Back and Escape neither close it nor send it twice', async ({ page }) => {
  const { stub } = await photoOnContract(page);
  const I = photoDialog(page);
  await I.abrir();
  await I.elegida400();
  stub.spoil('cargarfotoperfil', () => new Promise(() => {}));
  await I.guardar.click();
  await expect(I.dialog).toContainText('Se estará cargando la foto de perfil.');
  await page.keyboard.press('Escape');
  await expect(I.dialog).toContainText('Se estará cargando la foto de perfil.');
  await I.button('Cancelar').click();
  await expect(I.alert).toContainText('El envío se canceló');
  await expect(I.elegida).toBeVisible();
  expect(stub.asked('cargarfotoperfil')).toBe(1);
  await page.keyboard.press('Escape');
  await expect(I.dialog).toHaveCount(0);
  await expect(I.cambiar).toBeFocused();
});

test('[PHOTO-11] a photo in an unknown format can be deleted', async ({ page }) => {
  const { stub } = await photoOnContract(page, 'UklGRiQAAABXRUJQVlA4');
  const I = photoDialog(page);
  await I.abrir();
  await I.eliminar.click();
  await expect(I.dialog).toHaveAccessibleName('¿Eliminar su foto de perfil?');
  await I.eliminar.click();
  await expect(I.dialog).toContainText('Foto de perfil eliminada');
  expect(stub.asked('eliminarFotoPerfil')).toBe(1);
});

test('«Listo» after a deleted photo closes the dialog, and the focus returns to its button', async ({ page }) => {
  await photoOnContract(page);
  const I = photoDialog(page);
  await I.abrir();
  await I.eliminar.click();
  await I.eliminar.click();
  await I.button('Listo').click();
  await expect(I.dialog).toHaveCount(0);
  await expect(I.cambiar).toBeFocused();
});

test('photos are decoded, shrunk and cropped in a same-origin worker; if it fails to load, the page says so', async ({
  page,
}) => {
  await photoOnContract(page);
  await page.addInitScript(() => {
    // Nothing is decoded on the page itself.
    Object.assign(globalThis, { drawn: 0 });
    const count = () => Object.assign(globalThis, { drawn: Object(globalThis).drawn + 1 });
    const open = globalThis.createImageBitmap;
    globalThis.createImageBitmap = ((...given: Parameters<typeof open>) => {
      count();
      return open(...given);
    }) as typeof open;
    const encode = HTMLCanvasElement.prototype.toBlob;
    HTMLCanvasElement.prototype.toBlob = function (...given) {
      count();
      encode.apply(this, given);
    };
  });
  const I = photoDialog(page);
  await I.abrir();
  const worker = page.waitForEvent('worker');
  await I.elegir(pictures.weighing(2_400_000));
  expect(new URL((await worker).url()).pathname).toMatch(/^\/assets\/photo-worker-[\w-]+\.js$/);
  await I.button('Reducir y añadir').click();
  await I.button('Recortar o girar').click();
  await I.button('Aplicar').click();
  await expect(I.elegida).toBeVisible();
  expect(await page.evaluate(() => Object(globalThis).drawn)).toBe(0);
  await I.button('Cerrar').click();
  await page.route('**/photo-worker-*', (route) => route.abort());
  await I.cambiar.click();
  await I.elegir(pictures.jpg);
  await expect(I.alert).toContainText('No pudimos abrir la imagen');
});

test('a browser whose workers cannot draw does the same on the page', async ({ page }) => {
  const { kept } = await photoOnContract(page);
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'OffscreenCanvas', { value: undefined });
  });
  const I = photoDialog(page);
  await I.abrir();
  await I.elegir(pictures.weighing(2_400_000));
  await I.button('Reducir y añadir').click();
  await expect(I.elegida).toBeVisible();
  expect(page.workers()).toHaveLength(0);
  await I.guardar.click();
  await expect(I.dialog).toContainText('Carga realizada.');
  expect(await opened(page, kept(), corners)).toMatchObject({ width: 400, height: 300 });
});

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone });

  test('every state of the dialog is clean', async ({ page }) => {
    const { stub } = await photoOnContract(page);
    const I = photoDialog(page);
    await I.abrir();
    await checkState(page, 'choosing');
    await I.guardar.click();
    await checkState(page, 'nothing chosen');
    await I.elegir(pictures.heic);
    await expect(I.alert).toContainText('HEIC');
    await checkState(page, 'refused');
    await I.elegir(pictures.weighing(2_400_000));
    await expect(I.button('Reducir y añadir')).toBeVisible();
    await checkState(page, 'too large');
    await I.elegida400();
    await checkState(page, 'chosen');
    await I.button('Recortar o girar').click();
    await expect(I.dialog.getByRole('group')).toBeVisible();
    await checkState(page, 'cutting');
    await I.button('Cancelar').click();
    await I.eliminar.click();
    await checkState(page, 'the question');
    await I.button('Conservar').click();
    stub.spoil('cargarfotoperfil', refuse(422, 'No se puede guardar así.'));
    await I.guardar.click();
    await expect(I.alert).toContainText('No se puede guardar así.');
    await checkState(page, 'refused by the service');
    stub.mend('cargarfotoperfil');
    await I.guardar.click();
    const receipt = page.getByRole('status').filter({ hasText: 'Su foto de perfil se guardó' });
    await expect(receipt).toBeVisible({ timeout: 15_000 });
    await checkState(page, 'the receipt');
  });
});
