import type { Page } from 'playwright/test';

declare global {
  var loadsAnew: boolean | undefined;
}

/** Prevents reloads, because during a reload the page cannot be inspected. */
export const stay = () =>
  navigation.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload') return;
    event.preventDefault();
    globalThis.loadsAnew = true;
  });

export const loadAnew = async (page: Page, until: (done: () => Promise<boolean>) => Promise<void>) => {
  await until(() => page.evaluate(() => globalThis.loadsAnew === true));
  await page.reload();
};
