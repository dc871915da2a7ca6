import type { Page } from 'playwright/test';
import type { cashier } from '../tests/stand-ins/cashier';
import { expect, test } from './browser/portal';
import { payer } from './pages/payment';

const confirmation = '/solicitud/confirmacionPago/00';
const link = '/pagos/movil/1001;2500;F1;900000000001;18';
const confirmed = 'Confirmado';
const confirming = 'Estamos confirmando…';
const notYet = 'Aún no aparece como pagada; no pague de nuevo todavía';
type Cashier = ReturnType<typeof cashier>;

const restore = (page: Page) =>
  page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
const tapTenTimes = (page: Page, name: string) =>
  page.getByRole('button', { name }).evaluate((button: HTMLElement) => {
    for (let tap = 0; tap < 10; tap += 1) button.click();
  });

test.describe('the page after a payment', () => {
  const fates = {
    charged: { told: confirmed, happens: (back) => back.charge('SES-1') },
    declined: { told: notYet, happens: (back) => back.decline() },
    'under way': { told: confirming, happens: () => undefined },
  } as const satisfies Readonly<Record<string, { told: string; happens(back: Cashier): void }>>;
  const cells = [
    ['reload', 'charged'],
    ['reload', 'under way'],
    ['Back', 'declined'],
    ['pageshow persisted', 'charged'],
    ['pageshow persisted', 'under way'],
    ['second tab', 'under way'],
    ['second device', 'declined'],
    ['ten taps', 'charged'],
  ] as const;

  for (const [way, fate] of cells)
    test(`shows the true state: ${way}, ${fate}`, async ({ page, context, browser }) => {
      const { told, happens } = fates[fate];
      const I = await payer(context, page, true);
      await I.abrir();
      await I.pagar('F1').click();
      await I.si.click();
      await expect(I.gateway).toBeVisible();
      await page.goto(confirmation);
      await expect(page.getByRole('button', { name: 'Comprobar ahora' })).toBeVisible();
      happens(I.back);
      let acting = page;
      switch (way) {
        case 'reload':
          await page.reload();
          break;
        case 'Back':
          await page.goto('/citas');
          await page.goBack();
          break;
        case 'pageshow persisted':
          await restore(page);
          break;
        case 'second tab':
          acting = await context.newPage();
          await acting.goto(confirmation);
          break;
        case 'second device':
          acting = await (await browser.newContext()).newPage();
          await payer(acting.context(), acting, true, { back: I.back });
          await acting.goto(confirmation);
          break;
        case 'ten taps':
          await tapTenTimes(page, 'Comprobar ahora');
          break;
        default:
          way satisfies never;
      }
      await expect(acting.getByText(told, { exact: true }).first()).toBeVisible();
      if (fate !== 'charged') await expect(acting.getByText(confirmed, { exact: true })).toHaveCount(0);
      expect([new Set(I.posted.map(({ session }) => session)).size, I.stub.asked('generarSession')]).toEqual([1, 1]);
      if (way === 'second device') await acting.context().close();
    });
});

test.describe('a link of the mobile application', () => {
  const underWay = 'Se esta procesando el pago de esta factura.';
  const again = 'Si ya pagó, no pague de nuevo todavía.';
  const ways = ['reload', 'Back', 'pageshow persisted', 'second tab', 'second device'] as const;

  for (const visitor of [false, true])
    for (const way of ways)
      test(`is charged once: ${visitor ? 'a visitor' : 'a member'}, ${way}`, async ({ page, context, browser }) => {
        const I = await payer(context, page, true, { visitor });
        let elsewhere: typeof I.posted = [];
        // If the gateway does not open, the page stays.
        if (way === 'pageshow persisted')
          await context.route('**/demo/pasarela/**', (route) => {
            I.posted.push({
              session: new URLSearchParams(route.request().postData() ?? '').get('SESSION'),
              fields: [],
            });
            return route.fulfill({ status: 204 });
          });
        await page.goto(link);
        await expect.poll(() => I.posted.length).toBe(1);
        const goOn = page.getByRole('button', { name: 'Seguir con este pago' });
        switch (way) {
          case 'reload':
          case 'Back':
            await expect(I.gateway).toBeVisible();
            await page.goBack();
            if (way === 'reload') await page.reload();
            await expect(page.getByText(again)).toBeVisible();
            // The link is no longer in the address, so only a page restored from the cache can continue.
            await expect(goOn).toHaveCount(0);
            break;
          case 'pageshow persisted':
            await restore(page);
            await expect(goOn).toBeVisible();
            await tapTenTimes(page, 'Seguir con este pago');
            await expect.poll(() => I.posted.length).toBe(2);
            break;
          case 'second tab': {
            const other = await context.newPage();
            await other.goto(link);
            await expect(other.getByRole('heading', { name: 'Pasarela' }).or(other.getByText(underWay))).toBeVisible();
            break;
          }
          case 'second device': {
            const acting = await (await browser.newContext()).newPage();
            const other = await payer(acting.context(), acting, true, { back: I.back, visitor });
            await acting.goto(link);
            await expect(
              other.gateway.or(acting.getByRole('button', { name: 'Ver mis facturas' }).first()),
            ).toBeVisible();
            elsewhere = other.posted;
            await acting.context().close();
            break;
          }
          default:
            way satisfies never;
        }
        const sessions = new Set([...I.posted, ...elsewhere].map(({ session }) => session));
        expect(sessions.size).toBe(1);
        for (const session of sessions) I.back.charge(session ?? '');
        expect(I.back.charges()).toBe(1);
        await page.goto(confirmation);
        await expect(
          page
            .getByText(visitor ? 'Para ver el estado de su pago, inicie sesión.' : confirmed, { exact: true })
            .first(),
        ).toBeVisible();
      });
});

test('an invoice sent to the gateway from the payment page gets no second session from a link', async ({
  page,
  context,
}) => {
  const I = await payer(context, page, false);
  await I.abrir();
  await I.pagar('F1').click();
  await I.si.click();
  await expect(I.gateway).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('Se esta procesando el pago de esta factura.')).toBeVisible();
  await page.getByRole('button', { name: 'Comprobar ahora' }).click();
  await expect(page.getByText('Se esta procesando el pago de esta factura.')).toBeVisible();
  expect([I.stub.asked('generarSession'), I.posted.length]).toEqual([1, 1]);
});
