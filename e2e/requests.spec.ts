import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright/test';
import { checkState, printChecked, sizes } from './accessibility/check-state';
import { expect, test } from './browser/portal';
import { dayBefore, eight, requestsOnContract, written } from './pages/requests';
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
  await expect(I.filas.nth(4)).toContainText('Traspapelado');
});

test('[REQ-04] [ROUTE-15] a visitor is redirected to the log-in and back, also with a stale session flag', async ({
  page,
}) => {
  await requestsOnContract(page);
  await page.addInitScript(() => localStorage.setItem('autenticado', 'false'));
  await page.goto('/solicitudes?caso=2481902');
  await expect(page).toHaveURL(/\/login\?volver=/);
  expect(decodeURIComponent(page.url())).toContain('/solicitudes?caso=2481902');
});

test("[REQ-05] [TABLE-06] the filters combine and are kept in the address: 'Todos', 'En Curso', 'Devuelto', 'Resuelto'", async ({
  page,
}) => {
  const I = await requestsOnContract(page);
  await I.abrir();
  await expect(I.filas).toHaveCount(6);
  await expect(I.campo('Estado').getByRole('option')).toHaveText(['Todos', 'En Curso', 'Devuelto', 'Resuelto']);
  await I.campo('Tipo de solicitud').selectOption('Reembolso');
  await I.campo('Estado').selectOption('En Curso');
  await I.campo('Número de caso').fill(' # 248 ');
  await I.campo('Fecha desde').fill(written(dayBefore(30)));
  await I.boton('Buscar').click();
  await expect(page).toHaveURL(new RegExp(`\\?tipo=3&estado=en-curso&numero=248&desde=${dayBefore(30)}&hasta=`));
  await expect(I.campo('Número de caso')).toHaveValue('248');
  await I.boton('Página siguiente').click();
  await expect(page.getByText('8 resultados, página 2 de 2')).toBeVisible();
  const asked = { ...usual, tipoSolicitud: '3', estado: 'En Curso', numeroCaso: '248', fechaDesde: dayBefore(30) };
  expect(I.preguntas()).toEqual([usual, asked, { ...asked, numeroDePagina: 2 }]);
  await page.reload();
  await expect(page.getByText('8 resultados, página 2 de 2')).toBeVisible();
  await expect(I.campo('Estado').locator('option:checked')).toHaveText('En Curso');
  await I.boton('Limpiar').click();
  await expect(page).toHaveURL(/\/solicitudes$/);
});

test("[HIST-14] [HIST-15] a future day is rejected while typing: 'No esta permitido el seleccionar fechas futuras'", async ({
  page,
}) => {
  const I = await requestsOnContract(page);
  await I.abrir();
  await expect(I.filas).toHaveCount(6);
  await I.campo('Fecha hasta').fill(written(dayBefore(-1)));
  await expect(I.aviso('No esta permitido el seleccionar fechas futuras')).toBeVisible();
  await I.boton('Buscar').click();
  await expect(I.campo('Fecha hasta')).toBeFocused();
  await I.campo('Fecha hasta').fill(written(dayBefore(0)));
  await I.campo('Fecha desde').fill(written(dayBefore(300)));
  const go = I.stub.hold('alertaPersonalizada');
  await I.boton('Buscar').click();
  await expect(I.boton('Buscar')).toHaveAttribute('aria-busy', 'true');
  go();
  await expect(I.dialogo('Información')).toContainText('Elija fechas de hasta seis meses. Si necesita más, llámenos.');
  expect(I.preguntas()).toEqual([usual]);
});

test("[REQ-32] an empty list says 'No se encontraron resultados.'; an old case is found by its number", async ({
  page,
}) => {
  const I = await requestsOnContract(page, { rows: [] });
  await I.abrir();
  await expect(I.aviso('No se encontraron resultados.')).toBeVisible();
  await expect(I.aviso('No tiene solicitudes de los últimos 180 días. Puede buscar en otras fechas.')).toBeVisible();
  await I.campo('Número de caso').fill('2481902');
  await I.boton('Buscar').click();
  await expect(I.aviso('Pruebe con otras fechas o con menos filtros.')).toBeVisible();
  await I.boton('Buscar el caso 2481902 en todas las fechas').click();
  await expect(I.dialogo('Caso 2481902')).toContainText('No encontramos ese caso entre sus solicitudes.');
  const { fechaDesde: _, fechaHasta: __, ...always } = usual;
  expect(I.preguntas().at(-1)).toEqual({ ...always, numeroCaso: '2481902', registrosPorPagina: 25 });
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

test('a case shows in order that it was received, answered and resolved, and no other step', async ({ page }) => {
  const resolved = eight.filter(({ numeroCaso }) => numeroCaso === '2481905');
  const rows = resolved.map((one) => ({ ...one, respuesta: 'Se paga el 80 %.' }));
  const I = await requestsOnContract(page, { rows: [...eight.slice(0, 2), ...rows] });
  await I.abrir();
  const steps = (dialog: Locator) => dialog.getByRole('list', { name: 'Estado de su solicitud' }).getByRole('listitem');
  const dialog = await I.ver('Reembolso', '2481905');
  await expect(steps(dialog)).toHaveText([
    /^Solicitud recibida\d\d-\d\d-2026, 9:12/,
    'Respuesta«Se paga el 80 %.»',
    /^Resuelto: procede/,
  ]);
  await expect(dialog.getByText('Estado del reembolso')).toHaveCount(0);
  await page.keyboard.press('Escape');
  const returned = await I.ver('Reembolso', '2481902');
  await expect(steps(returned)).toHaveText([
    /^Solicitud recibida/,
    'Devuelta: falta un documento«Favor de adjuntar la indicación médica con la firma del doctor.»',
  ]);
  await expect(steps(returned).last()).toHaveAttribute('aria-current', 'step');
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

test('statuses of requests are badges in sentence case', async ({ page }) => {
  const I = await requestsOnContract(page);
  await I.abrir();
  await expect(I.filas.filter({ hasText: '2481901' }).getByText('En curso', { exact: true })).toBeVisible();
  await expect(I.filas.filter({ hasText: '2481904' }).getByText('Traspapelado', { exact: true })).toBeVisible();
});

for (const [titulo, numero, says] of [
  ['Pre-autorización', '2481901', 'La solicitud se está revisando.'],
  ['Afiliación de dependiente', '2481903', 'Desde aquí no se puede completar'],
  ['Afiliación de titular', '2481904', 'Traspapelado'],
  ['Reembolso', '2481905', 'RD$ 2,480.50'],
  ['Pre-autorización', '2481906', 'Clínica Abreu'],
  ['Reembolso', '2481907', 'El reembolso no procede.'],
  ['Reembolso', '2481908', 'Este caso se anuló'],
] as const)
  test(`[REQ-09] [REQ-11] [REQ-13] [REQ-19] ${titulo} ${numero} shows its facts, and cannot be edited`, async ({
    page,
  }) => {
    const I = await requestsOnContract(page, { rows: eight.filter(({ numeroCaso }) => numeroCaso === numero) });
    await I.abrir();
    const dialog = await I.ver(titulo, numero);
    await expect(dialog).toContainText(says);
    await expect(dialog.getByRole('link', { name: 'Editar' })).toHaveCount(0);
  });

test('a returned case says how many hours are left by its answer and the clock of the server', async ({ page }) => {
  // The page opens at noon.
  const respuesta = 'Falta el sello. Complete su caso antes del 21 de noviembre de 2026 a las 5:10 p. m.';
  const returned = eight.filter(({ numeroCaso }) => numeroCaso === '2481902');
  const I = await requestsOnContract(page, { rows: returned.map((one) => ({ ...one, respuesta })) });
  await I.abrir();
  const dialog = await I.ver('Reembolso', '2481902');
  await expect(dialog).toContainText('Le quedan 5 horas, hasta hoy a las 5:10\u00a0p.\u00a0m.');
  await expect(dialog).toContainText('Complete lo que falta con «Editar».');
});

for (const [word, decided, says] of [
  ['void', { estatus: 'Anulado', estatusReembolsoFinal: '' }, 'Este caso se anuló'],
  ['decided', { estatus: 'Resuelto', estatusReembolsoFinal: 'Procede' }, 'El reembolso procede.'],
] as const)
  test(`one that is returned and already ${word} shows no 24-hour deadline, and cannot be edited [REQ-13, REQ-18]`, async ({
    page,
  }) => {
    const returned = eight.filter(({ numeroCaso }) => numeroCaso === '2481902');
    const I = await requestsOnContract(page, { rows: returned.map((one) => ({ ...one, ...decided })) });
    await I.abrir();
    const dialog = await I.ver('Reembolso', '2481902');
    await expect(dialog).toContainText(says);
    await expect(dialog).not.toContainText('Un caso devuelto se anula a las 24 horas');
    await expect(dialog.getByRole('link', { name: 'Editar' })).toHaveCount(0);
  });

test('[REQ-16] a resolved case that was denied shows no success: its answer says what was decided', async ({
  page,
}) => {
  const granted = eight.filter(({ numeroCaso }) => numeroCaso === '2481906');
  const denied = granted.map((one) => ({ ...one, numeroCaso: '2481916', nap: '', respuesta: 'No fue aprobada.' }));
  const I = await requestsOnContract(page, { rows: [...granted, ...denied] });
  await I.abrir();
  const badge = (numero: string) => I.filas.filter({ hasText: numero }).getByText('Resuelto', { exact: true });
  await expect(badge('2481906').locator('svg')).toHaveCount(1);
  await expect(badge('2481916').locator('svg')).toHaveCount(0);
  const dialog = await I.ver('Pre-autorización', '2481916');
  await expect(dialog).toContainText('El caso está resuelto. La respuesta dice qué se decidió.');
  await expect(dialog).toContainText('«No fue aprobada.»');
});

test("[REQ-08] a case of the address is searched among the member's own; a missing one, or somebody else’s, is reported", async ({
  page,
}) => {
  const I = await requestsOnContract(page);
  await I.abrir('/solicitudes?caso=2481908');
  await expect(I.dialogo('Reembolso')).toContainText('Anulado');
  await page.keyboard.press('Escape');
  await expect(I.dialogo('Reembolso')).toHaveCount(0);
  await expect(page).toHaveURL(/\/solicitudes$/);
  await page.goto('/solicitudes?caso=9999999');
  const dialog = I.dialogo('Caso 9999999');
  await expect(dialog).toContainText('No encontramos ese caso entre sus solicitudes.');
  expect(I.vistas()).toHaveLength(1);
  I.stub.spoil('solicitudesPorDocumento', (route) => route.fulfill({ status: 422, json: { mensaje: 'Cerrado.' } }));
  await dialog.getByRole('button', { name: 'Buscar otra vez' }).click();
  await expect(dialog).toContainText('Cerrado.');
  I.stub.mend('solicitudesPorDocumento');
  await dialog.getByRole('button', { name: 'Reintentar' }).click();
  await expect(dialog).toContainText('No encontramos ese caso entre sus solicitudes.');
});

test('[REQ-21] the documents load at a press, open or save by their bytes, and are released when hidden', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const { revokeObjectURL } = URL;
    URL.revokeObjectURL = (address) => {
      document.documentElement.dataset.recogidos += ` ${address}`;
      revokeObjectURL.call(URL, address);
    };
  });
  const I = await requestsOnContract(page);
  await I.abrir();
  const dialog = await I.ver('Reembolso', '2481902');
  expect(I.stub.asked('consultarDocumentosPorTicket')).toBe(0);
  const go = I.stub.hold('consultarDocumentosPorTicket');
  await dialog.getByRole('button', { name: 'Ver los documentos' }).dblclick();
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
  const image = await dialog.getByRole('link', { name: /^Ver Cedula\.png/ }).getAttribute('href');
  await dialog.getByRole('button', { name: 'Ocultar los documentos' }).click();
  expect(await page.evaluate(() => document.documentElement.dataset.recogidos)).toBe(`undefined ${image}`);
  expect(I.stub.heard.filter(({ call }) => call === 'consultarDocumentosPorTicket').map(({ query }) => query)).toEqual([
    { numeroTicket: '2481902' },
  ]);
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

test("[REQ-22] documents that fail to load: 'Lo sentimos, hubo un error al cargar los documentos', with a retry", async ({
  page,
}) => {
  const I = await requestsOnContract(page, { more: { consultarDocumentosPorTicket: () => [] } });
  I.stub.spoil('consultarDocumentosPorTicket', (route) => route.fulfill({ body: '<html>', contentType: 'text/html' }));
  await I.abrir();
  const dialog = await I.ver('Afiliación de dependiente', '2481903');
  await dialog.getByRole('button', { name: 'Ver los documentos' }).click();
  await expect(dialog.getByText('Lo sentimos, hubo un error al cargar los documentos')).toBeVisible();
  await expect(dialog).toContainText('Falta el acta.');
  I.stub.mend('consultarDocumentosPorTicket');
  await dialog.getByRole('button', { name: 'Reintentar' }).click();
  await expect(dialog).toContainText('Este caso no tiene documentos.');
  const missing = dialog.getByRole('region', { name: 'Documentos' }).getByRole('listitem');
  await expect(missing).toHaveText(['Cédula', 'Acta de nacimiento']);
});

test('copies the number, and shares the address of the case without a code', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { configurable: true, value: undefined }));
  const I = await requestsOnContract(page);
  await I.abrir();
  const dialog = await I.ver('Reembolso', '2481902');
  await dialog.getByRole('button', { name: 'Copiar número' }).click();
  await expect(dialog.getByText('Número de caso copiado.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('2481902');
  await dialog.getByRole('button', { name: 'Compartir' }).click();
  await expect(dialog.getByText(/^Enlace copiado/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `Caso 2481902\n${baseURL}/solicitudes?caso=2481902`,
  );
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

test('a list that fails to load keeps its filters with a retry; an expired session leads to the log-in', async ({
  page,
}) => {
  const I = await requestsOnContract(page);
  I.stub.spoil('solicitudesPorDocumento', (route) => route.fulfill({ status: 422, json: { mensaje: 'Cerrado.' } }));
  await I.abrir('/solicitudes?estado=devuelto');
  await expect(page.getByText('Cerrado.')).toBeVisible();
  I.stub.mend('solicitudesPorDocumento');
  await I.boton('Reintentar').click();
  await expect(I.filas).toHaveCount(6);
  const dialog = await I.ver('Reembolso', '2481902');
  I.stub.spoil('consultarDocumentosPorTicket', (route) => route.fulfill({ status: 401, json: {} }));
  await dialog.getByRole('button', { name: 'Ver los documentos' }).click();
  await expect(page).toHaveURL(/\/login\?volver=/);
  expect(decodeURIComponent(page.url())).toContain('/solicitudes?estado=devuelto&caso=2481902');
});

test('a page past the end is the last one, and no address contains a code', async ({ page }) => {
  const pages: string[] = [];
  page.on('framenavigated', (frame) => pages.push(frame.url()));
  const I = await requestsOnContract(page);
  await I.abrir('/solicitudes?pagina=9&estado=perdido');
  await expect(page.getByText('8 resultados, página 2 de 2')).toBeVisible();
  await expect(page).toHaveURL(/\/solicitudes\?pagina=2$/);
  await I.ver('Reembolso', '2481908');
  expect(pages.filter((url) => /1001/.test(new URL(url).pathname + new URL(url).search))).toEqual([]);
});

test('by keyboard alone: filters, a search, a case, its documents', async ({ page }) => {
  const I = await requestsOnContract(page);
  await I.abrir();
  await expect(I.filas).toHaveCount(6);
  await I.campo('Tipo de solicitud').focus();
  await page.keyboard.press('Tab');
  await expect(I.campo('Estado')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('248');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/numero=248/);
  const row = I.boton('Ver detalle, Reembolso, caso 2481902');
  await row.focus();
  await page.keyboard.press('Enter');
  const dialog = I.dialogo('Reembolso');
  await dialog.getByRole('button', { name: 'Ver los documentos' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('link', { name: /^Ver Factura\.pdf/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(row).toBeFocused();
});

for (const [name, size] of Object.entries(sizes))
  test(`axe finds nothing in any state of the requests, on a ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
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
