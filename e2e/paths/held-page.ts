import type { Page } from 'playwright/test';

declare global {
  var loadsAnew: boolean | undefined;
}

/** The page that is told to load anew stays: while one gives way to the next, neither can be asked anything. */
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
