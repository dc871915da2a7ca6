import type { Page } from 'playwright/test';
import { demoAddress } from './backends/demo-address';
import { linkAbout } from './backends/mails';
import { expect, test } from './browser/portal';
import { loginPage } from './pages/login';
import { portalPage } from './pages/portal';
import { reimbursementForm } from './pages/reimbursement';
import { titular } from './props/members';
import type { ChosenFile } from './props/pictures';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** A photo as a camera takes it, different each time. */
const photo = async (page: Page, name: string): Promise<ChosenFile> => {
  const written = await page.evaluate((words) => {
    const canvas = document.createElement('canvas');
    canvas.width = 1200;
    canvas.height = 1600;
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('no canvas');
    pen.fillStyle = 'white';
    pen.font = '48px serif';
    for (let at = 1; at < 40; at += 1) pen.fillText(`${words} ${at}`, 20 * at, 40 * at);
    return canvas.toDataURL('image/jpeg').slice('data:image/jpeg;base64,'.length);
  }, name);
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(written, 'base64') };
};

/** The insurer's decision, made on its demo page. */
const desk =
  (page: Page, caso: string) =>
  async (decision: RegExp, words: string, monto = '') => {
    await page.goto(demoAddress(`/demo/casos/${caso}`));
    await page.getByRole('radio', { name: decision }).check();
    await page.getByLabel('Motivo o respuesta').fill(words);
    await page.getByLabel('Monto en RD$').fill(monto);
    await page.getByRole('button', { name: 'Guardar la decisión' }).click();
    await expect(page.getByText(`Respuesta: ${words}`)).toBeVisible();
  };

test('[REIMB-24] [REIMB-26] [REQ-24] a reimbursement with four photos: the session ends during typing, the draft continues, and its case is returned, completed and resolved', {
  tag: '@first',
}, async ({ page, context, browser, request, faults }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const portal = portalPage(page);
  const I = reimbursementForm(page);
  const take = async (documento: string, name: string) => {
    const camera = page.getByRole('button', { name: new RegExp(`^Tomar (foto|otra página) para ${documento}$`) });
    const choosing = page.waitForEvent('filechooser');
    await camera.click();
    await (await choosing).setFiles(await photo(page, name));
    await expect(page.getByRole('button', { name: `Quitar ${name}`, exact: true })).toBeVisible();
  };
  const searchCentre = async () => {
    await I.button('Buscar el centro de salud').click();
    const picker = page.getByRole('dialog');
    await picker.getByLabel('Nombre del centro o del médico').fill('farmacia');
    await picker.getByRole('button', { name: 'Buscar' }).click();
    await picker
      .getByRole('button', { name: /^Elegir/ })
      .first()
      .click();
  };
  await portal.entrar();
  await page.goto('/solicitudes');
  await I.button('Nueva solicitud').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Reembolso', exact: true }).click();
  await I.empezar();
  await I.elegir('Tipo de reembolso', 'Consulta médica');
  await I.field('Afiliado').selectOption({ index: 2 });
  await I.field('Fecha de servicio').fill('05-11-2026');
  await I.field('Monto reclamado').fill('2480.50');
  await I.field('Motivo').fill('Medicinas para la presión.');
  await searchCentre();
  await I.siguiente();
  await I.field('Banco').selectOption({ index: 1 });
  await I.elegir('Tipo de cuenta', 'Ahorro');
  await I.field('Número de cuenta').fill('78912345');
  await I.siguiente();
  await take('Factura con comprobante fiscal', 'factura.jpg');
  await I.anterior();
  await I.anterior();
  await faults.set({ call: 'documentoTipoReembolso', fault: 'estado', value: 401, times: 1 });
  await I.elegir('Tipo de reembolso', 'Medicamentos');
  await portal.veoLogin();
  await loginPage(page).entrar(titular);
  await expect(page.getByText(/^Tiene una solicitud sin enviar, del /)).toBeVisible();
  await I.button('Continuar con ella').click();
  await expect(page.getByRole('heading', { name: '¿Dónde recibe el dinero?' })).toBeFocused();
  await expect(I.field('Banco').locator('option:checked')).not.toHaveText('Elija un banco');
  await I.anterior();
  await expect(I.field('Tipo de reembolso').locator('option:checked')).toHaveText('Medicamentos');
  await expect(I.field('Afiliado')).toHaveValue('1');
  await expect(I.field('Fecha de servicio')).toHaveValue('05-11-2026');
  await expect(I.field('Monto reclamado')).toHaveValue('2,480.50');
  await expect(I.field('Motivo')).toHaveValue('Medicinas para la presión.');
  await I.siguiente();
  await I.field('Número de cuenta').fill('78912345');
  await I.siguiente();
  await expect(page.getByText(/^Vuelva a añadir factura\.jpg/)).toBeVisible();
  await take('Factura con comprobante fiscal', 'factura.jpg');
  await take('Factura con comprobante fiscal', 'factura-2.jpg');
  await take('Indicación médica', 'receta.jpg');
  await take('Cédula', 'cedula.jpg');
  await expect(page.getByText('Se han cargado 3 de 3 archivos requeridos')).toBeVisible();
  await page.getByRole('checkbox').check();
  await I.revisar();
  await expect(page.getByText('Esto es lo que se enviará cuando pulse «Enviar solicitud».')).toBeVisible();
  const loaded = page.waitForEvent('load');
  await I.enviar();
  await loaded;
  const heading = page.getByRole('heading', { name: /^Se ha creado el caso \d{9}$/ });
  const caso = /\d{9}/.exec(await heading.innerText())?.[0] ?? '';
  await I.button('Copiar el número').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(caso);

  const insurer = await context.newPage();
  const decide = desk(insurer, caso);
  await decide(/^Devolver/, 'La receta no se lee.');
  await expect(insurer.getByRole('listitem').filter({ hasText: / bytes\)/ })).toHaveCount(4);

  await test.step('the mail leads through the log-in to the case', async () => {
    const phone = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const mailed = await phone.newPage();
    await mailed.goto(await linkAbout(request, `Su solicitud ${caso} necesita algo de usted`));
    await loginPage(mailed).entrar(titular);
    await expect(mailed.getByRole('dialog')).toContainText('La receta no se lee.');
    await phone.close();
  });

  await page.getByRole('link', { name: 'Ver el caso' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('La receta no se lee.');
  await dialog.getByRole('link', { name: 'Editar' }).click();
  await expect(page.getByRole('heading', { name: `Completar el caso ${caso}` })).toBeVisible();
  await take('Indicación médica', 'receta-otra.jpg');
  await I.button('Enviar documentos').click();
  await expect(page.getByRole('heading', { name: 'Carga de documentos realizada' })).toBeVisible();
  await decide(/^Resolver: procede/, 'Se paga a su cuenta.', '2,000.00');
  await linkAbout(request, `Hay una respuesta a su solicitud ${caso}`);
  await I.button('Ver el caso').click();
  await expect(dialog).toContainText('Se paga a su cuenta.');
  await expect(dialog).toContainText(/RD\$\s2,000\.00/);
  const history = dialog.getByRole('region', { name: 'Historia del caso' }).getByRole('listitem');
  const happened = ['Creado', 'Lo devolvimos', 'Recibimos lo que faltaba', 'Lo resolvimos'];
  await expect(history.filter({ hasText: /^Le escribimos a m\*\*\*@e\*\*\*\.do el / })).toHaveCount(2);
  await expect(history.filter({ hasNotText: 'Le escribimos' })).toHaveText(
    happened.map((event) => new RegExp(`^${event} el \\p{L}+ \\d+ de `, 'u')),
  );
});
