import { checkState, printChecked, sizes } from './accessibility/check-state';
import { contractStub } from './backends/contract-stub';
import { demoAddress } from './backends/demo-address';
import { expect, test } from './browser/portal';
import { portalPage } from './pages/portal';
import { memberOf } from './props/members';

const address = '/pagos/movil';
const token = '10000001;2500;7001;900000000001;100000000000000018';

test.afterAll(printChecked);

const visitor = async (page: Parameters<typeof contractStub>[0], session: () => { session: string }) =>
  contractStub(page, {
    autenticarUsuarioAnonimo: () => ({ token: 'visitante' }),
    menu: () => [],
    flags: () => [],
    generarSession: session,
  });

test(`[ROUTE-35] [PAYM-01] [PAYM-02] [PAYM-03] [PAYM-06] a visitor sees invoice and amount, and the form goes to the gateway automatically; Back sends nothing`, async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone);
  const stub = await visitor(page, () => ({ session: 'SESION-1' }));
  const posted: (string | null)[] = [];
  await page.route('**/demo/pasarela/**', (route) => {
    posted.push(route.request().postData());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>P</title><h1>Pasarela</h1>' });
  });
  const requests: string[] = [];
  page.on('request', (request) => {
    if (`${request.url()}${request.postData() ?? ''}`.includes(token)) requests.push(request.method());
  });
  await page.goto(`${address}/Token=${token}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pasarela');
  expect([posted, requests]).toEqual([['SESSION=SESION-1'], ['GET']]);
  expect(stub.heard.filter(({ call }) => call === 'generarSession')).toEqual([
    {
      call: 'generarSession',
      query: { codigoAfiliado: '10000001', isMobile: 'true', IdOrdenFactura: '100000000000000018' },
      body: { ordenId: '900000000001', transactionId: '7001', amount: 2500 },
    },
  ]);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pago con tarjeta');
  await expect(page.getByText('Si ya pagó, no pague de nuevo todavía.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await checkState(page, 'back');
  expect([posted.length, stub.asked('generarSession')]).toEqual([1, 1]);
});

test('a demo visitor creates a link, pays by it without a session, and its owner sees the payment', {
  tag: '@first',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(demoAddress('/demo/pagos-moviles'));
  await checkState(page, 'links of the demonstration');
  const make = page.getByRole('listitem').filter({ hasText: '(10000003)' }).getByRole('button');
  const factura = ((await make.getAttribute('aria-label')) ?? '').split(' ').at(-1) ?? '';
  await make.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Enlace de la factura ${factura}`);
  await checkState(page, 'link of the demonstration');
  await page.getByRole('link', { name: 'Con otro monto' }).click();
  await expect(page.getByText('Los datos de este pago no son válidos.', { exact: false })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Pagar esta factura' }).click();
  await page.getByLabel('Aprobar (00)').check();
  await page.getByRole('button', { name: 'Responder' }).click();
  await expect(page.getByText('Para ver el estado de su pago, inicie sesión.')).toBeVisible();
  await portalPage(page).entrar(memberOf(1007, 'Pensionado'));
  await page.goto('/pagos');
  await expect(page.getByText('No cuenta con factura(s) pendiente(s).')).toBeVisible();
});
