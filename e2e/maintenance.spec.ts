import type { BrowserContext, Page } from 'playwright/test';
import { demoAddress } from './backends/demo-address';
import { expect, test } from './browser/portal';
import { portalPage } from './pages/portal';
import { reimbursementForm } from './pages/reimbursement';

test.use({ viewport: { width: 1280, height: 800 } });

const fieldTime = (inMinutes: number) => new Date(Date.now() + (inMinutes - 240) * 60_000).toISOString().slice(0, 16);

/** The demonstration's page, in a tab of its own, as an operator has it. */
const openDesk = async (context: BrowserContext) => {
  const desk = await context.newPage();
  await desk.goto(demoAddress('/demo/mantenimiento'));
  return {
    announce: async (servicio: string, frase: string, from: number, to: number) => {
      await desk.getByLabel(servicio).check();
      await desk.getByLabel('Desde').fill(fieldTime(from));
      await desk.getByLabel('Hasta').fill(fieldTime(to));
      await desk.getByLabel('Lo que leerá el afiliado').fill(frase);
      await desk.getByRole('button', { name: 'Anunciar' }).click();
      await expect(desk.getByText(frase)).toBeVisible();
    },
    takeBackAll: async () => {
      const rows = desk.getByRole('listitem');
      for (let left = await rows.count(); left > 0; left -= 1) {
        await desk.getByRole('button', { name: 'Retirar' }).first().click();
        await expect(rows).toHaveCount(left - 1);
      }
    },
  };
};
test.afterEach(async ({ context }) => (await openDesk(context)).takeBackAll());

const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));
const banner = (page: Page) => page.getByText('Mantenimiento programado');
const closed = (page: Page) => page.getByRole('heading', { level: 1, name: 'Esta página está en mantenimiento' });
const payments = (page: Page) => page.getByRole('heading', { level: 1, name: 'Gestión de pagos' });

test('maintenance of payments is announced, closes their page alone, and is taken back', {
  tag: '@first',
}, async ({ page, context }) => {
  await portalPage(page).entrar();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const desk = await openDesk(context);
  await desk.announce('Pagos en línea', 'Mejoramos los pagos esta tarde.', 30, 60);
  await page.reload();
  await expect(banner(page)).toBeVisible();
  await page.getByRole('button', { name: 'Entendido' }).click();
  await expect(banner(page)).toHaveCount(0);

  await desk.announce('Pagos en línea', 'Mejoramos los pagos ahora.', -5, 20);
  await page.goto('/pagos');
  await expect(closed(page)).toBeVisible();
  await expect(page.getByText('Mejoramos los pagos ahora.')).toBeVisible();
  await expect(payments(page)).toHaveCount(0);
  await page.getByRole('region', { name: 'Mientras tanto puede usar' }).getByRole('link').first().click();
  await expect(closed(page)).toHaveCount(0);
  await page.goBack();
  await expect(closed(page)).toBeVisible();

  await desk.takeBackAll();
  await expect(async () => {
    await comeBack(page);
    await expect(payments(page)).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('a form that is open keeps its text, and says so until the maintenance ends', async ({ page, context }) => {
  await portalPage(page).entrar();
  await page.goto('/solicitudes?nueva=reembolso');
  const I = reimbursementForm(page);
  await I.empezar();
  await I.field('Motivo').fill('Medicinas para la presión.');
  const desk = await openDesk(context);
  await desk.announce('Solicitudes y sus documentos', 'Mejoramos las solicitudes.', -1, 20);
  const notice = page.getByText('Lo que escribió se queda aquí.');
  const seen = (count: number) =>
    expect(async () => {
      await comeBack(page);
      await expect(notice).toHaveCount(count, { timeout: 500 });
    }).toPass();
  await seen(1);
  await expect(I.field('Motivo')).toHaveValue('Medicinas para la presión.');
  await desk.takeBackAll();
  await seen(0);
  await expect(I.field('Motivo')).toHaveValue('Medicinas para la presión.');
});
