import type { Page } from 'playwright/test';
import { everything, violationsOf } from '../accessibility/axe';

/** What can be operated and read, and how it looks; not the words, which change without a new look. */
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

/** All of WCAG 2.2 AA that axe can tell, target-size among it, once for each look of a page. */
export const axeOnce = async (page: Page): Promise<string[]> => {
  const look = await page.evaluate(signature);
  if (clean.has(look)) return [];
  const violations = await violationsOf(page, rules);
  if (violations.length === 0) clean.add(look);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};
