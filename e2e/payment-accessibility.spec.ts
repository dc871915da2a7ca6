import type { Page } from 'playwright/test';
import { checkState, printChecked, sizes } from './accessibility/check-state';
import { expect, test } from './browser/portal';
import { payer } from './pages/payment';

const confirmation = '/solicitud/confirmacionPago';
const link = '/pagos/movil/1001;2500;F1;900000000001;18';
const long =
  'Mensaje muy largo del servidor, con palabrassinningúnespacioquenocabenenningunalíneadelapantalla. '.repeat(3);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const cut = (route: { abort(): Promise<void> }) => route.abort();
/** Tabs from the focused element until this one has the focus. */
const tabTo = async (page: Page, name: string) => {
  const wanted = button(page, name);
  await expect(wanted).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(wanted).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [1] });
};

test.afterAll(printChecked);

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone });

  test('every state of the payments is clean', async ({ page, context }) => {
    const I = await payer(context, page, true);
    const read = I.stub.hold('facturasPendientesPago');
    await I.abrir();
    await checkState(page, 'leyendo');
    read();
    await expect(I.pagar('F1')).toBeVisible();
    await checkState(page, 'lista');
    await I.pagar('F1').click();
    await expect(I.question).toBeVisible();
    await checkState(page, 'preguntando');
    const order = I.stub.hold('ordenCompraGenerar');
    I.spoil('order');
    await I.si.click();
    await expect.poll(() => I.stub.asked('ordenCompraGenerar')).toBe(1);
    await checkState(page, 'creandoOrden');
    order();
    await expect(I.cards.getByRole('alert')).toBeVisible();
    await checkState(page, 'conAviso');
    await I.pagar('F1').click();
    await I.si.click();
    await expect(I.gateway).toBeVisible();
    await page.goBack();
    await expect(I.seguir('F1')).toBeVisible();
    await checkState(page, 'propia');
    const own = await page.evaluate(() => {
      const stored = localStorage.getItem('borrador_1001_pagos') ?? '';
      localStorage.removeItem('borrador_1001_pagos');
      return stored;
    });
    await button(page, 'Actualizar').click();
    await I.verEstado('F1').click();
    await expect(I.warning).toBeVisible();
    await checkState(page, 'advirtiendo');
    await button(page, 'Entendido').click();
    await page.evaluate((stored) => localStorage.setItem('borrador_1001_pagos', stored), own);
    I.stub.spoil('facturasPendientesPago', cut);
    await button(page, 'Actualizar').click();
    await expect(button(page, 'Reintentar')).toBeVisible({ timeout: 20_000 });
    await checkState(page, 'sinFacturas');
    I.stub.mend('facturasPendientesPago');
    I.back.charge('SES-1');
    await button(page, 'Reintentar').click();
    await expect(page.getByText('No cuenta con factura(s) pendiente(s).')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Recibo de pago', exact: true })).toBeVisible();
    await checkState(page, 'recibo');
    await button(page, 'Cerrar el recibo de la factura F1').click();
    await checkState(page, 'vacia');
  });

  test('an invoice that waits for its gateway, and its confirmation that loads, are clean', async ({
    page,
    context,
  }) => {
    const I = await payer(context, page, false);
    await I.abrir();
    await I.pagar('F1').click();
    await I.si.click();
    await expect(I.gateway).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Aún no aparece como pagada; no pague de nuevo todavía.')).toBeVisible();
    await checkState(page, 'enEspera');
    const read = I.stub.hold('conciliarPendiente');
    await page.goto(`${confirmation}/00`);
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
    await checkState(page, 'conciliando');
    read();
    await expect(page.getByText('Aún no aparece como pagada; no pague de nuevo todavía')).toBeVisible();
    const again = I.stub.hold('conciliarPendiente');
    await button(page, 'Comprobar ahora').click();
    await expect(button(page, 'Comprobando…')).toBeVisible();
    await checkState(page, 'conciliando otra vez');
    again();
  });

  test('every state of a link that a visitor opens is clean', async ({ page, context }) => {
    const I = await payer(context, page, true, { visitor: true });
    const made = I.stub.hold('generarSession');
    I.spoil('session');
    await page.goto(link);
    await expect(page.getByText('Preparando su pago…')).toBeVisible();
    await checkState(page, 'pidiendoSesion');
    made();
    await expect(button(page, 'Reintentar')).toBeVisible();
    await checkState(page, 'sinIniciar');
    await page.goto(`${link};9`);
    await expect(page.getByText('Los datos de este pago no son válidos.', { exact: false })).toBeVisible();
    await checkState(page, 'enlaceInservible');
    await page.goto('/pagos/movil');
    await expect(page.getByText('Si ya pagó, no pague de nuevo todavía.')).toBeVisible();
    await checkState(page, 'sinEnlace');
    I.stub.spoil('generarSession', (route) => route.fulfill({ status: 409, json: { mensaje: long } }));
    await page.goto(link);
    await expect(page.getByText(long.trim())).toBeVisible();
    await checkState(page, 'rechazada');
    I.stub.mend('generarSession');
    await context.route('**/demo/pasarela/**', (route) => route.fulfill({ status: 204 }));
    await page.goto(link);
    await expect(page.getByText('Le llevamos a la página segura de pago con tarjeta…')).toBeVisible();
    await checkState(page, 'enBanco');
    await page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(button(page, 'Seguir con este pago')).toBeVisible();
    await checkState(page, 'volvio');
  });

  test('every state of a link that a member opens is clean', async ({ page, context }) => {
    const I = await payer(context, page, true);
    const refused = async (address: string, words: string, state: string) => {
      await page.goto(address);
      await expect(page.getByText(words, { exact: false }).first()).toBeVisible({ timeout: 20_000 });
      await checkState(page, state);
    };
    const read = I.stub.hold('facturasPendientesPago');
    await refused(link, 'Comprobando su factura…', 'comparando');
    read();
    await expect(I.gateway).toBeVisible();
    await refused(link, 'No pague de nuevo todavía.', 'enProceso');
    await refused(link.replace('1001', '1002'), 'Este pago es de otra cuenta', 'otraCuenta');
    I.back.decline();
    I.back.owe(2600);
    await refused(link, 'El monto de la factura cambió.', 'otroMonto');
    I.back.settle();
    await refused(link, 'Esta factura no está entre sus facturas pendientes.', 'noPendiente');
    I.stub.spoil('facturasPendientesPago', cut);
    await refused(link, 'No pudimos comparar este pago con su factura.', 'sinComprobar');
  });
});

test.describe('by the keyboard alone', () => {
  test.use({ viewport: sizes.desktop });

  test('a member pays, retries, reads the receipt and returns to the invoices', async ({ page, context }) => {
    const I = await payer(context, page, true);
    await I.abrir();
    await tabTo(page, 'Pagar la factura F1');
    await page.keyboard.press('Enter');
    await expect(page.getByText('¿Desea realizar este pago?')).toBeVisible();
    await expect(button(page, 'No')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(I.pagar('F1')).toBeFocused();
    await page.keyboard.press('Space');
    await tabTo(page, 'Sí, pagar');
    await page.keyboard.press('Enter');
    await expect(I.gateway).toBeVisible();
    await page.goto(`${confirmation}/00`);
    await tabTo(page, 'Comprobar ahora');
    I.back.charge('SES-1');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Recibo de pago', exact: true })).toBeVisible();
    await tabTo(page, 'Imprimir el recibo de la factura F1');
    await tabTo(page, 'Ver mis facturas');
    await page.keyboard.press('Enter');
    await expect(I.title).toBeVisible();
    await tabTo(page, 'Cerrar el recibo de la factura F1');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Recibo de pago', exact: true })).toHaveCount(0);
    expect(I.posted.map(({ session }) => session)).toEqual(['SES-1']);
  });

  test('a visitor retries the session call, and returns to the invoices', async ({ page, context }) => {
    const I = await payer(context, page, true, { visitor: true });
    I.spoil('session');
    await page.goto(link);
    await tabTo(page, 'Reintentar');
    await page.keyboard.press('Enter');
    await expect(I.gateway).toBeVisible();
    await page.goBack();
    await tabTo(page, 'Ver mis facturas');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login/);
    expect(I.posted.map(({ session }) => session)).toEqual(['SES-1']);
  });
});
