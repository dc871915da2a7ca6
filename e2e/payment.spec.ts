import type { Page } from 'playwright/test';
import { checkState, printChecked, sizes } from './accessibility/check-state';
import { demoAddress } from './backends/demo-address';
import { expect, test } from './browser/portal';
import { payer, paymentPage } from './pages/payment';
import { portalPage } from './pages/portal';
import { memberOf } from './props/members';

test.use({ viewport: sizes.desktop });
test.afterAll(printChecked);

const processing = 'Se esta procesando el pago de esta factura.';

test("[PAY-01] [PAY-02] [PAY-04] [PAY-05] [PAY-06] invoices are cards in a panel of at least 450, 'Generada' is highlighted, and an empty list says so, on the contract stub", async ({
  page,
  context,
}) => {
  const I = await payer(context, page, false);
  await page.clock.setFixedTime('2023-11-14T12:00:00-04:00');
  await I.abrir();
  await expect(I.cards).toHaveText([
    /^FacturaGeneradaF1RD\$\s2,500\.00Límite de pago17-11-2023Vence en 3 díasFecha de factura20-10-2023Pagar la factura F1$/,
  ]);
  const panel = await I.list.locator('..').boundingBox();
  expect(panel?.height ?? 0).toBeGreaterThanOrEqual(450);
  await checkState(page, 'invoices');
  const [first] = I.back.does.invoices();
  I.stub.spoil('facturasPendientesPago', (route) =>
    route.fulfill({ json: [first, { ...first, numeroFactura: 'F2', estatusFactura: 'Aplazada' }] }),
  );
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(I.cards).toHaveCount(2);
  const [generated, unknown] = await Promise.all(
    ['Generada', 'Aplazada'].map((status) =>
      page.getByText(status, { exact: true }).evaluate((badge) => getComputedStyle(badge).backgroundColor),
    ),
  );
  expect(generated).not.toBe(unknown);
  I.stub.mend('facturasPendientesPago');
  I.back.settle();
  const read = I.stub.hold('facturasPendientesPago');
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(I.pagar('F1')).toHaveAttribute('aria-disabled', 'true');
  read();
  await expect(page.getByText('No cuenta con factura(s) pendiente(s).')).toBeVisible();
  expect(I.stub.heard.filter(({ call }) => call === 'conciliarPendiente').map(({ query }) => query)).toEqual([
    { codigoAfiliado: '1001' },
    { codigoAfiliado: '1001' },
    { codigoAfiliado: '1001' },
  ]);
});

test("[PAY-08] [PAY-09] [PAY-10] [PAY-13] [PAY-14] '¿Desea realizar este pago?': no sends nothing; yes posts SESSION alone to the gateway, by keyboard", async ({
  page,
  context,
}) => {
  const I = await payer(context, page, true);
  await I.abrir();
  await I.pagar('F1').focus();
  await page.keyboard.press('Enter');
  await expect(I.question).toBeVisible();
  await expect(I.question.getByText('¿Desea realizar este pago?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'No', exact: true })).toBeFocused();
  await checkState(page, 'question');
  await page.keyboard.press('Enter');
  await expect(I.question).toHaveCount(0);
  await expect(I.pagar('F1')).toBeFocused();
  expect(I.stub.asked('ordenCompraGenerar')).toBe(0);
  await page.keyboard.press('Enter');
  await I.si.focus();
  await page.keyboard.press('Enter');
  await expect(I.gateway).toBeVisible();
  expect(I.posted).toEqual([{ session: 'SES-1', fields: ['SESSION'] }]);
  expect(I.stub.sent('generarSession')).toEqual([{ ordenId: 'O1', transactionId: 'F1', amount: 2500 }]);
});

test('after Back from the gateway the card itself continues the payment, in the same session, by keyboard', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const I = await payer(context, page, true);
  await I.abrir();
  await I.pagar('F1').click();
  await I.si.click();
  await expect(I.gateway).toBeVisible();
  await page.goBack();
  await expect(I.cards).toContainText(processing);
  await expect(I.cards).not.toContainText('No pague de nuevo');
  await expect(I.cards.getByRole('button')).toHaveCount(1);
  await checkState(page, 'own payment');
  await I.seguir('F1').focus();
  await page.keyboard.press('Enter');
  await expect(I.gateway).toBeVisible();
  expect(I.posted.map(({ session }) => session)).toEqual(['SES-1', 'SES-1']);
  expect(I.stub.asked('ordenCompraGenerar')).toBe(1);
});

const gestures = {
  'ten taps': (page: Page) =>
    paymentPage(page).si.evaluate((button: HTMLElement) => {
      for (let tap = 0; tap < 10; tap += 1) button.click();
    }),
  'Enter and a tap': async (page: Page) => {
    const { si } = paymentPage(page);
    await si.focus();
    await page.keyboard.press('Enter');
    // The button may be gone by now.
    await si.dispatchEvent('click', {}, { timeout: 300 }).catch(() => undefined);
  },
} as const;
const returns: Readonly<Record<string, (page: Page) => Promise<Page>>> = {
  reload: async (page) => {
    await page.goto('/pagos');
    return page;
  },
  Back: async (page) => {
    await page.goBack();
    return page;
  },
  'pageshow persisted': async (page) => {
    await page.goBack();
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    return page;
  },
  'second tab': async (page) => {
    const other = await page.context().newPage();
    await other.goto('/pagos');
    return other;
  },
};

for (const careful of [true, false])
  for (const [gesture, press] of Object.entries(gestures))
    for (const [way, comeBack] of Object.entries(returns))
      test(`one authorisation: ${gesture}, ${way}, a ${careful ? 'careful' : 'careless'} back end`, async ({
        page,
        context,
      }) => {
        const I = await payer(context, page, careful);
        await I.abrir();
        await I.pagar('F1').click();
        await press(page);
        await expect(I.gateway).toBeVisible();
        const acting = await comeBack(page);
        const now = paymentPage(acting);
        // A careful back end continues the session; a careless one keeps the invoice waiting for it.
        const held = acting.getByText('Aún no aparece como pagada; no pague de nuevo todavía.');
        await expect(now.seguir('F1').or(held)).toBeVisible();
        if (careful) {
          await now.seguir('F1').click();
          await expect(now.gateway).toBeVisible();
        }
        expect(new Set(I.posted.map(({ session }) => session)).size).toBe(1);
        I.back.charge('SES-1');
        const last = await context.newPage();
        await last.goto('/pagos');
        await expect(last.getByText('No cuenta con factura(s) pendiente(s).')).toBeVisible();
        expect(I.back.charges()).toBe(1);
      });

test.describe('with the gateway of the demonstration', () => {
  const twelve = memberOf(1007, 'núcleo de doce');
  test.use({ viewport: { width: 360, height: 740 } });

  test('a member pays, declines, and leaves by Back: the page shows the true state each time', {
    tag: '@first',
  }, async ({ page }) => {
    await portalPage(page).entrar(twelve);
    const I = paymentPage(page);
    await I.abrir();
    const offered = page.getByRole('button', { name: /^Pagar la factura/ });
    await expect(offered.nth(3)).toBeVisible();
    const numbers = (await offered.allTextContents()).map((text) => /la factura (\S+)/.exec(text)?.[1] ?? '');
    const [paid = '', declined = '', left = ''] = numbers.slice(1);
    const goTo = async (numero: string) => {
      await I.pagar(numero).click();
      await I.si.click();
      await expect(page.getByRole('heading', { name: 'Pasarela de demostración' })).toBeVisible();
    };
    const answer = async (choice: string) => {
      await page.getByLabel(choice).check();
      await page.getByRole('button', { name: 'Responder' }).click();
      await expect(page).toHaveURL(/\/solicitud\/confirmacionPago/);
    };
    await goTo(paid);
    await answer('Aprobar (00)');
    await I.abrir();
    await expect(page.getByRole('heading', { name: 'Recibo de pago' })).toBeVisible();
    await expect(I.pagar(paid)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Añadir el vencimiento al calendario' })).toHaveAttribute(
      'download',
      'vencimiento.ics',
    );
    await checkState(page, 'receipt');
    await page.getByRole('button', { name: `Cerrar el recibo de la factura ${paid}` }).click();
    await expect(page.getByRole('heading', { name: 'Recibo de pago' })).toHaveCount(0);
    const earlier = page.getByRole('region', { name: 'Facturas pagadas' });
    await earlier.getByText(`(factura ${paid})`).click();
    await expect(earlier.getByRole('heading', { name: 'Recibo de pago' })).toBeVisible();
    await checkState(page, 'receipt of an invoice paid earlier');

    await goTo(declined);
    await answer('Rechazar por fondos insuficientes (51)');
    await I.abrir();
    await expect(I.pagar(declined)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Recibo de pago' })).toHaveCount(0);

    await goTo(left);
    await page.goBack();
    await I.seguir(left).click();
    await expect(page.getByRole('heading', { name: 'Pasarela de demostración' })).toBeVisible();
    await answer('Cancelar y volver al comercio (17)');
    await I.abrir();
    await expect(I.pagar(left)).toBeVisible();
  });

  test('in two tabs, and without a network at the return: charges once, and shows the true state each time', async ({
    page,
    context,
    request,
  }) => {
    await portalPage(page).entrar(twelve);
    const other = await context.newPage();
    const tabs = [page, other];
    for (const tab of tabs) await paymentPage(tab).abrir();
    const offered = page.getByRole('button', { name: /^Pagar la factura/ });
    await expect(offered.first()).toBeVisible();
    const [, numero = ''] = /la factura (\S+)/.exec((await offered.last().textContent()) ?? '') ?? [];
    for (const tab of tabs) await paymentPage(tab).pagar(numero).click();
    for (const tab of tabs) await expect(paymentPage(tab).si).toBeVisible();
    // The question of one tab closes when the other one pays.
    await Promise.all(
      tabs.map((tab) =>
        paymentPage(tab)
          .si.dispatchEvent('click', {}, { timeout: 300 })
          .catch(() => {}),
      ),
    );
    const gateway = (tab: Page) => tab.getByRole('heading', { name: 'Pasarela de demostración' });
    const held = (tab: Page) =>
      tab
        .getByRole('listitem')
        .filter({ hasText: numero })
        .getByText(/Se esta procesando|No se inició el pago/);
    for (const tab of tabs) await expect(gateway(tab).or(held(tab)).first()).toBeVisible();
    const left = (await gateway(page).isVisible()) ? page : other;

    const asked = /\/api\/Pago\//;
    await context.route(asked, (route) => route.abort());
    await left.getByLabel('Aprobar (00)').check();
    await left.getByRole('button', { name: 'Responder' }).click();
    await expect(left.getByText('No pudimos comprobar su pago')).toBeVisible();
    await expect(left.getByText('Confirmado', { exact: true })).toHaveCount(0);
    await context.unroute(asked);
    // The page asks again by itself too, and may take the button away before a click is steady.
    await left.getByRole('button', { name: 'Comprobar ahora' }).dispatchEvent('click');
    await expect(left.getByRole('strong').filter({ hasText: /^Confirmado$/ })).toBeVisible();

    for (const tab of tabs) {
      await paymentPage(tab).abrir();
      await expect(tab.getByRole('button', { name: /factura/ }).first()).toBeVisible();
      await expect(paymentPage(tab).pagar(numero)).toHaveCount(0);
    }
    const book = await request.get(demoAddress('/demo/pasarela'), { headers: { accept: 'application/json' } });
    const { sesiones } = (await book.json()) as { sesiones: { factura: string; autorizaciones: number }[] };
    const charges = sesiones.filter(({ factura }) => factura === numero).map(({ autorizaciones }) => autorizaciones);
    expect(charges.reduce((sum, times) => sum + times, 0)).toBe(1);
  });
});
