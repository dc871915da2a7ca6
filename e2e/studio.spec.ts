import type { FrameLocator, Page } from 'playwright/test';
import { loginTexts } from '../src/flows/login/texts';
import { documentTexts } from '../src/texts/document';

import { shellTexts } from '../src/texts/shell';
import { colours, violationsOf } from './accessibility/axe';
import { drawing, expect, lit, placeOf, test, wordsOverTheirBox } from './browser/studio';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const state = (page: Page, name: string) =>
  expect(page.getByRole('banner').getByRole('status')).toHaveText(`Estado: ${name}`);

/** Logs in on the screen beside the chart. */
const logIn = async (screen: FrameLocator) => {
  await screen.getByLabel(documentTexts.numero).fill('00112345678');
  await screen.getByLabel(loginTexts.clave, { exact: true }).fill('clave1234');
  await screen.getByRole('button', { name: loginTexts.enviar }).click();
};

test.describe('the studio', () => {
  test.describe.configure({ mode: 'parallel' });
  test('plays the log-in with 1006, 1003, no connection and no answer in time: screen and chart agree', async ({
    page,
    open,
  }) => {
    const screen = await open('login');
    await expect(screen.getByRole('heading', { level: 1 })).toHaveText(loginTexts.titulo);
    expect(await lit(page)).toEqual(['(raíz)', 'formulario', 'formulario.editando']);

    await logIn(screen);
    await state(page, 'autenticando');
    await expect(screen.getByRole('button', { name: loginTexts.enviando })).toBeVisible();
    await press(page, 'listo autenticar (1006)');
    await state(page, 'formulario.advertida');
    expect(await lit(page)).toEqual(['(raíz)', 'formulario', 'formulario.advertida']);
    await expect(screen.getByRole('alert')).toContainText('Mensaje del servidor.');
    await expect(screen.getByLabel(documentTexts.numero)).toHaveValue('001-1234567-8');

    await press(page, 'ENVIAR (completo)');
    await press(page, 'listo autenticar (1003)');
    await state(page, 'informando');
    await screen.getByRole('button', { name: loginTexts.entendido }).click();
    await state(page, 'formulario.editando');

    await press(page, 'ENVIAR (completo)');
    await press(page, 'fallo: sinConexion, fallo autenticar (sinConexion)');
    await state(page, 'formulario.sinEntrar');
    await expect(screen.getByRole('alert')).toContainText(/conexión/);

    await press(page, 'ENVIAR (completo)');
    await press(page, 'Avanzar 10 s');
    await state(page, 'autenticando');
    await press(page, 'Hasta el próximo límite (10.5 s)');
    await state(page, 'formulario.sinEntrar');
    expect(await lit(page)).toEqual(['(raíz)', 'formulario', 'formulario.sinEntrar']);
    await expect(screen.getByRole('button', { name: loginTexts.enviar })).toBeVisible();
  });

  test('steps back, together with the screen', async ({ page, open }) => {
    const screen = await open('login');
    await press(page, 'ESCRIBIR (cedula)');
    await expect(screen.getByLabel(documentTexts.numero)).toHaveValue('001-1234567-8');
    await press(page, 'ENVIAR (completo)');
    await press(page, 'listo autenticar (1003)');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await press(page, 'Deshacer');
    await state(page, 'autenticando');
    await expect(screen.getByRole('dialog')).toHaveCount(0);
    await press(page, 'Deshacer');
    await state(page, 'formulario.editando');
    await press(page, 'Deshacer');
    await expect(screen.getByLabel(documentTexts.numero)).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Deshacer' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('walks an approved path step by step, and exports the steps as a path', async ({ page, open }) => {
    await open('recover');
    await page.getByRole('tab', { name: 'Caminos' }).click();
    const row = page.getByRole('row', { name: /solicitada/ }).first();
    const id = (await row.getByRole('rowheader').textContent()) ?? '';
    await row.getByRole('button').click();
    await expect(page.getByRole('heading', { name: `Camino ${id}` })).toBeVisible();
    await press(page, 'Paso siguiente');
    await expect(page.getByText(/^2 de \d+ pasos$/)).toBeVisible();
    await press(page, 'Hasta el final');
    await state(page, 'solicitada');
    await expect(page.getByText('El flujo terminó.')).toBeVisible();
    await expect(page.getByText('✗')).toHaveCount(0);
    await page.getByText('El camino, para leerlo').click();
    const copied = JSON.parse(await page.getByLabel('Camino en JSON').inputValue());
    expect([copied.flujo, copied.caminos[0].id]).toEqual(['recover', id]);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await press(page, 'Copiar como camino');
    await expect(page.getByText('Copiado.')).toBeVisible();
    expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toEqual(copied);
    await page.getByRole('tab', { name: 'Caminos' }).click();
    const file = { name: 'camino.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(copied)) };
    await page.getByLabel('Abrir un camino').setInputFiles(file);
    await expect(page.getByText(/^1 de \d+ pasos$/)).toBeVisible();
  });

  test('plays a path of several charts side by side, each with its screen', async ({ page, open }) => {
    await open('inactivity');
    await page.getByRole('tab', { name: 'Caminos' }).click();
    const steps = [
      { vez: 1, actor: 'login1', paso: 'inicio (sin más)', estado: 'formulario.editando', transiciones: [] },
      { vez: 1, actor: 'almacen', paso: 'inicio', estado: 'vacio', transiciones: [] },
      { vez: 2, actor: 'login2', paso: 'inicio (sin más)', estado: 'formulario.editando', transiciones: [] },
      { vez: 3, actor: 'login2', paso: 'ESCRIBIR (cedula)', estado: 'formulario.editando', transiciones: [] },
      { vez: 3, actor: 'login1', paso: 'se deja', estado: '', transiciones: [] },
    ];
    const path = {
      composicion: 'Dos pestañas entran',
      actores: [
        { actor: 'login1', flujo: 'login' },
        { actor: 'login2', flujo: 'login' },
        { actor: 'almacen', flujo: null },
      ],
      pasos: steps,
    };
    const buffer = Buffer.from(JSON.stringify(path));
    const file = { name: 'varios.json', mimeType: 'application/json', buffer };
    await page.getByLabel('Abrir un camino').setInputFiles(file);
    await expect(page.getByRole('heading', { name: 'Dos pestañas entran' })).toBeVisible();
    await press(page, 'Paso siguiente');
    const one = page.getByRole('region', { name: 'login1', exact: true });
    const two = page.getByRole('region', { name: 'login2', exact: true });
    await expect(one.getByText('formulario.editando', { exact: true })).toBeVisible();
    await expect(two.getByText('No está abierto.')).toBeVisible();
    await press(page, 'Hasta el final');
    await expect(page.getByText('3 de 3 pasos')).toBeVisible();
    await expect(one.getByText('No está abierto.')).toBeVisible();
    await expect(page.getByText('✗')).toHaveCount(0);
    const screen = page.frameLocator('iframe[title="Pantalla de login2"]');
    await expect(screen.getByRole('heading', { level: 1 })).toHaveText(loginTexts.titulo);
    await page.reload();
    await page.getByLabel('Abrir un camino de varios').setInputFiles({ ...file, buffer: Buffer.from('{}') });
    await expect(page.getByRole('alert')).toContainText('no es un camino de varios flujos');
    await page.getByLabel('Abrir un camino de varios').setInputFiles(file);
    await expect(page.getByText('0 de 3 pasos')).toBeVisible();
  });

  test('has tables, codes and counts, and every tab is reachable by keyboard', async ({ page, open }) => {
    await open('login');
    await page.getByRole('tab', { name: 'Dibujo' }).focus();
    await page.keyboard.press('ArrowRight');
    const table = page.getByRole('table', { name: 'Estado × evento' });
    await expect(table.getByRole('row', { name: /^formulario / })).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(
      page.getByRole('table', { name: 'Códigos' }).getByRole('rowheader', { name: '1003' }).first(),
    ).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Caminos' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.getByLabel('Cuántos caminos de las pruebas toman cada transición').check();
    await expect(page.getByText(/^CANCELAR · \d+ caminos?$/).first()).toBeVisible();
  });

  /** Of these nothing is seen before a form asks for documents, or a maintenance is announced. */
  const emptyAtFirst = ['attachments', 'maintenance', 'pageGate'];

  // In two halves, so that two workers finish at the same time.
  for (const half of [0, 1])
    test(`shows each flow fitted, its labels inside their boxes, and its page or purpose, half ${half + 1}`, async ({
      page,
      open,
    }) => {
      test.setTimeout(240_000);
      await open('login');
      const named = await page
        .getByLabel('Flujo')
        .getByRole('option')
        .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
      expect(named.length).toBeGreaterThan(30);
      const flows = named.filter((_, place) => place % 2 === half);
      const [unseen, crossing, outside]: [string[], string[][], string[]] = [[], [], []];
      for (const flow of flows) {
        const screen = await open(flow);
        if (emptyAtFirst.includes(flow)) await expect(page.getByTitle(`Pantalla de ${flow}`)).toBeVisible();
        else if ((await page.getByTitle(`Pantalla de ${flow}`).count()) > 0)
          await expect(
            // The session is checked before anything is shown.
            flow === 'session'
              ? screen.getByText(shellTexts.cargando)
              : screen.getByRole('heading').or(screen.getByRole('dialog')).first(),
            flow,
          ).toBeVisible();
        else {
          await expect(page.getByText(/^Este flujo no se ve\. \S/), flow).toBeVisible();
          unseen.push(flow);
        }
        await press(page, 'Ajustar');
        const [room, all] = [await drawing(page).boundingBox(), await drawing(page).locator('.back').boundingBox()];
        if (room === null || all === null || all.width > room.width || all.height > room.height) outside.push(flow);
        await page.evaluate(() => {
          document.adoptedStyleSheets = [];
        });
        crossing.push(await wordsOverTheirBox(page));
        // Far wider than the font that they were measured in.
        await page.evaluate(() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync('.chart text { font: 700 20px monospace !important }');
          document.adoptedStyleSheets = [sheet];
        });
        crossing.push(await wordsOverTheirBox(page));
      }
      expect(crossing.flat()).toEqual([]);
      expect(outside).toEqual([]);
      expect(unseen).toEqual(
        ['logout', 'member', 'onboardingCheck', 'sessionCheck'].filter((flow) => flows.includes(flow)),
      );
    });

  test("keeps labels in their boxes if the product's font fails to load", async ({ page, open }) => {
    await page.route(/\.woff2$/, (route) => route.fulfill({ status: 204 }));
    await open('login');
    expect(await page.evaluate(() => document.fonts.size)).toBe(0);
    expect(await wordsOverTheirBox(page)).toEqual([]);
  });

  test('shows the screen as wide as a phone or a desktop, in the theme and font of the page', async ({
    page,
    open,
  }) => {
    const screen = await open('connection');
    await press(page, 'SIN_CONEXION');
    await expect(screen.getByText(shellTexts.sinConexion)).toBeVisible();
    await expect(screen.getByRole('navigation').first()).toBeVisible();
    const width = () => screen.locator('html').evaluate(() => innerWidth);
    expect(await width()).toBe(360);
    await page.getByLabel('Escritorio').check();
    expect(await width()).toBe(1280);
    await page.getByLabel('Oscuro').check();
    for (const html of [page.locator('html'), screen.locator('html')]) {
      await expect(html).toHaveAttribute('data-theme', 'dark');
      expect(await html.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Figtree Variable');
    }
  });

  test('zooms by wheel, keys and buttons, and keeps the point under the pointer', async ({ page, open }) => {
    await open('login');
    await press(page, 'Ajustar');
    const at = 'autenticando';
    const before = await placeOf(page, at);
    const corner = await drawing(page).boundingBox();
    await page.mouse.move((corner?.x ?? 0) + before.x, (corner?.y ?? 0) + before.y);
    await page.mouse.wheel(0, -600);
    await expect.poll(async () => (await placeOf(page, at)).width / before.width).toBeGreaterThan(2);
    const near = await placeOf(page, at);
    expect([Math.abs(near.x - before.x), Math.abs(near.y - before.y)].every((far) => far < 2)).toBe(true);

    await page.mouse.down();
    await page.mouse.move((corner?.x ?? 0) + before.x + 50, (corner?.y ?? 0) + before.y - 30, { steps: 4 });
    await page.mouse.up();
    const dragged = await placeOf(page, at);
    expect([Math.round(dragged.x - near.x), Math.round(dragged.y - near.y)]).toEqual([50, -30]);

    await drawing(page).focus();
    await page.keyboard.press('ArrowLeft');
    expect(Math.round((await placeOf(page, at)).x - dragged.x)).toBe(60);
    await page.keyboard.press('+');
    expect((await placeOf(page, at)).width / dragged.width).toBeCloseTo(1.25, 1);
    await page.keyboard.press('0');
    expect(await placeOf(page, at)).toEqual(before);
    await press(page, 'Acercar');
    expect((await placeOf(page, at)).width / before.width).toBeCloseTo(1.25, 1);
    await press(page, 'Ajustar');
    expect(await placeOf(page, at)).toEqual(before);
    await press(page, 'Ver el estado');
    const room = await drawing(page).boundingBox();
    const now = await placeOf(page, 'formulario.editando');
    expect([Math.round(now.x - (room?.width ?? 0) / 2), Math.round(now.y - (room?.height ?? 0) / 2)]).toEqual([0, 0]);
  });

  test('finds a state by a part of its name and goes there by the shortest path, by keyboard alone', async ({
    page,
    open,
  }) => {
    await open('login');
    await page.keyboard.press('/');
    await expect(page.getByLabel('Buscar estado')).toBeFocused();
    await page.keyboard.type('SESION');
    await expect(page.getByText('1 de 4: formulario.sesionVencida')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^2 de 4: formulario\.sesion/)).toBeVisible();
    await page.keyboard.press('Shift+Enter');
    expect(await drawing(page).locator('.picked').getAttribute('data-state')).toBe('formulario.sesionVencida');
    await page.keyboard.type('xyz');
    await expect(page.getByText('Ningún estado se llama así.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.type('entrar');
    const go = page.getByRole('button', { name: /^Llegar aquí \(\d pasos\)$/ });
    for (let tab = 0; tab < 12 && !(await go.evaluate((one) => one === document.activeElement)); tab += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await state(page, 'formulario.sinEntrar');
    expect(new URL(page.url()).hash).toBe('#login/formulario.sinEntrar');
  });

  test('opens at the state of a link, highlights its transitions, and reports what it cannot find', async ({
    page,
    open,
  }) => {
    const screen = await open('login', 'informando');
    await state(page, 'informando');
    await expect(page.locator('.zoom output')).toHaveText('100 %');
    await expect(drawing(page).locator('.now')).toBeInViewport();
    await expect(screen.getByRole('dialog')).toBeVisible();
    const out = drawing(page).locator('text.out');
    await expect(out).toHaveText(['CERRAR', 'ABRIR']);
    const width = (line: string) =>
      drawing(page)
        .locator(line)
        .first()
        .evaluate((path) => Number.parseFloat(getComputedStyle(path).strokeWidth));
    expect(await width('path.out')).toBeGreaterThan(await width('path:not(.out, .taken, .last, .tip)'));
    await open('login', 'nada');
    await expect(page.getByRole('alert')).toHaveText('No hay camino a un estado «nada» de login.');
    await state(page, 'informando');
  });

  test('reports an unknown flow in one sentence', async ({ page, address }) => {
    const answer = await page.goto(`${address}#<b>nada`);
    expect(answer?.headers()['content-security-policy']).toContain("connect-src 'self'; frame-src 'self'");
    await expect(page.getByRole('alert')).toHaveText('El flujo «<b>nada» no existe. Estos son los que hay:');
    await page.getByRole('link', { name: /^session:/ }).click();
    await expect(page.getByRole('heading', { name: 'Simulador' })).toBeVisible();
  });

  for (const width of [1280, 768])
    test(`is clean at ${width}, and does not scroll sideways`, async ({ page, open }) => {
      await page.setViewportSize({ width, height: 900 });
      await open('session');
      for (const tab of ['Estado × evento', 'Estados', 'Códigos', 'Caminos', 'Dibujo']) {
        await page.getByRole('tab', { name: tab }).click();
        if (tab === 'Dibujo') await page.getByLabel('Buscar estado').fill('a');
        const violations = await violationsOf(page);
        expect(violations.map(({ id, nodes }) => [tab, id, nodes[0]?.html])).toEqual([]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page.getByLabel('Oscuro').check();
      expect((await violationsOf(page, colours)).map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('two fingers zoom and move the drawing', async ({ page, open }) => {
    await open('login');
    await press(page, 'Ajustar');
    const before = await placeOf(page, 'autenticando');
    const room = await drawing(page).boundingBox();
    const middle = { x: (room?.x ?? 0) + before.x, y: (room?.y ?? 0) + before.y };
    const touch = await page.context().newCDPSession(page);
    const fingers = (apart: number, down: number) => [
      { id: 1, x: middle.x - apart, y: middle.y + down },
      { id: 2, x: middle.x + apart, y: middle.y + down },
    ];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20, 0) });
    for (const apart of [25, 30, 35, 40])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart, apart - 20) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(async () => (await placeOf(page, 'autenticando')).width / before.width).toBeCloseTo(2, 1);
    const after = await placeOf(page, 'autenticando');
    // A touch moves by whole pixels.
    expect([Math.abs(after.x - before.x) < 2, Math.abs(after.y - before.y - 20) < 2]).toEqual([true, true]);
  });
});
