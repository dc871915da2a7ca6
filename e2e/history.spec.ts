import { readFile } from 'node:fs/promises';
import { checkState, printChecked, sizes } from './accessibility/check-state';
import { expect, test } from './browser/portal';
import { dayBefore, historyOnContract, twelve, withSheet, written } from './pages/history';
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
  await expect(I.campo('Miembro del núcleo familiar').getByRole('option')).toHaveText(['Ana Peña (usted)', 'Noé Peña']);
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
  await page.reload();
  await expect(I.filas).toHaveCount(6);
  await expect(I.campo('Tipo de autorización').locator('option:checked')).toHaveText('Medicamentos ambulatorios');
  await expect(I.campo('Fecha desde')).toHaveValue(written(dayBefore(30)));
  await expect(page.getByRole('checkbox', { name: 'Alto costo' })).toBeChecked();
  await I.boton('Quitar el centro').click();
  await expect(I.campo('Nombre del centro')).toHaveValue('');
  await I.boton('Limpiar').click();
  await expect(page).toHaveURL(/\/consulta\/consumos$/);
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

test('more than six months is rejected while its alert loads, then with a link to the centers; the filters stay', async ({
  page,
}) => {
  const I = await historyOnContract(page);
  const go = I.stub.hold('alertaPersonalizada');
  await I.abrir();
  await expect(I.filas).toHaveCount(6);
  await I.campo('Fecha desde').fill(written(dayBefore(200)));
  await I.boton('Buscar').click();
  await expect(I.boton('Buscar')).toHaveAttribute('aria-busy', 'true');
  await expect(I.boton(`Descargar, ${first}`)).toHaveAttribute('aria-disabled', 'true');
  go();
  const dialog = I.dialogo('Información');
  await expect(dialog).toContainText('Elija fechas de hasta seis meses. Si necesita más, llámenos.');
  await expect(dialog.getByRole('link', { name: /^Centros de servicio/ })).toHaveAttribute(
    'href',
    'https://www.ejemplo.do/centros-de-servicio',
  );
  await dialog.getByRole('button', { name: 'Entendido' }).click();
  await expect(I.campo('Fecha desde')).toHaveValue(written(dayBefore(200)));
  expect(I.preguntas()).toEqual([usual]);
});

test("'Ver' loads first, and a second press on 'Abrir ahora' opens it in another tab", async ({ page, context }) => {
  const I = await historyOnContract(page);
  I.darPdf();
  await I.abrir();
  await I.boton(`Ver, ${first}`).click();
  const dialog = I.dialogo('Ver el PDF');
  await expect(dialog).toContainText('El PDF de la autorización 9001 está listo.');
  expect(context.pages()).toHaveLength(1);
  const link = dialog.getByRole('link', { name: 'Abrir ahora' });
  await expect(link).toHaveAttribute('rel', 'noopener');
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
  expect(opened.url()).not.toContain('1001');
  await opened.close();
  await expect(dialog).toHaveCount(0);
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

test('axe finds nothing in any state of the history, on a phone', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await withSheet(page, 'done');
  const long = {
    ...twelve[0],
    solicitanteDesc: 'Centro de Diagnóstico y Medicina Avanzada y de Conferencias '.repeat(4),
  };
  const rows = [Object.assign({}, twelve[0], long), ...twelve.slice(1)];
  const I = await historyOnContract(page, { rows, alert: 'Visite un <a href="https://ejemplo.do/c">centro</a>.' });
  const open = () => I.boton(/^Filtros/).click();
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
