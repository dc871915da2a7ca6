import type { CDPSession, Page } from 'playwright/test';
import { expect, test } from './browser/gallery';

const carousel = (page: Page, name = 'Novedades') => page.getByRole('group', { name, exact: true });

/** Waits until only that image is visible, after the other has faded out. */
const isShown = async (page: Page, name: string) => {
  await expect(carousel(page).getByRole('img', { name, exact: true })).toBeVisible();
  await expect(carousel(page).getByRole('img')).toHaveCount(1);
};

/** Swipes from the centre by this distance. */
const swipe = async (page: Page, finger: CDPSession, by: { x: number; y: number }) => {
  const box = (await carousel(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const from = { x: box.x + box.width / 2, y: box.y + 60 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + by.x * part, y: from.y + by.y * part }],
    });
  await touch('touchStart', 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part);
  await touch('touchEnd', 1);
};

test('shows one image; a link opens a new tab, and without an address it is no link', async ({ page, show }) => {
  await show({ entry: 'Carousel' });
  const slides = carousel(page);
  await expect(slides.getByRole('img')).toHaveCount(1);
  const link = slides.getByRole('link', { name: 'Novedad 2 de 4 (se abre en otra pestaña)' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await slides.getByRole('button', { name: 'Siguiente' }).click();
  await expect(slides.getByRole('img', { name: 'Novedad 3 de 4' })).toBeVisible();
  await expect(slides.getByRole('link')).toHaveCount(0);
  await slides.getByRole('button', { name: 'Ir a la imagen 1' }).click();
  await isShown(page, 'Novedad 1 de 4');
  await expect(slides.getByRole('button', { name: 'Ir a la imagen 1' })).toHaveAttribute('aria-current', 'true');
  await slides.getByRole('button', { name: 'Anterior' }).click();
  await isShown(page, 'Novedad 4 de 4 (se abre en otra pestaña)');
});

test('stops and resumes by one button, and announces nothing while running', async ({ page, show }) => {
  await show({ entry: 'Carousel' });
  const live = carousel(page).locator('[aria-live]');
  await expect(live).toHaveAttribute('aria-live', 'off');
  await carousel(page).getByRole('button', { name: 'Pausar' }).click();
  await expect(live).toHaveAttribute('aria-live', 'polite');
  await carousel(page).getByRole('button', { name: 'Reanudar' }).click();
  await expect(live).toHaveAttribute('aria-live', 'off');
});

test('pointer or focus inside pause the carousel; its own button does not', async ({ page, show }) => {
  await show({ entry: 'Carousel' });
  const told = page.getByRole('region', { name: 'corriendo' }).getByRole('status');
  await carousel(page).getByRole('link').hover();
  await expect(told).toHaveText('Detenida por puntero');
  await page.mouse.move(0, 0);
  await expect(told).toHaveText('Libre de puntero');
  await carousel(page).getByRole('link').focus();
  await expect(told).toHaveText('Detenida por foco');
  await page.keyboard.press('Tab');
  await expect(carousel(page).getByRole('button', { name: 'Pausar' })).toBeFocused();
  await expect(told).toHaveText('Libre de foco');
  await page.keyboard.press('Tab');
  await expect(told).toHaveText('Detenida por foco');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  test('[HOME-06] a horizontal swipe turns it without following the link; a vertical one scrolls the page', async ({
    page,
    show,
    context,
  }) => {
    await show({ entry: 'Carousel' });
    const finger = await context.newCDPSession(page);
    const told = page.getByRole('region', { name: 'corriendo' }).getByRole('status');
    await swipe(page, finger, { x: -120, y: 10 });
    await isShown(page, 'Novedad 3 de 4');
    await swipe(page, finger, { x: 120, y: -10 });
    await isShown(page, 'Novedad 2 de 4 (se abre en otra pestaña)');
    await expect(told).toHaveText('Libre de toque');
    await swipe(page, finger, { x: -20, y: -60 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await isShown(page, 'Novedad 2 de 4 (se abre en otra pestaña)');
    expect(context.pages()).toHaveLength(1);
    expect(page.url()).not.toContain('#novedad');
  });
});

test('one image has no controls, and many show a count instead of dots', async ({ page, show }) => {
  await show({ entry: 'Carousel' });
  await expect(carousel(page, 'Una novedad').getByRole('img')).toHaveAccessibleName('Novedad 1 de 1');
  await expect(carousel(page, 'Una novedad').getByRole('button')).toHaveCount(0);
  await expect(carousel(page, 'Muchas novedades').getByRole('button')).toHaveText(['Pausar', '', '']);
  await expect(carousel(page, 'Muchas novedades').getByText('Imagen 2 de 9')).toBeVisible();
});

test('the carousel keeps its size while its images load', async ({ page, show }) => {
  await show({ entry: 'Carousel' });
  const heights = await page
    .getByRole('region', { name: /^(detenida|cargando)$/ })
    .evaluateAll((sections) => sections.map((section) => Math.round(section.getBoundingClientRect().height)));
  expect(heights).toHaveLength(2);
  expect(heights[0]).toBe(heights[1]);
});
