import { checkState, printChecked, sizes } from './accessibility/check-state';
import { expect, test } from './browser/portal';
import { coverageOnContract, detail } from './pages/coverage';

const asked = '?plan=2&nombre=resonancia';
const phone = { width: 360, height: 740 };

test.use({ viewport: sizes.desktop });
test.afterAll(printChecked);

test("[COV-01] [COV-02] [TABLE-01] [TABLE-02] 'Consulta de Coberturas' has its filters and 'Buscar', and first says 'Realice una búsqueda para ver los resultados.'", async ({
  page,
}) => {
  const I = await coverageOnContract(page);
  await I.abrir();
  await expect(I.titulo).toHaveText('Consulta de Coberturas');
  await expect(page).toHaveTitle('Consulta de Coberturas · Oficina Virtual');
  const filters = page.getByRole('region', { name: 'Filtros' });
  for (const name of ['Plan', 'Plan complementario', 'Grupos PDSS', 'Sub Grupos PDSS', 'Nombre'])
    await expect(filters.getByLabel(name, { exact: true })).toBeVisible();
  await expect(filters.getByRole('button', { name: 'Buscar' })).toBeVisible();
  await expect(I.lista.getByText('Realice una búsqueda para ver los resultados.')).toBeVisible();
  expect(I.preguntas()).toEqual([]);
});

test('[COV-03] the complementary plans are hidden for plans 1 and 6, and cleared with the plan', async ({ page }) => {
  const I = await coverageOnContract(page);
  await I.abrir('?plan=2&complementario=103');
  await expect(I.campo('Plan complementario')).toHaveValue('0');
  for (const plan of ['SUBSIDIADO', 'SeNaSa LARIMAR']) {
    await I.campo('Plan').selectOption({ label: plan });
    await expect(I.campo('Plan complementario')).toHaveCount(0);
  }
  await I.campo('Plan').selectOption({ label: 'Elija un plan' });
  await expect(I.campo('Plan complementario').getByRole('option')).toHaveText([
    'Ninguno',
    'Complementario Básico',
    'Complementario Premium',
  ]);
  await expect(I.campo('Plan complementario')).toHaveValue('');
});

test('[COV-04] subgroups are those of the selected group, and filter the search', async ({ page }) => {
  const I = await coverageOnContract(page);
  await I.abrir();
  await expect(I.campo('Sub Grupos PDSS')).toBeDisabled();
  await I.campo('Plan').selectOption({ label: 'CONTRIBUTIVO' });
  await I.campo('Grupos PDSS').selectOption({ label: 'Hospitalización' });
  await expect(I.campo('Sub Grupos PDSS').getByRole('option')).toHaveText(['Todos', 'Habitación']);
  await I.campo('Grupos PDSS').selectOption({ label: 'Apoyo diagnóstico' });
  await I.campo('Sub Grupos PDSS').selectOption({ label: 'Resonancia magnética' });
  await I.buscar();
  await expect(I.fila('Resonancia 1')).toContainText('Apoyo diagnóstico · Resonancia magnética');
  await expect(page).toHaveURL(/cobertura\?plan=2&grupo=8&subgrupo=803$/);
});

test("[COV-10] without a plan and without a provider: 'Para consultar servicio/coberturas favor seleccionar al menos un criterio de búsqueda'", async ({
  page,
}) => {
  const I = await coverageOnContract(page);
  await I.abrir();
  await I.campo('Nombre').fill('resonancia');
  await I.campo('Nombre').press('Enter');
  const sentence = 'Para consultar servicio/coberturas favor seleccionar al menos un criterio de búsqueda';
  await expect(I.campo('Plan')).toHaveAccessibleDescription(sentence);
  await expect(I.campo('Plan')).toBeFocused();
  await expect(page).toHaveURL(/cobertura$/);
  await I.campo('Plan').selectOption({ label: 'CONTRIBUTIVO' });
  await expect(page.getByText(sentence)).toHaveCount(0);
  await I.buscar();
  await expect(I.fila('Resonancia 1')).toBeVisible();
  expect(I.preguntas()).toHaveLength(1);
});

test("[COV-11] an empty search says 'Debe tener el grupo y sub grupo para realizar al consulta.', asks for a name in words and leads to its field; the results stay", async ({
  page,
}) => {
  const I = await coverageOnContract(page);
  await I.abrir(asked);
  await expect(I.fila('Resonancia 1')).toBeVisible();
  await I.campo('Nombre').fill('  ');
  await I.buscar();
  const asks = page
    .getByRole('status')
    .filter({ hasText: 'Debe tener el grupo y sub grupo para realizar al consulta.' });
  await expect(asks).toContainText('Escriba el nombre del estudio que busca, por ejemplo «resonancia».');
  await expect(I.campo('Nombre')).toBeFocused();
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  await expect(I.fila('Resonancia 1')).toBeVisible();
  await I.campo('Nombre').fill('r');
  await expect(asks).toHaveCount(0);
  await I.campo('Plan').selectOption({ label: 'Elija un plan' });
  await I.campo('Nombre').fill('');
  await I.buscar();
  await expect(
    page.getByText('Para consultar servicio/coberturas favor seleccionar al menos un criterio de búsqueda'),
  ).toBeVisible();
  expect(I.preguntas()).toHaveLength(1);
});

test("[COV-12] with a group but no subgroup: 'Debe tener el grupo y sub grupo para realizar al consulta.'; the results stay", async ({
  page,
}) => {
  const I = await coverageOnContract(page);
  await I.abrir(asked);
  await expect(I.fila('Resonancia 1')).toBeVisible();
  await I.campo('Nombre').fill('  ');
  const sentence = 'Debe tener el grupo y sub grupo para realizar al consulta.';
  await I.campo('Grupos PDSS').selectOption({ label: 'Apoyo diagnóstico' });
  await I.buscar();
  await expect(I.campo('Sub Grupos PDSS')).toHaveAccessibleDescription(sentence);
  await expect(I.fila('Resonancia 1')).toBeVisible();
  await I.campo('Nombre').fill('x'.repeat(10_000));
  await I.buscar();
  await expect(I.campo('Nombre')).toHaveAccessibleDescription('Es demasiado largo. Escríbalo más corto.');
  expect(I.preguntas()).toHaveLength(1);
});

test('[TABLE-05] [TABLE-06] five rows a page; another page or size repeats the search, and Back shows earlier results without a call', async ({
  page,
}) => {
  const I = await coverageOnContract(page);
  await I.abrir();
  await I.campo('Plan').selectOption({ label: 'CONTRIBUTIVO' });
  await I.campo('Nombre').fill('%_\'"');
  await I.buscar();
  await expect(I.lista.getByRole('rowheader')).toHaveCount(5);
  await I.boton('Página siguiente').click();
  await expect(I.fila('Resonancia 6')).toBeVisible();
  await I.lista.getByRole('combobox', { name: 'Por página' }).selectOption('10');
  await expect(I.lista.getByRole('rowheader')).toHaveCount(10);
  await expect(page).toHaveURL(/&filas=10$/);
  const pages = () =>
    I.preguntas().map(({ nombre, idRegimen, numeroDePagina, registrosPorPagina }) =>
      [nombre, idRegimen, numeroDePagina, registrosPorPagina].join(' '),
    );
  const three = [`%_'" 2 1 5`, `%_'" 2 2 5`, `%_'" 2 1 10`];
  expect(pages()).toEqual(three);
  await page.goBack();
  await expect(I.fila('Resonancia 6')).toBeVisible();
  await expect(I.lista.getByRole('rowheader')).toHaveCount(5);
  await page.goBack();
  await expect(I.fila('Resonancia 1')).toBeVisible();
  await expect(I.campo('Nombre')).toHaveValue('%_\'"');
  await page.goBack();
  await expect(I.lista.getByText('Realice una búsqueda para ver los resultados.')).toBeVisible();
  await page.goForward();
  await expect(I.fila('Resonancia 1')).toBeVisible();
  expect(pages()).toEqual(three);
  await page.reload();
  await expect(I.fila('Resonancia 1')).toBeVisible();
  await expect.poll(() => I.preguntas().length).toBe(4);
});

test('invalid parts of an address are ignored, and a page past the end is the last one', async ({ page }) => {
  const I = await coverageOnContract(page);
  for (const wrong of [
    'pagina=dos',
    'pagina=0',
    'pagina=-3',
    'filas=7',
    `grupo=${'9'.repeat(50)}`,
    'prestador={"a":1}',
  ]) {
    await I.abrir(`${asked}&${wrong}`);
    await expect(I.fila('Resonancia 1')).toBeVisible();
  }
  expect(new Set(I.preguntas().map((query) => JSON.stringify(query))).size).toBe(1);
  await I.abrir(`${asked}&pagina=99`);
  await expect(I.fila('Resonancia 12')).toBeVisible();
  await expect(page).toHaveURL(/&pagina=3$/);
  await I.abrir(`?plan=2&nombre=${'a'.repeat(5000)}`);
  await expect(I.lista.getByText('Realice una búsqueda para ver los resultados.')).toBeVisible();
  await expect(I.campo('Plan').getByRole('option', { selected: true })).toHaveText('CONTRIBUTIVO');
});

test("[COV-06] [COV-07] 'Ver detalle' leads with what the member pays, then has description, group, subgroup, both percentages and the amounts in RD$", async ({
  page,
}) => {
  const I = await coverageOnContract(page);
  await I.abrir(asked);
  const go = I.stub.hold('coberturaprocedimiento');
  await I.boton('Ver detalle, Resonancia 1').click();
  const dialog = I.dialogo('Detalle de cobertura');
  await expect(dialog.getByText('Consultando la cobertura…')).toBeAttached();
  go();
  await expect(dialog.getByRole('term')).toHaveText([
    'Usted paga',
    'Descripción',
    'Plan',
    'Grupo',
    'Sub grupo',
    'Porcentaje de cobertura',
    'Porcentaje de copago',
    'Tarifa',
    'Cubre el PDSS',
    'Cobertura total',
  ]);
  await expect(dialog.getByRole('definition')).toHaveText([
    'RD$ 2,500.10',
    'De RD$ 12,500.50, su plan cubre RD$ 10,000.40.',
    'Resonancia 1',
    'CONTRIBUTIVO',
    'Apoyo diagnóstico',
    'Resonancia magnética',
    '80 %',
    '20 %',
    'RD$ 12,500.50',
    'RD$ 10,000.40',
    'RD$ 10,000.40',
  ]);
  expect(I.stub.sent('coberturaprocedimiento')).toEqual([
    { regimen: '2', codProcedimiento: '900001', grupo: 'Apoyo diagnóstico', subGrupo: 'Resonancia magnética' },
  ]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(I.boton('Ver detalle, Resonancia 1')).toBeFocused();
});

test('the detail of a contract without amounts has none, and names the unknown percentages', async ({ page }) => {
  const bare = { procedimientoDescripcion: 'Resonancia 1', porcentajeCobertura: 80 };
  const I = await coverageOnContract(page, { more: { coberturaprocedimiento: () => bare } });
  await I.abrir(asked);
  await I.boton('Ver detalle, Resonancia 1').click();
  const dialog = I.dialogo('Detalle de cobertura');
  await expect(dialog.getByRole('definition')).toHaveText(['Resonancia 1', 'CONTRIBUTIVO', '80 %', 'No disponible']);
});

test("[COV-13] without a plan the detail is refused in place: 'Debe tener seleccionado el regimen.'", async ({
  page,
}) => {
  const I = await coverageOnContract(page);
  await I.abrir('?prestador=3103&nombre=resonancia');
  await I.boton('Ver detalle, Resonancia 1').click();
  const dialog = I.dialogo('Detalle de cobertura');
  await expect(dialog.getByLabel('Plan', { exact: true })).toHaveAccessibleDescription(
    'Debe tener seleccionado el regimen.',
  );
  await dialog.getByRole('button', { name: 'Ver detalle' }).click();
  await expect(dialog.getByText('Debe tener seleccionado el regimen.')).toBeVisible();
  expect(I.stub.asked('coberturaprocedimiento')).toBe(0);
  await dialog.getByLabel('Plan', { exact: true }).selectOption({ label: 'SUBSIDIADO' });
  await expect(dialog.getByText('Debe tener seleccionado el regimen.')).toBeHidden();
  await dialog.getByRole('button', { name: 'Ver detalle' }).click();
  await expect(dialog.getByText('80 %')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(I.campo('Plan').getByRole('option', { selected: true })).toHaveText('SUBSIDIADO');
});

test("[COV-15] a procedure that the plan does not cover: 'No encontró la cobertura del procedimiento.'", async ({
  page,
}) => {
  const I = await coverageOnContract(page);
  await I.abrir(asked);
  await I.boton('Ver detalle, Resonancia 2').click();
  const dialog = I.dialogo('Detalle de cobertura');
  await expect(dialog.getByRole('alert')).toHaveText('No encontró la cobertura del procedimiento.');
  I.stub.spoil('coberturaprocedimiento', (route) => route.fulfill({ status: 501, json: { mensaje: '' } }));
  await I.boton('Cerrar').click();
  await I.boton('Ver detalle, Resonancia 1').click();
  await expect(dialog.getByText('Favor intente mas tarde.')).toBeVisible();
  I.stub.mend('coberturaprocedimiento');
  await I.boton('Reintentar').click();
  await expect(dialog.getByText('80 %')).toBeVisible();
});

test("[COV-14] a failed search: 'Ha ocurrido un error, favor de intentar mas tarde'; the filters stay, and it can be retried", async ({
  page,
}) => {
  const I = await coverageOnContract(page);
  I.stub.spoil('procedimientos', (route) => route.fulfill({ status: 501, json: { mensaje: '' } }));
  await I.abrir(asked);
  await expect(I.lista.getByText('Ha ocurrido un error, favor de intentar mas tarde')).toBeVisible();
  await expect(I.campo('Nombre')).toHaveValue('resonancia');
  I.stub.mend('procedimientos');
  await I.boton('Reintentar').click();
  await expect(I.fila('Resonancia 1')).toBeVisible();
});

test('[COV-14] without a network it says so, and searches once the network is back', async ({ page, context }) => {
  const I = await coverageOnContract(page);
  await I.abrir('?plan=2');
  await I.campo('Nombre').fill('resonancia');
  I.stub.spoil('procedimientos', (route) => route.abort('internetdisconnected'));
  await context.setOffline(true);
  await I.buscar();
  await expect(I.lista.getByText('Ha ocurrido un error, favor de intentar mas tarde')).toBeVisible();
  await expect(I.lista.getByText('Revise su conexión a internet')).toBeVisible();
  I.stub.mend('procedimientos');
  await context.setOffline(false);
  await expect(I.fila('Resonancia 1')).toBeVisible();
});

test("[COV-16] [API-99] [TABLE-03] an empty result shows the alert 'cobertura-consulta-nofound' with its links, under 'No se encontraron resultados.'", async ({
  page,
}) => {
  const I = await coverageOnContract(page);
  await I.abrir('?plan=2&nombre=nada');
  await expect(I.lista.getByText('No se encontraron resultados.')).toBeVisible();
  await expect(I.lista.getByText('No encontramos esa cobertura. Pregunte en un centro')).toBeVisible();
  await expect(I.lista.getByRole('link', { name: /^centro/ })).toHaveAttribute('href', 'https://ejemplo.do/centros');
  const alerts = I.stub.heard.filter(({ call }) => call === 'alertaPersonalizada').map(({ query }) => query);
  expect(alerts).toEqual([{ id: '', nombre: 'cobertura-consulta-nofound' }]);
  I.stub.spoil('alertaPersonalizada', (route) => route.fulfill({ status: 501, json: {} }));
  await page.reload();
  await expect(I.lista.getByText('No se encontraron resultados.')).toBeVisible();
  await expect(I.campo('Nombre')).toHaveValue('nada');
});

test("[COV-08] [COV-09] 'Ver prestadores' opens 'Prestadores de servicios PDSS', page by page, and 'Ver prestador' leads to the search of that provider", async ({
  page,
}) => {
  const I = await coverageOnContract(page);
  await I.abrir(asked);
  await I.boton('Ver prestadores, Resonancia 1').click();
  const dialog = I.dialogo('Prestadores de servicios PDSS');
  await expect(dialog.getByRole('row').filter({ hasText: 'Clínica 5' })).toBeVisible();
  await I.boton('Página siguiente').click();
  await dialog.getByRole('link', { name: 'Ver prestador, Clínica 7' }).click();
  await expect(page).toHaveURL(/\/consulta\/prestadores\?prestador=3107$/);
  await expect(I.titulo).toHaveText('Red de Prestadores de Servicios de Salud');
  await page.goBack();
  await expect(I.fila('Resonancia 1')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(I.preguntas()).toHaveLength(1);
});

test('[PROV-19] a procedure without providers, and providers that fail to load, are reported in the dialog', async ({
  page,
}) => {
  const I = await coverageOnContract(page);
  await I.abrir(asked);
  await I.boton('Ver prestadores, Resonancia 3').click();
  const dialog = I.dialogo('Prestadores de servicios PDSS');
  await expect(dialog.getByText('No se han encontrado prestadores')).toBeVisible();
  await I.boton('Cerrar').click();
  I.stub.spoil('catalogopdss', (route) => route.fulfill({ status: 501, json: {} }));
  await I.boton('Ver prestadores, Resonancia 1').click();
  await expect(dialog.getByText('Ha ocurrido un error, favor intentar nueva vez .')).toBeVisible();
  I.stub.mend('catalogopdss');
  await I.boton('Reintentar').click();
  await expect(dialog.getByRole('row').filter({ hasText: 'Clínica 1' })).toBeVisible();
});

test('coverages of one provider show its name, and a link back to all', async ({ page }) => {
  const I = await coverageOnContract(page);
  await I.abrir('?prestador=3103&plan=2&nombre=resonancia');
  await expect(page.getByText('Coberturas de Clínica Abreu')).toBeVisible();
  await I.boton('Ver las de todos los prestadores').click();
  await expect(page).toHaveURL(/cobertura\?plan=2&nombre=resonancia$/);
  await expect(page.getByText('Coberturas de Clínica Abreu')).toHaveCount(0);
  await expect(I.fila('Resonancia 1')).toBeVisible();
  expect(I.preguntas().map(({ idPrestador }) => idPrestador)).toEqual(['3103', '']);
  await I.abrir('?prestador=9999');
  await expect(page.getByText('El prestador de esta dirección no está en la red.')).toBeVisible();
});

test('lists that fail to load say so in their fields, with a retry', async ({ page }) => {
  const I = await coverageOnContract(page);
  I.stub.spoil('grupospdss', (route) => route.fulfill({ status: 501, json: {} }));
  await I.abrir(asked);
  await expect(I.campo('Grupos PDSS')).toHaveAccessibleDescription(
    'PDSS es la lista de servicios que cubre su seguro. No se pudo cargar esta lista.',
  );
  await expect(I.fila('Resonancia 1')).toBeVisible();
  I.stub.mend('grupospdss');
  await I.boton('Reintentar').click();
  await expect(I.campo('Grupos PDSS').getByRole('option')).toHaveText([
    'Todos',
    'Hospitalización',
    'Apoyo diagnóstico',
  ]);
});

test('[COV-17] a visitor searches with the anonymous token, if the menu opens the page; otherwise logs in first and returns', async ({
  page,
}) => {
  const I = await coverageOnContract(page);
  const tokens: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/Cobertura/')) tokens.push(request.headers().authorization ?? null);
  });
  await I.abrir(asked);
  await expect(I.fila('Resonancia 1')).toBeVisible();
  expect(new Set(tokens)).toEqual(new Set(['Bearer anonimo']));
});

test('a closed address redirects a visitor to the log-in, and keeps its filters', async ({ page }) => {
  const I = await coverageOnContract(page, { open: false });
  await I.abrir(asked);
  await expect(page).toHaveURL(/\/login\?volver=%2Fconsulta%2Fcobertura%3Fplan%3D2%26nombre%3Dresonancia/);
  expect(I.preguntas()).toEqual([]);
});

test('a member starts with their own plan', async ({ page }) => {
  const I = await coverageOnContract(page, { member: true });
  await I.abrir();
  await expect(I.campo('Plan').getByRole('option', { selected: true })).toHaveText('CONTRIBUTIVO');
  await I.campo('Nombre').fill('resonancia');
  await I.buscar();
  await expect(I.fila('Resonancia 1')).toBeVisible();
});

test('the answer to an older search never replaces a newer one', async ({ page }) => {
  const I = await coverageOnContract(page);
  await I.abrir('?plan=2');
  const go = I.stub.hold('procedimientos');
  await I.campo('Nombre').fill('vieja');
  await I.buscar();
  await expect(I.lista.getByRole('status')).toHaveText('Buscando…');
  await I.campo('Nombre').fill('nada');
  await I.buscar();
  go();
  await expect(I.lista.getByText('No se encontraron resultados.')).toBeVisible();
  await expect(I.fila('Resonancia 1')).toHaveCount(0);
});

test('search, detail and close work by keyboard alone', async ({ page }) => {
  const I = await coverageOnContract(page);
  await I.abrir();
  await expect(I.campo('Plan')).toBeEnabled();
  await I.campo('Plan').focus();
  await page.keyboard.type('CONTRI');
  await expect(I.campo('Plan complementario').getByRole('option')).toHaveText(['Ninguno', 'Complementario Premium']);
  await page.keyboard.press('Tab');
  await expect(I.campo('Plan complementario')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('resonancia');
  await page.keyboard.press('Enter');
  await expect(I.fila('Resonancia 1')).toBeVisible();
  await expect(I.campo('Nombre')).toBeFocused();
  for (const name of ['Grupos PDSS', 'Buscar', 'Limpiar', 'Ver detalle, Resonancia 1']) {
    await page.keyboard.press('Tab');
    await expect(I.campo(name).or(I.boton(name))).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(I.dialogo('Detalle de cobertura').getByText('80 %')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(I.boton('Ver detalle, Resonancia 1')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('[COV-17] a visitor of the portal learns that a resonancia is covered, how much remains to pay, and who does it', {
    tag: '@first',
  }, async ({ page }) => {
    await page.goto('/consulta/cobertura');
    await page.getByRole('button', { name: 'Filtros' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filtros' });
    await sheet.getByLabel('Plan', { exact: true }).selectOption({ label: 'CONTRIBUTIVO' });
    await sheet.getByLabel('Nombre', { exact: true }).fill('RESONANCIA craneo');
    await sheet.getByLabel('Nombre', { exact: true }).press('Enter');
    const list = page.getByRole('list', { name: 'Procedimientos' });
    await expect(list.getByRole('listitem').first()).toContainText(/resonancia/i);
    await page
      .getByRole('button', { name: /^Ver detalle, / })
      .first()
      .click();
    const detail = page.getByRole('dialog', { name: 'Detalle de cobertura' });
    await expect(detail.getByText('Porcentaje de cobertura')).toBeVisible();
    await expect(detail.getByText('Usted paga')).toBeVisible();
    await detail.getByRole('button', { name: 'Cerrar' }).click();
    await page
      .getByRole('button', { name: /^Ver prestadores, / })
      .first()
      .click();
    const providers = page.getByRole('dialog', { name: 'Prestadores de servicios PDSS' });
    await expect(providers.getByRole('link', { name: /^Ver prestador, / })).toHaveCount(5);
  });

  test('an empty search asks for a name on the page, and opens no sheet', async ({ page }) => {
    const I = await coverageOnContract(page);
    await I.abrir('?plan=2');
    await I.boton('Buscar').click();
    await expect(page.getByText('Escriba el nombre del estudio que busca, por ejemplo «resonancia».')).toBeVisible();
    await expect(I.campo('Nombre')).toBeFocused();
    await expect(I.dialogo('Filtros')).toHaveCount(0);
    await I.boton('Filtros (1)').click();
    await I.dialogo('Filtros').getByRole('button', { name: 'Buscar' }).click();
    await expect(I.dialogo('Filtros')).toHaveCount(0);
    await expect(page.getByText('Escriba el nombre del estudio que busca, por ejemplo «resonancia».')).toBeVisible();
  });

  test('the list comes first, and the filters are in a sheet whose button shows how many are set', async ({ page }) => {
    const I = await coverageOnContract(page);
    await I.abrir();
    await I.boton('Filtros').click();
    const sheet = I.dialogo('Filtros');
    await sheet.getByLabel('Nombre', { exact: true }).fill('resonancia');
    await sheet.getByRole('button', { name: 'Buscar' }).click();
    await expect(sheet.getByLabel('Plan', { exact: true })).toBeFocused();
    await sheet.getByLabel('Plan', { exact: true }).selectOption({ label: 'CONTRIBUTIVO' });
    await sheet.getByRole('button', { name: 'Buscar' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(I.boton('Filtros (2)')).toBeVisible();
    await expect(I.lista.getByRole('list', { name: 'Procedimientos' }).getByRole('listitem')).toHaveCount(5);
    await I.boton('Ver detalle, Resonancia 1').click();
    await expect(I.dialogo('Detalle de cobertura').getByText('80 %')).toBeVisible();
  });
});

for (const [name, size] of Object.entries(sizes))
  test(`axe finds nothing on the coverage query and its dialogs, on a ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    const long = 'Extraordinariamente'.repeat(5);
    const I = await coverageOnContract(page, {
      more: {
        coberturaprocedimiento: ({ body }) =>
          Object(body).codProcedimiento === '900002' ? null : { ...detail, grupo: long },
      },
    });
    await I.abrir();
    await expect(I.lista).toBeVisible();
    await checkState(page, 'sin preguntar');
    await I.buscar();
    await expect(page.getByText(/^Escriba el nombre del estudio que busca/)).toBeVisible();
    await checkState(page, 'sin palabras');
    await I.abrir(`${asked}&prestador=3103`);
    await expect(I.boton('Ver detalle, Resonancia 1')).toBeVisible();
    await checkState(page, 'la lista de un prestador');
    await I.boton('Ver detalle, Resonancia 1').click();
    await expect(I.dialogo('Detalle de cobertura').getByText('80 %')).toBeVisible();
    await checkState(page, 'detalle');
    await I.boton('Cerrar').click();
    await I.boton('Ver detalle, Resonancia 2').click();
    await expect(page.getByText('No encontró la cobertura del procedimiento.')).toBeVisible();
    await checkState(page, 'sin cobertura');
    await I.boton('Cerrar').click();
    await I.boton('Ver prestadores, Resonancia 1').click();
    await expect(I.dialogo('Prestadores de servicios PDSS').getByText('Clínica 1')).toBeVisible();
    await checkState(page, 'prestadores');
    await I.boton('Cerrar').click();
    await I.abrir('?prestador=3103&nombre=resonancia');
    await I.boton('Ver detalle, Resonancia 1').click();
    await expect(page.getByText('Debe tener seleccionado el regimen.')).toBeVisible();
    await checkState(page, 'sin plan');
    await I.abrir('?plan=2&nombre=nada');
    await expect(page.getByText('No se encontraron resultados.')).toBeVisible();
    await checkState(page, 'vacía');
    I.stub.spoil('procedimientos', (route) => route.fulfill({ status: 501, json: { mensaje: '' } }));
    await I.abrir(asked);
    await expect(page.getByText('Ha ocurrido un error, favor de intentar mas tarde')).toBeVisible();
    await checkState(page, 'fallida');
    if (name === 'phone') {
      await I.boton('Filtros (2)').click();
      await expect(I.dialogo('Filtros')).toBeVisible();
      await checkState(page, 'filtros');
    }
  });
