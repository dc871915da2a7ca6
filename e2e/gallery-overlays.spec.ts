import type { Locator, Page } from 'playwright/test';
import { expect, test } from './browser/gallery';
import { goingBack } from './browser/going-back';

const phone = { width: 360, height: 640 };
const desktop = { width: 1280, height: 800 };

const boxOf = async (what: Locator) => {
  const box = await what.boundingBox();
  expect(box).not.toBeNull();
  return box ?? { x: 0, y: 0, width: 0, height: 0 };
};

/** Waits until its last animation has finished. */
const still = (what: Locator) =>
  what.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));

test.describe('a dialog', () => {
  test.use({ viewport: desktop });

  test('closes by going back on a phone, or goes one step back, and stays if it cannot be closed', async ({
    page,
    show,
  }) => {
    const goBack = await goingBack(page);
    await page.setViewportSize(phone);
    await show({ entry: 'Dialog', state: 'desde su botón' });
    await page.getByRole('button', { name: 'Abrir' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await goBack();
    await expect(page.getByText('Cerrado')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Abrir' })).toBeFocused();
    expect(await goBack()).toBe(0);
    await show({ entry: 'Dialog', state: 'largo' });
    await expect(page.getByRole('dialog')).toBeVisible();
    await goBack();
    await expect(page.getByText('Atrás')).toBeVisible();
    await show({ entry: 'Dialog', state: 'sin cierre' });
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await goBack()).toBe(0);
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('takes the focus, traps it and returns it when Escape closes it', async ({ page, show }) => {
    await show({ entry: 'Dialog', state: 'desde su botón' });
    await page.getByRole('button', { name: 'Abrir' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', {
      name: 'Información',
      description: 'Su cuenta está pendiente de activación.',
    });
    await expect(dialog.getByRole('button', { name: 'Cerrar' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Entendido' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Cerrar' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(dialog.getByRole('button', { name: 'Entendido' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Cerrado')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Abrir' })).toBeFocused();
  });

  test('closes when something outside is pressed', async ({ page, show }) => {
    await show({ entry: 'Dialog', state: 'mensaje' });
    await expect(page.getByRole('dialog')).toBeVisible();
    // It listens for presses shortly after it renders.
    await expect(async () => {
      await page.mouse.click(20, 780);
      await expect(page.getByText('Cerrado')).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('without a close button only closes by its own buttons', async ({ page, show }) => {
    await show({ entry: 'Dialog', state: 'sin cierre' });
    const dialog = page.getByRole('dialog', { name: 'Complete sus datos' });
    await expect(dialog.getByRole('button')).toHaveText(['Guardar']);
    await page.keyboard.press('Escape');
    await page.mouse.click(20, 780);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Guardado')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  for (const viewport of [phone, desktop])
    test(`too long for ${viewport.width} scrolls by keys, and its actions stay visible`, async ({ page, show }) => {
      await page.setViewportSize(viewport);
      await show({ entry: 'Dialog', state: 'largo' });
      const dialog = page.getByRole('dialog', { name: 'Regístrate' });
      await expect(dialog.getByRole('button', { name: 'Volver al paso anterior' })).toBeFocused();
      await still(dialog);
      const last = dialog.getByText(/^14\./);
      await expect(last).not.toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole('button', { name: 'Siguiente' })).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('End');
      await expect(last).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole('button', { name: 'Siguiente' })).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole('button', { name: 'Cerrar' })).toBeInViewport({ ratio: 1 });
    });

  test('is centred on a wide page', async ({ page, show }) => {
    await show({ entry: 'Dialog', state: 'mensaje' });
    const dialog = page.getByRole('dialog');
    await still(dialog);
    const panel = await boxOf(dialog);
    expect({ width: panel.width, middle: Math.round(panel.y + panel.height / 2) }).toEqual({ width: 480, middle: 400 });
  });

  test('in a window too low for it scrolls as a whole', async ({ page, show }) => {
    await page.setViewportSize({ width: 640, height: 256 });
    await show({ entry: 'Dialog', state: 'aviso de inactividad' });
    const proceed = page.getByRole('alertdialog', { name: '¿Sigue ahí?' }).getByRole('button', { name: 'Continuar' });
    await proceed.scrollIntoViewIfNeeded();
    await expect(proceed).toBeInViewport({ ratio: 1 });
  });
});

for (const [what, entry, state, press] of [
  ['a dialog', 'Dialog', 'mensaje', null],
  ['a popover', 'Popover', 'vacío', null],
  ['a popover over a dialog', 'Dialog', 'con otros dentro', 'Ver consumos'],
] as const)
  test(`${what} is a sheet at the bottom of a phone, and Escape closes it`, async ({ page, show }) => {
    await page.setViewportSize(phone);
    await show({ entry, state });
    const button = page.getByRole('button', { name: press ?? '', exact: true });
    if (press !== null) await button.click();
    const sheet = page.getByRole('dialog').last();
    await still(sheet);
    const { x, y, width, height } = await boxOf(sheet);
    expect({ x, width, foot: y + height }).toEqual({ x: 0, width: 360, foot: 640 });
    await page.keyboard.press('Escape');
    if (press === null) await expect(page.getByRole('dialog')).toHaveCount(0);
    else await expect(button).toBeFocused();
  });

test.describe('a confirmation', () => {
  test('offers the safe answer first, and closing does the same', async ({ page, show }) => {
    await show({ entry: 'Confirmation', state: 'pregunta' });
    const dialog = page.getByRole('dialog', { name: '¿Eliminar esta dirección?' });
    await expect(dialog.getByRole('button')).toHaveText(['', 'Conservar', 'Eliminar']);
    await expect(dialog.getByRole('definition')).toHaveText(['Calle El Sol 14, Santiago', 'Residencia']);
    await expect(dialog.getByRole('button', { name: 'Conservar' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Conservada')).toBeVisible();
    await page.getByRole('button', { name: 'Abrir' }).click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Eliminada')).toBeVisible();
    await page.getByRole('button', { name: 'Abrir' }).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Conservada')).toBeVisible();
  });

  test('ignores a second press while busy', async ({ page, show }) => {
    await show({ entry: 'Confirmation', state: 'en curso' });
    const sure = page.getByRole('button', { name: 'Eliminando…' });
    await expect(sure).toHaveAttribute('aria-busy', 'true');
    await sure.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Conservar' }).click();
    await expect(page.getByText('Conservada')).toBeVisible();
  });
});

test.describe('a popover', () => {
  test.use({ viewport: desktop });
  const popover = (page: Page) => page.getByRole('dialog', { name: 'Notificaciones' });
  const button = (page: Page) => page.getByRole('button', { name: 'Notificaciones' });

  test('takes the focus and returns it when Escape closes it', async ({ page, show }) => {
    await show({ entry: 'Popover', state: 'desde su botón' });
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(popover(page).getByRole('button', { name: 'Cerrar' })).toBeFocused();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(popover(page).getByRole('button', { name: 'Marcar como leídas' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(popover(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes by its close button, by its own button and by a press outside', async ({ page, show }) => {
    await show({ entry: 'Popover', state: 'desde su botón' });
    await button(page).click();
    await popover(page).getByRole('button', { name: 'Cerrar' }).click();
    await expect(popover(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await button(page).click();
    await expect(popover(page)).toBeVisible();
    await button(page).click();
    await expect(popover(page)).toBeHidden();
    await button(page).click();
    await expect(popover(page)).toBeVisible();
    await page.getByRole('button', { name: 'Después' }).click();
    await expect(popover(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Después' })).toBeFocused();
  });

  test('stays open when its button is pressed again while it closes', async ({ page, show }) => {
    await show({ entry: 'Popover', state: 'desde su botón' });
    await button(page).click();
    const close = await popover(page).getByRole('button', { name: 'Cerrar' }).elementHandle();
    await button(page).evaluate(async (again: HTMLElement, cross) => {
      (cross as HTMLElement).click();
      await Promise.resolve();
      again.click();
    }, close);
    await expect(popover(page).getByRole('button', { name: 'Cerrar' })).toBeFocused();
    await page.evaluate(() => new Promise((tell) => setTimeout(tell, 100)));
    await expect(popover(page)).toBeVisible();
    await expect(popover(page).getByRole('button', { name: 'Cerrar' })).toBeFocused();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  });

  test("is replaced by the other when that one's button is pressed", async ({ page, show }) => {
    await show({ entry: 'Popover', state: 'dos que se turnan' });
    await button(page).click();
    await expect(page.getByRole('dialog', { name: 'notificaciones' })).toBeVisible();
    await page.getByRole('button', { name: 'Cuenta' }).click();
    const account = page.getByRole('dialog', { name: 'cuenta' });
    await expect(account.getByRole('button', { name: 'Cerrar' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(account).toBeHidden();
    await expect(page.getByRole('button', { name: 'Cuenta' })).toBeFocused();
  });

  test('is 400 wide and at most 70 % of the window high; its content scrolls', async ({ page, show }) => {
    await show({ entry: 'Popover', state: 'abierto' });
    await still(popover(page));
    const { width, height } = await boxOf(popover(page));
    expect(width).toBe(400);
    expect(height).toBeLessThanOrEqual(560);
    const last = popover(page).getByText(/autorización 88221/);
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(popover(page).getByRole('button', { name: 'Cerrar' })).toBeInViewport({ ratio: 1 });
  });
});

test.describe('inside of a dialog', () => {
  test.use({ viewport: desktop });

  test.beforeEach(async ({ show }) => show({ entry: 'Dialog', state: 'con otros dentro' }));

  test('a popover is accessible, and Escape closes it alone', async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: 'Datos' });
    await dialog.getByRole('button', { name: 'Ver consumos' }).click();
    const popover = dialog.getByRole('dialog', { name: 'Últimos 5 consumos' });
    await expect(popover.getByRole('button', { name: 'Cerrar consumos' })).toBeFocused();
    await popover.getByRole('button', { name: 'Actualizar' }).click();
    await still(popover);
    expect((await boxOf(popover)).width).toBe(344);
    await page.keyboard.press('Escape');
    await expect(popover).toBeHidden();
    await expect(dialog.getByRole('button', { name: 'Ver consumos' })).toBeFocused();
    await expect(dialog).toBeVisible();
  });

  test('a confirmation opens over it, and answering no returns', async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: 'Datos' });
    await dialog.getByRole('button', { name: 'Descartar' }).click();
    const question = page.getByRole('dialog', { name: '¿Descartar los cambios?' });
    await expect(question.getByRole('button', { name: 'Seguir aquí' })).toBeFocused();
    await expect(dialog).toBeHidden();
    // It gets the focus one render before it handles Escape.
    await still(question);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(dialog.getByRole('button', { name: 'Descartar' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Descartar' }).click();
    await question.getByRole('button', { name: 'Descartar' }).click();
    await expect(page.getByText('Descartado')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('a snackbar over it is announced and can be closed without closing the dialog', async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: 'Datos' });
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    const notice = page.getByRole('status').filter({ hasText: 'Dirección actualizada exitosamente' });
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Cerrar aviso' }).click();
    await expect(notice).toBeHidden();
    await expect(dialog).toBeVisible();
  });
});

test.describe('tabs', () => {
  test('respond to the arrow keys, and the selected tab scrolls into view', async ({ page, show }) => {
    await page.setViewportSize(phone);
    await show({ entry: 'Tabs' });
    const normal = page.getByRole('region', { name: 'normal' });
    const last = normal.getByRole('tab', { name: 'Datos de contacto y localización' });
    await expect(last).not.toBeInViewport({ ratio: 1 });
    await normal.getByRole('tab', { name: 'Datos de afiliación' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(last).toBeFocused();
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await expect(last).toBeInViewport({ ratio: 0.95 });
    await expect(normal.getByRole('tabpanel')).toHaveText('Datos de contacto y localización');
    await page.keyboard.press('Home');
    await expect(normal.getByRole('tabpanel')).toHaveText('Datos personales');
    await expect(normal.getByRole('tab', { name: 'Datos personales' })).toBeInViewport({ ratio: 1 });
  });
});

test.describe('a lazy-loaded part of a page', () => {
  test('fails in its own place alone, and can be retried there', async ({ page, show }) => {
    await show({ entry: 'LazyComponent', state: 'no llega' });
    const field = page.getByLabel('Motivo');
    await field.fill('Dolor de espalda');
    await expect(page.getByText('Esta parte de la página no llegó.')).toBeVisible();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByText('Ya está aquí.')).toBeVisible();
    await expect(page.getByText('Esta parte de la página no llegó.')).toHaveCount(0);
    await expect(field).toHaveValue('Dolor de espalda');
  });
});
