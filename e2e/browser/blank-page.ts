import type { Page } from 'playwright/test';

/** Opens an empty page of the same site: leaving for another site would lose the renderer process and its caches. */
export const openBlankPage = async (page: Page, origin: string): Promise<void> => {
  const address = `${origin}/vacio`;
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'cross-origin-opener-policy': 'same-origin-allow-popups' },
      body: '<title>Nadie</title>',
    }),
  );
  // A pending navigation of the page interrupts the first attempt.
  await page.goto(address).catch(() => page.goto(address));
  await page.unroute(address);
};
