import axe from 'axe-core';
import type { Page } from 'playwright/test';

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

const program = `((setTimeout) => { ${axe.source} })(${breathing})`;

export type Rules = Pick<axe.RunOptions, 'runOnly' | 'rules'>;

/** What rises, fades or is on its way to the other theme has colours of its own. What turns goes on turning. */
const settled = async () => {
  const soon = document.getAnimations().filter(({ effect, currentTime, playState }) => {
    const left = Number(effect?.getComputedTiming().endTime) - Number(currentTime);
    return playState === 'running' && left < 1_000;
  });
  await Promise.all(soon.map(({ finished }) => finished.catch(() => undefined)));
};

/** What is wrong, each with the places. A page is given the program once, and asked without its frames. */
export const violationsOf = async (page: Page, rules: Rules = {}): Promise<axe.Result[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(program);
  await page.evaluate(settled);
  return page.evaluate(
    async (options) =>
      (await (globalThis as typeof globalThis & { axe: typeof axe }).axe.run(document, options)).violations,
    { ...rules, iframes: false, resultTypes: ['violations' as const] },
  );
};

/** All that axe knows, target-size with it. */
export const everything: Rules = { rules: { 'target-size': { enabled: true } } };

/** In the dark only these can be different. */
export const colours: Rules = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };
