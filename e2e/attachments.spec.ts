import type { Page } from 'playwright/test';
import { secrets } from '../tests/pictures/traces';
import { checkState, printChecked, sizes } from './accessibility/check-state';
import { expect, test } from './browser/portal';
import { documents, documentsOf } from './pages/attachments';
import { leavingQuestion } from './pages/leaving';
import { menuWithHome } from './pages/reimbursement';
import { type ChosenFile, pdfOf, pictures } from './props/pictures';

test.use({ viewport: sizes.desktop });
test.afterAll(printChecked);

const called = (name: string, file: ChosenFile = pictures.jpg): ChosenFile => ({ ...file, name });
const previews = (page: Page) => page.locator('main img[src^="blob:"]');

test("[ATTACH-08] [ATTACH-09] [ATTACH-05] each document shows its types, its count and its size; missing ones are listed, and then 'Se han cargado 1 de 1 archivos requeridos'", {
  tag: '@first',
}, async ({ page }) => {
  const I = await documentsOf(page);
  await I.abrirDocumentos();
  await expect(I.bloque('Cédula')).toContainText('JPG, PNG o PDF. Hasta 2 archivos de 2 MB.');
  await expect(I.bloque('Resultados de estudios')).toContainText('PDF. Hasta 1 archivo de 2 MB.');
  await expect(page.getByText('Se han cargado 0 de 1 archivos requeridos')).toBeVisible();
  await expect(page.getByText('Falta por cargar: Cédula.')).toBeVisible();
  await I.elegir('Cédula', called('frente.jpg'), called('reverso.pdf', pdfOf(5_000)));
  await expect(page.getByText('Se han cargado 1 de 1 archivos requeridos')).toBeVisible();
  await expect(page.getByText('Falta por cargar')).toHaveCount(0);
  await expect(I.archivos('Cédula')).toHaveText([/^frente\.jpgJPG/, /reverso\.pdfPDF, 5 KB/]);
  await expect(previews(page)).toHaveCount(1);
});

test('[PROF-46] «Nueva solicitud» of the profile opens a form with all documents', async ({ page }) => {
  const I = await documentsOf(page);
  await I.abrir('/profile');
  await I.button('Nueva solicitud').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Reembolso' }).click();
  await I.seguir();
  await I.elegir('Cédula', called('frente.jpg'));
  await expect(I.archivos('Cédula')).toHaveText([/^frente\.jpg/]);
});

test("[ATTACH-06] one file too many shows 'Se ha superado el límite de adjuntos para documentos de tipo Cédula', and takes the focus", async ({
  page,
}) => {
  const I = await documentsOf(page);
  await I.abrirDocumentos();
  await I.elegir('Cédula', called('a.jpg'), called('b.jpg'), called('c.jpg'));
  await expect(page.getByRole('alert')).toHaveText(
    'Se ha superado el límite de adjuntos para documentos de tipo Cédula',
  );
  await expect(I.archivos('Cédula')).toHaveText([/^a\.jpg/, /^b\.jpg/]);
  await expect(page.getByRole('region', { name: 'No se añadió: Cédula' })).toBeFocused();
  await page.getByRole('button', { name: 'Cerrar aviso para Cédula' }).press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Cédula' })).toBeFocused();
});

test("[ATTACH-07] [ATTACH-10] a photo over the limit is made to fit unasked and says so; 'El archivo grande.pdf supera el límite de 2MB y no será añadido.'", async ({
  page,
}) => {
  const I = await documentsOf(page);
  await I.abrirDocumentos();
  await I.elegir('Cédula', called('grande.jpg', pictures.weighing(2_097_153)), called('grande.pdf', pdfOf(2_097_153)));
  await expect(page.getByRole('alert')).toHaveText([
    'El archivo grande.pdf supera el límite de 2MB y no será añadido.',
  ]);
  await expect(I.archivos('Cédula')).toHaveText([/^grande\.jpgJPG, \d+ KB\. La achicamos para enviarla\./]);
  await I.elegir('Cédula', called('justo.jpg', pictures.weighing(2_097_152)));
  await expect(I.archivos('Cédula')).toHaveText([/La achicamos/, /^justo\.jpgJPG, \d+ KBReemplazar/]);
});

test('a JPG that ends in the middle is reported, and the other file is added', async ({ page }) => {
  const I = await documentsOf(page);
  await I.abrirDocumentos();
  await I.elegir('Cédula', called('cortada.jpg', pictures.cut), called('buena.jpg'));
  await expect(page.getByRole('alert')).toHaveText(/incompleto o dañado/);
  await expect(I.archivos('Cédula')).toHaveText([/^buena\.jpg/]);
});

test('a press removes a file; a double press removes no other, and undo restores it in its place', async ({ page }) => {
  const I = await documentsOf(page, documents.many);
  await I.abrirDocumentos();
  await I.elegir('Cédula', called('a.jpg'), called('b.jpg'), called('c.jpg'));
  await expect(I.archivos('Cédula')).toHaveCount(3);
  await I.quitar('a.jpg').dblclick();
  await expect(I.archivos('Cédula')).toHaveText([/^Se quitó a\.jpg/, /^b\.jpg/, /^c\.jpg/]);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(I.archivos('Cédula')).toHaveText([/^a\.jpg/, /^b\.jpg/, /^c\.jpg/]);
  await expect(I.quitar('a.jpg')).toBeFocused();
  // A double key press on the focused button.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(I.archivos('Cédula')).toHaveText([/^Se quitó a\.jpg/, /^b\.jpg/, /^c\.jpg/]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  const back = (page: Page) => page.getByRole('link', { name: 'Solicitudes', exact: true }).first();

  test('a form with files asks before it is left by a link, the logo, Back or a reload', async ({ page }) => {
    const I = await documentsOf(page, documents.two, { menu: menuWithHome });
    const question = leavingQuestion(page);
    await I.abrir('/');
    await page.getByRole('link', { name: 'Pedir un reembolso' }).click();
    await I.seguir();
    await I.elegir('Cédula', called('a.jpg'));
    await expect(I.archivos('Cédula')).toHaveText([/^a\.jpg/]);
    await back(page).click();
    await expect(question.dialog).toContainText('Los archivos no se guardan');
    await expect(question.dialog).toContainText('El número de cuenta tampoco se guarda');
    await expect(question.dialog.getByRole('button', { name: 'Seguir aquí' })).toBeFocused();
    await checkState(page, 'question');
    await question.seguir();
    await expect(I.archivos('Cédula')).toHaveText([/^a\.jpg/]);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(question.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question.dialog).toHaveCount(0);
    await question.recargar();
    // The steps of a form are one page.
    await page.goBack();
    await expect(page.getByRole('heading', { name: '¿Dónde recibe el dinero?' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: '¿Qué gasto reclama?' })).toBeVisible();
    await page.goBack();
    await question.salir();
    await expect(page.getByRole('region', { name: 'Para usted' })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });
});

test('by keyboard alone a file is chosen, replaced and removed', async ({ page }) => {
  const I = await documentsOf(page);
  await I.abrirDocumentos();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Elegir archivo para Cédula' }).press('Enter');
  await (await choosing).setFiles(called('a.jpg'));
  await expect(I.archivos('Cédula')).toHaveText([/^a\.jpg/]);
  const replacing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Reemplazar a.jpg' }).press('Space');
  await (await replacing).setFiles(called('b.jpg'));
  await expect(I.archivos('Cédula')).toHaveText([/^b\.jpg/]);
  await I.quitar('b.jpg').press('Enter');
  await expect(page.getByText('Se quitó b.jpg')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(I.archivos('Cédula')).toHaveText([/^b\.jpg/]);
});

test('files are dropped on their document, and pasted into the focused one', async ({ page }) => {
  const I = await documentsOf(page);
  await I.abrirDocumentos();
  const bytes = [...pictures.jpg.buffer];
  const give = (type: 'drop' | 'dragover' | 'paste', name: string) =>
    I.bloque('Cédula')
      .getByRole('button', { name: /para Cédula$/ })
      .last()
      .evaluate(
        (element, [kind, called, content]) => {
          const data = new DataTransfer();
          data.items.add(new File([new Uint8Array(content)], called, { type: 'image/jpeg' }));
          const event =
            kind === 'paste'
              ? new ClipboardEvent(kind, { clipboardData: data, bubbles: true, cancelable: true })
              : new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true });
          element.dispatchEvent(event);
          return event.defaultPrevented;
        },
        [type, name, bytes] as const,
      );
  // Otherwise the browser would navigate to the dropped file.
  expect([await give('dragover', 'x.jpg'), await give('drop', 'soltada.jpg')]).toEqual([true, true]);
  await expect(I.archivos('Cédula')).toHaveText([/^soltada\.jpg/]);
  await give('paste', 'pegada.jpg');
  await expect(I.archivos('Cédula')).toHaveText([/^soltada\.jpg/, /^pegada\.jpg/]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the camera, the gallery and the files have a button each; one that takes only PDF has no camera', async ({
    page,
  }) => {
    const I = await documentsOf(page);
    await I.abrirDocumentos();
    const inputs = I.bloque('Cédula').locator('input[type=file]');
    await expect(inputs).toHaveCount(3);
    expect(
      await inputs.evaluateAll((all) =>
        all.map((one) => [one.getAttribute('capture'), one.getAttribute('accept'), (one as HTMLInputElement).multiple]),
      ),
    ).toEqual([
      ['environment', 'image/jpeg,image/png', false],
      [null, 'image/jpeg,image/png', true],
      [null, 'image/jpeg,image/png,application/pdf', true],
    ]);
    await expect(I.bloque('Resultados de estudios').locator('input[type=file]')).toHaveCount(1);
    await inputs.first().setInputFiles(called('image.jpg', pictures.turned));
    await expect(page.getByRole('button', { name: 'Tomar otra página para Cédula' })).toBeVisible();
    await inputs.nth(1).setInputFiles(called('image.jpg'));
    await expect(I.archivos('Cédula')).toHaveCount(2);
  });
});

test('files of this session are offered in another request, and twenty of them cost little', async ({ page }) => {
  const I = await documentsOf(page, documents.many);
  await I.abrirDocumentos();
  for (const { descripcion } of documents.many) {
    const names = ['1', '2', '3', '4', '5'].map((number) =>
      called(`${descripcion} ${number}.jpg`, pictures.weighing(300_000)),
    );
    await I.elegir(descripcion, ...names);
    await expect(I.archivos(descripcion)).toHaveCount(5);
    await expect(I.bloque(descripcion)).not.toContainText('Revisando');
  }
  await expect(page.getByText('Se han cargado 4 de 4 archivos requeridos')).toBeVisible();
  // Thumbnails are small for any photo.
  const sides = await previews(page).evaluateAll((all) =>
    all.map((one) => Math.max((one as HTMLImageElement).naturalWidth, (one as HTMLImageElement).naturalHeight)),
  );
  expect(sides).toEqual(Array.from({ length: 20 }, () => 112));
  await page.getByRole('link', { name: 'Solicitudes' }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Salir' }).click();
  await page.goBack();
  await I.continuar();
  await I.bloque('Factura')
    .getByText(/^Usar un archivo que ya cargó hoy/)
    .click();
  await page.getByRole('button', { name: 'Añadir Cédula 5.jpg: Factura' }).click();
  await expect(I.archivos('Factura')).toHaveText([/^Cédula 5\.jpg/]);
});

test('sent files have the names of their documents, and no location of a photo', async ({ page }) => {
  const I = await documentsOf(page, documents.many.slice(1, 3));
  await I.abrir();
  await I.empezar();
  await I.llenar();
  await I.elegir('Indicación médica', called('IMG 1.jpg', pictures.turned), called('escaneado.pdf', pdfOf(900)));
  await expect(page.getByText('Se han cargado 2 de 2 archivos requeridos')).toBeVisible();
  await I.revisar();
  await I.enviar();
  await expect(page.getByRole('heading', { name: /Se ha creado el caso/ })).toBeVisible();
  const { images = [] }: { images?: File[] } = Object(I.stub.sent('solicitudReembolso')[0]);
  expect(images.map(({ name }) => name)).toEqual(['Indicacionmedica.jpg', 'Indicacionmedica2.pdf', 'Cedula.jpg']);
  const texts = await Promise.all(images.map((file) => file.text()));
  expect(secrets.filter((secret) => texts.join().includes(secret))).toEqual([]);
});

test.describe('in every state', () => {
  test('axe finds nothing, and nothing scrolls sideways on a phone', async ({ page }) => {
    await page.setViewportSize(sizes.phone);
    const I = await documentsOf(page, [...documents.two, ...documents.strange]);
    await I.abrirDocumentos();
    await checkState(page, 'nothing added');
    await I.elegir(
      'Cédula',
      called(`${'factura'.repeat(43)}.jpg`),
      called('صورة بطاقة الهوية.pdf', pdfOf(900)),
      called('de más.jpg'),
    );
    await expect(page.getByRole('alert')).toBeVisible();
    await checkState(page, 'long names, and one too many');
    await I.elegir('Resultados de estudios', called('foto.jpg'));
    await I.elegir(documents.strange[0]?.descripcion ?? '', called('grande.jpg', pictures.weighing(2_400_000)));
    await expect(page.getByText('La achicamos para enviarla.')).toBeVisible();
    await checkState(page, 'of another type, and too large');
    await page.getByRole('button', { name: /^Quitar صورة/ }).click();
    await expect(page.getByRole('button', { name: 'Deshacer' })).toBeVisible();
    await page
      .getByText(/^Usar un archivo que ya cargó hoy/)
      .first()
      .click();
    await checkState(page, 'removed, with the files of the session');
    await page.reload();
    await I.continuar();
    await expect(page.getByText(/^Vuelva a añadir/)).toHaveCount(2);
    await checkState(page, 'asked for again');
  });
});
