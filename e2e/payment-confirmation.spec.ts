import { contractStub } from './backends/contract-stub';
import { expect, test } from './browser/portal';
import { payer, paymentPage } from './pages/payment';
import { portalPage } from './pages/portal';
import { memberOf } from './props/members';

const address = '/solicitud/confirmacionPago';
const paid =
  'Se ha realizado el pago correctamente, estará recibiendo un recibo de pago a su correo electrónico registrado.';
const trouble = 'Ha ocurrido algun inconveniente durante el pago.';
const lines = [
  'Confirmado',
  'Estamos confirmando…',
  'Aún no aparece como pagada; no pague de nuevo todavía',
  'No se cobró nada.',
] as const;
const [confirmed, confirming, notYet, unpaid] = lines;
const catalogue = () => [
  { codigo: '00', descripcion: 'Transacción aprobada.' },
  { codigo: '51', descripcion: 'La tarjeta no tiene fondos suficientes. Intente con otra tarjeta.' },
];

test('[ROUTE-31] [PAYC-04] [PAYC-05] [PAYC-07] [PAYC-08] a visitor sees the headline by the code with its catalogue words, and no status line', async ({
  page,
}) => {
  await contractStub(page, {
    autenticarUsuarioAnonimo: () => ({ token: 'visitante' }),
    menu: () => [],
    flags: () => [],
    catalogoRespuesta: catalogue,
  });
  for (const [rest, headline, words] of [
    ['/ResponseCode=00', paid, 'Transacción aprobada.'],
    ['/51', trouble, 'La tarjeta no tiene fondos suficientes. Intente con otra tarjeta.'],
    ['/%3Cimg%20src=x%3E', trouble, ''],
  ] as const) {
    await page.goto(`${address}${rest}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirmación de pago');
    await expect(page).toHaveTitle('Confirmación de pago · Oficina Virtual');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(headline);
    await expect(page.getByText('Para ver el estado de su pago, inicie sesión.')).toBeVisible();
    await expect(page.getByText(words === '' ? 'Confirmación de pago' : words).first()).toBeVisible();
    for (const line of lines) await expect(page.getByText(line, { exact: true })).toHaveCount(0);
  }
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
  await portalPage(page).veoLogin();
});

test('[PAYC-01] [PAYC-03] [PAYC-06] a member sees the result of the reconciliation, whatever the address claims, and the receipt once confirmed, on the contract stub', {
  tag: '@first',
}, async ({ page, context }) => {
  const I = await payer(context, page, true);
  await I.abrir();
  await I.pagar('F1').click();
  await I.si.click();
  await expect(I.gateway).toBeVisible();
  const receipt = page.getByRole('heading', { name: 'Recibo de pago', exact: true });
  const at = async (rest: string, line: string, headline: string) => {
    await page.goto(`${address}${rest}`);
    await expect(page.getByText(line, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: headline })).toBeVisible();
  };
  await at('/00', confirming, paid);
  await expect(receipt).toHaveCount(0);
  I.back.decline();
  await at('/51', unpaid, trouble);
  await at('/00', notYet, paid);
  I.back.settle();
  await page.getByRole('button', { name: 'Comprobar ahora' }).click();
  await expect(page.getByText(confirmed, { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(receipt).toBeVisible();
  await page.getByRole('button', { name: 'Ver mis facturas' }).click();
  await expect(I.title).toBeVisible();
  expect([I.posted.length, I.stub.asked('ordenCompraGenerar')]).toEqual([1, 1]);
});

test.describe('as a new member would, at 360 px, with the gateway of the demonstration', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('pays, is declined, has half of it approved and loses the answer: each time the page shows the true state', async ({
    page,
  }) => {
    const many = memberOf(1007, 'núcleo de doce');
    await portalPage(page).entrar(many);
    const I = paymentPage(page);
    const pay = async (choice: string) => {
      await I.abrir();
      await page
        .getByRole('button', { name: /^Pagar la factura/ })
        .first()
        .click();
      await I.si.click();
      await page.getByLabel(choice).check();
      await page.getByRole('button', { name: 'Responder' }).click();
    };
    const veo = (line: string) => expect(page.getByText(line, { exact: true }).first()).toBeVisible();
    await pay('Aprobar (00)');
    await veo(confirmed);
    await expect(page.getByRole('heading', { name: 'Recibo de pago', exact: true })).toBeVisible();
    await pay('Rechazar por fondos insuficientes (51)');
    await veo(unpaid);
    await expect(page.getByText('La tarjeta no tiene fondos suficientes. Intente con otra tarjeta.')).toBeVisible();
    const declined = page.getByRole('definition').first();
    const numero = (await declined.textContent()) ?? '';
    await page.getByRole('button', { name: 'Intentar otra vez' }).click();
    await expect(I.question).toContainText(numero);
    await I.question.getByRole('button', { name: 'No', exact: true }).click();
    await expect(I.pagar(numero)).toBeVisible();
    await pay('Aprobar con el código 10, por la mitad del monto');
    await veo(confirming);
    await pay('Aprobar y perder la respuesta: no volver al comercio');
    await page.goto(address);
    await veo(confirmed);
  });
});
