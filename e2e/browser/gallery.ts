import { expect, type Page } from 'playwright/test';
import { servedOnce } from '../backends/served-once';
import { test as base } from './reused-page';

interface Shown {
  entry: string;
  /** Without it, all states of the entry below each other. */
  state?: string;
  theme?: 'light' | 'dark';
}

interface Gallery {
  complaints: string[];
  show(shown: Shown): Promise<void>;
}

/** The gallery of src/ui, built and served once; an error of a page fails its test. */
export const test = base.extend<Gallery, { address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern that it depends on nothing
    async ({}, use) => {
      await use(await servedOnce(process.env.E2E_SERVED ?? '', 'tools/gallery/gallery.ts', '--serve'));
    },
    { scope: 'worker', timeout: 300_000 },
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

/** Every page of the gallery: an entry, or each state of an entry with overlays. */
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
