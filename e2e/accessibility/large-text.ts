import type { Page } from 'playwright/test';

/** Text of twice the size, as a member sets it in the browser. */
export const largeText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
