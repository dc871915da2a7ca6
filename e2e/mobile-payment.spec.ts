import { checkState, printChecked, sizes } from './accessibility/check-state';
import { contractStub } from './backends/contract-stub';
import { demoAddress } from './backends/demo-address';
import { expect, test } from './browser/portal';
import { portalPage } from './pages/portal';
import { memberOf } from './props/members';

const address = '/pagos/movil';
const order = 'canario-900000000001';
const token = '10000001;2500;7001;900000000001;100000000000000018';
const trouble = 'Ha ocurrido algun inconveniente durante el pago.';

test.afterAll(printChecked);

const visitor = async (page: Parameters<typeof contractStub>[0], session: () => { session: string }) =>
  contractStub(page, {
    autenticarUsuarioAnonimo: () => ({ token: 'visitante' }),
    menu: () => [],
    flags: () => [],
    generarSession: session,
  });

for (const size of ['phone', 'desktop'] as const)
  test(`[ROUTE-35] [PAYM-01] [PAYM-02] [PAYM-03] [PAYM-06] a visitor sees invoice and amount, and the form goes to the gateway automatically; Back sends nothing: ${size}`, async ({
    page,
  }) => {
    await page.setViewportSize(sizes[size]);
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

test("[PAYM-04] [PAYM-05] missing or malformed parts, and a failed session call: 'Ha ocurrido algun inconveniente durante el pago.', and no form", async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone);
  const stub = await visitor(page, () => ({ session: '<b>' }));
  const posted: string[] = [];
  await page.route('**/demo/pasarela/**', (route) => {
    posted.push(route.request().url());
    return route.fulfill({ status: 204 });
  });
  for (const bad of [
    token.slice(0, token.lastIndexOf(';')),
    `${token};1`,
    ...['0', '-1', 'NaN', '1e309', '5.000,00'].map((amount) => token.replace('2500', amount)),
    token.replace('900000000001', order),
    '%E0%A4%A',
  ]) {
    await page.goto(`${address}/${bad}`);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(trouble);
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  }
  await checkState(page, 'bad link');
  expect(stub.asked('generarSession')).toBe(0);
  await page.goto(`${address}/${token}`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(trouble);
  await expect(page.getByText('No se envió ningún pago.')).toBeVisible();
  await expect(page.getByText('RD$ 2,500.00')).toBeVisible();
  await checkState(page, 'no session');
  await page.getByRole('button', { name: 'Reintentar' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
  expect([stub.asked('generarSession'), posted]).toEqual([2, []]);
  await page.getByRole('button', { name: 'Ver mis facturas' }).click();
  await portalPage(page).veoLogin();
});

test('a member whose link has another amount, or an unknown order, pays nothing on the real server', async ({
  page,
}) => {
  await portalPage(page).entrar();
  const pending = await page.evaluate(async () => {
    const response = await fetch('/api/Pago/FacturasPendientesPago?CodigoAfiliado=10000001', {
      headers: { authorization: `Bearer ${localStorage.getItem('token')}` },
    });
    const invoices: { numeroFactura: string; estatusFactura: string; montoTotal: number }[] = await response.json();
    return invoices.find(({ estatusFactura }) => estatusFactura !== 'Procesando');
  });
  const { numeroFactura = '', montoTotal = 0 } = pending ?? {};
  const rest = `${numeroFactura};900000000001;100000000000000018`;
  await page.goto(`${address}/10000001;1;${rest}`);
  await expect(page.getByText('El monto de la factura cambió. Revise sus facturas antes de pagar.')).toBeVisible();
  await page.goto(`${address}/10000001;${montoTotal};${rest}`);
  await expect(
    page.getByText('Los datos de este pago no son válidos. Vuelva a sus facturas e intente nuevamente.'),
  ).toBeVisible();
  await page.goto(`${address}/10000003;${montoTotal};${rest}`);
  await expect(page.getByText('Este pago es de otra cuenta que la de su sesión.')).toBeVisible();
  await checkState(page, 'refused');
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
