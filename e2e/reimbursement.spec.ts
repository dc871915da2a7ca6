import type { Locator, Page } from 'playwright/test';
import { checkState, printChecked, sizes } from './accessibility/check-state';
import { keyboard } from './accessibility/keyboard';
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

test('[REQ-24] [REQ-25] [REIMB-24] a reimbursement creates one case, whose number survives the reload until it is closed', async ({
  page,
}) => {
  const { stub, I } = await opened(page);
  await expect(page.getByRole('heading', { name: 'Antes de empezar, tenga a mano…' })).toBeVisible();
  await I.empezar();
  await I.llenar();
  await I.revisar();
  await expect(page.getByText('Esto es lo que se enviará cuando pulse «Enviar solicitud».')).toBeVisible();
  await expect(page.getByText('RD$\u00a02,480.00')).toBeVisible();
  const loaded = page.waitForEvent('load');
  await I.button('Enviar solicitud').dblclick();
  await expect(page.getByRole('heading', { name: 'Se ha creado el caso 2481902' })).toBeFocused();
  await loaded;
  await expect(page.getByText(/^Recibida el /)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Se ha creado el caso 2481902' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Ver el caso' })).toHaveAttribute('href', '/solicitudes?caso=2481902');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Se ha creado el caso 2481902' })).toBeVisible();
  await I.button('Cerrar e ir a mis solicitudes').click();
  await expect(page).toHaveURL(/\/solicitudes$/);
  await page.goto('/solicitudes?nueva=reembolso');
  await expect(I.button('Empezar')).toBeVisible();
  expect(stub.asked('solicitudReembolso')).toBe(1);
  expect(stub.sent('solicitudReembolso')).toMatchObject([{ codigoSolicitante: '1003', montoReclamado: '2480' }]);
});

test('a reimbursement has three steps and a review: Back goes one step back, «Editar» leads to a part and straight back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { stub, I } = await opened(page);
  const title = (name: string) => page.getByRole('heading', { level: 2, name });
  const current = page.getByRole('list', { name: 'Pasos del reembolso' }).locator('[aria-current=step]');
  await I.empezar();
  await expect(title('¿Qué gasto reclama?')).toBeFocused();
  await expect(current).toHaveText('1Gasto');
  await expect(I.field('Número de cuenta')).toHaveCount(0);
  await expect(I.button('Anterior')).toHaveCount(0);
  await I.llenarGasto();
  await I.siguiente();
  await expect(title('¿Dónde recibe el dinero?')).toBeFocused();
  await expect(current).toHaveText('2Cuenta y contacto');
  await expect(page).toHaveURL(/&paso=2$/);
  await expect(I.field('Motivo')).toHaveCount(0);
  await page.goBack();
  await expect(title('¿Qué gasto reclama?')).toBeFocused();
  await expect(I.field('Motivo')).toHaveValue('Compra de medicamentos indicados.');
  await page.goForward();
  await I.llenarCuenta();
  await I.siguiente();
  await expect(title('Añada sus documentos')).toBeFocused();
  await I.llenarDocumentos();
  await I.revisar();
  await expect(page.getByText('RD$\u00a02,480.00')).toBeVisible();
  await I.button('Editar Datos del servicio').click();
  await I.field('Monto reclamado').fill('2500');
  await I.revisar();
  await expect(page.getByText('RD$\u00a02,500.00')).toBeVisible();
  await I.button('Editar Cómo le contactamos').click();
  await expect(I.field('Número de cuenta')).toHaveValue('200012345678');
  await I.revisar();
  await I.button('Editar Documentos').click();
  await expect(I.button('Quitar factura.jpg')).toBeVisible();
  await page.goBack();
  await expect(I.button('Enviar solicitud')).toBeVisible();
  await I.enviar();
  await expect(page.getByRole('heading', { name: 'Se ha creado el caso 2481902' })).toBeVisible();
  expect(stub.sent('solicitudReembolso')).toMatchObject([{ montoReclamado: '2500', noCuenta: '200012345678' }]);
});

test('on a phone «Editar» of each part of the review has the same place', async ({ page }) => {
  await page.setViewportSize(phone);
  const { I } = await opened(page);
  await I.empezar();
  await I.llenar();
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
});

test('a step of the reimbursement whose turn has not come is not reached by its address', async ({ page }) => {
  const { I } = await opened(page);
  await I.abrir('/solicitudes?nueva=reembolso&paso=3');
  await I.empezar();
  await expect(page.getByRole('heading', { name: '¿Qué gasto reclama?' })).toBeFocused();
  await expect(page).toHaveURL(/nueva=reembolso$/);
  await page.evaluate(() => history.pushState({}, '', '/solicitudes?nueva=reembolso&paso=2'));
  await expect(page).toHaveURL(/nueva=reembolso$/);
  await expect(page.getByRole('heading', { name: '¿Qué gasto reclama?' })).toBeVisible();
});

test('a press anywhere in «Centro de salud» or «Médico» opens the list, and so do Enter and Space', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const { I } = await opened(page);
  await I.empezar();
  const list = page.getByRole('dialog', { name: 'Listado de centros' });
  const opens = async (act: () => Promise<void>) => {
    await act();
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
  };
  for (const name of ['Centro de salud', 'Médico']) {
    await opens(() => I.field(name).click());
    await expect(I.field(name)).toBeFocused();
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

test('«Nueva solicitud» after a receipt opens the form, with a notice that leads to the receipt or is removed', async ({
  page,
}) => {
  const requests = { id: '1', titulo: 'Gestión de Solicitudes', icono: '', url: '/solicitudes', externo: false };
  const menu = () => [{ ...requests, requireLogin: true, hijos: [] }];
  const { stub, I } = await opened(page, { more: { menu } });
  await I.empezar();
  await I.llenar();
  await I.revisar();
  const loaded = page.waitForEvent('load');
  await I.enviar();
  await loaded;
  const receipt = page.getByRole('heading', { name: 'Se ha creado el caso 2481902' });
  await expect(receipt).toBeFocused();
  await page.getByRole('link', { name: 'Gestión de Solicitudes' }).click();
  await I.button('Nueva solicitud').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Reembolso', exact: true }).click();
  await expect(I.button('Empezar')).toBeVisible();
  await expect(receipt).toHaveCount(0);
  await expect(page.getByText('Su solicitud anterior es el caso 2481902')).toBeVisible();
  await page.getByRole('link', { name: 'Ver el recibo' }).click();
  await expect(receipt).toBeVisible();
  await page.getByRole('link', { name: 'Hacer otra solicitud' }).click();
  await I.button('Quitar este aviso').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Ver el recibo' })).toHaveCount(0);
  await I.empezar();
  await expect(I.field('Tipo de reembolso')).toBeVisible();
  await page.goto('/solicitudes?recibo=reembolso');
  await expect(page.getByRole('heading', { level: 1, name: 'Gestión de Solicitudes' })).toBeVisible();
  expect(stub.asked('solicitudReembolso')).toBe(1);
});

test('terms of 40,000 letters are read over the form by keyboard at 320 px, and their version goes with the request', async ({
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
  await dialog.getByText('Versión v40. Queda anotada en su solicitud.').scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.keyboard.press('Escape');
  await expect(I.button('Leer los términos y condiciones')).toBeFocused();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await I.revisar();
  await I.enviar();
  await expect(page.getByRole('heading', { name: 'Se ha creado el caso 2481902' })).toBeVisible();
  expect(stub.sent('solicitudReembolso')).toMatchObject([{ versionTerminos: 'v40' }]);
});

test("[REIMB-05] [REIMB-06] [REIMB-07] [REIMB-18] a failed submit shows a summary with links to each field: 'Para poder registrar su solicitud, todos los campos marcados como necesarios deben estar completos'", async ({
  page,
}) => {
  const { I } = await opened(page);
  await I.empezar();
  await expect(page.getByText('0 / 250')).toBeVisible();
  await I.elegir('Tipo de reembolso', 'Medicamentos');
  await I.siguiente();
  const summary = page.getByRole('alert').first();
  const required = 'Para poder registrar su solicitud, todos los campos marcados como necesarios deben estar completos';
  await expect(summary).toContainText(required);
  await expect(summary).toContainText(
    'Le faltan 4 cosas. Pulse una para ir a ella. Son necesarios todos los que no dicen «opcional».',
  );
  await expect(page.locator(':focus')).toContainText('Para poder registrar su solicitud');
  await summary.getByRole('link', { name: /^Motivo/ }).click();
  await expect(I.field('Motivo')).toBeFocused();
  await I.llenarGasto();
  await I.siguiente();
  await I.siguiente();
  await expect(summary).toContainText(required);
  await expect(summary).toContainText('Le faltan 3 cosas. Pulse una para ir a ella.');
  await summary.getByRole('link', { name: /^Banco/ }).click();
  await expect(I.field('Banco')).toBeFocused();
  await I.llenarCuenta();
  await I.siguiente();
  await expect(page.getByText('Se han cargado 0 de 1 archivos requeridos')).toBeVisible();
  await I.revisar();
  await expect(summary).toContainText('Falta Factura por cargar, favor de verificar');
  await expect(summary).toContainText('Para continuar debe de aceptar los términos y condiciones.');
  await expect(summary).toContainText('Le faltan 2 cosas. Pulse una para ir a ella.');
  await expect(page.locator(':focus')).toContainText('Falta Factura por cargar');
});

test("[REIMB-08] [REIMB-09] [REIMB-10] [REIMB-13] invalid values keep the input and give the reason: 'Para montos mayores a RD$30,000 favor de visitar un centro de servicio.'", async ({
  page,
}) => {
  const { I } = await opened(page);
  await I.empezar();
  await I.llenarGasto();
  await I.field('Monto reclamado').fill('30000.01');
  await I.field('Fecha de servicio').fill('01-01-2099');
  await I.siguiente();
  const summary = page.getByRole('alert').first();
  await expect(summary).toContainText('Para montos mayores a RD$30,000 favor de visitar un centro de servicio.');
  await expect(summary).toContainText('La fecha de servicio no debe ser posterior al día de hoy');
  await expect(I.field('Monto reclamado')).toHaveValue('30,000.01');
  await I.field('Monto reclamado').fill('30000');
  await expect(I.field('Monto reclamado')).toHaveValue('30,000');
  await expect(summary).not.toContainText('Para montos mayores');
  await I.field('Fecha de servicio').fill('05-11-2026');
  await I.siguiente();
  await I.llenarCuenta();
  await I.field('Número de cuenta').fill('1234567');
  await I.field('Número de documento').fill('001100000');
  await I.siguiente();
  await expect(summary).toContainText('El número de cuenta utilizado no es válido, favor verificar');
  await expect(summary).toContainText('Cédula de identidad invalida, por favor verificar');
  await expect(I.field('Número de cuenta')).toHaveValue('1234567');
});

test("[REQ-26] [REQ-27] while sending it says 'Se está procesando su solicitud', and can be cancelled", async ({
  page,
}) => {
  const { stub, I } = await opened(page);
  await I.empezar();
  await I.llenar();
  await I.revisar();
  const go = stub.hold('solicitudReembolso');
  await I.enviar();
  await expect(page.getByText('Se está procesando su solicitud', { exact: true })).toBeVisible();
  await I.button('Cancelar el envío').click();
  await expect(page.getByText('Canceló el envío, y no sabemos si su solicitud llegó antes')).toBeVisible();
  go();
  await I.button('No está: volver al formulario').click();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await I.anterior();
  await expect(I.field('Número de cuenta')).toHaveValue('200012345678');
  await I.anterior();
  await expect(I.field('Motivo')).toHaveValue('Compra de medicamentos indicados.');
});

test('a phone that could not be saved is reported until the receipt is closed, across reloads [REQ-31]', async ({
  page,
}) => {
  const { stub, I } = await opened(page);
  await I.empezar();
  await I.llenarGasto();
  await I.siguiente();
  await I.llenarCuenta();
  await I.field('Teléfono celular').fill('8495550177');
  await I.siguiente();
  await I.llenarDocumentos();
  stub.spoil('updateTelefonos', (route) => route.fulfill({ status: 503, json: { mensaje: '' } }));
  await I.revisar();
  await I.enviar();
  await expect(page.getByText(/^Recibida el /)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Recibida el /)).toBeVisible();
  await expect(page.getByText('Ha ocurrido un error, favor intentar mas tarde', { exact: true })).toBeVisible();
});

test('after a lost answer exactly one new number in the list is the case', async ({ page }) => {
  const { stub, cases, I } = await opened(page);
  await I.empezar();
  await I.llenar();
  stub.spoil('solicitudReembolso', async (route) => {
    cases.unshift(requestCase('2481950'));
    await route.abort('connectionreset');
  });
  await I.revisar();
  await I.enviar();
  await expect(page.getByRole('heading', { name: 'Se ha creado el caso 2481950' })).toBeVisible();
  expect(stub.asked('solicitudReembolso')).toBe(1);
});

test('after a lost answer without a new number the outcome is unknown, and nothing is sent automatically, not after a reload either', async ({
  page,
}) => {
  const { stub, I } = await opened(page);
  await I.empezar();
  await I.llenar();
  stub.spoil('solicitudReembolso', (route) => route.abort('connectionreset'));
  await I.revisar();
  await I.enviar();
  await expect(page.getByText('No sabemos si su solicitud llegó', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('No sabemos si su solicitud llegó', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver mis solicitudes' })).toHaveAttribute('href', '/solicitudes');
  expect(stub.asked('solicitudReembolso')).toBe(1);
});

test('the chunk of the screens after a submit loads before the network can fail', async ({ page }) => {
  const { stub, I } = await opened(page);
  await I.empezar();
  await I.llenar();
  await page.waitForLoadState('networkidle');
  await page.route(/\/assets\//, (route) => route.abort());
  stub.spoil('solicitudReembolso', (route) => route.abort('connectionreset'));
  await I.revisar();
  await expect(page.getByText('factura.jpg')).toBeVisible();
  await I.enviar();
  await expect(page.getByText('No sabemos si su solicitud llegó', { exact: true })).toBeVisible();
  await I.button('No está: volver al formulario').click();
  await expect(I.button('Quitar factura.jpg')).toBeVisible();
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

const bad = {
  'an error of the service': { status: 500, json: { mensaje: '' } },
  'an empty answer': { status: 200, json: { result: '' } },
} as const;

for (const [what, answer] of Object.entries(bad))
  test(`[REIMB-23] after ${what} it says 'Ha ocurrido un error al moment de procesar el formulario', and that the outcome is unknown`, async ({
    page,
  }) => {
    const { stub, I } = await opened(page);
    await I.empezar();
    await I.llenar();
    stub.spoil('solicitudReembolso', (route) => route.fulfill(answer));
    await I.revisar();
    await I.enviar();
    const alert = page
      .getByRole('alert')
      .filter({ hasText: 'Ha ocurrido un error al moment de procesar el formulario' });
    await expect(alert).toContainText('No sabemos si su solicitud llegó.');
    await I.button('Comprobar otra vez').click();
    await expect(alert).toBeVisible();
    // The answers to another visit are not shown on this one.
    await page.reload();
    await expect(page.getByText('No sabemos si su solicitud llegó', { exact: true })).toBeVisible();
    await expect(alert).toHaveCount(0);
    expect(stub.asked('solicitudReembolso')).toBe(1);
  });

test('the same request sent in two tabs at the same moment is one case, and both show its number', async ({
  page,
  context,
}) => {
  const { stub } = await reimbursementOnContract(context);
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    const I = reimbursementForm(tab);
    await tab.bringToFront();
    await I.abrir();
    // The other tab has started it.
    await I.button('Empezar').or(I.button('Continuar con ella')).click();
    // It continues at the step of the account, which is not kept.
    if (await I.button('Anterior').isVisible()) await I.anterior();
    await I.llenar();
    await I.revisar();
  }
  await Promise.all(
    tabs.map((tab) =>
      reimbursementForm(tab)
        .button('Enviar solicitud')
        .evaluate((button: HTMLButtonElement) => button.click()),
    ),
  );
  for (const tab of tabs)
    await expect(tab.getByRole('heading', { name: 'Se ha creado el caso 2481902' })).toBeVisible();
  expect(stub.asked('solicitudReembolso')).toBe(1);
});

test('the whole request can be done by keyboard alone', async ({ page }) => {
  const { stub } = await opened(page);
  const { press, choose, type } = keyboard(page);
  await press(/^Empezar$/);
  await type(/^Tipo de reembolso/, 'Medicamentos');
  await type(/^Afiliado/, 'Noé');
  await type(/^Fecha de servicio/, '05112026');
  await type(/^Monto reclamado/, '2480');
  await press(/^Buscar el centro de salud/);
  const picker = page.getByRole('dialog');
  await expect(picker).toBeVisible();
  await type(/^Nombre del centro o del médico/, 'palmas');
  await page.keyboard.press('Enter');
  await expect(picker.getByRole('button', { name: /^Elegir/ })).toBeVisible();
  await press(/^Elegir/);
  await expect(picker).toHaveCount(0);
  await type(/^Motivo/, 'Compra de medicamentos indicados.');
  await press(/^Siguiente/);
  await type(/^Banco/, 'Banco');
  await type(/^Tipo de cuenta/, 'Ahorro');
  await type(/^Número de cuenta/, '200012345678');
  await press(/^Siguiente/);
  const choosing = page.waitForEvent('filechooser');
  await press(/^Elegir archivo para Factura/);
  await (await choosing).setFiles(jpeg('factura.jpg'));
  await expect(page.getByText('Se han cargado 1 de 1 archivos requeridos')).toBeVisible();
  await choose(/^Declaro que/);
  await press(/^Revisar solicitud/);
  await press(/^Enviar solicitud/);
  await expect(page.getByRole('heading', { name: 'Se ha creado el caso 2481902' })).toBeFocused();
  expect(stub.sent('solicitudReembolso')).toMatchObject([{ codigoSolicitante: '1003', montoReclamado: '2480' }]);
});

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

test("[REIMB-25] [REIMB-26] [REIMB-28] a returned case is shown, and completed with documents: 'Carga de documentos realizada'", async ({
  page,
}) => {
  const { stub, I } = await returned(page);
  await expect(page.getByText('Falta la factura.')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await I.button('Enviar documentos').click();
  await expect(page.getByText('Añada al menos un archivo.')).toBeVisible();
  await I.adjuntar();
  await I.button('Enviar documentos').click();
  await expect(page.getByRole('heading', { name: 'Carga de documentos realizada' })).toBeFocused();
  expect(stub.heard.filter(({ call }) => call === 'updateSolicitudReembolso').map(({ query }) => query)).toEqual([
    { numeroTicket: '2481907' },
  ]);
});

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

for (const [what, answer] of Object.entries({
  ...bad,
  'an empty answer': { status: 200, json: '' },
  'a false answer': { status: 200, json: false },
}))
  test(`[REIMB-25] [REIMB-27] after ${what} to its documents a returned case says 'Ha ocurrido un error en la carga de documentos realizada', and that the outcome is unknown`, async ({
    page,
  }) => {
    const { stub, I } = await returned(page);
    await I.adjuntar();
    stub.spoil('updateSolicitudReembolso', (route) => route.fulfill(answer));
    await I.button('Enviar documentos').click();
    const alert = page
      .getByRole('alert')
      .filter({ hasText: 'Ha ocurrido un error en la carga de documentos realizada' });
    await expect(alert).toContainText('No sabemos si sus documentos llegaron.');
    stub.mend('updateSolicitudReembolso');
    await I.button('Enviarlos otra vez').click();
    await expect(page.getByRole('heading', { name: 'Carga de documentos realizada' })).toBeVisible();
    expect(stub.asked('updateSolicitudReembolso')).toBe(2);
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
  await expect(question.dialog).toContainText('No sabremos si su envío llegó');
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
  await I.button('No están: añadirlos otra vez').click();
  await expect(page.getByText('Vuelva a añadir receta.jpg')).toBeVisible();
  stub.mend('updateSolicitudReembolso');
  await I.adjuntar();
  await I.button('Enviar documentos').click();
  await expect(page.getByRole('heading', { name: 'Carga de documentos realizada' })).toBeVisible();
  await page.goto('/');
  await expect(due.first()).toHaveText(/^Completar/);
});

type Form = ReturnType<typeof reimbursementForm>;
const toAccount = async (I: Form) => {
  await I.llenarGasto();
  await I.siguiente();
  await I.llenarCuenta();
};
const places = {
  'while it is written': toAccount,
  'with faults': async (I: Form) => {
    await toAccount(I);
    await I.field('Número de cuenta').fill('');
    await I.siguiente();
  },
  'before it is sent': async (I: Form) => {
    await I.llenar();
    await I.revisar();
    await expect(I.button('Enviar solicitud')).toBeVisible();
  },
  'among the providers': async (I: Form) => {
    await toAccount(I);
    await I.anterior();
    await I.button('Buscar el médico').click();
  },
} as const;
const ends = {
  'a reload': (page: Page) => page.reload(),
  'another page and Back': async (page: Page) => {
    await page.goto('/citas');
    await page.goBack();
  },
  'a page that is closed': async (page: Page, address: string) => {
    await page.goto('about:blank');
    await page.goto(address);
  },
  'a session that ends': async (page: Page, address: string) => {
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await page.evaluate(() => localStorage.setItem('autenticado', 'false'));
    await page.reload();
    await expect(page).toHaveURL(/\/login/);
    await page.evaluate((kept) => {
      localStorage.setItem('autenticado', 'true');
      localStorage.setItem('token', kept ?? '');
      localStorage.setItem('lastActivity', String(Date.now()));
    }, token);
    await page.goto(address);
  },
} as const;

for (const [place, go] of Object.entries(places))
  for (const [end, happen] of Object.entries(ends))
    test(`the draft returns ${place}, after ${end}`, async ({ page }) => {
      const { I } = await opened(page);
      await I.empezar();
      await go(I);
      await happen(page, '/solicitudes?nueva=reembolso');
      await expect(page.getByText(/^Tiene una solicitud sin enviar, del /)).toBeVisible();
      const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
      // A timestamp may contain the same digits.
      for (const secret of ['200012345678', '001-1000001-1', 'Noé', '1003'])
        expect(stored).not.toMatch(new RegExp(`(?<!\\d)${secret}(?!\\d)`));
      await I.button('Continuar con ella').click();
      await expect(I.field('Número de cuenta')).toHaveValue('');
      await expect(I.field('Banco').locator('option:checked')).toHaveText('Banco de la Vega');
      await I.anterior();
      await expect(I.field('Tipo de reembolso')).toHaveValue('1');
      await expect(I.field('Afiliado')).toHaveValue('2');
      await expect(I.field('Fecha de servicio')).toHaveValue('05-11-2026');
      await expect(I.field('Monto reclamado')).toHaveValue('2,480');
      await expect(I.field('Centro de salud')).toHaveValue('Centro Médico Las Palmas');
      await expect(I.field('Motivo')).toHaveValue('Compra de medicamentos indicados.');
    });

for (const [end, happen] of Object.entries(ends))
  test(`a returned case asks for the file again by its name, after ${end}`, async ({ page }) => {
    const { stub, I } = await returned(page);
    await I.adjuntar();
    await happen(page, '/solicitudes?editar=2481907');
    await expect(page.getByText('Vuelva a añadir receta.jpg')).toBeVisible();
    await I.adjuntar();
    await I.button('Enviar documentos').click();
    await expect(page.getByRole('heading', { name: 'Carga de documentos realizada' })).toBeFocused();
    expect(stub.asked('updateSolicitudReembolso')).toBe(1);
  });

for (const [size, viewport] of Object.entries({ phone: sizes.phone, desktop: sizes.desktop }))
  test(`a reimbursement is accessible, ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const { stub, I } = await opened(page);
    await expect(I.button('Empezar')).toBeVisible();
    await checkState(page, 'before');
    await I.empezar();
    await checkState(page, 'form');
    await I.siguiente();
    await checkState(page, 'faults');
    await I.llenarGasto();
    await I.siguiente();
    await expect(page.getByRole('heading', { name: '¿Dónde recibe el dinero?' })).toBeFocused();
    await checkState(page, 'account');
    await I.siguiente();
    await checkState(page, 'faults of the account');
    await I.llenarCuenta();
    await I.siguiente();
    await expect(page.getByText('Se han cargado 0 de 1 archivos requeridos')).toBeVisible();
    await checkState(page, 'documents');
    await I.revisar();
    await checkState(page, 'missing documents');
    await I.llenarDocumentos();
    await I.revisar();
    await expect(I.button('Enviar solicitud')).toBeVisible();
    await checkState(page, 'review');
    const go = stub.hold('solicitudReembolso');
    await I.enviar();
    await expect(I.button('Cancelar el envío')).toBeVisible();
    await checkState(page, 'sending');
    await I.button('Cancelar el envío').click();
    await expect(I.button('Comprobar otra vez')).toBeVisible();
    await checkState(page, 'unconfirmed');
    go();
    printChecked();
  });
