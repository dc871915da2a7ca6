import type { Page } from 'playwright/test';

declare global {
  /** Where the page was about to load. */
  var loadsAnew: string | undefined;
}

/** Prevents that the page loads again, at the same address or another, because meanwhile it cannot be inspected. */
export const stay = () =>
  navigation.addEventListener('navigate', (event) => {
    const { navigationType, destination } = event;
    if (navigationType !== 'reload' && (navigationType !== 'replace' || destination.sameDocument)) return;
    event.preventDefault();
    globalThis.loadsAnew = destination.url;
  });

export const loadAnew = async (page: Page, until: (done: () => Promise<boolean>) => Promise<void>) => {
  await until(() => page.evaluate(() => globalThis.loadsAnew !== undefined));
  const address = await page.evaluate(() => globalThis.loadsAnew ?? location.href);
  if (address === page.url()) await page.reload();
  else await page.goto(address);
};
