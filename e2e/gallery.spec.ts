import type { Page } from 'playwright/test';
import { colours, everything, violationsOf } from './accessibility/axe';
import { waitForRest } from './accessibility/wait-for-rest';
import { expect, listed, test } from './browser/gallery';

const widths = { 320: { width: 320, height: 640 }, 1280: { width: 1280, height: 800 } };
const themes = ['light', 'dark'] as const;

/** Checks all rules of axe and horizontal scrolling; in the dark theme only colours. */
const problems = async (page: Page, theme: (typeof themes)[number]): Promise<string[]> => {
  const violations = await violationsOf(page, theme === 'light' ? everything : colours);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  return [...found, ...(await sideways(page))];
};

const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const over = document.documentElement.scrollWidth - innerWidth;
    return over > 0 ? [`scrolls ${over} sideways`] : [];
  });

const pictured = (page: Page) => page.waitForFunction(() => [...document.images].every(({ complete }) => complete));

test.describe('in the gallery', () => {
  test.describe.configure({ mode: 'parallel' });
  // In two halves, so that two workers finish at the same time.
  for (const half of [0, 1])
    test(`every component in every state is clean in both themes, wide and narrow, half ${half + 1}`, async ({
      page,
      address,
      show,
    }) => {
      test.setTimeout(240_000);
      const pages = (await listed(page, address)).filter((_, place) => place % 2 === half);
      const found: string[] = [];
      for (const shown of pages) {
        const note = (how: string, problems: readonly string[]) =>
          found.push(...problems.map((problem) => `${Object.values(shown).join(' ')}, ${how}: ${problem}`));
        await page.setViewportSize(widths[1280]);
        await show(shown);
        for (const [width, viewport] of Object.entries(widths).toReversed()) {
          await page.setViewportSize(viewport);
          // An overlay is opened at the width at which it is checked.
          if (shown.state !== undefined && viewport !== widths[1280]) await show(shown);
          // Colours do not depend on the width.
          for (const theme of viewport === widths[1280] ? themes : (['light'] as const)) {
            await page.evaluate((name) => {
              document.documentElement.dataset.theme = name;
            }, theme);
            await pictured(page);
            note(`${theme}, ${width}`, await problems(page, theme));
          }
        }
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        await waitForRest(page);
        note('text of 200 %', await sideways(page));
      }
      console.log(`${pages.length} pages of the gallery × 2 widths, once in the dark, and once at 200 %`);
      expect(found).toEqual([]);
    });
});
