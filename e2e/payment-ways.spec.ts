import type { Page } from 'playwright/test';
import type { CashierFault, PayCall } from '../tests/stand-ins/cashier';
import { expect, test } from './browser/portal';
import { payer } from './pages/payment';

const confirmation = '/solicitud/confirmacionPago/00';
const link = '/pagos/movil/1001;2500;F1;900000000001;18';
const confirmed = 'Confirmado';
const confirming = 'Estamos confirmando…';
const notYet = 'Aún no aparece como pagada; no pague de nuevo todavía';
const restore = (page: Page) =>
  page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
const tapTenTimes = (page: Page, name: string) =>
  page.getByRole('button', { name }).evaluate((button: HTMLElement) => {
    for (let tap = 0; tap < 10; tap += 1) button.click();
  });

test.describe('the page after a payment', () => {
  const ways = ['reload', 'Back', 'pageshow persisted', 'second tab', 'second device', 'ten taps'] as const;
  const fates = ['charged', 'declined', 'under way'] as const;
  const faults: readonly CashierFault[] = ['lost', 'late', 'doubled', 'wrong'];
  const calls: readonly PayCall[] = ['reconcile', 'invoices'];
  const cells = ways.flatMap((way, w) =>
    [0, 1].map((turn) => ({
      way,
      fate: fates[(w + turn) % 3] as (typeof fates)[number],
      call: calls[(w + turn) % 2] as PayCall,
      fault: faults[(w + 2 * turn) % 4] as CashierFault,
      careful: (w + turn) % 2 === 0,
    })),
  );

  for (const { way, fate, call, fault, careful } of cells)
    test(`shows the true state: ${way}, ${fate}, the answer to ${call} is ${fault}, a ${careful ? 'careful' : 'careless'} back end`, async ({
      page,
      context,
      browser,
    }) => {
      const I = await payer(context, page, careful);
      await I.abrir();
      await I.pagar('F1').click();
      await I.si.click();
      await expect(I.gateway).toBeVisible();
      await page.goto(confirmation);
      await expect(page.getByRole('button', { name: 'Comprobar ahora' })).toBeVisible();
      if (fate === 'charged') I.back.charge('SES-1');
      if (fate === 'declined') I.back.decline();
      I.spoil(call, fault);
      let acting = page;
      let late = I.letLateArrive;
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
        case 'second device': {
          const device = await browser.newContext();
          acting = await device.newPage();
          const other = await payer(device, acting, careful, { back: I.back });
          other.spoil(call, fault);
          late = other.letLateArrive;
          await acting.goto(confirmation);
          break;
        }
        case 'ten taps':
          await tapTenTimes(page, 'Comprobar ahora');
          break;
        default:
          way satisfies never;
      }
      const told = fate === 'charged' ? [confirmed] : [fate === 'under way' && careful ? confirming : notYet];
      // Another device does not know the payment, and another tab forgets it once this one has confirmed it.
      const elsewhere = fate === 'charged' && way.startsWith('second') ? ['No tiene facturas pendientes'] : [];
      const line = acting.getByText(new RegExp(`^(${[...told, ...elsewhere].join('|')})$`)).first();
      await expect(async () => {
        late();
        // The requested line appears with its answer.
        await expect(line).toBeVisible({ timeout: 400 });
        await expect(acting.getByRole('button', { name: 'Comprobando…' })).toHaveCount(0, { timeout: 400 });
      }).toPass({ timeout: 15_000 });
      if (fate !== 'charged' || way === 'second device')
        await expect(acting.getByText(confirmed, { exact: true })).toHaveCount(0);
      expect([new Set(I.posted.map(({ session }) => session)).size, I.stub.asked('generarSession')]).toEqual([1, 1]);
      if (way === 'second device') await acting.context().close();
    });
});

test.describe('a link of the mobile application', () => {
  const cells: readonly {
    who: 'a member' | 'a visitor';
    way: 'reload' | 'Back and ten taps' | 'pageshow persisted' | 'second tab' | 'second device' | 'ten retries';
    fault?: CashierFault;
    careful: boolean;
  }[] = [
    { who: 'a member', way: 'reload', careful: false },
    { who: 'a visitor', way: 'reload', careful: true },
    { who: 'a member', way: 'Back and ten taps', careful: false },
    { who: 'a visitor', way: 'Back and ten taps', careful: false },
    { who: 'a member', way: 'pageshow persisted', careful: false },
    { who: 'a visitor', way: 'pageshow persisted', careful: true },
    { who: 'a member', way: 'second tab', careful: true },
    { who: 'a member', way: 'second tab', careful: false },
    { who: 'a visitor', way: 'second tab', careful: true },
    { who: 'a member', way: 'second device', careful: true },
    { who: 'a visitor', way: 'second device', careful: true },
    { who: 'a member', way: 'ten retries', fault: 'lost', careful: true },
    { who: 'a visitor', way: 'ten retries', fault: 'wrong', careful: true },
    { who: 'a visitor', way: 'ten retries', fault: 'late', careful: true },
    { who: 'a member', way: 'ten retries', fault: 'doubled', careful: true },
  ];

  for (const { who, way, fault, careful } of cells)
    test(`is charged once: ${who}, ${way}${fault === undefined ? '' : `, the answer with the session is ${fault}`}, a ${careful ? 'careful' : 'careless'} back end`, async ({
      page,
      context,
      browser,
    }) => {
      const visitor = who === 'a visitor';
      const I = await payer(context, page, careful, { visitor });
      const sessions = () => new Set([...I.posted, ...elsewhere].map(({ session }) => session));
      let elsewhere: typeof I.posted = [];
      if (fault !== undefined) I.spoil('session', fault);
      // If the gateway does not open, the page stays.
      if (way === 'pageshow persisted')
        await context.route('**/demo/pasarela/**', (route) => {
          I.posted.push({ session: new URLSearchParams(route.request().postData() ?? '').get('SESSION'), fields: [] });
          return route.fulfill({ status: 204 });
        });
      await page.goto(link);
      const retry = page.getByRole('button', { name: 'Reintentar' });
      await expect(async () => {
        I.letLateArrive();
        expect(I.posted.length > 0 || (await retry.isVisible())).toBe(true);
      }).toPass();
      const goOn = page.getByRole('button', { name: 'Seguir con este pago' });
      const underWay = page.getByText('Se esta procesando el pago de esta factura.');
      const again = page.getByText('Si ya pagó, no pague de nuevo todavía.');
      switch (way) {
        case 'reload':
          await expect(I.gateway).toBeVisible();
          await page.goBack();
          await expect(again).toBeVisible();
          await page.reload();
          await expect(again).toBeVisible();
          await expect(goOn).toHaveCount(0);
          break;
        case 'Back and ten taps':
          await expect(I.gateway).toBeVisible();
          await page.goBack();
          await expect(again).toBeVisible();
          // The link is no longer in the address, so only a page restored from the cache can continue.
          await expect(goOn).toHaveCount(0);
          await tapTenTimes(page, 'Ver mis facturas');
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
          await expect(
            other
              .getByRole('heading', { name: 'Pasarela' })
              .or(other.getByText('Se esta procesando el pago de esta factura.')),
          ).toBeVisible();
          break;
        }
        case 'second device': {
          const device = await browser.newContext();
          const acting = await device.newPage();
          const other = await payer(device, acting, careful, { back: I.back, visitor });
          await acting.goto(link);
          await expect(
            other.gateway.or(acting.getByRole('button', { name: 'Ver mis facturas' }).first()),
          ).toBeVisible();
          elsewhere = other.posted;
          await device.close();
          break;
        }
        case 'ten retries':
          if (await retry.isVisible()) await tapTenTimes(page, 'Reintentar');
          await expect(I.gateway.or(underWay).first()).toBeVisible();
          break;
        default:
          way satisfies never;
      }
      expect(sessions().size).toBeLessThanOrEqual(1);
      for (const session of sessions()) I.back.charge(session ?? '');
      expect(I.back.charges()).toBe(sessions().size);
      await page.goto(confirmation);
      if (visitor) {
        await expect(page.getByText('Para ver el estado de su pago, inicie sesión.')).toBeVisible();
        await expect(page.getByText(confirmed, { exact: true })).toHaveCount(0);
        return;
      }
      const told = sessions().size === 1 ? confirmed : confirming;
      await expect(page.getByText(told, { exact: true }).first()).toBeVisible();
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
