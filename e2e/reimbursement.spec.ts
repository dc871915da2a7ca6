import type { Locator, Page } from 'playwright/test';
import { sizes } from './accessibility/check-state';
import { expect, test } from './browser/portal';
import { leavingQuestion } from './pages/leaving';
import { jpeg, menuWithHome, reimbursementForm, reimbursementOnContract, requestCase } from './pages/reimbursement';

test.use({ viewport: sizes.desktop });
const phone = { width: 360, height: 740 };

const opened = async (page: Page, world: Parameters<typeof reimbursementOnContract>[1] = {}) => {
  const back = await reimbursementOnContract(page, world);
  const I = reimbursementForm(page);
  await I.abrir();
  return { ...back, I };
};

test('[REIMB-18] Back goes one step back, and «Editar» of the review leads to a part and straight back', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const { I } = await opened(page);
  const title = (name: string) => page.getByRole('heading', { level: 2, name });
  const current = page.getByRole('list', { name: 'Pasos del reembolso' }).locator('[aria-current=step]');
  await I.empezar();
  await expect(title('¿Qué gasto reclama?')).toBeFocused();
  await expect(current).toHaveText('1Gasto');
  await expect(page.getByText('0 / 250')).toBeVisible();
  await I.llenarGasto();
  await I.siguiente();
  await expect(title('¿Dónde recibe el dinero?')).toBeFocused();
  await expect(current).toHaveText('2Cuenta y contacto');
  await expect(page).toHaveURL(/&paso=2$/);
  await page.goBack();
  await expect(title('¿Qué gasto reclama?')).toBeFocused();
  await expect(I.field('Motivo')).toHaveValue('Compra de medicamentos indicados.');
  await page.goForward();
  await I.llenarCuenta();
  await I.siguiente();
  await expect(title('Añada sus documentos')).toBeFocused();
  await I.llenarDocumentos();
  await I.revisar();
  const edits = page.getByRole('button', { name: /^Editar/ });
  await expect(edits).toHaveCount(4);
  const places = await edits.evaluateAll((all) =>
    all.map((edit) => {
      const [own, title] = [edit, edit.previousElementSibling].map((part) => part?.getBoundingClientRect());
      return [Math.round(own?.right ?? 0), Math.abs((own?.top ?? 0) - (title?.top ?? 0)) < 16];
    }),
  );
  expect(places).toEqual(places.map(() => [places[0]?.[0], true]));
  await I.button('Editar Datos del servicio').click();
  await I.field('Monto reclamado').fill('2500');
  await I.revisar();
  await expect(page.getByText('RD$\u00a02,500.00')).toBeVisible();
  await I.button('Editar Documentos').click();
  await expect(I.button('Quitar factura.jpg')).toBeVisible();
  await page.goBack();
  await expect(I.button('Enviar solicitud')).toBeVisible();
});

test('a press anywhere in «Centro de salud» or «Médico» opens the list, and so do Enter and Space', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const { I } = await opened(page);
  await I.empezar();
  const list = page.getByRole('dialog', { name: 'Listado de centros' });
  for (const name of ['Centro de salud', 'Médico']) {
    const opens = async (act: () => Promise<void>) => {
      await act();
      await expect(list).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(list).toHaveCount(0);
      await expect(I.field(name)).toBeFocused();
    };
    await opens(() => I.field(name).click());
    await opens(() => page.keyboard.press('Enter'));
    await opens(() => page.keyboard.press('Space'));
  }
});

test('«Continuar» of a draft on home opens its form at once, at the step that lacks something', async ({ page }) => {
  await page.setViewportSize(phone);
  const { I } = await opened(page, { more: { menu: menuWithHome } });
  await I.empezar();
  await I.llenarGasto();
  await I.siguiente();
  await expect(page.getByRole('heading', { name: '¿Dónde recibe el dinero?' })).toBeVisible();
  await page.goto('/');
  await page.getByRole('link', { name: /^Continuar/ }).click();
  await expect(page.getByRole('heading', { name: '¿Dónde recibe el dinero?' })).toBeVisible();
  await expect(page).toHaveURL(/nueva=reembolso&paso=2$/);
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Para usted' })).toBeVisible();
});

test('a receipt is named while the page cannot load, and over the next form by a notice whose removal focuses the title', async ({
  page,
}) => {
  const { stub, I } = await opened(page);
  const receipt = JSON.stringify({ caso: '2481902', tipo: 'reembolso', hora: Date.now(), sinTelefonos: false });
  await page.evaluate((kept) => sessionStorage.setItem('recibo_1001_caso', kept), receipt);
  stub.spoil('getAfiliado', (route) => route.abort('connectionreset'));
  await page.reload();
  await expect(page.getByText('Su solicitud llegó: caso 2481902')).toBeVisible();
  stub.mend('getAfiliado');
  await page.getByRole('main').getByRole('button', { name: 'Reintentar' }).click();
  await page.getByRole('link', { name: 'Ver el recibo' }).click();
  await expect(page.getByRole('heading', { name: 'Se ha creado el caso 2481902' })).toBeVisible();
  await page.getByRole('link', { name: 'Hacer otra solicitud' }).click();
  await I.button('Quitar este aviso').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Ver el recibo' })).toHaveCount(0);
  await page.goto('/solicitudes?recibo=reembolso');
  await expect(page.getByRole('heading', { level: 1, name: 'Gestión de Solicitudes' })).toBeVisible();
});

test('terms of 40,000 letters are read over the form by keyboard at 320 px, and keep what was typed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const texto = Array.from({ length: 400 }, (_, at) => `${at + 1}. ${'Palabras del seguro. '.repeat(5)}`).join('\n\n');
  expect(texto.length).toBeGreaterThan(40_000);
  const { stub, I } = await opened(page, { more: { terminosReembolso: () => ({ version: 'v40', texto }) } });
  await I.empezar();
  await I.llenar();
  stub.spoil('terminosReembolso', (route) => route.abort('connectionreset'));
  await I.button('Leer los términos y condiciones').click();
  const dialog = page.getByRole('dialog', { name: 'Términos y condiciones' });
  await expect(dialog.getByText('No pudimos cargar el texto')).toBeVisible();
  stub.mend('terminosReembolso');
  await dialog.getByRole('button', { name: 'Reintentar' }).click();
  await expect(dialog.getByText(/^400\. Palabras/)).toBeAttached();
  await page.keyboard.press('End');
  await dialog.getByText('La versión que acepta, v40, queda anotada en su solicitud.').scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.keyboard.press('Escape');
  await expect(I.button('Leer los términos y condiciones')).toBeFocused();
  await expect(page.getByRole('checkbox')).toBeChecked();
});

test('a calendar that fails to load is reported in place, and the date can be typed', async ({ page }) => {
  const { I } = await opened(page);
  await I.empezar();
  await I.field('Motivo').fill('Compra de medicamentos indicados.');
  await page.route(/\/assets\/Calendar-/, (route) => route.abort());
  await I.button('Abrir el calendario de «Fecha de servicio»').click();
  await expect(page.getByText('El calendario no llegó. Escriba la fecha, o inténtelo otra vez.')).toBeVisible();
  await I.button('Cerrar el calendario').click();
  await I.field('Fecha de servicio').fill('05-11-2026');
  await expect(I.field('Fecha de servicio')).toHaveValue('05-11-2026');
  await expect(I.field('Motivo')).toHaveValue('Compra de medicamentos indicados.');
});

type Form = ReturnType<typeof reimbursementForm>;

const returned = async (page: Page, way = (I: Form) => I.abrir('/solicitudes?editar=2481907')) => {
  const { stub } = await reimbursementOnContract(page, {
    more: {
      menu: menuWithHome,
      solicitudesPorDocumento: () => ({
        data: [
          requestCase('2481907', { estatus: 'Devuelto', estatusReembolso: 'Devuelto', respuesta: 'Falta la factura.' }),
        ],
        cantidadRegistros: 1,
      }),
      consultarDocumentosPorTicket: () => [
        { nombreArchivo: 'Indicacion.jpg', tipoMime: 'image/jpeg', contenido: '/9j/' },
      ],
      updateSolicitudReembolso: () => 'ok',
    },
  });
  const I = reimbursementForm(page);
  await way(I);
  await expect(page.getByRole('heading', { name: 'Completar el caso 2481907' })).toBeVisible();
  const pedido = page.getByRole('region', { name: 'Factura con comprobante fiscal', exact: true });
  const adjuntar = async () => {
    await pedido.locator('input[type=file]').last().setInputFiles(jpeg('receta.jpg'));
    await expect(pedido.getByRole('button', { name: 'Quitar receta.jpg' })).toBeVisible();
  };
  return { stub, I: { ...I, adjuntar, pedido } };
};

test('the reason of a returned case stands first, then one block for what it names; the others are folded', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const { I } = await returned(page);
  const reason = page.getByText('«Falta la factura.»');
  await expect(page.getByText('Devuelta: falta un documento')).toBeVisible();
  await expect(I.pedido).toContainText('Falta');
  await expect(page.getByText('Falta por cargar: Factura con comprobante fiscal.')).toBeVisible();
  const tops = [reason, I.pedido, page.getByRole('heading', { name: 'Datos del caso' })].map(
    async (part) => (await part.boundingBox())?.y ?? 0,
  );
  const [first = 0, ...later] = await Promise.all(tops);
  expect([first, ...later]).toEqual([first, ...later].toSorted((one, other) => one - other));
  // Nothing has to be scrolled to see why.
  expect(first).toBeLessThan(phone.height / 2);
  const others = ['Indicacion', 'Otro documento'].map((name) => page.getByRole('heading', { name, exact: true }));
  for (const one of others) await expect(one).toBeHidden();
  await page.getByText('Otros documentos', { exact: true }).click();
  for (const one of others) await expect(one).toBeVisible();
});

test('on a phone a document has the whole width for its text and its buttons', async ({ page }) => {
  await page.setViewportSize(phone);
  const { I } = await returned(page);
  const width = async (part: Locator) => Math.round((await part.boundingBox())?.width ?? 0);
  const whole = await width(I.pedido);
  expect(whole).toBeGreaterThan(270);
  expect(await width(I.pedido.getByText(/^JPG, PNG o PDF/))).toBe(whole);
  expect(await width(I.pedido.getByRole('button'))).toBe(whole);
});

test('Back while documents are sent asks, and the sending goes on', async ({ page }) => {
  await page.setViewportSize(phone);
  const { stub, I } = await returned(page, async (form) => {
    await form.abrir('/');
    await page.getByRole('link', { name: 'Completar 2481907' }).click();
  });
  await I.adjuntar();
  const go = stub.hold('updateSolicitudReembolso');
  await I.button('Enviar documentos').click();
  await expect(page.getByText('Se está procesando su solicitud')).toBeVisible();
  await page.goBack();
  const question = leavingQuestion(page, '¿Salir mientras se envía?');
  await expect(question.dialog).toContainText('Quizás no llegue.');
  await question.seguir();
  await expect(page.getByText('Se está procesando su solicitud')).toBeVisible();
  await page.goBack();
  await expect(question.dialog).toBeVisible();
  go();
  await expect(page.getByRole('heading', { name: 'Carga de documentos realizada' })).toBeVisible();
  await expect(question.dialog).toHaveCount(0);
  expect(stub.asked('updateSolicitudReembolso')).toBe(1);
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Para usted' })).toBeVisible();
});

test('after leaving while documents are sent, home says first that their arrival is unknown, and leads to looking them up', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const { stub, I } = await returned(page);
  await I.adjuntar();
  stub.spoil('updateSolicitudReembolso', () => new Promise(() => {}));
  await I.button('Enviar documentos').click();
  await expect(page.getByText('Se está procesando su solicitud')).toBeVisible();
  await page.goto('/');
  const forYou = page.getByRole('region', { name: 'Para usted' });
  const due = forYou.getByRole('link', { name: /^(Comprobar|Completar|Ver el caso|Pagar la factura)/ });
  await expect(forYou.getByText('No sabemos si sus documentos llegaron')).toBeVisible();
  await expect(due.first()).toHaveText('Comprobar 2481907');
  await forYou.getByRole('link', { name: 'Comprobar 2481907' }).click();
  // Its documents are the same as before: the outcome stays unknown.
  await expect(page.getByText('No sabemos si sus documentos llegaron')).toBeVisible();
  await expect(I.button('Enviar documentos')).toHaveCount(0);
});

test('a returned case asks for the file again by its name, after a reload', async ({ page }) => {
  const { stub, I } = await returned(page);
  await I.adjuntar();
  await page.reload();
  await expect(page.getByText('Vuelva a añadir receta.jpg')).toBeVisible();
  await I.adjuntar();
  await I.button('Enviar documentos').click();
  await expect(page.getByRole('heading', { name: 'Carga de documentos realizada' })).toBeFocused();
  expect(stub.asked('updateSolicitudReembolso')).toBe(1);
});
