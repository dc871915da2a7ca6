import { checkState, printChecked, sizes } from './accessibility/check-state';
import { contractStub } from './backends/contract-stub';
import { linkIn } from './backends/mails';
import { expect, test } from './browser/portal';
import { linkPage, linkToken } from './pages/links';
import { portalPage } from './pages/portal';

const call = /Billetera\/obtener\/archivo\/ios/;
const fileName = 'nombre-de-24-letras.firma-canario';
const good = linkToken({ exp: 4_000_000_000, codigoAfiliado: '10000001', fileName });
const old = linkToken({ exp: 1_700_000_000, fileName });
const address = '/confirmacionBilletera';
const pass = { body: 'PK y lo demás', contentType: 'application/vnd.apple.pkpass', json: undefined };
const file = { ...pass, headers: { 'content-disposition': 'attachment' } };
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const missing = { status: 501, json: { mensaje: '' } };

test.afterAll(printChecked);

test.describe('on an iPhone', () => {
  test.use({ userAgent: iphone, viewport: sizes.phone });

  test('[WALLET-03] [WALLET-04] [WALLET-05] [WALLET-06] thanks, downloads by the name in the link, and leads to the wallet, on the contract stub', {
    tag: '@first',
  }, async ({ page }) => {
    const server = await contractStub(page, {
      autenticarUsuarioAnonimo: () => ({ token: 'visitante' }),
      menu: () => [],
      flags: () => [],
      obtenerArchivoIos: () => new Blob([pass.body], { type: pass.contentType }),
    });
    const I = linkPage(page);
    await I.abrir(`${address}/token=${good}`);
    await expect(I.title).toHaveText('Carnet en la billetera');
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(
      page.getByText('Gracias por solicitar su carnet. Pulse el botón para añadirlo a la billetera de su teléfono.'),
    ).toBeVisible();
    await expect(page.getByRole('definition')).toHaveText(['10000001']);
    await expect(page.getByText('Este archivo es para la billetera de un iPhone.')).toHaveCount(0);
    const download = page.waitForEvent('download');
    await I.press('Agregar a billetera');
    expect(new URL((await download).url()).search).toBe(`?fileName=${fileName}`);
    await I.veo('Su carnet se descargó.');
    await expect(I.outcome).toBeFocused();
    await expect(page.getByRole('link', { name: 'Redireccionar a billetera' })).toHaveAttribute('href', 'shoebox://');
    const asked = server.heard.filter((one) => one.call === 'obtenerArchivoIos');
    expect(asked.map(({ query, body }) => [query, body])).toEqual(asked.map(() => [{ fileName }, undefined]));
    // Checked at opening, checked at the press, and downloaded by the browser.
    expect(asked).toHaveLength(3);
  });

  test('another application opens the wallet if configured', async ({ page }) => {
    const I = linkPage(page);
    await page.route(`**${address}/*`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace('id="ajustes">{', 'id="ajustes">{"billetera":{"aplicacion":"otra-billetera:abrir"},');
      await route.fulfill({ response, body });
    });
    await page.route(call, (route) => route.fulfill(file));
    await I.abrir(`${address}/${good}`);
    await I.press('Agregar a billetera');
    await expect(page.getByRole('link', { name: 'Redireccionar a billetera' })).toHaveAttribute(
      'href',
      'otra-billetera:abrir',
    );
  });
});

test.describe('on another phone', () => {
  test("[WALLET-01] [WALLET-02] a member's mail ends their session, and without a certificate the page says what is offered instead", async ({
    page,
    request,
  }) => {
    const I = linkPage(page);
    const portal = portalPage(page);
    await portal.entrar();
    const other = await page.context().newPage();
    await other.goto('/citas');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Citas');
    await I.abrir(await linkIn(request, 'maria.pena@ejemplo.do', address));
    await I.veo('Todavía no preparamos carnets para la billetera.');
    await expect(page.getByText('Mientras tanto, inicie sesión y use su carnet digital.')).toBeVisible();
    expect(await portal.guardado()).toEqual({ autenticado: 'false', token: null, lastActivity: null });
    await portalPage(other).veoLogin();
    await I.press('Ver mi carnet digital');
    await portal.veoLogin();
    await expect(page).toHaveURL(/\/login\?volver=%2Fcarne$/);
  });

  test('a reload finds no token, and asks to open the mail again; the card can be added by keyboard alone', async ({
    page,
  }) => {
    const I = linkPage(page);
    await page.route(call, (route) => route.fulfill(file));
    await I.abrir(`${address}/${good}`);
    await expect(page.getByRole('button', { name: 'Agregar a billetera' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Agregar a billetera' })).toBeFocused();
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    await download;
    await expect(I.outcome).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Redireccionar a billetera' })).toBeFocused();
    await page.reload();
    await I.veo('Falta el enlace de su correo.');
  });
});

test('token and name appear in their calls only: no other request, text, storage, history or console', async ({
  page,
}) => {
  const I = linkPage(page);
  const said: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('request', async (request) => {
    const headers = JSON.stringify(await request.allHeaders().catch(() => ({})));
    if (/firma-canario/.test(`${request.url()}${headers}${request.postData() ?? ''}`))
      requests.push(new URL(request.url()).pathname.replace(/\/[^/]*firma-canario/, '/…'));
  });
  await page.route(call, (route) => route.fulfill(file));
  await I.abrir(`${address}/${good}`);
  const download = page.waitForEvent('download');
  await I.press('Agregar a billetera');
  await download;
  await expect(I.outcome).toBeVisible();
  const seen = await page.evaluate(() =>
    JSON.stringify([
      location.href,
      document.title,
      document.referrer,
      document.documentElement.outerHTML,
      history.state,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
    ]),
  );
  expect([seen.includes('firma-canario'), said.filter((line) => line.includes('canario'))]).toEqual([false, []]);
  const api = '/api/Billetera/obtener/archivo/ios';
  expect(requests.toSorted()).toEqual([api, api, api, `${address}/…`]);
});

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone });

  test('every state of the wallet is clean', async ({ page }) => {
    const I = linkPage(page);
    const open = async (rest: string) => I.abrir(`${address}/${rest}`);
    await open('');
    await checkState(page, 'sinEnlace');
    await open(old);
    await I.veo('El token expiro, favor realizar la solicitud nuevamente.');
    await checkState(page, 'vencido');
    await open('x'.repeat(5_000));
    await checkState(page, 'invalido');
    await I.responde(call, missing);
    await open(good);
    await I.veo('Todavía no preparamos carnets para la billetera.');
    await checkState(page, 'sinPases');
    await I.responde(call, 'corte');
    await open(good);
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible({ timeout: 15_000 });
    await checkState(page, 'fallida');
    await page.unroute(call);
    await page.route(call, (route) => route.fulfill(file));
    await I.press('Reintentar');
    await expect(page.getByRole('button', { name: 'Agregar a billetera' })).toBeVisible();
    await checkState(page, 'ofreciendo');
    await I.press('Agregar a billetera');
    await I.veo('Su carnet se descargó.');
    await checkState(page, 'descargado');
    await page.unroute(call);
    await page.route(call, () => undefined);
    await I.press('Descargar otra vez');
    await expect(page.getByText('Preparando la descarga…')).toBeVisible();
    await checkState(page, 'pidiendo');
    await open(good);
    await expect(page.getByText('Buscando su carnet…')).toBeVisible();
    await checkState(page, 'buscando');
  });
});
