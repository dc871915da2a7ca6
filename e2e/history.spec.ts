import { readFile } from 'node:fs/promises';
import { checkState, printChecked, sizes } from './accessibility/check-state';
import { expect, test } from './browser/portal';
import { dayBefore, historyOnContract, twelve, withoutSheet, withSheet, written } from './pages/history';
import { portalPage } from './pages/portal';

const today = dayBefore(0);
const first = `Centro Médico Las Palmas, ${written(dayBefore(1))}, autorización 9001`;
const usual = {
  contrato: '1001',
  tipo: '',
  altoCosto: false,
  fechaDesde: dayBefore(180),
  fechaHasta: today,
  idPrestador: '',
  numeroDePagina: 1,
  registrosPorPagina: 5,
};

test.use({ viewport: sizes.desktop });
test.afterAll(printChecked);

test("[HIST-01] [HIST-04] [HIST-05] [HIST-28] 'Historial de autorizaciones' opens with the last 180 days, five of them, with their actions", async ({
  page,
}) => {
  const I = await historyOnContract(page);
  await I.abrir();
  await expect(I.titulo).toHaveText('Historial de autorizaciones');
  await expect(page.getByRole('columnheader')).toHaveText(['Centro', 'Tipo servicio', 'Fecha', 'Acciones']);
  await expect(I.filas).toHaveCount(6);
  await expect(I.filas.nth(1)).toHaveText(
    new RegExp(`^Centro Médico Las PalmasAutorización 9001AprobadaConsulta ambulatoria${written(dayBefore(1))}`),
  );
  for (const action of ['Descargar', 'Ver', 'Compartir']) await expect(I.boton(`${action}, ${first}`)).toBeVisible();
  await expect(page.getByText('12 resultados, página 1 de 3')).toBeVisible();
  expect(I.preguntas()).toEqual([usual]);
  await expect(page).toHaveURL(/\/consulta\/consumos$/);
  await expect(page).toHaveTitle('Historial de autorizaciones · Oficina Virtual');
});

test("[HIST-02] [HIST-03] every filter applies with 'Buscar'; a double click or the button opens 'Listado de centros'", async ({
  page,
}) => {
  const I = await historyOnContract(page);
  await I.abrir();
  await expect(I.filas).toHaveCount(6);
  await I.campo('Tipo de autorización').selectOption('Medicamentos ambulatorios');
  await I.campo('Fecha desde').fill(written(dayBefore(30)));
  await I.campo('Fecha hasta').fill(written(dayBefore(2)));
  await page.getByRole('checkbox', { name: 'Alto costo' }).check();
  await I.campo('Nombre del centro').dblclick();
  await expect(I.dialogo('Listado de centros')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(I.dialogo('Listado de centros')).toHaveCount(0);
  await I.boton('Listado de centros').click();
  const dialog = I.dialogo('Listado de centros');
  await dialog.getByRole('searchbox').fill('palmas');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Elegir, Centro Médico Las Palmas' }).click();
  await expect(I.campo('Nombre del centro')).toHaveValue('Centro Médico Las Palmas');
  expect(I.preguntas()).toHaveLength(1);
  await I.boton('Buscar').click();
  await expect(page).toHaveURL(
    `/consulta/consumos?tipo=6&desde=${dayBefore(30)}&hasta=${dayBefore(2)}&costo=si&centro=3101`,
  );
  const asked = {
    ...usual,
    tipo: '6',
    fechaDesde: dayBefore(30),
    fechaHasta: dayBefore(2),
    altoCosto: true,
    idPrestador: '3101',
  };
  await expect.poll(I.preguntas).toEqual([usual, asked]);
  await page.reload();
  await expect(I.filas).toHaveCount(6);
  await expect(I.campo('Tipo de autorización').locator('option:checked')).toHaveText('Medicamentos ambulatorios');
  await expect(I.campo('Fecha desde')).toHaveValue(written(dayBefore(30)));
  await expect(page.getByRole('checkbox', { name: 'Alto costo' })).toBeChecked();
  expect(I.preguntas().at(-1)).toEqual(asked);
  await I.boton('Quitar el centro').click();
  await expect(I.campo('Nombre del centro')).toHaveValue('');
  await I.boton('Limpiar').click();
  await expect(page).toHaveURL(/\/consulta\/consumos$/);
  await expect.poll(() => I.preguntas().at(-1)).toEqual(usual);
});

test("[HIST-13] [HIST-15] a future day and a reversed range are rejected at their field: 'No está permitido seleccionar fechas futuras'", async ({
  page,
}) => {
  const I = await historyOnContract(page);
  await I.abrir();
  await expect(I.filas).toHaveCount(6);
  await I.campo('Fecha hasta').fill(written(dayBefore(-1)));
  await expect(I.aviso('No está permitido seleccionar fechas futuras')).toBeVisible();
  await I.boton('Buscar').click();
  await expect(I.campo('Fecha hasta')).toBeFocused();
  await expect(I.campo('Fecha hasta')).toHaveAccessibleDescription('No está permitido seleccionar fechas futuras');
  await I.campo('Fecha hasta').fill(written(today));
  await expect(I.aviso('No está permitido seleccionar fechas futuras')).toHaveCount(0);
  await I.campo('Fecha desde').fill(written(today));
  await I.campo('Fecha hasta').fill(written(dayBefore(1)));
  await I.boton('Buscar').click();
  await expect(I.aviso('La fecha desde no puede ser posterior a la fecha hasta')).toBeVisible();
  expect(I.preguntas()).toEqual([usual]);
});

test('[HIST-18] each calendar limits the other: «desde» ends with «hasta», and «hasta» begins with «desde»', async ({
  page,
}) => {
  const I = await historyOnContract(page);
  await I.abrir();
  await expect(I.filas).toHaveCount(6);
  const inWords = new Intl.DateTimeFormat('es-DO', { dateStyle: 'long', timeZone: 'UTC' });
  for (const [typed, opened, beyond] of [
    ['Fecha hasta', 'Fecha desde', dayBefore(1)],
    ['Fecha desde', 'Fecha hasta', dayBefore(3)],
  ] as const) {
    await I.campo(typed).fill(written(dayBefore(2)));
    await I.boton(`Abrir el calendario de «${opened}»`).click();
    const calendar = I.dialogo(opened);
    const day = (which: string) =>
      calendar.getByRole('button', { name: new RegExp(`\\b${inWords.format(new Date(which))}`) });
    await calendar.getByLabel('Año').selectOption(today.slice(0, 4));
    await calendar.getByLabel('Mes').selectOption(String(Number(today.slice(5, 7))));
    await expect(day(dayBefore(2))).toBeEnabled();
    await expect(day(beyond)).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(calendar).toHaveCount(0);
  }
});

for (const [how, alert, link, href] of [
  [
    'its own',
    'Para más, visite un <a href="https://ejemplo.do/centros">centro de servicios</a>.',
    /^centro de servicios/,
    'https://ejemplo.do/centros',
  ],
  [
    'the insurer’s',
    'El rango no puede ser mayor de seis meses.',
    /^Centros de servicio/,
    'https://www.ejemplo.do/centros-de-servicio',
  ],
  ['the insurer’s, where no alert comes', '', /^Centros de servicio/, 'https://www.ejemplo.do/centros-de-servicio'],
] as const)
  test(`[HIST-16] [HIST-19] more than six months is rejected with the alert and ${how} link; the filters stay`, async ({
    page,
  }) => {
    const I = await historyOnContract(page, { alert });
    await I.abrir();
    await expect(I.filas).toHaveCount(6);
    await I.campo('Fecha desde').fill(written(dayBefore(200)));
    await I.boton('Buscar').click();
    const dialog = I.dialogo('Información');
    await expect(dialog.getByRole('link', { name: link })).toHaveAttribute('href', href);
    await expect(dialog).toContainText(
      alert === '' ? 'Elija fechas de hasta seis meses. Si necesita más, llámenos.' : alert.slice(0, 10),
    );
    await dialog.getByRole('button', { name: 'Entendido' }).click();
    await expect(I.campo('Fecha desde')).toHaveValue(written(dayBefore(200)));
    await expect(I.filas).toHaveCount(6);
    expect(I.preguntas()).toEqual([usual]);
  });

test('[HIST-16] while the alert is loading «Buscar» is busy and documents are disabled; a corrected range is searched', async ({
  page,
}) => {
  const I = await historyOnContract(page, { alert: 'Seis meses.' });
  const go = I.stub.hold('alertaPersonalizada');
  await I.abrir();
  await expect(I.filas).toHaveCount(6);
  const download = page.getByRole('button', { name: /^Descargar/ }).first();
  await expect(download).not.toHaveAttribute('aria-disabled');
  await I.campo('Fecha desde').fill(written(dayBefore(200)));
  await I.boton('Buscar').click();
  await expect(I.boton('Buscar')).toHaveAttribute('aria-busy', 'true');
  await expect(download).toHaveAttribute('aria-disabled', 'true');
  await I.campo('Fecha desde').fill(written(dayBefore(30)));
  await expect(I.boton('Buscar')).not.toHaveAttribute('aria-busy');
  await I.boton('Buscar').click();
  await expect.poll(() => I.preguntas().length).toBe(2);
  await expect(download).not.toHaveAttribute('aria-disabled');
  await expect(I.dialogo('Información')).toBeHidden();
  expect(I.stub.asked('alertaPersonalizada')).toBe(1);
  go();
});

test("[HIST-07] [HIST-08] a titular selects themselves or a minor, under 'Está viendo los datos de …'", async ({
  page,
}) => {
  const I = await historyOnContract(page);
  await I.abrir();
  const person = I.campo('Miembro del núcleo familiar');
  await expect(person.getByRole('option')).toHaveText(['Ana Peña (usted)', 'Noé Peña']);
  await person.selectOption('Noé Peña');
  await expect(page.getByText('Está viendo los datos de Noé Peña')).toHaveCount(0);
  await I.boton('Buscar').click();
  await expect(page.getByText('Está viendo los datos de Noé Peña')).toBeVisible();
  await expect(page).toHaveURL(/\/consulta\/consumos\?familiar=2$/);
  await expect.poll(() => I.preguntas().at(-1)).toEqual({ ...usual, contrato: '1003' });
  await page.reload();
  await expect(page.getByText('Está viendo los datos de Noé Peña')).toBeVisible();
  await expect(I.filas).toHaveCount(6);
  await page.getByRole('link', { name: 'Ver las mías' }).click();
  await expect(page.getByText('Está viendo los datos de Noé Peña')).toHaveCount(0);
  await expect(I.filas).toHaveCount(6);
});

test('[HIST-09] a dependent sees themselves only, and no address opens anybody else', async ({ page }) => {
  const I = await historyOnContract(page, { holder: false });
  await I.abrir('/consulta/consumos?familiar=2');
  await expect(I.filas).toHaveCount(6);
  await expect(I.campo('Miembro del núcleo familiar').getByRole('option')).toHaveText(['Ana Peña (usted)']);
  await expect(page).toHaveURL(/\/consulta\/consumos$/);
  expect(I.preguntas()).toEqual([usual]);
  expect(I.stub.asked('datospersonales')).toBe(0);
});

test("[HIST-20] [TABLE-03] an empty history: 'No se encontraron consumos en la consulta.' over 'No se encontraron resultados.'", async ({
  page,
}) => {
  const I = await historyOnContract(page, { rows: [] });
  await I.abrir();
  await expect(I.aviso('No se encontraron consumos en la consulta.')).toBeVisible();
  await expect(I.aviso('No se encontraron resultados.')).toBeVisible();
});

test('[TABLE-05] [TABLE-06] pages and sizes repeat the search with its filters, and Back shows earlier results without a call', async ({
  page,
}) => {
  const I = await historyOnContract(page);
  await I.abrir('/consulta/consumos?tipo=6');
  await expect(I.filas).toHaveCount(6);
  await I.boton('Página siguiente').click();
  await expect(page.getByText('12 resultados, página 2 de 3')).toBeVisible();
  await expect(page).toHaveURL(/\?tipo=6&pagina=2$/);
  await expect(I.campo('Por página').getByRole('option')).toHaveText(['5', '10', '25', '100']);
  await I.campo('Por página').selectOption('10');
  await expect(page.getByText('12 resultados, página 1 de 2')).toBeVisible();
  await expect(page).toHaveURL(/\?tipo=6&filas=10$/);
  const asked = I.preguntas();
  expect(asked).toEqual([
    { ...usual, tipo: '6' },
    { ...usual, tipo: '6', numeroDePagina: 2 },
    { ...usual, tipo: '6', registrosPorPagina: 10 },
  ]);
  await page.goBack();
  await expect(page.getByText('12 resultados, página 2 de 3')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('12 resultados, página 1 de 3')).toBeVisible();
  await page.goForward();
  await expect(page.getByText('12 resultados, página 2 de 3')).toBeVisible();
  expect(I.preguntas()).toEqual(asked);
});

test('invalid parts of an address are corrected, and a page past the end is the last one', async ({ page }) => {
  const I = await historyOnContract(page);
  await I.abrir(
    `/consulta/consumos?tipo=a%20b&desde=2020-01-01&hasta=${dayBefore(-3)}&costo=quizas&familiar=1002&pagina=dos&filas=7`,
  );
  await expect(I.filas).toHaveCount(6);
  expect(I.preguntas()).toEqual([usual]);
  await page.goto('/consulta/consumos?pagina=9');
  await expect(page.getByText('12 resultados, página 3 de 3')).toBeVisible();
  await expect(page).toHaveURL(/\?pagina=3$/);
});

test("[HIST-21] [HIST-29] 'Descargar' loads once by the authorization's number and saves: 'PDF descargado exitosamente'", async ({
  page,
}) => {
  const I = await historyOnContract(page);
  I.darPdf();
  await I.abrir();
  const [download] = await Promise.all([page.waitForEvent('download'), I.boton(`Descargar, ${first}`).dblclick()]);
  expect(download.suggestedFilename()).toBe('autorizacion-9001.pdf');
  expect(await readFile(await download.path(), 'latin1')).toMatch(/^%PDF-1\.4/);
  await expect(I.aviso('PDF descargado exitosamente')).toBeVisible();
  expect(I.stub.heard.filter(({ call }) => call === 'generarDocumento').map(({ query }) => query)).toEqual([
    { nap: '9001', codigoAfiliado: '1001' },
  ]);
});

test("'Ver' loads first, and a second press on 'Abrir ahora' opens it in another tab; closing drops it", async ({
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
  const I = await historyOnContract(page);
  I.darPdf();
  await I.abrir();
  await I.boton(`Ver, ${first}`).click();
  const dialog = I.dialogo('Ver el PDF');
  await expect(dialog).toContainText('El PDF de la autorización 9001 está listo.');
  expect(context.pages()).toHaveLength(1);
  const link = dialog.getByRole('link', { name: 'Abrir ahora' });
  const [address] = await Promise.all([link.getAttribute('href'), expect(link).toHaveAttribute('rel', 'noopener')]);
  expect(address).toMatch(/^blob:http/);
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
  expect(opened.url()).not.toContain('1001');
  await opened.close();
  await expect(dialog).toHaveCount(0);
  await I.boton(`Ver, ${first}`).click();
  const again = (await dialog.getByRole('link', { name: 'Abrir ahora' }).getAttribute('href')) ?? '';
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.dataset.recogidos)).toContain(again);
  await expect(I.boton(`Ver, ${first}`)).toBeFocused();
});

for (const [row, action, sentence] of [
  ['[HIST-22]', 'Descargar', 'Error al descargar el PDF'],
  ['[HIST-23]', 'Ver', 'Error al abrir el PDF'],
  ['[HIST-25]', 'Compartir', 'Error al compartir el PDF'],
] as const)
  test(`${row} HTML or nothing instead of a PDF, to ${action}: '${sentence}'`, async ({ page }) => {
    await withSheet(page, 'done');
    const I = await historyOnContract(page);
    for (const [body, type] of [
      ['<html>hola</html>', 'text/html'],
      ['', 'application/pdf'],
    ] as const) {
      I.darPdf(body, type);
      await I.abrir();
      await I.boton(`${action}, ${first}`).click();
      await expect(I.aviso(sentence)).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(I.filas).toHaveCount(6);
    }
  });

test("[HIST-24] 'Compartir' loads first and opens the sheet within a second press: 'PDF compartido exitosamente'", async ({
  page,
}) => {
  await withSheet(page, 'done');
  const I = await historyOnContract(page);
  I.darPdf();
  await I.abrir();
  await I.boton(`Compartir, ${first}`).click();
  await I.dialogo('Compartir el PDF').getByRole('button', { name: 'Compartir ahora' }).click();
  await expect(I.aviso('PDF compartido exitosamente')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-compartido', 'autorizacion-9001.pdf application/pdf true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test("[HIST-25] [HIST-27] closing the sheet shows nothing, a failed sheet says 'Error al compartir el PDF'", async ({
  page,
}) => {
  await withSheet(page, 'closed');
  const I = await historyOnContract(page);
  I.darPdf();
  await I.abrir();
  await I.boton(`Compartir, ${first}`).click();
  const now = I.dialogo('Compartir el PDF').getByRole('button', { name: 'Compartir ahora' });
  await now.click();
  await expect(page.locator('html')).toHaveAttribute('data-compartido', /true$/);
  await expect(now).not.toHaveAttribute('aria-busy');
  await expect(page.getByText(/^(PDF compartido|Error al)/)).toHaveCount(0);
  await withSheet(page, 'failed');
  await page.reload();
  await I.boton(`Compartir, ${first}`).click();
  await now.click();
  await expect(I.aviso('Error al compartir el PDF')).toBeVisible();
});

test("[HIST-26] [HIST-27] without a share sheet copies the address, without token or code: 'URL del PDF copiada al portapapeles'", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await withoutSheet(page);
  const I = await historyOnContract(page);
  await I.abrir();
  await I.boton(`Compartir, ${first}`).click();
  await expect(I.aviso('URL del PDF copiada al portapapeles')).toBeVisible();
  await expect(page.getByText('Lleva al historial, tras entrar con la cuenta propia')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}/api/autorizaciones/generar/documento?nap=9001`,
  );
  expect(I.stub.asked('generarDocumento')).toBe(0);
});

test('a slow document can be cancelled, and another one loaded', async ({ page }) => {
  const I = await historyOnContract(page);
  I.darPdf();
  const go = I.stub.hold('generarDocumento');
  await I.abrir();
  await I.boton(`Ver, ${first}`).click();
  await expect(page.getByText('Preparando el PDF…')).toBeVisible();
  await I.boton('Cancelar').click();
  await expect(page.getByText('Preparando el PDF…')).toHaveCount(0);
  go();
  await I.boton(`Ver, ${first}`).click();
  await expect(I.dialogo('Ver el PDF')).toBeVisible();
});

test('a failed search keeps its filters with a retry, and an expired session leads to the log-in and back', async ({
  page,
}) => {
  const I = await historyOnContract(page);
  await I.abrir('/consulta/consumos?tipo=6');
  await expect(I.filas).toHaveCount(6);
  I.stub.spoil('historialConsumo', (route) => route.fulfill({ status: 422, json: { mensaje: 'Fuera de servicio.' } }));
  await I.boton('Buscar').click();
  await expect(page.getByText('Fuera de servicio.')).toBeVisible();
  await expect(I.campo('Tipo de autorización').locator('option:checked')).toHaveText('Medicamentos ambulatorios');
  I.stub.mend('historialConsumo');
  await I.boton('Reintentar').click();
  await expect(I.filas).toHaveCount(6);
  I.stub.spoil('generarDocumento', (route) => route.fulfill({ status: 401, json: {} }));
  await I.boton(`Ver, ${first}`).click();
  await expect(page).toHaveURL(/\/login\?volver=/);
  expect(decodeURIComponent(page.url())).toContain('/consulta/consumos?tipo=6');
});

test('no address ever contains a code or a document', async ({ page }) => {
  const pages: string[] = [];
  page.on('framenavigated', (frame) => pages.push(frame.url()));
  const I = await historyOnContract(page);
  await I.abrir();
  await expect(I.filas).toHaveCount(6);
  await I.campo('Miembro del núcleo familiar').selectOption('Noé Peña');
  await I.boton('Buscar').click();
  await expect(page.getByText('Está viendo los datos de Noé Peña')).toBeVisible();
  await expect(page).toHaveURL(/familiar=2$/);
  expect(pages.filter((url) => /100[123]/.test(new URL(url).pathname + new URL(url).search))).toEqual([]);
});

test('by keyboard alone: filters, search, a page, a document', async ({ page }) => {
  const I = await historyOnContract(page);
  I.darPdf();
  await I.abrir();
  await expect(I.filas).toHaveCount(6);
  await I.campo('Tipo de autorización').focus();
  await page.keyboard.press('Tab');
  await expect(I.campo('Fecha desde')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(written(dayBefore(30)).replaceAll('-', ''));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`desde=${dayBefore(30)}`));
  await I.boton('Página siguiente').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Autorizaciones', exact: true })).toBeFocused();
  await I.boton(new RegExp(`^Ver, .*${written(dayBefore(6))}, autorización 9006$`)).focus();
  await page.keyboard.press('Enter');
  await expect(I.dialogo('Ver el PDF')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(I.boton(new RegExp(`^Ver, .*${written(dayBefore(6))}, autorización 9006$`))).toBeFocused();
});

test('[HIST-28] on the reference server a member finds the last authorizations, filters them, and gets a real PDF', {
  tag: '@first',
}, async ({ page }) => {
  await portalPage(page).entrar();
  await page.goto('/consulta/consumos');
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(6);
  await page.getByLabel('Tipo de autorización').selectOption('Medicamentos ambulatorios');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page).toHaveURL(/\?tipo=6$/);
  await expect(rows.nth(1)).toContainText('Medicamentos ambulatorios');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /^Descargar, / })
      .first()
      .click(),
  ]);
  const file = await readFile(await download.path(), 'latin1');
  expect(download.suggestedFilename()).toMatch(/^autorizacion-\w+\.pdf$/);
  expect(file).toMatch(/^%PDF-1\.\d/);
  expect(file).toContain('/StructTreeRoot');
  await page.getByLabel('Fecha desde', { exact: true }).fill(written(dayBefore(200)));
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  const alert = page.getByRole('dialog', { name: 'Información' });
  await expect(alert).toContainText('Elija fechas de hasta seis meses. Si necesita más, llámenos.');
  await expect(alert.getByRole('link', { name: /^Centros de servicio/ })).toBeVisible();
});

for (const [name, size] of Object.entries(sizes))
  test(`axe finds nothing in any state of the history, on a ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await withSheet(page, 'done');
    const long = {
      ...twelve[0],
      solicitanteDesc: 'Centro de Diagnóstico y Medicina Avanzada y de Conferencias '.repeat(4),
    };
    const rows = [Object.assign({}, twelve[0], long), ...twelve.slice(1)];
    const I = await historyOnContract(page, { rows, alert: 'Visite un <a href="https://ejemplo.do/c">centro</a>.' });
    const open = async () => {
      if (name === 'phone') await I.boton(/^Filtros/).click();
    };
    I.darPdf();
    const go = I.stub.hold('historialConsumo');
    await I.abrir();
    await expect(page.getByText('Buscando…')).toBeVisible();
    await checkState(page, 'cargando');
    go();
    await expect(page.getByText('12 resultados, página 1 de 3')).toBeVisible();
    await checkState(page, 'lista');
    await open();
    await I.campo('Fecha hasta').fill(written(dayBefore(-1)));
    await expect(I.aviso('No está permitido seleccionar fechas futuras')).toBeVisible();
    await checkState(page, 'fecha futura');
    await I.campo('Fecha hasta').fill(written(today));
    await I.campo('Fecha desde').fill(written(dayBefore(300)));
    await I.boton('Buscar').click();
    await expect(I.dialogo('Información')).toBeVisible();
    await checkState(page, 'rango largo');
    await I.boton('Entendido').click();
    await I.boton('Listado de centros').click();
    await expect(I.dialogo('Listado de centros').getByRole('searchbox')).toBeVisible();
    await checkState(page, 'centros');
    await page.keyboard.press('Escape');
    await expect(I.dialogo('Listado de centros')).toHaveCount(0);
    await I.campo('Fecha desde').fill(written(dayBefore(30)));
    await I.campo('Miembro del núcleo familiar').selectOption('Noé Peña');
    await I.boton('Buscar').click();
    await expect(page.getByText('Está viendo los datos de Noé Peña')).toBeVisible();
    await expect(page.getByText('12 resultados, página 1 de 3')).toBeVisible();
    await checkState(page, 'un menor');
    await page
      .getByRole('button', { name: /^Ver, / })
      .nth(1)
      .click();
    await expect(I.dialogo('Ver el PDF')).toBeVisible();
    await checkState(page, 'ver');
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^Compartir, / })
      .nth(1)
      .click();
    await expect(I.dialogo('Compartir el PDF')).toBeVisible();
    await checkState(page, 'compartir');
    await page.keyboard.press('Escape');
    I.stub.spoil('historialConsumo', (route) => route.fulfill({ status: 422, json: { mensaje: '' } }));
    await page.reload();
    await expect(I.boton('Reintentar')).toBeVisible();
    await checkState(page, 'error');
    I.stub.spoil('historialConsumo', (route) => route.fulfill({ json: { data: [], cantidadRegistros: 0 } }));
    await I.boton('Reintentar').click();
    await expect(I.aviso('No se encontraron resultados.')).toBeVisible();
    await checkState(page, 'vacía');
  });
