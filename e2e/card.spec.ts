import type { Page } from 'playwright/test';
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
  await expect(page.getByRole('term')).toHaveText(['Número de afiliado', 'Cédula', 'NSS', 'Régimen', 'Plan básico']);
  await expect(page.getByRole('definition')).toHaveText([
    '1001',
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

test('an adult of the core, a code or anything else in the address is dropped without a call', async ({ page }) => {
  const I = await cardOnContract(page);
  await I.entrar();
  for (const asked of ['1', '9', '1003', '-1', 'Noé', '%00']) {
    await page.goto(`/carne?familiar=${asked}`);
    await expect(I.fact('Número de afiliado')).toHaveText('1001');
  }
  expect(I.stub.heard.filter(({ query }) => ['1002', '1003'].includes(query.CodigoAfiliado ?? ''))).toEqual([]);
});

test('a dependent sees one card and no choice, whatever the answer contains', async ({ page }) => {
  const I = await cardOnContract(page, { rows: [row('1001', { tipoAfiliado: 'DEPENDIENTE' })] });
  await I.entrar();
  await page.goto('/carne?familiar=2');
  await expect(page.getByText('Dependiente', { exact: true })).toBeVisible();
  await expect(I.fact('Número de afiliado')).toHaveText('1001');
  await expect(I.personas).toHaveCount(0);
});

test("[CARD-05] [SHELL-25] a card that cannot be read shows 'Favor intente mas tarde.' as a snackbar, and comes with a retry", async ({
  page,
}) => {
  const I = await cardOnContract(page);
  await I.entrar();
  I.stub.spoil('nucleoCarnet', (route) => route.fulfill({ status: 422, json: { mensaje: '' } }));
  await page.goto('/carne');
  await expect(I.aviso.getByRole('alert')).toContainText('Favor intente mas tarde.');
  await expect(page.getByRole('main')).toContainText('Favor intente mas tarde.');
  I.stub.mend('nucleoCarnet');
  await I.boton('Reintentar').focus();
  await page.keyboard.press('Enter');
  await expect(I.fact('Número de afiliado')).toHaveText('1001');
  await expect(I.aviso.getByRole('alert')).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('a member without a card is told so, and can retry', async ({ page }) => {
  const I = await cardOnContract(page, { rows: [] });
  await I.entrar();
  await page.goto('/carne');
  await expect(page.getByText('No encontramos un carnet a su nombre.')).toBeVisible();
  // The menu sends the same call.
  await page.waitForLoadState('networkidle');
  const before = I.stub.asked('nucleoCarnet');
  await I.boton('Reintentar').click();
  await expect.poll(() => I.stub.asked('nucleoCarnet')).toBe(before + 1);
  await expect(page.getByText('No encontramos un carnet a su nombre.')).toBeVisible();
});

test('«Ampliar» fills the screen and keeps it lit while open, by keyboard alone', async ({ page }) => {
  await page.addInitScript(() => {
    const lit: string[] = [];
    const request = async () => {
      lit.push('lit');
      return { release: async () => void lit.push('let go') };
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    Object.assign(globalThis, { lit });
  });
  const I = await cardOnContract(page);
  await I.entrar();
  await page.goto('/carne');
  await I.boton('Ampliar').focus();
  await page.keyboard.press('Enter');
  const dialog = I.dialogo('Ana Peña');
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, ...sizes.desktop });
  const lit = () => page.evaluate(() => Object(globalThis).lit);
  await expect.poll(lit).toEqual(['lit']);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(I.boton('Ampliar')).toBeFocused();
  expect(await lit()).toEqual(['lit', 'let go']);
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

test('nothing is saved without a request; «Guardar en este teléfono» warns first, and No saves nothing', async ({
  page,
}) => {
  const I = await cardOnContract(page);
  await I.entrar();
  await page.goto('/carne');
  await I.boton('Guardar en este teléfono').click();
  const question = I.dialogo('¿Guardar este carnet en este teléfono?');
  await expect(question).toContainText('No lo guarde en un teléfono que comparte con otras personas.');
  await expect(I.boton('No guardar')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(I.boton('Guardar en este teléfono')).toBeFocused();
  expect(await I.copia()).toEqual(nothing);
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

test('after two seconds without a page the saved card is shown; also when the server is down', async ({
  page,
  context,
}) => {
  const I = await cardOnContract(page);
  await I.entrar();
  await page.goto('/carne');
  await I.guardar();
  await context.route('**/carne', (route) => route.fulfill({ status: 502, body: '' }));
  await page.reload();
  await expect(I.titulo).toHaveText('Carnet guardado en este teléfono');
  await context.unroute('**/carne');
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

/** The portal's home in a browser that has a saved card, with the card in its menu. */
const homeWithCard = async (page: Page) => {
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
  await page.goto('/');
  await expect(I.titulo).toHaveText(/^Hola/);
  await page.waitForLoadState('networkidle');
  return { ...I, saved: page.getByRole('main').getByText('Carnet guardado en este teléfono') };
};

test('without a network the menu opens the saved card at once; the network renews it when it returns', async ({
  page,
  context,
}) => {
  await page.setViewportSize(sizes.phone);
  const I = await homeWithCard(page);
  I.stub.spoil('nucleoCarnet', (route) => route.abort('internetdisconnected'));
  await context.setOffline(true);
  await I.enlace('Carnet digital').filter({ visible: true }).first().click();
  await expect(I.titulo).toHaveText('Carnet digital');
  await expect(I.saved).toBeVisible();
  await expect(I.aviso.getByRole('alert')).toHaveCount(0);
  expect(await I.scanned(I.codigo)).toBe(verification('1001'));
  await checkState(page, 'copia dentro del portal');
  await I.boton('Reintentar').click();
  await expect(I.saved).toBeVisible();
  I.stub.mend('nucleoCarnet');
  await context.setOffline(false);
  await expect(I.boton('Quitar')).toBeVisible();
  await expect(I.saved).toHaveCount(0);
});

test('an answer that takes over two seconds is awaited with the saved card on the screen', async ({ page }) => {
  const I = await homeWithCard(page);
  const go = I.stub.hold('nucleoCarnet');
  await I.enlace('Carnet digital').filter({ visible: true }).first().click();
  await expect(I.saved).toBeVisible({ timeout: 4_000 });
  await expect(I.codigo).toBeVisible();
  go();
  await expect(I.boton('Quitar')).toBeVisible();
  await expect(I.saved).toHaveCount(0);
});

const endedPlan = { estado: 'SIN SERVICIO', finVigencia: '2025-12-31' };

test("the card of a plan without service says so, with a badge and the telephone, and asks nobody to show it; each person's own plan counts", async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone);
  const I = await cardOnContract(page, { rows: [row('1001', endedPlan), row('1001', { idTipoPlan: 3 })] });
  await I.entrar();
  await page.goto('/carne');
  await expect(page.getByText('Su plan no tiene servicio desde el 31-12-2025.')).toBeVisible();
  await expect(I.enlace('809-555-0100').first()).toHaveAttribute('href', 'tel:8095550100');
  await expect(page.getByText('Sin servicio', { exact: true })).toBeVisible();
  await expect(page.getByText('Código del carnet', { exact: true })).toBeVisible();
  await expect(page.getByText('Muestre este código')).toHaveCount(0);
  await checkState(page, 'plan without service');
  await I.personas.filter({ hasText: 'Noé' }).click();
  await expect(page.getByText('Muestre este código')).toBeVisible();
  await expect(page.getByText(/no tiene servicio/)).toHaveCount(0);
});

test("a minor's plan without service is named as theirs", async ({ page }) => {
  const I = await cardOnContract(page, { minor: { ...ofNoe, ...endedPlan } });
  await I.entrar();
  await page.goto('/carne?familiar=2');
  await expect(page.getByText('El plan de Noé Peña no tiene servicio desde el 31-12-2025.')).toBeVisible();
});

for (const [when, finVigencia] of [
  ['had ended when it was saved', '2025-12-31'],
  ['ended since', '2999-12-31'],
] as const)
  test(`the saved card of a plan that ${when} says so without a network`, async ({ page, context }) => {
    await page.setViewportSize(sizes.phone);
    const I = await cardOnContract(page, { rows: [row('1001', { finVigencia })] });
    await I.entrar();
    await page.goto('/carne');
    await I.guardar();
    // As if the year 3000 had come.
    await page.evaluate(
      async ([kept, day]) =>
        (await caches.open('carne')).put('/carne', new Response(kept?.replace('3000-01-01', day ?? ''))),
      [await I.guardado(), '2026-01-01'],
    );
    await context.setOffline(true);
    await page.reload();
    await expect(I.titulo).toHaveText('Carnet guardado en este teléfono');
    const last = finVigencia.split('-').toReversed().join('-');
    await expect(page.getByText(`El plan de Ana Peña no tiene servicio desde el ${last}.`)).toBeVisible();
    await expect(I.enlace('809-555-0100')).toHaveAttribute('href', 'tel:809-555-0100');
    await checkState(page, 'copia de un plan sin servicio');
    await context.setOffline(false);
  });

test('the offline page of another release is drawn anew at the next visit of any page', async ({ page }) => {
  const I = await homeWithCard(page);
  await page.evaluate(async () => (await caches.open('carne')).put('/carne', new Response('de antes')));
  await page.reload();
  await expect.poll(I.guardado).toContain('Carnet guardado en este teléfono');
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

for (const [name, size] of Object.entries({ ...sizes, small: { width: 320, height: 640 } }))
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

test('the saved copy has the last reading of each requested card', async ({ page, context }) => {
  const plan = { name: 'Plan Básico de Salud' };
  const I = await cardOnContract(page, {
    more: {
      nucleoCarnet: ({ query }) => [row(query.CodigoAfiliado ?? '', { planes_Nombre: plan.name })],
    },
  });
  await I.entrar();
  await page.goto('/carne');
  await I.guardar();
  await I.personas.filter({ hasText: 'Noé' }).click();
  await I.guardar();
  plan.name = 'Plan Superior';
  await page.goto('/carne?familiar=2');
  await expect(I.fact('Plan básico')).toHaveText('Plan Superior');
  // A card is shown before it is saved; leaving in between keeps the previous copy.
  await expect.poll(I.guardado).toContain('Plan Superior');
  await context.setOffline(true);
  await expect(async () => {
    await page.goto('/carne');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Ana Peña', 'Noé Peña'], { timeout: 2_000 });
    await expect(I.fact('Plan básico')).toHaveText(['Plan Básico de Salud', 'Plan Superior'], { timeout: 2_000 });
  }).toPass();
});

test('a log-out deletes the saved card', async ({ page }) => {
  const I = await cardOnContract(page);
  await I.entrar();
  await page.goto('/carne');
  await I.guardar();
  await page.getByRole('button', { name: 'Cerrar sesión' }).first().click();
  await I.boton('Si').click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(I.copia).toEqual(nothing);
});

test('another member who logs in finds no saved card; the same one does', async ({ page }) => {
  const I = await cardOnContract(page, { more: { nucleoCarnet: ({ query }) => [row(query.CodigoAfiliado ?? '')] } });
  await I.entrar();
  await page.goto('/carne');
  await I.guardar();
  await page.reload();
  await expect(I.boton('Quitar')).toBeVisible();
  expect(await I.copia()).toEqual(held);
  await I.entrar('2002');
  await page.goto('/carne');
  await expect(I.fact('Número de afiliado')).toHaveText('2002');
  await expect(I.boton('Guardar en este teléfono')).toBeVisible();
  await expect.poll(I.copia).toEqual(nothing);
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

test('a browser without caches, workers and wake locks only lacks these features', async ({ page }) => {
  await page.addInitScript(() => {
    for (const [owner, name] of [
      [globalThis, 'caches'],
      [Navigator.prototype, 'serviceWorker'],
      [Navigator.prototype, 'wakeLock'],
    ] as const)
      Object.defineProperty(owner, name, { value: undefined });
  });
  const I = await cardOnContract(page);
  await I.entrar();
  await page.goto('/carne');
  await expect(I.fact('Número de afiliado')).toHaveText('1001');
  await expect(I.boton('Guardar en este teléfono')).toHaveCount(0);
  await I.boton('Ampliar').click();
  await expect(I.dialogo('Ana Peña')).toBeVisible();
});

test('a device that cannot save says so, and a retry is possible', async ({ page }) => {
  await page.addInitScript(() => {
    CacheStorage.prototype.open = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  });
  const I = await cardOnContract(page);
  await I.entrar();
  await page.goto('/carne');
  await I.boton('Guardar en este teléfono').click();
  await I.boton('Guardar').click();
  const question = I.dialogo('¿Guardar este carnet en este teléfono?');
  await expect(question.getByRole('alert')).toContainText('No se pudo guardar en este teléfono.');
  await checkState(page, 'sin guardar');
  await I.boton('Guardar').click();
  await expect(question.getByRole('alert')).toContainText('No se pudo guardar en este teléfono.');
  await I.boton('No guardar').click();
  await expect(question).toBeHidden();
});

test('while a slow device deletes the card it can be printed, and other buttons are disabled', async ({ page }) => {
  const I = await cardOnContract(page);
  await I.entrar();
  await page.goto('/carne');
  await I.guardar();
  await page.evaluate(() => {
    const printed: string[] = [];
    Reflect.set(window, 'printed', printed);
    window.print = () => void printed.push('card');
    const { match } = CacheStorage.prototype;
    const held = new Promise<void>((resolve) => Reflect.set(window, 'go', resolve));
    CacheStorage.prototype.match = async function (...asked) {
      await held;
      return match.apply(this, asked);
    };
  });
  await I.boton('Quitar').click();
  await expect(page.getByRole('button', { name: 'Quitando…' })).toHaveAttribute('aria-busy', 'true');
  await expect(I.boton('Ampliar')).toHaveAttribute('aria-disabled', 'true');
  await I.boton('Imprimir').click();
  expect(await page.evaluate(() => Reflect.get(window, 'printed'))).toEqual(['card']);
  await page.evaluate(() => Reflect.get(window, 'go')());
  await expect(I.boton('Guardar en este teléfono')).toBeVisible();
  await expect(I.boton('Ampliar')).not.toHaveAttribute('aria-disabled');
});

test('[ROUTE-28] a visitor is redirected to the log-in', async ({ page }) => {
  await cardOnContract(page);
  await page.goto('/carne?familiar=2');
  await expect(page).toHaveURL(/\/login\?volver=/);
});

for (const [name, size] of Object.entries(sizes))
  test(`axe finds nothing on the card and its dialogs, on a ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
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
