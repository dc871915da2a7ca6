import type { Page } from 'playwright/test';
import { type FaultProxy, faultProxy } from './backends/fault-proxy';
import { test as base, expect } from './browser/portal';
import { slow4g } from './browser/slow-4g';
import { loginPage } from './pages/login';
import { photoDialog } from './pages/photo';
import { portalPage } from './pages/portal';
import { reimbursementForm } from './pages/reimbursement';
import { titular } from './props/members';
import type { ChosenFile } from './props/pictures';

const test = base.extend<{ line: FaultProxy }>({
  line: async ({ baseURL }, use) => {
    const line = await faultProxy(baseURL ?? '');
    await use(line);
    await line.close();
  },
});
test.use({ viewport: { width: 360, height: 740 } });

/** Nearly 2 MB of incompressible data. */
const photo = async (page: Page, name: string): Promise<ChosenFile> => {
  const written = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 720;
    canvas.height = 720;
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('no canvas');
    const pixels = pen.createImageData(720, 720);
    for (let at = 0; at < pixels.data.length; at += 1) pixels.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
    pen.putImageData(pixels, 0, 0);
    return canvas.toDataURL('image/png').slice('data:image/png;base64,'.length);
  });
  return { name, mimeType: 'image/png', buffer: Buffer.from(written, 'base64') };
};

test('five photos of 2 MB on slow 4G: shows progress, can be cancelled, and a second submit creates one case with all five', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const I = reimbursementForm(page);
  await portalPage(page).entrar();
  await page.goto('/solicitudes?nueva=reembolso');
  await I.empezar();
  await I.elegir('Tipo de reembolso', 'Internamiento o cirugía');
  await I.field('Afiliado').selectOption({ index: 1 });
  await I.field('Fecha de servicio').fill('05-11-2026');
  await I.field('Monto reclamado').fill('2480');
  await I.field('Motivo').fill('Internamiento de tres días.');
  await I.button('Buscar el centro de salud').click();
  const picker = page.getByRole('dialog');
  await picker.getByLabel('Nombre del centro o del médico').fill('centro');
  await picker.getByRole('button', { name: 'Buscar' }).click();
  await picker
    .getByRole('button', { name: /^Elegir/ })
    .first()
    .click();
  await I.siguiente();
  await I.field('Banco').selectOption({ index: 1 });
  await I.elegir('Tipo de cuenta', 'Ahorro');
  await I.field('Número de cuenta').fill('78912345');
  await I.siguiente();
  await page.getByRole('checkbox').check();
  let bytes = 0;
  for (const [documento, names] of [
    ['Factura con comprobante fiscal', ['a.png', 'b.png', 'c.png']],
    ['Informe médico', ['d.png']],
    ['Cédula', ['e.png']],
  ] as const) {
    const photos: ChosenFile[] = [];
    for (const name of names) photos.push(await photo(page, name));
    bytes += photos.reduce((sum, { buffer }) => sum + buffer.length, 0);
    await page.getByRole('region', { name: documento }).locator('input[type=file]').last().setInputFiles(photos);
    await expect(
      page.getByRole('list', { name: `Archivos de ${documento}` }).getByRole('button', { name: /^Quitar/ }),
    ).toHaveCount(names.length);
  }
  await I.revisar();
  await expect(I.button('Enviar solicitud')).toBeVisible();
  // Both together take a minute.
  const bytesPerSecond = bytes / 60;
  const line = await slow4g(page, bytesPerSecond);
  await I.enviar();
  const said = page.getByText(/^Enviado: \d+ %$/);
  const share = async () => Number(/\d+/.exec(await said.innerText())?.[0]);
  await expect(said).toBeVisible();
  const seen: [seconds: number, percent: number][] = [];
  const began = Date.now();
  await expect
    .poll(
      async () => {
        seen.push([(Date.now() - began) / 1000, await share()]);
        return seen.at(-1)?.[1];
      },
      { timeout: 60_000, intervals: [1_000] },
    )
    .toBeGreaterThanOrEqual(30);
  await I.button('Cancelar el envío').click();
  await expect(page.getByText('Canceló el envío, y no sabemos si su solicitud llegó antes')).toBeVisible({
    timeout: 30_000,
  });
  const shares = seen.map(([, percent]) => percent);
  expect([shares, new Set(shares).size > 4]).toEqual([shares.toSorted((one, other) => one - other), true]);
  const [seconds, percent] = seen.at(-1) ?? [0, 0];
  const left = (percent - (shares[0] ?? 0)) / 100;
  // Within a third of the line's capacity.
  const expected = (seconds * bytesPerSecond) / bytes;
  expect(Math.abs(left / expected - 1)).toBeLessThan(1 / 3);
  await I.button('No está: volver al formulario').click();
  await expect(page.getByText('Se han cargado 3 de 3 archivos requeridos')).toBeVisible();
  await I.revisar();
  const answered = page.waitForResponse(/\/crear\/solicitudReembolso/);
  await I.enviar();
  await expect.poll(share, { timeout: 30_000 }).toBeGreaterThan(0);
  await line.lift();
  const answer = await answered;
  const { result: caso }: { result?: unknown } = Object(await answer.json());
  expect([answer.status(), caso]).toEqual([200, expect.stringMatching(/^\d{9}$/)]);
  await expect(page.getByRole('heading', { name: `Se ha creado el caso ${caso}` })).toBeVisible();
  await page.goto(`/solicitudes?caso=${caso}`);
  const asked = page.waitForRequest(/\/consultarDocumentosPorTicket/);
  await page.getByRole('dialog').getByRole('button', { name: 'Ver los documentos' }).click();
  // Fetched again outside the browser, which does not always keep a 13 MB answer for inspection.
  const stored = await page.request.fetch(await asked);
  const documents: { nombreArchivo: string; contenido: string }[] = await stored.json();
  expect(documents.map(({ nombreArchivo, contenido }) => [nombreArchivo, contenido.length > 2_000_000])).toEqual([
    ['Facturaconcomprobant.png', true],
    ['Facturaconcomprobant2.png', true],
    ['Facturaconcomprobant3.png', true],
    ['Informemedico.png', true],
    ['Cedula.png', true],
  ]);
});

test("[PHOTO-06] a photo of 1.5 MB on a slow line: 'Se estará cargando la foto de perfil.', shows progress, and a cancelled one does not arrive", async ({
  page,
  line,
}) => {
  test.setTimeout(180_000);
  const I = photoDialog(page);
  await loginPage(page).abrir(`${line.origin}/login`);
  await loginPage(page).entrar(titular);
  await portalPage(page).llegar();
  await page.goto(`${line.origin}/profile`);
  await I.cambiar.click();
  await I.elegir(await photo(page, 'retrato.png'));
  await expect(I.button('Recortar o girar')).toBeVisible();
  // At any time of the press, the photo has not arrived.
  line.halveUploads(/cargarfotoperfil/);
  // Stays slow: changing these conditions releases pending uploads immediately.
  await slow4g(page, 60_000);
  await I.guardar.click();
  await expect(I.dialog).toContainText('Se estará cargando la foto de perfil.');
  const bar = I.dialog.getByRole('progressbar', { name: 'Se estará cargando la foto de perfil.' });
  const share = async () => Number(await bar.getAttribute('aria-valuenow'));
  const shares: number[] = [];
  await expect
    .poll(
      async () => {
        shares.push(await share());
        return shares.at(-1);
      },
      { timeout: 60_000, intervals: [1_000] },
    )
    .toBeGreaterThanOrEqual(30);
  await expect(bar).toHaveAttribute('aria-valuetext', /^Enviado: \d+ %$/);
  expect([shares, new Set(shares).size > 3]).toEqual([shares.toSorted((one, other) => one - other), true]);
  await I.button('Cancelar').click();
  await expect(I.dialog).toContainText('El envío se canceló');
  await expect(I.dialog).toContainText('La foto no se guardó. La elegida sigue aquí.');
});
