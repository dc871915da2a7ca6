import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { findBrowser } from '../../scripts/browser.mjs';

const widths = { phone: { width: 360, height: 780 }, desktop: { width: 1280, height: 800 } };

const pagesOf = async (page: Page, address: string) => {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page.locator('[data-entry]').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const entry = row.getAttribute('data-entry') ?? '';
      const states = [...row.querySelectorAll('[data-state]')].map((link) => link.getAttribute('data-state') ?? '');
      return row.getAttribute('data-alone') === 'true'
        ? states.map((state) => ({ entry, state }))
        : [{ entry, state: '' }];
    }),
  );
};

/** One picture for each entry, width and theme; one for each state where a state fills the page. */
export const shoot = async (address: string, folder: string): Promise<void> => {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  for (const [name, viewport] of Object.entries(widths))
    for (const theme of ['light', 'dark']) {
      const page = await browser.newPage({ viewport, reducedMotion: 'reduce', deviceScaleFactor: 1.5 });
      for (const { entry, state } of await pagesOf(page, address)) {
        await page.goto(`${address}?${new URLSearchParams({ entry, theme, ...(state === '' ? {} : { state }) })}`);
        await page.locator('h1').waitFor({ state: 'attached' });
        await page.waitForLoadState('networkidle');
        const file = [entry, state, name, theme]
          .filter((part) => part !== '')
          .join('-')
          .replaceAll(' ', '_');
        await page.screenshot({ path: join(folder, `${file}.png`), fullPage: state === '' });
      }
      await page.close();
    }
  await browser.close();
};
