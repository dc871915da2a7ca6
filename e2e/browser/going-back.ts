import type { Page } from 'playwright/test';

/** Returns a function that closes the top overlay as a phone's back button does. */
export const goingBack = async (page: Page) => {
  await page.addInitScript(() => {
    const watchers: { requestClose(): void }[] = [];
    const Real = Object(globalThis).CloseWatcher;
    Object(globalThis).CloseWatcher = class extends Real {
      constructor() {
        super();
        watchers.push(this as never);
      }
      destroy() {
        watchers.splice(watchers.indexOf(this as never), 1);
        super.destroy();
      }
    };
    Object(globalThis).goBack = () => {
      watchers.at(-1)?.requestClose();
      return watchers.length;
    };
  });
  return () => page.evaluate(() => Object(globalThis).goBack() as number);
};
