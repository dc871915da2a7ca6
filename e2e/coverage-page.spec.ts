import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'playwright/test';
import { colours, violationsOf } from './accessibility/axe';

const project = join(import.meta.dirname, '..');
const folder = join(tmpdir(), `oficina-cobertura-${process.pid}`);
const file = join(folder, 'cobertura.html');

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the page of the coverage is filtered from disk, clean in both themes, and sends no request', async ({ page }) => {
  // The page explores all charts.
  test.setTimeout(300_000);
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/paths/paths.ts', '--coverage', '--out', file], {
    cwd: project,
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(pathToFileURL(file).href);
  const rows = page.getByRole('region', { name: 'Por requisito' }).getByRole('rowheader');
  const total = await rows.count();
  expect(total).toBeGreaterThan(900);
  await expect(page.getByRole('status')).toHaveText(`${total} de ${total} requisitos`);

  await page.getByRole('combobox', { name: 'Flujo' }).selectOption('login');
  await page.getByRole('combobox', { name: 'Los prueban' }).selectOption('caminos');
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('LOGIN-01');
  await expect(rows).toHaveText(['LOGIN-01']);
  await expect(page.getByRole('status')).toHaveText(`1 de ${total} requisitos`);

  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Tema oscuro' }).click();
  expect(await violationsOf(page, colours)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(asked).toEqual([pathToFileURL(file).href]);
});
