import type { Page } from 'playwright/test';

declare global {
  var loadsAnew: boolean | undefined;
}

const stay = () =>
  navigation.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload') return;
    event.preventDefault();
    globalThis.loadsAnew = true;
  });

/** The page that is told to load anew stays: while one gives way to the next, neither can be asked anything. */
export const heldPage = async (page: Page, until: (done: () => Promise<boolean>) => Promise<void>) => {
  await page.addInitScript(stay);
  return async () => {
    await until(() => page.evaluate(() => globalThis.loadsAnew === true));
    await page.reload();
  };
};
