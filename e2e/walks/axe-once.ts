import type { Page } from 'playwright/test';
import { everything, violationsOf } from '../accessibility/axe';

/** Identifies a page by structure and looks, without its texts. */
const signature = (): string => {
  const kept = /^(role|aria-(?!label|describedby|labelledby|controls)|type|class|disabled|readonly|tabindex)/;
  const below = (element: Element): string =>
    `${element.localName}[${[...element.attributes]
      .filter(({ name }) => kept.test(name))
      .map(({ name, value }) => `${name}=${value}`)
      .join(' ')}](${[...new Set([...element.children].map(below))].join()})`;
  return below(document.body);
};

const rules = { ...everything, runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
const clean = new Set<string>();

const isTooWide = () => document.documentElement.scrollWidth > innerWidth;

/**
 * Checks all axe rules of WCAG 2.2 AA, target-size included, and horizontal scrolling, once for each signature of a page.
 */
export const axeOnce = async (page: Page): Promise<string[]> => {
  const look = await page.evaluate(signature);
  if (clean.has(look)) return [];
  const violations = await violationsOf(page, rules);
  if (await page.evaluate(isTooWide)) return ['the page scrolls sideways'];
  if (violations.length === 0) clean.add(look);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, any }) => `${html} ${any[0]?.message}`).join(' ')}`,
  );
};
