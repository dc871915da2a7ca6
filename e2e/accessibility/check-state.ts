import { expect, type Page, test } from 'playwright/test';
import { colours, everything, violationsOf } from './axe';

/** The narrowest phone and a desktop. */
export const sizes = { phone: { width: 320, height: 640 }, desktop: { width: 1280, height: 800 } };

const checked = new Map<string, Set<string>>();

/** Prints the states checked in this file. */
export const printChecked = () => {
  for (const [width, states] of checked) console.log(`${width}: ${states.size} states: ${[...states].join(', ')}`);
  checked.clear();
};

const darkened = new Set<string>();
/** The gallery checks every component in the dark theme, so one state per test is enough here. */
const themesOf = (testId: string) => {
  const themes = darkened.has(testId) ? (['light'] as const) : (['light', 'dark'] as const);
  darkened.add(testId);
  return themes;
};

/** Checks all rules of axe and horizontal scrolling in both sizes; in the dark theme only colours. */
export const checkState = async (page: Page, state: string) => {
  const width = `${page.viewportSize()?.width ?? 0} px`;
  checked.set(width, (checked.get(width) ?? new Set()).add(state));
  for (const colorScheme of themesOf(test.info().testId)) {
    await page.emulateMedia({ colorScheme });
    const violations = await violationsOf(page, colorScheme === 'light' ? everything : colours);
    const found = violations.map(
      ({ id, nodes }) =>
        `${state}: ${id} ${nodes.map(({ html, any }) => `${html} (${any.map(({ message }) => message).join()})`).join(' ')}`,
    );
    expect(found, colorScheme).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${state} scrolls`).toBe(true);
};
