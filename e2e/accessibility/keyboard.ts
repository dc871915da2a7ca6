import { expect, type Page } from 'playwright/test';

/** Operates a page by keyboard only. */
export const keyboard = (page: Page) => {
  const name = () =>
    page.evaluate(() => {
      const at = document.activeElement;
      const labels =
        at instanceof HTMLInputElement || at instanceof HTMLSelectElement || at instanceof HTMLTextAreaElement
          ? at.labels
          : null;
      return (at?.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? at?.textContent ?? '').trim();
    });
  /** Tabs twice around the page, because the element may still be loading. */
  const tabTo = (wanted: RegExp) =>
    expect(async () => {
      for (let press = 0; press < 60; press += 1) {
        if (wanted.test(await name())) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`${wanted} was never reached, the last was ${await name()}`);
    }).toPass({ timeout: 15_000 });
  const then = (key: string) => async (wanted: RegExp) => {
    await tabTo(wanted);
    await page.keyboard.press(key);
  };
  return {
    press: then('Enter'),
    choose: then('Space'),
    /** Also selects an option of a list by its first letters. */
    type: async (field: RegExp, text: string) => {
      await tabTo(field);
      await page.keyboard.type(text);
    },
  };
};
