import type { Page } from 'playwright/test';
import { everything, violationsOf } from '../accessibility/axe';

/**
 * Identifies each part of a page by structure and looks, without its texts, and by what it stands in. Leaves out of the next
 * check the parts that are known; null: all of the page is.
 */
const newParts = (known: readonly string[]): string[] | null => {
  const kept = /^(role|aria-(?!label|describedby|labelledby|controls)|type|class|disabled|readonly|tabindex)/;
  const digest = (text: string): string => {
    let [one, two] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < text.length; at += 1) {
      const letter = text.charCodeAt(at);
      one = Math.imul(one ^ letter, 2654435761);
      two = Math.imul(two ^ letter, 1597334677);
    }
    return (one >>> 0).toString(36) + (two >>> 0).toString(36);
  };
  const own = (element: Element): string =>
    `${element.localName}[${[...element.attributes]
      .filter(({ name }) => kept.test(name))
      .map(({ name, value }) => `${name}=${value}`)
      .join(' ')}]`;
  const below = new Map<Element, string>();
  const identify = (element: Element): string => {
    const parts = new Set([...element.children].map(identify));
    const digested = digest(`${own(element)}(${[...parts].join()})`);
    below.set(element, digested);
    return digested;
  };
  identify(document.body);
  const [clean, skipped, found] = [new Set(known), [] as Element[], new Set<string>()];
  const look = (element: Element, around: string) => {
    if (element.children.length > 0) {
      const part = `${around}${below.get(element)}`;
      if (clean.has(part)) return void skipped.push(element);
      found.add(part);
    }
    const inside = digest(around + own(element));
    for (const child of element.children) look(child, inside);
  };
  look(document.body, '');
  globalThis.skipped = skipped;
  return found.size === 0 ? null : [...found];
};

const rules = { ...everything, runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
const cleanParts = new WeakMap<Page, Set<string>>();

const isTooWide = () => document.documentElement.scrollWidth > innerWidth;

/**
 * Checks all axe rules of WCAG 2.2 AA, target-size included, and horizontal scrolling, once for each part of a page.
 */
export const axeOnce = async (page: Page): Promise<string[]> => {
  const clean = cleanParts.get(page) ?? new Set();
  cleanParts.set(page, clean);
  const parts = await page.evaluate(newParts, [...clean]);
  if (parts === null) return [];
  const violations = await violationsOf(page, rules);
  if (await page.evaluate(isTooWide)) return ['the page scrolls sideways'];
  if (violations.length === 0) for (const part of parts) clean.add(part);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, any }) => `${html} ${any[0]?.message}`).join(' ')}`,
  );
};
