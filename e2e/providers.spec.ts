import { checkState, printChecked, sizes } from './accessibility/check-state';
import { goingBack } from './browser/going-back';
import { expect, test } from './browser/portal';
import { providersOnContract } from './pages/providers';

const named = '?nombre=abreu';
const santiago = '?provincia=25&municipio=2501';
const phone = { width: 360, height: 740 };
const prompt = 'Realice una búsqueda para ver los resultados.';

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

test("[PROV-08] 'Plan complementario' is hidden for plans 1 and 6, and cleared", async ({ page }) => {
  const I = await providersOnContract(page);
  await I.abrir(named);
  await I.campo('Plan complementario').selectOption({ label: 'Plan Plata' });
  for (const plan of ['Subsidiado', 'Larimar']) {
    await I.campo('Plan').selectOption({ label: plan });
    await expect(I.campo('Plan complementario')).toHaveCount(0);
  }
  await I.campo('Plan').selectOption({ label: 'Contributivo' });
  await expect(I.campo('Plan complementario')).toHaveValue('');
});

test("[PROV-11] [PROV-12] without a name the fields say 'Debe seleccionar la provincia' and 'Debe seleccionar el municipio'; the results stay", async ({
  page,
}) => {
  const I = await providersOnContract(page);
  await I.abrir(named);
  await expect(I.fila('Clínica Abreu 2')).toBeVisible();
  await I.campo('Nombre de prestador').fill('  ');
  await I.campo('Nombre de prestador').press('Enter');
  await expect(I.campo('Provincia')).toHaveAccessibleDescription('Debe seleccionar la provincia');
  await expect(I.campo('Municipio')).toHaveAccessibleDescription('Debe seleccionar el municipio');
  await expect(I.campo('Provincia')).toBeFocused();
  await expect(I.fila('Clínica Abreu 2')).toBeVisible();
  await I.enSantiago();
  await expect(page.getByText('Debe seleccionar')).toHaveCount(0);
  await I.buscar();
  await expect(page).toHaveURL(/prestadores\?provincia=25&municipio=2501$/);
  await expect(I.lista.getByRole('heading', { name: 'Prestadores en Santiago de los Caballeros' })).toBeVisible();
  expect(I.preguntas().map(({ Nombre, IdProvincia, IdMunicipio }) => [Nombre, IdProvincia, IdMunicipio])).toEqual([
    ['abreu', '', ''],
    ['', '25', '2501'],
  ]);
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

test('[PROV-07] [TABLE-04] [TABLE-05] [TABLE-06] five, 10, 25 or 100 a page; Back shows earlier results without a call', async ({
  page,
}) => {
  const I = await providersOnContract(page);
  await I.abrir();
  await I.enSantiago();
  await I.buscar();
  await expect(I.lista.getByRole('rowheader')).toHaveCount(5);
  const sizesOf = I.lista.getByRole('combobox', { name: 'Por página' });
  await expect(sizesOf.getByRole('option')).toHaveText(['5', '10', '25', '100']);
  await I.boton('Página siguiente').click();
  await expect(I.fila('Clínica Abreu 7')).toBeVisible();
  await sizesOf.selectOption('10');
  await expect(I.lista.getByRole('rowheader')).toHaveCount(10);
  await expect(page).toHaveURL(/prestadores\?provincia=25&municipio=2501&filas=10$/);
  const pages = () => I.preguntas().map((asked) => [asked.IdMunicipio, asked.NumeroDePagina, asked.RegistrosPorPagina]);
  const three = [
    ['2501', 1, 5],
    ['2501', 2, 5],
    ['2501', 1, 10],
  ];
  expect(pages()).toEqual(three);
  await page.goBack();
  await expect(I.fila('Clínica Abreu 7')).toBeVisible();
  await page.goBack();
  await expect(I.fila('Clínica Abreu 2')).toBeVisible();
  await page.goBack();
  await expect(I.lista.getByText(prompt)).toBeVisible();
  await expect(I.campo('Provincia')).toHaveValue('');
  await page.goForward();
  await expect(I.fila('Clínica Abreu 2')).toBeVisible();
  expect(pages()).toEqual(three);
});

test('related providers open in place with an address of their own, and closing returns to the list', async ({
  page,
}) => {
  const I = await providersOnContract(page);
  await I.abrir(named);
  await I.boton('Ver detalle, Clínica Abreu 2').click();
  const related = I.detalle.getByRole('link', { name: 'Dra. Yokasta Matos 6' });
  await expect(related).toHaveAttribute('href', '/consulta/prestadores?prestador=3006');
  await related.click();
  await expect(I.detalle).toHaveAccessibleName('Dra. Yokasta Matos 6');
  await expect(I.detalle.getByRole('definition').filter({ hasText: 'Cardiología' })).toBeVisible();
  await I.detalle.getByRole('button', { name: 'Cerrar' }).click();
  await expect(I.boton('Ver detalle, Clínica Abreu 2')).toBeFocused();
  expect(new URL(page.url()).search).toBe(named);
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

test('a number that is not mobile has no WhatsApp link', async ({ page }) => {
  const I = await providersOnContract(page);
  await I.abrir(named);
  await I.boton('Ver detalle, Clínica Abreu 5').click();
  await expect(I.detalle.getByRole('link', { name: 'Llamar al 809-555-0142' })).toBeVisible();
  await expect(I.detalle.getByRole('link', { name: /^WhatsApp/ })).toHaveCount(0);
});

test("[PROV-20] a missing provider: 'No se encontraron datos insertados'", async ({ page }) => {
  const I = await providersOnContract(page, { more: { prestadorDetalle: () => null } });
  await I.abrir(named);
  await I.boton('Ver detalle, Clínica Abreu 2').click();
  await expect(I.detalle.getByText('No se encontraron datos insertados')).toBeVisible();
});

test("[PROV-16] a failure says 'Ha ocurrido un error, favor intentar nueva vez .', keeps the filters and offers a retry", async ({
  page,
}) => {
  const I = await providersOnContract(page);
  I.stub.spoil('prestadorTodos', (route) => route.fulfill({ status: 501, json: { mensaje: '' } }));
  I.stub.spoil('prestadorDetalle', (route) => route.fulfill({ status: 501, json: { mensaje: '' } }));
  await I.abrir(santiago);
  await expect(I.lista.getByText('Ha ocurrido un error, favor intentar nueva vez .')).toBeVisible();
  await expect(I.campo('Municipio').getByRole('option', { selected: true })).toHaveText('Santiago de los Caballeros');
  I.stub.mend('prestadorTodos');
  await I.boton('Reintentar').click();
  await I.boton('Ver detalle, Clínica Abreu 2').click();
  await expect(I.detalle.getByText('Ha ocurrido un error, favor intentar nueva vez .')).toBeVisible();
  I.stub.mend('prestadorDetalle');
  await I.boton('Reintentar').click();
  await expect(I.detalle.getByText('citas@abreu.example')).toBeVisible();
});

test("[PROV-18] [API-99] [TABLE-03] an empty result: the custom alert 'prestador-consulta-nofound' with its links, and 'No se encontraron resultados.'; going back to it sends no call", async ({
  page,
}) => {
  const I = await providersOnContract(page);
  await I.abrir();
  await I.campo('Nombre de prestador').fill('%_\'"');
  await I.buscar();
  await expect(I.lista.getByRole('alert')).toHaveText('Pruebe con otra provincia o pida una cita.');
  await expect(I.lista.getByRole('link', { name: 'pida una cita' })).toHaveAttribute('href', '/citas');
  await expect(I.lista.getByText('No se encontraron resultados.')).toBeVisible();
  await expect(I.campo('Nombre de prestador')).toHaveValue('%_\'"');
  await I.boton('Limpiar').click();
  await expect(I.lista.getByText(prompt)).toBeVisible();
  await page.goBack();
  await expect(I.lista.getByRole('alert')).toHaveText('Pruebe con otra provincia o pida una cita.');
  expect([I.stub.asked('prestadorTodos'), I.preguntas().map(({ Nombre }) => Nombre)]).toEqual([1, ['%_\'"']]);
});

test("[PROV-17] [PROV-19] if the alert cannot be read the page says 'No se han encontrado prestadores'", async ({
  page,
}) => {
  const I = await providersOnContract(page);
  I.stub.spoil('alertaPersonalizada', (route) => route.fulfill({ status: 501, json: {} }));
  await I.abrir('?nombre=zzzz');
  await expect(I.lista.getByRole('alert')).toHaveText('No se han encontrado prestadores');
});

test('[PROV-23] a visitor searches with the anonymous token, at an address shared by a member', async ({ page }) => {
  const tokens: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/Prestador/todos')) tokens.push(request.headers().authorization);
  });
  const I = await providersOnContract(page, { visitor: true });
  await I.abrir(`${santiago}&plan=77`);
  await expect(I.fila('Clínica Abreu 2')).toBeVisible();
  // A code that no list has stays visible, so that it can be cleared.
  await expect(I.campo('Plan').getByRole('option', { selected: true })).toHaveText('Otro (código 77)');
  expect(tokens).toEqual(['Bearer anonimo']);
});

test('invalid parts of an address are ignored, and a page past the end is the last one', async ({ page }) => {
  const I = await providersOnContract(page);
  for (const wrong of [
    'pagina=dos',
    'pagina=-3',
    'filas=7',
    'plan=a%20b',
    `tipo=${'9'.repeat(50)}`,
    'prestador={"a":1}',
  ]) {
    await I.abrir(`${santiago}&${wrong}`);
    await expect(I.fila('Clínica Abreu 2')).toBeVisible();
  }
  expect(new Set(I.preguntas().map((asked) => JSON.stringify(asked))).size).toBe(1);
  await I.abrir(`${santiago}&pagina=99`);
  await expect(I.fila('Clínica Abreu 12')).toBeVisible();
  await expect(page).toHaveURL(/&pagina=3$/);
  await I.abrir(`?nombre=${'a'.repeat(5000)}`);
  await expect(I.lista.getByText(prompt)).toBeVisible();
});

test('the answer to an older search is never shown', async ({ page }) => {
  const I = await providersOnContract(page);
  await I.abrir();
  const go = I.stub.hold('prestadorTodos');
  for (const name of ['abreu 1', 'matos']) {
    await I.campo('Nombre de prestador').fill(name);
    await I.campo('Nombre de prestador').press('Enter');
    await expect(I.lista.getByRole('status')).toHaveText('Buscando…');
  }
  await expect.poll(() => I.preguntas().length).toBe(2);
  go();
  await expect(I.fila('Dra. Yokasta Matos 1')).toBeVisible();
  await expect(I.lista.getByText(/Clínica Abreu/)).toHaveCount(0);
});

test('a provider in the address is searched alone, until another search starts', async ({ page }) => {
  const I = await providersOnContract(page);
  await I.abrir('?prestador=3006');
  await expect(I.lista.getByRole('rowheader')).toHaveCount(1);
  await expect(I.fila('Dra. Yokasta Matos 6')).toBeVisible();
  await I.boton('Hacer otra búsqueda').click();
  await expect(page).toHaveURL(/prestadores$/);
  await expect(I.lista.getByText(prompt)).toBeVisible();
});

test('the last search is offered again on this device, without its name', async ({ page }) => {
  const I = await providersOnContract(page);
  await I.abrir();
  await I.enSantiago();
  await I.campo('Nombre de prestador').fill('matos');
  await I.buscar();
  await expect(I.fila('Dra. Yokasta Matos 1')).toBeVisible();
  await I.abrir();
  await expect(page.getByText('Su última búsqueda')).toBeVisible();
  await expect(page.getByText('Santiago de los Caballeros · Santiago', { exact: true })).toBeVisible();
  await I.boton('Buscar otra vez').click();
  await expect(I.fila('Clínica Abreu 2')).toBeVisible();
  await expect(page).toHaveURL(/prestadores\?provincia=25&municipio=2501$/);
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).not.toContain('matos');
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
    const found = page.getByText('Buscamos en Santiago de los Caballeros, que es lo más cercano.');
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
      pressed[3] = I.boton('Filtros (2)');
      expect((await places()).map((box) => [box?.x, box?.y])).toEqual(before);
      await expect(I.boton('Cerca de mí')).toBeFocused();
      go();
      const heading = I.lista.getByRole('heading', { name: 'Prestadores en Santiago de los Caballeros' });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport({ ratio: 1 });
      await expect(I.lista.getByRole('status')).toHaveText('12 resultados, página 1 de 3');
      await expect(I.lista.getByRole('status')).toBeInViewport({ ratio: 1 });
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

  test('a position 300 km away, or denied, is answered by a sentence on the page', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 18.4655, longitude: -66.1057 });
    const I = await providersOnContract(page);
    await I.abrir();
    await I.boton('Cerca de mí').click();
    await expect(
      page.getByText(
        'No parece estar cerca de ningún municipio del país. Elija la provincia y el municipio en los filtros.',
      ),
    ).toBeVisible();
    await context.clearPermissions();
    await I.boton('Cerca de mí').click();
    await expect(
      page.getByText('No tenemos permiso para ver dónde está. Elija la provincia y el municipio en los filtros.'),
    ).toBeVisible();
    expect(I.preguntas()).toEqual([]);
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

  test('a province of one municipality is searched without a second choice', async ({ page }) => {
    const I = await providersOnContract(page);
    await I.abrir();
    await I.boton('Filtros').click();
    await I.campo('Provincia').selectOption({ label: 'Santo Domingo' });
    await expect(I.campo('Municipio').getByRole('option', { selected: true })).toHaveText('Santo Domingo Este');
    await I.detalle.getByRole('button', { name: 'Buscar' }).click();
    await expect(I.lista.getByRole('heading', { name: 'Prestadores en Santo Domingo Este' })).toBeVisible();
  });

  test('the buttons of the sheet stay in view, and «Todos» looks like the choice that it is', async ({ page }) => {
    const I = await providersOnContract(page);
    await I.abrir(`${santiago}&tipo=44`);
    await I.boton('Filtros (3)').click();
    await expect(I.campo('Especialidad')).toBeEnabled();
    await expect(I.detalle.getByRole('button', { name: 'Buscar' })).toBeInViewport({ ratio: 1 });
    await expect(I.detalle.getByRole('button', { name: 'Limpiar' })).toBeInViewport({ ratio: 1 });
    const colour = (name: string) => I.campo(name).evaluate((field) => getComputedStyle(field).color);
    expect(await colour('Especialidad')).toBe(await colour('Tipo de prestador'));
  });
});

test('complementary plans are those of the selected plan', async ({ page }) => {
  const I = await providersOnContract(page);
  await I.abrir();
  const offered = I.campo('Plan complementario').getByRole('option');
  await expect(offered).toHaveText(['Ninguno', 'Plan Plata', 'Plan Oro']);
  await I.campo('Plan').selectOption({ label: 'Contributivo' });
  await expect(offered).toHaveText(['Ninguno', 'Plan Plata']);
  expect(I.stub.heard.filter(({ call }) => call === 'planesRegimen').map(({ query }) => query)).toEqual([
    { IdRegimen: '2' },
  ]);
});

test("without a share sheet the provider's address is copied", async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const I = await providersOnContract(page);
  await I.abrir(named);
  await I.boton('Ver detalle, Clínica Abreu 2').click();
  await I.boton('Compartir').click();
  await expect(I.detalle.getByText('Datos copiados. Péguelos donde quiera compartirlos.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toEqual([
    'Clínica Abreu 2',
    'Farmacia',
    'Av. Independencia 2, Santiago de los Caballeros',
    '829-555-0142',
    expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/consulta\/prestadores\?prestador=3002$/),
  ]);
});

test('on a phone the list comes first; the filters open in a sheet with their count, which closes at a search', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const I = await providersOnContract(page);
  await I.abrir(santiago);
  await expect(I.fila('Clínica Abreu 2')).toBeVisible();
  await I.boton('Filtros (2)').click();
  await expect(I.detalle).toHaveAccessibleName('Filtros');
  await I.campo('Provincia').selectOption({ label: 'Elija' });
  await I.buscar();
  await expect(I.campo('Provincia')).toBeFocused();
  await I.detalle.getByLabel('Nombre de prestador').fill('matos');
  await I.buscar();
  await expect(I.detalle).toHaveCount(0);
  await expect(I.boton('Filtros (1)')).toBeVisible();
  await expect(I.fila('Dra. Yokasta Matos 1')).toBeVisible();
});

test('on a phone a name is searched without the sheet; an error elsewhere opens it', async ({ page }) => {
  await page.setViewportSize(phone);
  const I = await providersOnContract(page);
  await I.abrir();
  await I.buscar();
  await expect(I.detalle).toHaveAccessibleName('Filtros');
  await expect(I.campo('Provincia')).toBeFocused();
  await I.detalle.getByRole('button', { name: 'Cerrar' }).click();
  await I.campo('Nombre de prestador').fill('matos');
  await I.campo('Nombre de prestador').press('Enter');
  await expect(I.fila('Dra. Yokasta Matos 1')).toBeVisible();
  await expect(I.boton('Buscar')).toBeFocused();
  await expect(I.boton('Filtros (1)')).toBeVisible();
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

test('by keyboard alone: a search, a detail, and back', async ({ page }) => {
  const I = await providersOnContract(page);
  await I.abrir();
  await I.campo('Nombre de prestador').focus();
  await page.keyboard.type('abreu');
  await page.keyboard.press('Enter');
  await expect(I.fila('Clínica Abreu 2')).toBeVisible();
  await I.boton('Ver detalle, Clínica Abreu 2').focus();
  await page.keyboard.press('Enter');
  await expect(I.detalle).toHaveAccessibleName('Clínica Abreu 2');
  await page.keyboard.press('Escape');
  await expect(I.detalle).toHaveCount(0);
  await expect(I.boton('Ver detalle, Clínica Abreu 2')).toBeFocused();
});

for (const viewport of [sizes.phone, sizes.desktop])
  test(`each state is clean at ${viewport.width} px, with long names too`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const long = 'Extraordinariamente'.repeat(8);
    const I = await providersOnContract(page, {
      more: {
        prestadorTodos: ({ body }) => {
          const { Nombre } = body as { Nombre: string };
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
          return Nombre === 'zz' ? { data: [], cantidadRegistros: 0 } : { data: [one], cantidadRegistros: 12 };
        },
        prestadorDetalle: () => ({
          codigoPrestador: '1',
          nombre: long,
          tipoPrestador: 'Centro',
          especialidad: long,
          direccion: long,
          telefono: '829-555-0142',
          correo: `${long}@abreu.example`,
          municipio: long,
          regimen: long,
          relacionados: [{ codigoPrestador: '2', nombre: long, tipoPrestador: 'Medico', especialidad: long }],
        }),
      },
    });
    await I.abrir();
    await checkState(page, 'before the first search');
    if (viewport === sizes.phone) {
      await I.boton('Filtros').click();
      await expect(page.getByRole('dialog', { name: 'Filtros' })).toBeVisible();
      await checkState(page, 'the sheet');
    }
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
