import type { Page } from 'playwright/test';
import { cashier } from '../tests/stand-ins/cashier';
import { checkState, printChecked, sizes } from './accessibility/check-state';
import { expect, test } from './browser/portal';
import { payer } from './pages/payment';
import { paymentOutcomes } from './pages/payment-outcomes';

const confirmation = '/solicitud/confirmacionPago';

test.use({ viewport: { width: 320, height: 740 } });
test.afterAll(printChecked);

type Payer = Awaited<ReturnType<typeof payer>>;

/** What happens after the form was posted. */
const ends: Readonly<Record<string, (I: Payer, page: Page) => unknown>> = {
  confirmado: (I) => I.back.charge('SES-1'),
  noCobrado: (I) => I.back.decline(),
  confirmando: () => undefined,
  sinAparecer: (I) => I.back.decline(),
  sinComprobar: (I) => I.stub.spoil('facturasPendientesPago', (route) => route.abort()),
  sinDeudas: async (I, page) => {
    I.back.settle();
    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.removeItem('borrador_1001_pagos');
    });
  },
  sinSesion: (_, page) => page.evaluate(() => localStorage.clear()),
  lista: (_, page) => page.goBack(),
};
/** The names of the buttons in the primary colour of the light theme. */
const mainButtons = async (page: Page) => {
  await page.mouse.move(0, 0);
  return page
    .getByRole('main')
    .getByRole('button')
    .evaluateAll((all) =>
      all
        .filter((button) => getComputedStyle(button).backgroundColor === 'rgb(10, 90, 102)')
        .map((button) => button.querySelector('span')?.textContent),
    );
};

for (const { state, code, headline, line, detail, button } of paymentOutcomes())
  test(`a payer reads one documented message, and has one main button, clean on a phone and a desktop: ${state}`, async ({
    page,
    context,
  }) => {
    const I = await payer(context, page, true, { visitor: state === 'sinSesion' });
    if (state !== 'sinSesion') {
      await I.abrir();
      await I.pagar('F1').click();
      await I.si.click();
      await expect(I.gateway).toBeVisible();
    }
    await ends[state]?.(I, page);
    if (code !== '') await page.goto(`${confirmation}/${code}`);
    const main = page.getByRole('main');
    for (const words of [headline, line, detail]) await expect(main).toContainText(words, { timeout: 20_000 });
    await expect.poll(() => mainButtons(page)).toEqual([expect.stringContaining(button)]);
    for (const size of Object.values(sizes)) {
      await page.setViewportSize(size);
      await checkState(page, state);
    }
  });

test('after a decline «Intentar otra vez» asks about the same invoice, and pays it with another order, by keyboard', async ({
  page,
  context,
}) => {
  const I = await payer(context, page, true);
  await I.abrir();
  await I.pagar('F1').click();
  await I.si.click();
  await expect(I.gateway).toBeVisible();
  I.back.decline();
  await page.goto(`${confirmation}/51`);
  const again = page.getByRole('button', { name: 'Intentar otra vez' });
  await page.setViewportSize({ width: 360, height: 740 });
  const box = await again.boundingBox();
  const bottomBar = 70;
  expect(box === null ? Number.NaN : box.y + box.height).toBeLessThanOrEqual(740 - bottomBar);
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(I.question).toContainText('F1');
  await expect(page.getByRole('button', { name: 'No', exact: true })).toBeFocused();
  await checkState(page, 'question');
  await page.keyboard.press('Escape');
  await expect(I.question).toHaveCount(0);
  await page.reload();
  await I.si.focus();
  await page.keyboard.press('Enter');
  await expect(I.gateway).toBeVisible();
  expect([I.posted.length, I.stub.asked('generarSession')]).toEqual([2, 2]);
});

test('the largest amount stands on one line at 320 px: on the card, in the question, in the confirmation, in the receipt', async ({
  page,
  context,
}) => {
  const back = cashier({ careful: true, amount: 99_999_999.99 });
  const I = await payer(context, page, true, { back });
  const fits = async () => {
    const amounts = page.getByText(/^RD\$\s99,999,999\.99$/);
    await expect(amounts.last()).toBeVisible();
    const lines = await amounts.evaluateAll((all) =>
      all.map((amount) => {
        const range = document.createRange();
        range.selectNodeContents(amount);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
    const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect([new Set(lines), scrolls]).toEqual([new Set([1]), false]);
  };
  await I.abrir();
  await fits();
  await I.pagar('F1').click();
  await expect(I.question).toBeVisible();
  await fits();
  await I.si.click();
  await expect(I.gateway).toBeVisible();
  await page.goto(`${confirmation}/00`);
  await fits();
  back.charge('SES-1');
  await page.getByRole('button', { name: 'Comprobar ahora' }).click();
  await expect(page.getByRole('heading', { name: 'Recibo de pago', exact: true })).toBeVisible();
  await fits();
  await I.abrir();
  await expect(page.getByRole('heading', { name: 'Recibo de pago', exact: true })).toBeVisible();
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await fits();
  }
});
