import type { Locator } from 'playwright/test';
import { expect, test } from './browser/gallery';

const styleOf = (what: Locator, name: string, pseudo?: string) =>
  what.evaluate(
    (element, [property, part]) => getComputedStyle(element, part).getPropertyValue(property ?? ''),
    [name, pseudo],
  );

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the selection and the edge of a notice stay visible', async ({ page, show }) => {
    await show({ entry: 'Tabs' });
    const tabs = page.getByRole('region', { name: 'normal' }).getByRole('tab');
    await expect(tabs).toHaveCount(3);
    const lines = await tabs.evaluateAll((all) => all.map((tab) => getComputedStyle(tab).borderBottomColor));
    expect(new Set([lines[0], lines[2]]).size).toBe(1);
    expect(lines[1]).not.toBe(lines[0]);
    await show({ entry: 'Alert' });
    const edge = await page
      .getByRole('status')
      .first()
      .evaluate((alert) => {
        const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(alert);
        return { width: borderTopWidth, shown: borderTopColor !== backgroundColor };
      });
    expect(edge).toEqual({ width: '1px', shown: true });
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a dialog does not slide, and a skeleton does not shimmer', async ({ page, show }) => {
    await show({ entry: 'Dialog', state: 'mensaje' });
    expect(await styleOf(page.getByRole('dialog'), 'animation-duration')).toBe('0.001s');
    await show({ entry: 'Skeleton' });
    const bone = page.getByRole('region', { name: 'bloque' }).locator('[aria-busy] > [aria-hidden]');
    expect(await styleOf(bone, 'display', '::after')).toBe('none');
  });
});

test('a skeleton reserves its space immediately and shows after 300 ms', async ({ page, show }) => {
  await show({ entry: 'Skeleton' });
  const group = page.getByRole('region', { name: 'bloque' }).locator('[aria-busy]');
  await expect(group).toHaveAttribute('aria-busy', 'true');
  expect(await styleOf(group, 'animation-delay')).toBe('0.3s');
  expect(await styleOf(group, 'animation-fill-mode')).toBe('backwards');
  expect((await group.boundingBox())?.height).toBe(96);
  expect(await styleOf(group.locator('[aria-hidden]'), 'animation-duration', '::after')).toBe('1.4s');
});

test('a photo that fails to load shows the initials', async ({ page, show }) => {
  await show({ entry: 'Avatar' });
  const broken = page.getByRole('region', { name: 'foto rota' });
  await expect(broken.getByText('JP')).toHaveCount(2);
  await expect(broken.locator('img')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'con foto' }).locator('img')).toHaveCount(2);
});

test('the number on the bell ends at ninety-nine, and zero shows none', async ({ page, show }) => {
  await show({ entry: 'CountBadge' });
  await expect(page.getByRole('button')).toHaveText(['', '2', '12', '99+']);
});
