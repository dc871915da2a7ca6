import type { Page } from 'playwright/test';
import { atRest } from './at-rest';
import { colours, everything, violationsOf } from './axe';
import { expect, listed, test } from './gallery';

const widths = { 320: { width: 320, height: 640 }, 1280: { width: 1280, height: 800 } };
const themes = ['light', 'dark'] as const;

/** All that axe knows, target-size too, and nothing to scroll sideways for. In the dark only the colours are others. */
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
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [width, viewport] of Object.entries(widths))
    test(`every component in every state is clean in both themes at ${width}`, async ({ page, address, show }) => {
      test.setTimeout(240_000);
      await page.setViewportSize(viewport);
      const pages = await listed(page, address);
      const found: string[] = [];
      for (const shown of pages) {
        await show(shown);
        for (const theme of themes) {
          await page.evaluate((name) => {
            document.documentElement.dataset.theme = name;
          }, theme);
          await pictured(page);
          const here = await problems(page, theme);
          found.push(...here.map((problem) => `${Object.values(shown).join(' ')}, ${theme}: ${problem}`));
        }
      }
      console.log(`${pages.length} pages of the gallery × ${themes.length} themes at ${width}`);
      expect(found).toEqual([]);
    });

  test('nothing scrolls sideways at 320 with text of 200 %', async ({ page, address, show }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(widths[320]);
    const found: string[] = [];
    for (const shown of await listed(page, address)) {
      await show(shown);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await pictured(page);
      await atRest(page);
      found.push(...(await sideways(page)).map((problem) => `${Object.values(shown).join(' ')}: ${problem}`));
    }
    expect(found).toEqual([]);
  });
});
