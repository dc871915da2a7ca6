import type { Page } from 'playwright/test';
import { checkState, printChecked, sizes } from './accessibility/check-state';
import { contractStub } from './backends/contract-stub';
import { expect, test } from './browser/portal';
import { loginPage } from './pages/login';
import { portalPage } from './pages/portal';
import { titular } from './props/members';
import { sessionOf } from './walks/member-session';

const frameOf = (page: Page) => page.getByTitle('Página del club de beneficios');
const inFrame = (page: Page) => page.frameLocator('[title="Página del club de beneficios"]');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' });

test.use({ viewport: sizes.desktop });
test.afterAll(printChecked);

interface World {
  regimen?: string;
  plan?: string;
}

/** A member on the club page, on the contract stub. */
const clubOnContract = async (page: Page, { regimen = 'SUBSIDIADO', plan = 'Plan básico' }: World = {}) => {
  const server = await contractStub(page, {
    autenticarUsuarioAnonimo: () => ({ token: 'visitante' }),
    getAfiliado: () => ({ nombres: 'Ana', apellidos: 'Peña', regimen, tipoAfiliacion: 'TITULAR' }),
    menu: () => [
      { id: '1', titulo: 'Inicio', icono: 'inicio', url: '/', externo: false, requireLogin: true, hijos: [] },
      { id: '7', titulo: 'Club', icono: 'club', url: '/club', externo: false, requireLogin: true, hijos: [] },
    ],
    flags: () => [{ nombre: 'VER_PERFIL', esWeb: true }],
    nucleoCarnet: () => [{ idAfiliado: '1001', planes_Nombre: plan, regimen, idTipoPlan: 1 }],
    bitacoraNuevo: () => ({ mensaje: '' }),
  });
  await page.addInitScript(
    (kept) => {
      // The frame has no storage access.
      if (window !== window.top) return;
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    sessionOf('1001', Date.now()),
  );
  return server;
};

test('[CLUB-01] [AUDIT-03] a member sees the club in a sandboxed frame, and the opening is audited, on the contract stub', {
  tag: '@first',
}, async ({ page }) => {
  const server = await clubOnContract(page);
  await page.goto('/club');
  await expect(title(page)).toHaveText('Club de beneficios');
  await expect(page).toHaveTitle('Club de beneficios · Oficina Virtual');
  await expect(inFrame(page).getByRole('heading', { level: 1 })).toHaveText('Club de ejemplo');
  const attributes = await frameOf(page).evaluate((frame) =>
    Object.fromEntries(['src', 'sandbox', 'referrerpolicy'].map((name) => [name, frame.getAttribute(name)])),
  );
  expect(attributes).toEqual({
    src: '/demo/club',
    sandbox: 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
    referrerpolicy: 'strict-origin',
  });
  expect(server.sent('bitacoraNuevo')).toEqual([
    { tipoDocumento: 3, documento: '1001', creadorPor: 'WEB', valorAnterior: '', valorNuevo: '', idTipoBitacora: 9 },
  ]);
  await expect(page.getByRole('link', { name: /^Abrir el club en otra pestaña/ })).toHaveAttribute(
    'href',
    '/demo/club',
  );
});

test('[CLUB-03] from the menu the club opens in a new tab, and the portal stays on its page, with its session', async ({
  page,
}) => {
  await portalPage(page).entrar();
  await page.goto('/citas');
  const opened = page.context().waitForEvent('page');
  await menu(page)
    .getByRole('link', { name: /^Club de beneficios/ })
    .click();
  const club = await opened;
  await expect(title(club)).toHaveText('Club de beneficios');
  await expect(inFrame(club).getByRole('heading', { level: 1 })).toHaveText('Club de ejemplo');
  await expect(page).toHaveURL(/\/citas$/);
  await club.goto('/citas');
  await expect(title(club)).toHaveText('Citas');
  await expect(menu(page)).toBeVisible();
});

test("[CLUB-04] [CLUB-07] a visitor logs in first, 'club_beneficiario' is stored, and leaving the club ends the session", async ({
  page,
}) => {
  const I = loginPage(page);
  await page.goto('/club');
  await portalPage(page).veoLogin();
  expect(await page.evaluate(() => localStorage.getItem('club_beneficiario'))).toMatch(/^\d+$/);
  await I.abrir();
  await I.entrar(titular);
  await expect(page).toHaveURL(/\/club$/);
  await expect(inFrame(page).getByRole('heading', { level: 1 })).toHaveText('Club de ejemplo');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('club_beneficiario'))).toBeNull();
  await menu(page).getByRole('link', { name: 'Inicio' }).click();
  await portalPage(page).veoLogin();
  expect((await portalPage(page).guardado()).token).toBeNull();
});

/** A portal without a configured club. */
const withoutClub = (page: Page) =>
  page.route('**/club', async (route) => {
    if (new URL(route.request().url()).pathname !== '/club') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/"club":\{[^}]*\},?/, '');
    await route.fulfill({ response, body });
  });

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone });

  test('every state of the club is clean', async ({ page }) => {
    const server = await clubOnContract(page, { regimen: 'COLECTIVOS VOLUNTARIOS', plan: 'SUBSIDIADO' });
    await page.goto('/club');
    await expect(inFrame(page).getByRole('heading', { level: 1 })).toBeVisible();
    await checkState(page, 'abierto');
    server.spoil('nucleoCarnet', (route) => route.fulfill({ status: 501, json: { mensaje: '' } }));
    await page.goto('/club');
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await checkState(page, 'fallida');
    server.spoil('nucleoCarnet', async () => undefined);
    await page.goto('/club');
    await expect(page.getByText('Comprobando si su plan tiene acceso al club…')).toBeVisible();
    await checkState(page, 'consultandoPlan');
    server.mend('nucleoCarnet');
    await page.route('**/demo/club', () => undefined);
    await page.clock.install();
    await page.goto('/club', { waitUntil: 'commit' });
    await expect(page.getByText('Abriendo el club…')).toBeVisible();
    await checkState(page, 'abriendo');
    await page.clock.fastForward(20_000);
    await expect(page.getByText('El club no está respondiendo.')).toBeVisible();
    await checkState(page, 'sinRespuesta');
    await page.unroute('**/demo/club');
    await withoutClub(page);
    await page.goto('/club');
    await expect(page.getByText('El club de beneficios no está disponible en este momento.')).toBeVisible();
    await checkState(page, 'sinClub');
  });
});
