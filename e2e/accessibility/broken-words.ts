import type { Page } from 'playwright/test';

/**
 * The visible words that break inside across lines. A word without digits and `@` may break after a hyphen or a slash;
 * an amount is one word. `least`: only titles and what has a digit or `@`.
 */
export const brokenWords = (page: Page, least = false): Promise<string[]> =>
  page.evaluate((few) => {
    const range = document.createRange();
    const isBroken = (node: Text, start: number, end: number) => {
      range.setStart(node, start);
      range.setEnd(node, end);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
      return new Set(tops).size > 1;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement } = node;
      if (!(node instanceof Text) || parentElement === null || !parentElement.checkVisibility()) continue;
      if (parentElement.getBoundingClientRect().width <= 1) continue;
      const isTitle = parentElement.closest('h1, h2, h3') !== null;
      for (const { 0: word, index } of node.data.matchAll(/[^ \t\n]+/g)) {
        if (few && !isTitle && !/[\d@]/.test(word)) continue;
        const parts = /[\d@]/.test(word) ? [{ 0: word, index: 0 }] : [...word.matchAll(/[^-/]+[-/]?/g)];
        for (const { 0: part, index: within } of parts)
          if (isBroken(node, index + within, index + within + part.length)) broken.push(part);
      }
    }
    return broken;
  }, least);
