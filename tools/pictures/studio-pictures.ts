import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../../e2e/browser/studio';
import { withSuspendedAccount } from '../../e2e/props/suspended-account';
import { saveWebp } from './save-webp';

/** Whole, with a little of the page around it. */
const shoot = async (page: Page, part: Locator, name: string) => {
  await part.scrollIntoViewIfNeeded();
  const box = await part.boundingBox();
  if (box === null) throw new Error(`${name} is not shown`);
  const y = box.y + (await page.evaluate(() => scrollY));
  const around = 8;
  const clip = { x: box.x - around, y: y - around, width: box.width + 2 * around, height: box.height + 2 * around };
  await saveWebp(page, clip, 1, name);
};

test('a change proposed in the studio', async ({ page, address }) => {
  await page.setViewportSize({ width: 1100, height: 760 });
  await page.goto(`${address}#proponer/login`);
  await page.getByLabel('Pegue aquí lo exportado, o suelte el archivo').fill(withSuspendedAccount());
  await page.getByRole('button', { name: 'Ver la diferencia' }).click();
  await expect(page.getByRole('region', { name: /con los cambios$/ })).toBeVisible();
  await shoot(page, page.getByRole('region', { name: '2. Qué cambia' }), 'proposal-difference');
  await page.getByRole('table', { name: 'Caminos que cambian' }).getByRole('button').click();
  await shoot(page, page.getByRole('region', { name: /hoy y en la propuesta$/ }), 'proposal-paths');
});
