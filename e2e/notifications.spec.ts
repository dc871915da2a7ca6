import { expect, test } from './browser/portal';
import { portalPage } from './pages/portal';
import { memberOf } from './props/members';

test.use({ viewport: { width: 1280, height: 800 } });

const bell = (page: import('playwright/test').Page) => page.getByRole('button', { name: /^Notificaciones/ });
const list = (page: import('playwright/test').Page) => page.getByRole('dialog', { name: 'Notificaciones' });

test('[NOTIF-01] [NOTIF-02] [NOTIF-03] [NOTIF-04] [NOTIF-12] the bell opens the notifications; opening one shows code and detail, closes the other and decreases the count', {
  tag: '@first',
}, async ({ page }) => {
  await portalPage(page).entrar();
  await expect(bell(page)).toHaveAccessibleName('Notificaciones, 10 sin leer');
  const badge = (count: string) => expect(bell(page).getByText(count, { exact: true })).toBeVisible();
  await badge('10');
  await bell(page).click();
  const items = list(page).getByRole('listitem');
  await expect(items).toHaveCount(10);
  const [first, second] = [items.nth(0), items.nth(1)];
  await expect(first).toContainText('Autorizaciones');
  await expect(first).toContainText('Su autorización para «Sonografía abdominal» fue aprobada.');
  await expect(first).toContainText(/\d{2}-\d{2}-\d{4}/);
  await expect(items.filter({ hasText: /^Sin leer: / })).toHaveCount(10);
  // To screen readers every button names its notification.
  const named = list(page).getByRole('button', { name: /^Ver detalle de .+, \d{2}-\d{2}-\d{4}, código \d+$/ });
  const names = await named.allTextContents();
  expect(new Set(names).size).toBe(10);
  await first.getByRole('button', { name: 'Ver detalle' }).click();
  await expect(first.getByText('Código', { exact: true })).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notificaciones, 9 sin leer');
  await badge('9');
  await expect(items.filter({ hasText: /^Sin leer: / })).toHaveCount(9);
  await expect(first).not.toContainText('Sin leer');
  await second.getByRole('button', { name: 'Ver detalle' }).click();
  await expect(second.getByText('Código', { exact: true })).toBeVisible();
  await expect(first.getByText('Código', { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(bell(page)).toHaveAccessibleName('Notificaciones, 8 sin leer');
  await badge('8');
});

test("[NOTIF-06] [NOTIF-07] [NOTIF-08] a long text is cut at 91 characters: 'mostrar más', 'mostrar menos'", async ({
  page,
}) => {
  await portalPage(page).entrar();
  await bell(page).click();
  const item = list(page).getByRole('listitem').nth(1);
  const text = item.locator('p').nth(1);
  expect([...((await text.textContent()) ?? '')]).toHaveLength(92);
  await expect(text).toHaveText(/…$/);
  await item.getByRole('button', { name: 'mostrar más' }).click();
  await expect(text).not.toHaveText(/…$/);
  expect([...((await text.textContent()) ?? '')].length).toBeGreaterThan(92);
  await item.getByRole('button', { name: 'mostrar menos' }).click();
  expect([...((await text.textContent()) ?? '')]).toHaveLength(92);
});

test('the notification of a returned case leads to it, and both say the same hours', async ({ page }) => {
  await portalPage(page).entrar();
  await bell(page).click();
  const item = list(page)
    .getByRole('listitem')
    .filter({ hasText: /fue devuelto/ });
  await item.getByRole('button', { name: 'mostrar más' }).click();
  await expect(item).toContainText('Complételo en 24 horas o será anulado.');
  await item.getByRole('link', { name: 'Ver el caso 261100101' }).click();
  await expect(list(page)).toHaveCount(0);
  const detail = page.getByRole('dialog', { name: 'Reembolso' });
  await expect(detail.getByText('Caso 261100101')).toBeVisible();
  await expect(detail.getByText('24 horas').first()).toBeVisible();
  await detail.getByRole('button', { name: 'Cerrar' }).first().click();
  await bell(page).click();
  await expect(item.getByText('Sin leer')).toHaveCount(0);
  const other = list(page).getByRole('listitem').filter({ hasText: 'Sonografía' });
  await expect(other.getByRole('link', { name: /^Ver el caso/ })).toHaveCount(0);
});

test("[NOTIF-05] an empty list says 'No tienes notificaciones'", async ({ page }) => {
  await portalPage(page).entrar(memberOf(1007, 'Nombre muy largo'));
  await expect(bell(page)).toHaveAccessibleName('Notificaciones');
  await bell(page).click();
  await expect(list(page).getByText('No tienes notificaciones')).toBeVisible();
});

test('a kind of mail that is turned off in the profile stays off after a reload, money cannot be, and the bell is unchanged', async ({
  page,
}) => {
  await portalPage(page).entrar();
  await expect(bell(page)).toHaveAccessibleName(/^Notificaciones, \d+ sin leer$/);
  const before = await bell(page).getAttribute('aria-label');
  const answers = page.getByRole('switch', { name: 'Respuestas a sus solicitudes' });
  const open = async () => {
    await page.goto('/profile');
    await page.getByRole('tab', { name: 'Datos de contacto y localización' }).click();
  };
  await open();
  await expect(answers).toBeChecked();
  await answers.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  await expect(answers).toBeFocused();
  await page.reload();
  await open();
  await expect(answers).not.toBeChecked();
  await expect(page.getByRole('switch')).toHaveCount(2);
  await expect(page.getByRole('listitem').filter({ hasText: 'Pagos con problemas' })).toContainText('Siempre');
  expect(await bell(page).getAttribute('aria-label')).toBe(before);
  // Others of this server read such a mail.
  await answers.click();
  await expect(answers).toBeChecked();
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
});
