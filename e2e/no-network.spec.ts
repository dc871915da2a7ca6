import type { Page } from 'playwright/test';
import { checkState, printChecked, sizes } from './accessibility/check-state';
import { faultProxy } from './backends/fault-proxy';
import { expect, test } from './browser/portal';
import { portalPage } from './pages/portal';

test.use({ serviceWorkers: 'allow' });
test.afterAll(printChecked);

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** A first visit, which installs the worker. */
const visit = async (page: Page, address = '/login') => {
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForLoadState('networkidle');
};

for (const [name, viewport] of Object.entries(sizes))
  test(`any page without a network is a page of the portal, in Spanish, with what works now, ${name}`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(viewport);
    await visit(page);
    await context.setOffline(true);
    for (const address of ['/pagos', '/', '/login', '/solicitud/cambioClave/abc?x=1']) {
      await page.goto(address);
      await expect(title(page)).toHaveText('No hay conexión');
      await expect(page).toHaveTitle('No hay conexión · Oficina Virtual');
      await expect(page.locator('html')).toHaveAttribute('lang', 'es-DO');
      await expect(page.getByText('Si dejó algo sin enviar, sigue guardado aquí')).toBeVisible();
      await expect(page.getByRole('link', { name: /^Ver el carnet/ })).toHaveCount(0);
    }
    await checkState(page, 'sin conexión');
    await page.emulateMedia({ colorScheme: 'dark' });
    await checkState(page, 'sin conexión, oscuro');
    await page.goto('/pagos');
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Intentar otra vez' }).click();
    await expect(page).toHaveURL(/\/login\?volver=/);
  });

test('without a network the page of any address leads to the saved card', async ({ page, context }) => {
  await visit(page);
  await page.evaluate(async () => {
    const saved = new Response('<h1>Mi carnet</h1>', { headers: { 'content-type': 'text/html' } });
    await (await caches.open('carne')).put('/carne', saved);
  });
  await context.setOffline(true);
  await page.goto('/pagos');
  await page.getByRole('link', { name: 'Ver el carnet guardado en este teléfono' }).click();
  await expect(title(page)).toHaveText('Mi carnet');
});

test('a call of the server is never answered by the worker', async ({ page, context }) => {
  await visit(page);
  await context.setOffline(true);
  await expect(page.goto('/api/Ajuste/menu')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});

test('a new release replaces the worker of the one before at the next visit', async ({ page, context, baseURL }) => {
  const line = await faultProxy(baseURL ?? '');
  await page.addInitScript(() =>
    navigator.serviceWorker.addEventListener('controllerchange', () => Reflect.set(window, 'replaced', true)),
  );
  await visit(page, `${line.origin}/login`);
  await context.setOffline(true);
  await page.goto(`${line.origin}/pagos`);
  await expect(title(page)).toHaveText('No hay conexión');
  await context.setOffline(false);
  line.reword('/carne-sw.js', (text) => text.replaceAll('No hay conexión', 'Sin señal'));
  await visit(page, `${line.origin}/login`);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'replaced'))).toBe(true);
  await context.setOffline(true);
  await page.goto(`${line.origin}/pagos`);
  await expect(title(page)).toHaveText('Sin señal');
  await line.close();
});

test('a page that was never loaded says so without a network, and opens by «Reintentar»', async ({
  page,
  context,
  complaints,
}) => {
  await page.route(/\/assets\/carne-/, (route) => route.abort());
  await portalPage(page).entrar();
  await page.evaluate(() => navigator.serviceWorker.ready);
  const openCard = async () => {
    const card = page.getByRole('link', { name: 'Ver mi carnet' });
    await expect(card).toBeVisible();
    await context.setOffline(true);
    await card.click();
  };
  // The router loads a lost page anew once.
  await openCard();
  await expect(title(page)).toHaveText('No hay conexión');
  await context.setOffline(false);
  await page.goto('/');
  await openCard();
  await expect(page.getByText('Esta página no se pudo cargar sin conexión.')).toBeVisible();
  await page.unroute(/\/assets\/carne-/);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(title(page)).toHaveText('Carnet digital');
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('/assets/carne-'))).toEqual([]);
});
