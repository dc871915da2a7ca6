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
  await expect(I.campo('Sub Grupos PDSS')).toBeDisabled();
  await expect(filters.getByRole('button', { name: 'Buscar' })).toBeVisible();
  await expect(I.lista.getByText('Realice una búsqueda para ver los resultados.')).toBeVisible();
  expect(I.preguntas()).toEqual([]);
});

test("[COV-11] an empty search says 'Debe tener el grupo y sub grupo para realizar al consulta.', and leads to the name, which is not marked as wrong", async ({
  page,
}) => {
  const I = await coverageOnContract(page);
  await I.abrir('?plan=2');
  await I.buscar();
  const asks = page
    .getByRole('status')
    .filter({ hasText: 'Debe tener el grupo y sub grupo para realizar al consulta.' });
  await expect(asks).toContainText('Escriba el nombre del estudio que busca, por ejemplo «resonancia».');
  await expect(I.campo('Nombre')).toBeFocused();
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
});

test('coverages of one provider name it, or say that it is not in the network', async ({ page }) => {
  const I = await coverageOnContract(page);
  await I.abrir(`${asked}&prestador=3103`);
  await expect(page.getByText('Coberturas de Clínica Abreu')).toBeVisible();
  await I.abrir('?prestador=9999');
  await expect(page.getByText('El prestador de esta dirección no está en la red.')).toBeVisible();
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
});

test('axe finds nothing on the coverage query and its dialogs, on a phone', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
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
  await I.boton('Filtros (2)').click();
  await expect(I.dialogo('Filtros')).toBeVisible();
  await checkState(page, 'filtros');
});
