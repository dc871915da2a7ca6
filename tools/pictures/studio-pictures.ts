import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../../e2e/browser/studio';
import { withSuspendedAccount } from '../../e2e/props/suspended-account';
import { compositions } from '../../machines/compositions';
import { discover } from '../explore/flows';
import { judgeTogether } from '../properties/compositions';
import { saveWebp } from './save-webp';

/** Whole, with a little of the page around it. */
const shoot = async (page: Page, part: Locator, name: string) => {
  await part.scrollIntoViewIfNeeded();
  const box = await part.boundingBox();
  if (box === null) throw new Error(`${name} is not shown`);
  const y = box.y + (await page.evaluate(() => scrollY));
  const around = 8;
  const size = { width: box.width + 2 * around, height: box.height + 2 * around };
  await saveWebp(page, { x: box.x - around, y: y - around, ...size, isBeyond: true }, 1, name);
};

test('two tabs that pay one invoice, side by side', async ({ page, address }) => {
  const together = compositions.find(({ name }) => name === 'Dos pestañas pagan la misma factura');
  if (together === undefined) throw new Error('there is no such composition');
  const formula = 'después de ocurre OCUPADA en payment2 nunca hace anotarEnvio en payment2';
  const { recorded } = judgeTogether(await discover(), together, formula);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${address}#juntos`);
  const file = { name: 'camino.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(recorded)) };
  await page.getByLabel('Abrir un camino de varios').setInputFiles(file);
  const step = page.getByRole('button', { name: 'Paso siguiente' });
  const held = recorded?.pasos.find(({ paso }) => paso === 'OCUPADA')?.vez ?? 0;
  for (let taken = 0; taken < held; taken += 1) await step.click();
  await expect(page.getByText(`${held} de`)).toBeVisible();
  for (const tab of [1, 2])
    await expect(page.frameLocator(`iframe[title="Pantalla de payment${tab}"]`).locator('main')).toBeVisible();
  // The focus in a screen scrolled to it.
  await page.locator('.actors').evaluate((part) => part.scrollTo(0, 0));
  await shoot(page, page.getByRole('main'), 'together');
});

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
