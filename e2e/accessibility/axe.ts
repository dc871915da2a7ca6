import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';
import { waitForRest } from './wait-for-rest';

// Makes axe yield between rules without timers, because the page's clock may be fake.
const breathing = `(({ port1, port2 }) => {
  const waiting = [];
  port1.onmessage = () => waiting.shift()();
  return (work, ms = 0) => {
    if (ms > 1) return 0;
    waiting.push(work);
    port2.postMessage(null);
    return 0;
  };
})(new MessageChannel())`;

// The minified file, because every checked page parses it anew.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const program = `((setTimeout) => { ${source} })(${breathing})`;

declare global {
  /** Parts of the page that the next check leaves out. */
  var skipped: Element[] | undefined;
}

export type Rules = Pick<axe.RunOptions, 'runOnly' | 'rules'>;

/** Measures each small target again in the middle of the screen: what a bar covers can be scrolled free. */
const violationsHere = async (options: axe.RunOptions): Promise<axe.Result[]> => {
  const { axe: engine } = globalThis as typeof globalThis & { axe: typeof axe };
  const exclude = globalThis.skipped ?? [];
  globalThis.skipped = undefined;
  const { violations } = await engine.run({ include: [document], exclude }, options);
  const sizes = { ...options, runOnly: { type: 'rule' as const, values: ['target-size'] } };
  const staysSmall = async ({ target }: axe.NodeResult) => {
    document.querySelector(String(target[0]))?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { violations: again } = await engine.run(document, sizes);
    return again.some(({ nodes }) => nodes.some((node) => node.target[0] === target[0]));
  };
  const { scrollX, scrollY } = window;
  for (const violation of violations.filter(({ id }) => id === 'target-size')) {
    const small: axe.NodeResult[] = [];
    for (const node of violation.nodes) if (await staysSmall(node)) small.push(node);
    violation.nodes = small;
  }
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  return violations.filter(({ nodes }) => nodes.length > 0);
};

/** The violations of a page, each with its elements. Loads axe once per page and skips its frames. */
export const violationsOf = async (page: Pick<Page, 'evaluate'>, rules: Rules = {}): Promise<axe.Result[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(program);
  await waitForRest(page);
  return page.evaluate(violationsHere, { ...rules, iframes: false, resultTypes: ['violations' as const] });
};

/** All rules of axe, including those off by default. */
export const everything: Rules = {
  rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
};

/** The only rules whose result can differ in the dark theme. */
export const colours: Rules = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };
