import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, type Page } from 'playwright/test';
import { test as base } from './kept-page';

const root = resolve(import.meta.dirname, '../..');

interface Shown {
  entry: string;
  /** Without one, all states of the entry under each other. */
  state?: string;
  theme?: 'light' | 'dark';
}

interface Gallery {
  complaints: string[];
  show(shown: Shown): Promise<void>;
}

/** The gallery of src/ui, built and served once for each worker; a component that complains fails its test. */
export const test = base.extend<Gallery, { address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern that it depends on nothing
    async ({}, use) => {
      const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/gallery.ts', '--serve'], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = once(server, 'exit');
      const [line] = await once(createInterface(server.stdout), 'line', { signal: AbortSignal.timeout(60_000) });
      await use(String(line));
      server.kill('SIGTERM');
      await ended;
    },
    { scope: 'worker', timeout: 70_000 },
  ],
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  show: async ({ page, address }, use) => {
    await use(async (shown) => {
      await page.goto(`${address}?${new URLSearchParams({ ...shown })}`);
      await expect(page.getByRole('heading', { level: 1, name: shown.entry, includeHidden: true })).toBeAttached();
    });
  },
});

export interface Listed {
  entry: string;
  state?: string;
}

/** Every page of the gallery: an entry, or each state of one whose states lie over the page. */
export const listed = async (page: Page, address: string): Promise<Listed[]> => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page.getByRole('listitem').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const [first, ...states] = [...row.querySelectorAll('a')].map((link) => link.textContent ?? '');
      const entry = first ?? '';
      return row.dataset.alone === 'true' ? states.map((state) => ({ entry, state })) : [{ entry }];
    }),
  );
};

export { expect };
