import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base, expect, type FrameLocator, type Page } from 'playwright/test';

const root = resolve(import.meta.dirname, '..');

interface Studio {
  complaints: string[];
  /** Opens a flow, and is the screen beside it. */
  open(flow: string): Promise<FrameLocator>;
}

/** The studio, built and served once for each worker; a page that complains, or that asks somebody else, fails its test. */
export const test = base.extend<Studio, { address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern that it depends on nothing
    async ({}, use) => {
      const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/studio.ts', '0'], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = once(server, 'exit');
      const [line] = await once(createInterface(server.stdout), 'line', { signal: AbortSignal.timeout(110_000) });
      await use(String(line));
      server.kill('SIGTERM');
      await ended;
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  complaints: [
    async ({ page, address }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      page.on('request', (request) => {
        if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(address))
          complaints.push(`asked ${request.url()}`);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ page, address }, use) => {
    await use(async (flow) => {
      await page.goto(`${address}?flujo=${flow}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Estudio' })).toBeVisible();
      return page.frameLocator('iframe');
    });
  },
});

/** The states of the drawing that are lit, the outer ones first. */
export const lit = (page: Page): Promise<string[]> =>
  page
    .getByRole('region', { name: /^Diagrama de/ })
    .locator('.around')
    .evaluateAll((states) => states.map((state) => state.getAttribute('data-state') ?? ''));

export { expect };
