import { checkState, printChecked, sizes } from './accessibility/check-state';
import { expect, test } from './browser/portal';
import { cardOnContract, ofNoe, relative, row } from './pages/card';
import { sessionOf } from './walks/member-session';

const nothing: string[] = [];
const held = ['carne /carne', 'carne /carne/guardados'];
const verification = (code: string) => `https://verificacion.ejemplo.do/afiliado?codigoAfiliado=${code}`;

test.use({ viewport: sizes.desktop, serviceWorkers: 'allow' });
test.afterAll(printChecked);

test("[CARD-01] [CARD-02] [ROUTE-27] 'Carnet digital' shows number, kind, documents, regime and plan", {
  tag: '@first',
}, async ({ page }) => {
  const I = await cardOnContract(page);
  await I.entrar();
  await page.goto('/carne');
  await expect(I.titulo).toHaveText('Carnet digital');
  await expect(page).toHaveTitle('Carnet digital · Oficina Virtual');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Ana Peña');
  await expect(page.getByText('Titular', { exact: true })).toBeVisible();
  await expect(page.getByRole('term')).toHaveText([
    'Número de afiliado',
    'Cubre hasta',
    'Cédula',
    'NSS',
    'Régimen',
    'Plan básico',
  ]);
  await expect(page.getByRole('definition')).toHaveText([
    '1001',
    '31-12-2999',
    '001-1000001-1',
    '200000001',
    'CONTRIBUTIVO',
    'Plan Básico de Salud',
  ]);
});

test('[CARD-02] several plans are a list, each with its kind; a long name and ten plans do not scroll sideways', async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone);
  const rows = Array.from({ length: 10 }, (_, index) =>
    row('1001', { planes_Nombre: `Plan de Enfermedades Catastróficas ${index + 1}`, idTipoPlan: index + 1 }),
  );
  const member = { nombres: 'Hermenegildo Bienvenido de la Altagracia', apellidos: 'Encarnación-Villavizar'.repeat(4) };
  const I = await cardOnContract(page, { rows, member });
  await I.entrar();
  await page.goto('/carne');
  const plans = page.getByRole('list', { name: 'Planes' }).getByRole('listitem');
  await expect(plans).toHaveCount(10);
  await expect(plans.first()).toHaveText(/Plan de Enfermedades Catastróficas 1\s*Plan básico/);
  await expect(plans.nth(1)).toHaveText(/Plan de Enfermedades Catastróficas 2\s*Plan complementario/);
  await expect(plans.nth(9)).toHaveText(/Plan de Enfermedades Catastróficas 10\s*Plan$/);
  await expect(page.getByRole('heading', { level: 2 })).toContainText('Encarnación-Villavizar');
  await checkState(page, 'diez planes');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`[CARD-03] [CARD-04] a scanner reads the verification address, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(sizes.phone);
    const I = await cardOnContract(page);
    await I.entrar();
    await page.goto('/carne');
    expect(await I.scanned(I.codigo)).toBe(verification('1001'));
    expect((await I.codigo.boundingBox())?.width).toBeGreaterThanOrEqual(190);
    await I.personas.filter({ hasText: 'Noé' }).click();
    await expect(I.codigo).toHaveAccessibleName('Código QR del carnet de Noé Peña');
    expect(await I.scanned(I.codigo)).toBe(verification('1003'));
    await I.boton('Ampliar').click();
    const dialog = I.dialogo('Noé Peña');
    await expect(dialog).toBeVisible();
    expect(await I.scanned(dialog.getByRole('img'))).toBe(verification('1003'));
    // Neither links nor addresses contain the code's content.
    await expect(page.locator('a[href*="codigoAfiliado"], a[href*="1003"]')).toHaveCount(0);
    expect(new URL(page.url()).search).toBe('?familiar=2');
  });

test("a minor's card has an address by position, with Back, reload and a sentence that names the minor", async ({
  page,
}) => {
  const I = await cardOnContract(page);
  await I.entrar();
  await page.goto('/carne');
  await expect(I.personas).toHaveText(['APAna', 'NPNoé']);
  await expect(I.personas.first()).toHaveAttribute('aria-current', 'page');
  await I.personas.filter({ hasText: 'Noé' }).click();
  await expect(page.getByText('Está viendo los datos de Noé Peña')).toBeVisible();
  await expect(I.fact('Número de afiliado')).toHaveText('1003');
  await expect(I.personas.last()).toBeFocused();
  await expect(I.personas.first()).not.toHaveAttribute('aria-current');
  await expect(page).toHaveURL(/\/carne\?familiar=2$/);
  await page.reload();
  await expect(I.fact('Número de afiliado')).toHaveText('1003');
  await page.goBack();
  await expect(I.fact('Número de afiliado')).toHaveText('1001');
  await expect(page.getByText('Está viendo los datos de')).toHaveCount(0);
  expect(
    new Set(I.stub.heard.filter(({ call }) => call === 'nucleoCarnet').map(({ query }) => query.CodigoAfiliado)),
  ).toEqual(new Set(['1001', '1003']));
});

test('«Ampliar» fills the screen, by keyboard alone', async ({ page }) => {
  const I = await cardOnContract(page);
  await I.entrar();
  await page.goto('/carne');
  await I.boton('Ampliar').focus();
  await page.keyboard.press('Enter');
  const dialog = I.dialogo('Ana Peña');
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, ...sizes.desktop });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(I.boton('Ampliar')).toBeFocused();
});

test('prints the card alone, dark on light also from a dark page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const I = await cardOnContract(page);
  await I.entrar();
  await page.goto('/carne');
  await expect(I.codigo).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(I.codigo).toBeVisible();
  await expect(I.fact('Régimen')).toBeVisible();
  for (const hidden of [I.titulo, I.boton('Imprimir'), I.boton('Ampliar'), I.boton('Guardar en este teléfono')])
    await expect(hidden).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(I.fact('Régimen')).toHaveCSS('color', 'rgb(20, 37, 42)');
  expect(await I.scanned(I.codigo)).toBe(verification('1001'));
});

test('without a network a reload shows the saved card within two seconds, alone and without a script', async ({
  page,
  context,
}) => {
  await page.setViewportSize(sizes.phone);
  const I = await cardOnContract(page);
  await I.entrar();
  await page.goto('/carne');
  await I.guardar();
  expect(await I.copia()).toEqual(held);
  const { token } = sessionOf('1001');
  expect(await page.evaluate(async () => (await (await caches.match('/carne/guardados'))?.text()) ?? '')).not.toContain(
    token,
  );
  await context.setOffline(true);
  const began = performance.now();
  await page.reload();
  await expect(I.titulo).toHaveText('Carnet guardado en este teléfono');
  expect(performance.now() - began).toBeLessThan(2000);
  await expect(page.getByText(/^Actualizado el \d\d-\d\d-\d{4}, \d{1,2}:\d\d\s[ap]\.\sm\.$/)).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText([
    '1001',
    '31-12-2999',
    '001-1000001-1',
    '200000001',
    'CONTRIBUTIVO',
    'Plan Básico de Salud',
  ]);
  await expect(page.locator('script')).toHaveCount(0);
  expect(await I.scanned(I.codigo)).toBe(verification('1001'));
  await checkState(page, 'copia');
  await context.setOffline(false);
  await I.enlace('Intentar abrir la página completa').click();
  await expect(I.boton('Quitar')).toBeVisible();
  await I.boton('Quitar').click();
  await expect(I.boton('Guardar en este teléfono')).toBeVisible();
  expect(await I.copia()).toEqual(nothing);
});

test('after two seconds without a page the saved card is shown', async ({ page, context }) => {
  const I = await cardOnContract(page);
  await I.entrar();
  await page.goto('/carne');
  await I.guardar();
  let go = () => {};
  const slow = new Promise<void>((resolve) => {
    go = resolve;
  });
  await context.route('**/carne', async (route) => {
    await slow;
    await route.abort();
  });
  const began = performance.now();
  await page.goto('/carne');
  await expect(I.titulo).toHaveText('Carnet guardado en este teléfono');
  expect(performance.now() - began).toBeGreaterThan(1900);
  go();
});

const endedPlan = { estado: 'SIN SERVICIO', finVigencia: '2025-12-31' };

test("the card of a plan without service says so, with a badge and the telephone, and asks nobody to show it; each person's own plan counts", async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone);
  const cards = { own: [row('1001', endedPlan), row('1001', { idTipoPlan: 3 })], minor: ofNoe };
  const I = await cardOnContract(page, {
    more: { nucleoCarnet: ({ query }) => (query.CodigoAfiliado === '1001' ? cards.own : [cards.minor]) },
  });
  await I.entrar();
  await page.goto('/carne');
  await expect(page.getByText('Su plan no tiene servicio desde el 31-12-2025.')).toBeVisible();
  await expect(I.fact('Cubre hasta')).toHaveCount(0);
  await expect(I.enlace('809-555-0100').first()).toHaveAttribute('href', 'tel:8095550100');
  await expect(page.getByText('Sin servicio', { exact: true })).toBeVisible();
  await expect(page.getByText('Código del carnet', { exact: true })).toBeVisible();
  await expect(page.getByText('Muestre este código')).toHaveCount(0);
  await checkState(page, 'plan without service');
  await I.personas.filter({ hasText: 'Noé' }).click();
  await expect(page.getByText('Muestre este código')).toBeVisible();
  await expect(page.getByText(/no tiene servicio/)).toHaveCount(0);
  cards.minor = { ...ofNoe, ...endedPlan };
  await page.reload();
  await expect(page.getByText('El plan de Noé Peña no tiene servicio desde el 31-12-2025.')).toBeVisible();
});

test('at a visit of any page the saved card is drawn anew, and its page fetched, so that the menu opens it without a network', async ({
  page,
  context,
}) => {
  const item = { icono: '', externo: false, requireLogin: true, hijos: [] };
  const I = await cardOnContract(page, {
    more: {
      menu: () => [
        { ...item, id: '1', titulo: 'Inicio', url: '/' },
        { ...item, id: '2', titulo: 'Carnet digital', url: '/carne' },
      ],
    },
  });
  await I.entrar();
  await page.goto('/carne');
  await I.guardar();
  // As an earlier release saved it.
  await page.evaluate(async () => (await caches.open('carne')).put('/carne', new Response('de antes')));
  await page.goto('/');
  await expect(I.titulo).toHaveText(/^Hola/);
  await expect.poll(I.guardado).toContain('Carnet guardado en este teléfono');
  await page.waitForLoadState('networkidle');
  I.stub.spoil('nucleoCarnet', (route) => route.abort('internetdisconnected'));
  await context.setOffline(true);
  await I.enlace('Carnet digital').filter({ visible: true }).first().click();
  await expect(page.getByRole('main').getByText('Carnet guardado en este teléfono')).toBeVisible();
  await context.setOffline(false);
});

test('the chips of a family of twelve are one row that scrolls, with the selected one in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const participantes = Array.from({ length: 11 }, (_, index) => relative(`20${index + 10}`, `Menor${index}`, false));
  const I = await cardOnContract(page, {
    more: {
      nucleoCarnet: ({ query }) =>
        query.CodigoAfiliado === '1001'
          ? [row('1001', { nucleoFamiliar: { participantes } })]
          : [row(query.CodigoAfiliado ?? '')],
    },
  });
  await I.entrar();
  await page.goto('/carne?familiar=11');
  await expect(I.personas).toHaveCount(12);
  await expect(I.personas.last()).toHaveAttribute('aria-current', 'page');
  await expect(I.personas.last()).toBeInViewport({ ratio: 1 });
  await expect(I.personas.first()).not.toBeInViewport();
  const tops = await I.personas.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await expect(I.codigo).toBeInViewport({ ratio: 0.3 });
  await checkState(page, 'doce personas');
});

for (const [name, size] of Object.entries(sizes))
  test(`the badge and the arch of a card with a short name do not overlap, ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    const I = await cardOnContract(page, {
      rows: [row('1001', { tipoAfiliado: 'DEPENDIENTE', cedula: '', nss: '' })],
      member: { nombres: 'Ana', apellidos: '' },
    });
    await I.entrar();
    await page.goto('/carne');
    const badge = page.getByText('Dependiente', { exact: true });
    const bottom = await badge.evaluate((one) => one.getBoundingClientRect().bottom);
    const art = await page.getByRole('heading', { level: 2 }).evaluate((name) => {
      let place: Element | null = name;
      while (place !== null && !getComputedStyle(place).backgroundImage.includes('svg')) place = place.parentElement;
      const box = place?.getBoundingClientRect();
      const [, high = '0'] =
        /^auto ([\d.]+)px/.exec(place === null ? '' : getComputedStyle(place).backgroundSize) ?? [];
      return (box?.bottom ?? 0) - Number(high);
    });
    expect(art).toBeGreaterThanOrEqual(bottom);
  });

test('the saved card survives an expired session, and the log-in page links to it without a network', async ({
  page,
  context,
}) => {
  const I = await cardOnContract(page);
  await I.entrar();
  await page.goto('/carne');
  await I.guardar();
  I.stub.spoil('nucleoCarnet', (route) => route.fulfill({ status: 401, json: { mensaje: '' } }));
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  expect(await I.copia()).toEqual(held);
  I.stub.mend('nucleoCarnet');
  await I.entrar();
  await page.goto('/login');
  await expect(I.titulo).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('autenticado'))).toBe('false');
  const link = I.enlace('Ver el carnet guardado en este teléfono');
  await page.waitForLoadState('networkidle');
  await expect(link).toHaveCount(0);
  await context.setOffline(true);
  await expect(link).toBeVisible();
  await checkState(page, 'inicio de sesión sin conexión');
  await link.click();
  await expect(I.titulo).toHaveText('Carnet guardado en este teléfono');
  await context.setOffline(false);
  expect(await I.copia()).toEqual(held);
});

test('axe finds nothing on the card and its dialogs, on a phone', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  const I = await cardOnContract(page);
  await I.entrar();
  const go = I.stub.hold('nucleoCarnet');
  await page.goto('/carne');
  await expect(I.titulo).toHaveText('Carnet digital');
  await checkState(page, 'cargando');
  go();
  await expect(I.codigo).toBeVisible();
  await checkState(page, 'carnet');
  await I.personas.filter({ hasText: 'Noé' }).click();
  await expect(page.getByText('Está viendo los datos de')).toBeVisible();
  await checkState(page, 'un menor');
  await I.boton('Ampliar').click();
  await expect(I.dialogo('Noé Peña')).toBeVisible();
  await checkState(page, 'ampliado');
  await page.keyboard.press('Escape');
  await I.boton('Guardar en este teléfono').click();
  await expect(I.dialogo('¿Guardar este carnet en este teléfono?')).toBeVisible();
  await checkState(page, 'advertencia');
  await I.boton('Guardar').click();
  await expect(I.boton('Quitar')).toBeVisible();
  await checkState(page, 'guardado');
  I.stub.spoil('nucleoCarnet', (route) => route.fulfill({ status: 422, json: { mensaje: '' } }));
  await page.goto('/carne');
  await expect(page.getByText('Carnet guardado en este teléfono')).toBeVisible();
  await checkState(page, 'solo la copia');
  await page.evaluate(() => caches.delete('carne'));
  await page.goto('/carne');
  await expect(I.boton('Reintentar')).toBeVisible();
  await checkState(page, 'fallido');
});
