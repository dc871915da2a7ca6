import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';
import { waitForRest } from './wait-for-rest';

// It breathes between its rules, by the clock of the page, which may stand still.
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

// Each page that is judged reads it anew: the shorter text of the same program.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const program = `((setTimeout) => { ${source} })(${breathing})`;

export type Rules = Pick<axe.RunOptions, 'runOnly' | 'rules'>;

/** What is wrong with a page at rest, each with the places. It is given the program once, and asked without its frames. */
export const violationsOf = async (page: Pick<Page, 'evaluate'>, rules: Rules = {}): Promise<axe.Result[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(program);
  await waitForRest(page);
  return page.evaluate(
    async (options) =>
      (await (globalThis as typeof globalThis & { axe: typeof axe }).axe.run(document, options)).violations,
    { ...rules, iframes: false, resultTypes: ['violations' as const] },
  );
};

/** All that axe knows, with what it leaves out of itself. */
export const everything: Rules = {
  rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
};

/** In the dark only these can be different. */
export const colours: Rules = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };
