import { readFile } from 'node:fs/promises';
import { checkState, printChecked, sizes } from './accessibility/check-state';
import { expect, test } from './browser/portal';
import { withSettings } from './browser/with-settings';
import { dayBefore, eight, requestsOnContract } from './pages/requests';
import { startTime } from './walks/start-time';

const usual = {
  tipoDocumento: 3,
  documento: '1001',
  tipoSolicitud: '',
  estado: 'Todos',
  numeroCaso: '',
  fechaDesde: dayBefore(180),
  fechaHasta: dayBefore(0),
  numeroDePagina: 1,
  registrosPorPagina: 5,
};

test.use({ viewport: sizes.desktop });
test.afterAll(printChecked);

test("[ROUTE-14] [REQ-03] [REQ-06] [REQ-14] [REQ-16] 'Gestión de Solicitudes' opens with the member's own of the last 180 days, returned ones first", {
  tag: '@first',
}, async ({ page }) => {
  const I = await requestsOnContract(page);
  await I.abrir();
  await expect(I.titulo).toHaveText('Gestión de Solicitudes');
  await expect(I.filas).toHaveCount(6);
  expect(I.preguntas()).toEqual([usual]);
  await expect(I.filas.nth(1)).toContainText('ReembolsoCaso 2481902');
  await expect(I.filas.nth(1)).toContainText('Devuelto');
  await expect(I.filas.nth(1)).not.toContainText(/en curso/i);
  await expect(I.filas.nth(2)).toContainText('Afiliación de dependienteCaso 2481903');
  const missing = I.filas.filter({ hasText: 'Tiene 24 horas desde que se devolvió; después se anula.' });
  await expect(missing).toHaveCount(2);
  await expect(missing.first()).toContainText('Favor de adjuntar la indicación médica con la firma del doctor.');
  await expect(page.getByRole('link', { name: /^Completar/ })).toHaveCount(1);
  await expect(missing.first().getByRole('link', { name: 'Completar, Reembolso, caso 2481902' })).toHaveAttribute(
    'href',
    '/solicitudes?editar=2481902',
  );
  await expect(I.filas.nth(4)).toContainText('Traspapelado');
  await expect(I.filas.filter({ hasText: '2481901' }).getByText('En curso', { exact: true })).toBeVisible();
  await expect(I.campo('Estado').getByRole('option')).toHaveText(['Todos', 'En Curso', 'Devuelto', 'Resuelto']);
});

test("[REQ-12] [REQ-17] [REQ-18] [AUDIT-04] a returned reimbursement starts with its 24 hours and 'Editar', and is audited once", async ({
  page,
}) => {
  const I = await requestsOnContract(page);
  await I.abrir();
  const dialog = await I.ver('Reembolso', '2481902');
  await expect(dialog).toContainText('Caso 2481902 · Abierto el');
  await expect(dialog).toContainText('9:12');
  await expect(dialog).toContainText('Un caso devuelto se anula a las 24 horas');
  await expect(dialog).toContainText('Favor de adjuntar la indicación médica con la firma del doctor.');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Devuelta' })).toHaveAttribute('aria-current', 'step');
  await expect(page).toHaveURL(/\?caso=2481902$/);
  await expect.poll(I.vistas).toEqual([
    {
      tipoDocumento: 3,
      documento: '1001',
      creadorPor: 'WEB',
      valorAnterior: '',
      valorNuevo: '2481902',
      idTipoBitacora: 13,
    },
  ]);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  expect([I.preguntas().length, I.vistas().length]).toEqual([1, 1]);
  await page.goForward();
  await dialog.getByRole('link', { name: 'Editar' }).click();
  await expect(page).toHaveURL(/\/solicitudes\?editar=2481902$/);
  await page.goBack();
  await expect(dialog).toBeVisible();
});

test('the list of requests begins with what this browser has not sent, or may have sent', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const I = await requestsOnContract(page);
  const stored = (datos: object) => JSON.stringify({ desde: startTime, datos });
  await I.abrir('/solicitudes', {
    borrador_1001_preauthorization: stored({ borrador: { descripcion: 'Resonancia' }, hora: startTime, antes: null }),
    borrador_1001_holderAffiliation: stored({ borrador: {}, hora: startTime, antes: null, caso: '2481904' }),
    borrador_1001_reimbursementEdit_2481902: stored({ documentos: ['Factura.jpg'], enviados: ['Cedula.jpg'] }),
  });
  const links = page.getByRole('link', { name: /^(Continuar|Comprobar)/ });
  await expect(page.getByText('Sin enviar: Pre-autorización')).toBeVisible();
  await expect(page.getByText('No sabemos si sus documentos llegaron')).toHaveCount(2);
  await expect(links).toHaveText([
    'Continuar la solicitud: Pre-autorización',
    'Comprobar 2481904',
    'Comprobar 2481902',
  ]);
  await expect(links.nth(1)).toHaveAttribute('href', '/solicitudes?nueva=titular');
  const tops = [links.first(), I.boton('Nueva solicitud')].map(async (part) => (await part.boundingBox())?.y ?? 0);
  const [unsent = 0, list = 0] = await Promise.all(tops);
  expect(unsent).toBeLessThan(list);
  await links.last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Completar el caso 2481902');
});

for (const [titulo, numero, says, more] of [
  ['Pre-autorización', '2481901', 'La solicitud se está revisando.', {}],
  ['Afiliación de dependiente', '2481903', 'Desde aquí no se puede completar', {}],
  ['Afiliación de titular', '2481904', 'Traspapelado', {}],
  ['Reembolso', '2481905', 'RD$ 2,480.50', {}],
  ['Pre-autorización', '2481906', 'Clínica Abreu', {}],
  ['Reembolso', '2481907', 'El reembolso no procede.', {}],
  ['Reembolso', '2481908', 'Este caso se anuló', {}],
  ['Reembolso', '2481902', 'Este caso se anuló', { estatus: 'Anulado' }],
  ['Reembolso', '2481902', 'El reembolso procede.', { estatus: 'Resuelto', estatusReembolsoFinal: 'Procede' }],
] as const)
  test(`[REQ-09] [REQ-11] [REQ-13] [REQ-19] ${titulo} ${numero} ${Object.values(more)[0] ?? ''} shows its facts, and cannot be edited`, async ({
    page,
  }) => {
    const rows = eight.filter(({ numeroCaso }) => numeroCaso === numero).map((one) => ({ ...one, ...more }));
    const I = await requestsOnContract(page, { rows });
    await I.abrir();
    const dialog = await I.ver(titulo, numero);
    await expect(dialog).toContainText(says);
    if (numero === '2481902') await expect(dialog).not.toContainText('Un caso devuelto se anula a las 24 horas');
    await expect(dialog.getByRole('link', { name: 'Editar' })).toHaveCount(0);
  });

test('[REQ-12] a returned case due before anyone could reach a service center gives the telephone, and no countdown', async ({
  page,
}) => {
  const due = new Date(startTime + 20 * 60_000);
  const zone = { timeZone: 'America/Santo_Domingo' } as const;
  const day = due.toLocaleDateString('es-DO', { ...zone, day: 'numeric', month: 'long', year: 'numeric' });
  const hour = due.toLocaleTimeString('es-DO', { ...zone, hour: 'numeric', minute: '2-digit', hour12: true });
  const respuesta = `Falta el acta. Complete su caso antes del ${day} a las ${hour}`;
  const rows = eight.filter(({ numeroCaso }) => numeroCaso === '2481903').map((one) => ({ ...one, respuesta }));
  const I = await requestsOnContract(page, { rows });
  await I.abrir();
  const dialog = await I.ver('Afiliación de dependiente', '2481903');
  await expect(dialog).toContainText('El plazo termina antes de que pueda ir al centro.');
  await expect(dialog).toContainText('Llámenos ahora: 809-555-0100');
  await expect(dialog).not.toContainText('Le queda');
  await expect(dialog.getByRole('link', { name: '809-555-0100' })).toHaveAttribute('href', 'tel:8095550100');
  await checkState(page, 'returned case, too late for a service center');
});

test('a server that names no extra is asked for none, and its cases show no history', async ({ page }) => {
  const I = await requestsOnContract(page);
  await page.route(
    '**/solicitudes',
    withSettings(({ extras: _, ...others }) => others),
  );
  const extras: string[] = [];
  page.on('request', (request) => request.url().includes('/api/extra/') && extras.push(request.url()));
  await I.abrir();
  const dialog = await I.ver('Reembolso', '2481905');
  await expect.poll(I.vistas).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Ver los documentos' }).click();
  await expect(dialog.getByRole('list', { name: 'Documentos' })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Historia del caso' })).toHaveCount(0);
  expect(extras).toEqual([]);
});

test('an old case is found by its number, in all dates', async ({ page }) => {
  const I = await requestsOnContract(page, { rows: [] });
  await I.abrir('/solicitudes?numero=2481902');
  await I.boton('Buscar el caso 2481902 en todas las fechas').click();
  await expect(I.dialogo('Caso 2481902')).toContainText('No encontramos ese caso entre sus solicitudes.');
});

test('[REQ-21] the documents load at a press, open or save by their bytes', async ({ page, context }) => {
  const I = await requestsOnContract(page);
  await I.abrir();
  const dialog = await I.ver('Reembolso', '2481902');
  expect(I.stub.asked('consultarDocumentosPorTicket')).toBe(0);
  const go = I.stub.hold('consultarDocumentosPorTicket');
  await dialog.getByRole('button', { name: 'Ver los documentos' }).click();
  await expect(dialog.getByText('Recibiendo los documentos…').last()).toBeVisible();
  go();
  const view = dialog.getByRole('link', { name: 'Ver Factura.pdf (se abre en otra pestaña)' });
  await expect(view).toHaveAttribute('href', /^blob:http/);
  await expect(view).toHaveAttribute('rel', 'noopener');
  const [opened] = await Promise.all([context.waitForEvent('page'), view.click()]);
  expect(opened.url()).not.toContain('2481902');
  await opened.close();
  await expect(dialog.getByRole('link', { name: /^Ver Cedula\.png/ })).toBeVisible();
  const save = dialog.getByRole('link', { name: 'Guardar Indicacion.jpg' });
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(download.suggestedFilename()).toBe('Indicacion.jpg');
  expect(await readFile(await download.path(), 'utf8')).toContain('parent.hit');
  await expect(dialog).toContainText('Llegó dañado y no se puede abrir.');
});

test('on a phone the button that shows the documents has the whole width', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  const I = await requestsOnContract(page);
  await I.abrir();
  const dialog = await I.ver('Reembolso', '2481902');
  const [button, section] = await Promise.all([
    dialog.getByRole('button', { name: 'Ver los documentos' }).boundingBox(),
    dialog.getByRole('region', { name: 'Documentos' }).boundingBox(),
  ]);
  expect(button?.width).toBe(section?.width);
});

test("[REQ-01] [REQ-02] 'Nueva solicitud' opens the form of each kind, and Back returns to the list", async ({
  page,
}) => {
  const I = await requestsOnContract(page);
  await I.abrir();
  for (const [name, word] of [
    ['Afiliación de titular', 'titular'],
    ['Afiliación de dependiente', 'dependiente'],
    ['Reembolso', 'reembolso'],
    ['Pre-autorización', 'preautorizacion'],
  ] as const) {
    await I.boton('Nueva solicitud').click();
    await I.dialogo('Nueva solicitud').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/solicitudes\\?nueva=${word}$`));
    await expect(I.titulo).toBeFocused();
    await page.goBack();
    await expect(I.titulo).toHaveText('Gestión de Solicitudes');
  }
});

test('axe finds nothing in any state of the requests, on a phone', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  const long = 'Reembolso de medicamentos de alto costo y de estudios de imágenes avanzadas '.repeat(3).trim();
  const rows = eight.map((one, at) =>
    at === 1 ? { ...one, titulo: long, estatus: 'Pendiente de una firma que nadie conoce', respuesta: long } : one,
  );
  const I = await requestsOnContract(page, { rows });
  const go = I.stub.hold('solicitudesPorDocumento');
  await I.abrir();
  await expect(page.getByText('Buscando…')).toBeVisible();
  await checkState(page, 'cargando');
  go();
  await expect(page.getByText('8 resultados, página 1 de 2')).toBeVisible();
  await checkState(page, 'lista');
  await I.boton('Nueva solicitud').click();
  await expect(I.dialogo('Nueva solicitud')).toBeVisible();
  await checkState(page, 'nueva');
  await page.keyboard.press('Escape');
  const dialog = await I.ver(long, '2481902');
  await expect(dialog).toBeVisible();
  await checkState(page, 'devuelto');
  const come = I.stub.hold('consultarDocumentosPorTicket');
  await dialog.getByRole('button', { name: 'Ver los documentos' }).click();
  await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeVisible();
  await checkState(page, 'recibiendo');
  come();
  await expect(dialog.getByRole('link', { name: /^Ver Factura/ })).toBeVisible();
  await checkState(page, 'documentos');
  await dialog.getByRole('button', { name: 'Ocultar los documentos' }).click();
  I.stub.spoil('consultarDocumentosPorTicket', (route) => route.fulfill({ status: 422, json: { mensaje: '' } }));
  await dialog.getByRole('button', { name: 'Ver los documentos' }).click();
  await expect(dialog.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await checkState(page, 'documentos que no llegan');
  await page.goto('/solicitudes?caso=9999999');
  await expect(I.dialogo('Caso 9999999')).toContainText('No encontramos ese caso');
  await checkState(page, 'ausente');
  I.stub.spoil('solicitudesPorDocumento', (route) => route.fulfill({ status: 422, json: { mensaje: '' } }));
  await page.goto('/solicitudes');
  await expect(I.boton('Reintentar')).toBeVisible();
  await checkState(page, 'error');
  I.stub.spoil('solicitudesPorDocumento', (route) =>
    route.fulfill({ json: { result: { data: [], cantidadRegistros: 0 } } }),
  );
  await I.boton('Reintentar').click();
  await expect(I.aviso('No se encontraron resultados.')).toBeVisible();
  await checkState(page, 'vacía');
});
