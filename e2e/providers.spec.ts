import { checkState, printChecked, sizes } from './accessibility/check-state';
import { goingBack } from './browser/going-back';
import { expect, test } from './browser/portal';
import { providersOnContract } from './pages/providers';

const named = '?nombre=abreu';
const santiago = '?provincia=25&municipio=2501';
const phone = { width: 360, height: 740 };

test.use({ viewport: sizes.desktop });
test.afterAll(printChecked);

test("[PROV-01] [PROV-02] [TABLE-01] [TABLE-02] 'Red de Prestadores de Servicios de Salud' has its filters, and first says 'Realice una búsqueda para ver los resultados.'", async ({
  page,
}) => {
  const I = await providersOnContract(page);
  await I.abrir();
  await expect(page).toHaveTitle('Red de Prestadores de Servicios de Salud · Oficina Virtual');
  for (const name of [
    'Tipo de prestador',
    'Nombre de prestador',
    'Especialidad',
    'Plan',
    'Plan complementario',
    'Provincia',
    'Municipio',
  ])
    await expect(I.campo(name)).toBeVisible();
  await expect(I.lista.getByText('Realice una búsqueda para ver los resultados.')).toBeVisible();
  expect(I.preguntas()).toEqual([]);
});

test('a code of the address that no list has stays visible, and the last search is offered in words', async ({
  page,
}) => {
  const I = await providersOnContract(page);
  await I.abrir(`${santiago}&plan=77`);
  await expect(I.campo('Plan').getByRole('option', { selected: true })).toHaveText('Otro (código 77)');
  await I.boton('Limpiar').click();
  await I.enSantiago();
  await I.buscar();
  await expect(I.fila('Clínica Abreu 2')).toBeVisible();
  await I.abrir();
  await expect(page.getByText('Santiago de los Caballeros · Santiago', { exact: true })).toBeVisible();
});

test('a search that lacks its place leads to the first missing field, and the results stay', async ({ page }) => {
  const I = await providersOnContract(page);
  await I.abrir(named);
  await expect(I.fila('Clínica Abreu 2')).toBeVisible();
  await I.campo('Nombre de prestador').fill('  ');
  await I.campo('Nombre de prestador').press('Enter');
  await expect(I.campo('Provincia')).toBeFocused();
  await expect(I.fila('Clínica Abreu 2')).toBeVisible();
});

test('[PROV-04] [PROV-21] [PROV-22] a row shows provider, place and telephone; each group has a colour, and its name beside it', async ({
  page,
}) => {
  const I = await providersOnContract(page);
  await I.abrir(`${santiago}&filas=10`);
  const rows = I.lista.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows).toHaveCount(10);
  await expect(rows.first()).toContainText('Dra. Yokasta Matos 1Médico · Cardiología');
  await expect(rows.first()).toContainText('Av. Independencia 1, Santiago de los Caballeros');
  await expect(rows.first().getByRole('link', { name: 'Llamar a Dra. Yokasta Matos 1, 809-555-0142' })).toHaveAttribute(
    'href',
    'tel:+18095550142',
  );
  await expect(rows.nth(2).getByRole('link', { name: /^Llamar/ })).toHaveCount(0);
  const colours = new Map<string, string>();
  for (const line of [
    'Médico · Cardiología',
    'Centro · Hospital',
    'Centro · Clínica o centro médico',
    'Centro · Farmacia',
    'Centro · Laboratorio clínico',
  ]) {
    const tile = rows.filter({ hasText: line }).first().locator('svg').first().locator('..');
    colours.set(await tile.evaluate((element) => getComputedStyle(element).backgroundColor), line);
  }
  expect(colours.size).toBe(5);
});

test("[PROV-05] [PROV-06] 'Ver detalle' shows the provider and its partners, 'Ver coberturas' leads to its coverages", {
  tag: '@first',
}, async ({ page }) => {
  const I = await providersOnContract(page);
  await I.abrir(named);
  await I.boton('Ver detalle, Clínica Abreu 2').click();
  await expect(I.detalle).toHaveAccessibleName('Clínica Abreu 2');
  for (const words of ['Farmacia', '829-555-0142', 'citas@abreu.example', 'Subsidiado, Contributivo'])
    await expect(I.detalle.getByText(words, { exact: true })).toBeVisible();
  await expect(I.detalle.getByRole('list', { name: 'Médicos relacionados' })).toContainText('Dra. Yokasta Matos 6');
  await expect(I.detalle.getByRole('link', { name: 'Dra. Yokasta Matos 6' })).toHaveAttribute(
    'href',
    '/consulta/prestadores?prestador=3006',
  );
  await expect(I.detalle.getByRole('link', { name: 'Llamar al 829-555-0142' })).toHaveAttribute(
    'href',
    'tel:+18295550142',
  );
  await expect(I.detalle.getByRole('link', { name: /^WhatsApp al 829-555-0142/ })).toHaveAttribute(
    'href',
    'https://wa.me/18295550142',
  );
  await expect(I.detalle.getByRole('link', { name: /^Cómo llegar \(abre www\.google\.com\)/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=Cl%C3%ADnica%20Abreu%202%2C%20Av\./,
  );
  await I.detalle.getByRole('link', { name: 'Dra. Yokasta Matos 6' }).click();
  await expect(I.detalle).toHaveAccessibleName('Dra. Yokasta Matos 6');
  await page.keyboard.press('Escape');
  await expect(I.boton('Ver detalle, Clínica Abreu 2')).toBeFocused();
  await I.lista.getByRole('link', { name: 'Ver coberturas, Clínica Abreu 2' }).click();
  await expect(page).toHaveURL(/\/consulta\/cobertura\?prestador=3002$/);
  // The page of its coverages loads its name.
  await expect.poll(() => I.preguntas().map(({ IdPrestador }) => IdPrestador)).toEqual(['', '3002']);
  await page.goBack();
  await expect(I.fila('Clínica Abreu 2')).toBeVisible();
  expect(I.preguntas()).toHaveLength(2);
});

test('a provider in the address is searched alone, until another search starts', async ({ page }) => {
  const I = await providersOnContract(page);
  await I.abrir('?prestador=3006');
  await expect(I.lista.getByRole('rowheader')).toHaveCount(1);
  await expect(I.fila('Dra. Yokasta Matos 6')).toBeVisible();
  await I.boton('Hacer otra búsqueda').click();
  await expect(page).toHaveURL(/prestadores$/);
});

test.describe('near the member, on a phone', () => {
  test.use({ viewport: phone });

  test('«Cerca de mí» searches the nearest municipality at once and offers the next; no request contains the position', async ({
    page,
    context,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 19.4567, longitude: -70.6789 });
    const I = await providersOnContract(page);
    await I.abrir();
    await I.boton('Farmacia').click();
    await expect(I.boton('Farmacia')).toHaveAttribute('aria-pressed', 'true');
    await I.boton('Cerca de mí').click();
    await expect(I.lista.getByRole('heading', { name: 'Prestadores en Santiago de los Caballeros' })).toBeVisible();
    const found = page.getByText('Mostramos los de Santiago de los Caballeros, que es lo más cercano.');
    await expect(found).toBeVisible();
    const near = page.getByRole('group', { name: 'Municipios cercanos' }).getByRole('button');
    await expect(near).toHaveText(['Santiago de los Caballeros · a 1 km', 'Tamboril · a 8 km']);
    await near.last().click();
    await expect(I.lista.getByRole('heading', { name: 'Prestadores en Tamboril' })).toBeVisible();
    await expect(found).toBeHidden();
    await expect(page).toHaveURL(/prestadores\?tipo=44&provincia=25&municipio=2506$/);
    expect(I.preguntas().map(({ IdMunicipio }) => IdMunicipio)).toEqual(['2501', '2506']);
    const stored = await page.evaluate(
      () => JSON.stringify(localStorage) + JSON.stringify(sessionStorage) + location.href,
    );
    expect([...sent, stored].filter((one) => /19\.4|70\.6/.test(one))).toEqual([]);
  });

  test.describe('at 360×640', () => {
    test.use({ viewport: { width: 360, height: 640 } });

    test('the answer near the member takes focus and view to the results and their number, and nothing moves before', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ latitude: 19.4567, longitude: -70.6789 });
      const I = await providersOnContract(page);
      await I.abrir();
      const pressed = ['Farmacia', 'Cerca de mí', 'Buscar', 'Filtros'].map((name) => I.boton(name));
      await expect(I.boton('Cerca de mí')).toBeVisible();
      const places = () => Promise.all(pressed.map((button) => button.boundingBox()));
      const before = (await places()).map((box) => [box?.x, box?.y]);
      const go = I.stub.hold('prestadorTodos');
      await I.boton('Cerca de mí').click();
      await expect(I.lista.getByRole('status')).toHaveText('Buscando…');
      await expect(page.getByRole('group', { name: 'Municipios cercanos' })).toBeVisible();
      expect((await places()).map((box) => [box?.x, box?.y])).toEqual(before);
      await expect(I.boton('Cerca de mí')).toBeFocused();
      go();
      const heading = I.lista.getByRole('heading', { name: 'Prestadores en Santiago de los Caballeros' });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport({ ratio: 1 });
      await expect(I.lista.getByRole('status')).toHaveText('12 resultados, página 1 de 3');
      await expect(I.lista.getByRole('status')).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('group', { name: 'Filtros de esta búsqueda' })).toHaveCount(0);
      await expect(I.fila('Clínica Abreu 2')).toBeInViewport();
    });

    test('a member who writes a name meanwhile goes on writing', async ({ page, context }) => {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ latitude: 19.4567, longitude: -70.6789 });
      const I = await providersOnContract(page);
      await I.abrir();
      const go = I.stub.hold('prestadorTodos');
      await I.boton('Cerca de mí').click();
      await expect(I.lista.getByRole('status')).toHaveText('Buscando…');
      await I.campo('Nombre de prestador').focus();
      go();
      await expect(I.lista.getByRole('status')).toHaveText('12 resultados, página 1 de 3');
      await expect(I.campo('Nombre de prestador')).toBeFocused();
    });
  });

  test('filters of the search are chips in words; one that is not needed can be removed', async ({ page }) => {
    const I = await providersOnContract(page);
    await I.abrir(`${santiago}&especialidad=7&plan=2`);
    const chips = page.getByRole('group', { name: 'Filtros de esta búsqueda' });
    await expect(chips).toHaveText('Santiago de los CaballerosCardiologíaContributivo');
    await expect(chips.getByRole('button')).toHaveCount(2);
    await I.boton('Quitar el filtro Cardiología').click();
    await expect(page).toHaveURL(/prestadores\?plan=2&provincia=25&municipio=2501$/);
    await expect(chips).toHaveText('Santiago de los CaballerosContributivo');
  });

  test('the buttons of the sheet stay in view, and «Todos» looks like the choice that it is', async ({ page }) => {
    const I = await providersOnContract(page);
    await I.abrir(`${santiago}&tipo=44`);
    await I.boton('Filtros (2)').click();
    await expect(I.campo('Especialidad')).toBeEnabled();
    await expect(I.detalle.getByRole('button', { name: 'Buscar' })).toBeInViewport({ ratio: 1 });
    await expect(I.detalle.getByRole('button', { name: 'Limpiar' })).toBeInViewport({ ratio: 1 });
    const colour = (name: string) => I.campo(name).evaluate((field) => getComputedStyle(field).color);
    expect(await colour('Especialidad')).toBe(await colour('Tipo de prestador'));
  });
});

test('on a phone going back closes the overlay and stays on the page', async ({ page }) => {
  await page.setViewportSize(phone);
  const goBack = await goingBack(page);
  const I = await providersOnContract(page);
  await I.abrir(named);
  await I.boton('Ver detalle, Clínica Abreu 2').click();
  await expect(I.detalle).toHaveAccessibleName('Clínica Abreu 2');
  await goBack();
  await expect(I.detalle).toHaveCount(0);
  await I.boton('Filtros (1)').click();
  await expect(I.detalle).toHaveAccessibleName('Filtros');
  await goBack();
  await expect(I.detalle).toHaveCount(0);
  await expect(I.fila('Clínica Abreu 2')).toBeVisible();
  expect(new URL(page.url()).search).toBe(named);
});

test('each state is clean on a phone, with long names too', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  const long = 'Extraordinariamente'.repeat(8);
  const one = {
    codigoPrestador: '1',
    nombre: long,
    tipoPrestador: 'Centro',
    especialidad: long,
    direccion: long,
    telefono: `${long} 829-555-0142`,
    correo: `${long}@abreu.example`,
    municipio: long,
    regimen: long,
  };
  const I = await providersOnContract(page, {
    more: {
      prestadorTodos: ({ body }) =>
        Object(body).Nombre === 'zz' ? { data: [], cantidadRegistros: 0 } : { data: [one], cantidadRegistros: 12 },
      prestadorDetalle: () => ({
        ...one,
        telefono: '829-555-0142',
        relacionados: [{ codigoPrestador: '2', nombre: long, tipoPrestador: 'Medico', especialidad: long }],
      }),
    },
  });
  await I.abrir();
  await checkState(page, 'before the first search');
  await I.boton('Filtros').click();
  await expect(page.getByRole('dialog', { name: 'Filtros' })).toBeVisible();
  await checkState(page, 'the sheet');
  await I.buscar();
  await expect(I.campo('Provincia')).toBeFocused();
  await checkState(page, 'lacking');
  await I.abrir(named);
  await expect(I.lista.getByText(long, { exact: true }).first()).toBeVisible();
  await checkState(page, 'found');
  await I.boton(`Ver detalle, ${long}`).click();
  await expect(I.detalle.getByText('Médicos relacionados')).toBeVisible();
  await checkState(page, 'detail');
  await I.abrir('?nombre=zz');
  await expect(I.lista.getByRole('alert')).toBeVisible();
  await checkState(page, 'nobody');
  I.stub.spoil('prestadorTodos', (route) => route.fulfill({ status: 501, json: {} }));
  I.stub.spoil('provincias', (route) => route.fulfill({ status: 501, json: {} }));
  await I.abrir(named);
  await expect(I.lista.getByText('Ha ocurrido un error, favor intentar nueva vez .')).toBeVisible();
  await checkState(page, 'failed');
});
