import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { describedFlow } from '../../e2e/walks/described-flows';
import { openTheatre } from '../../e2e/walks/stage';
import { arrivalOf, browserPaths, walkOn } from '../../e2e/walks/walk-in-browser';
import { stepsOf } from '../explore/driver';
import { discover, root } from '../explore/flows';
import { stateName } from '../explore/path-id';
import { folder, saveWebp } from './save-webp';
import { scenes, wide } from './scenes';

const assets = join(root, 'dist/portal/assets');
const fontFile = readdirSync(assets).find((file) => file.endsWith('.woff2')) ?? '';
const font = readFileSync(join(assets, fontFile), 'base64');

/** Any visit but the first has the font, without a network too. */
const showFont = async (base64: string) => {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  document.fonts.add(await new FontFace('Figtree Variable', bytes, { weight: '300 900' }).load());
};

const save = async (page: Page, flow: string) => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.evaluate(showFont, font);
  // A walk with a second window leaves the first at the size of a window.
  await page.setViewportSize({ width: width + 1, height });
  await page.setViewportSize({ width, height });
  const y = await page.evaluate(() => scrollY);
  await saveWebp(page, { x: 0, y, width, height }, 1.5, flow);
};

for (const { name, cases } of await discover()) {
  const scene = scenes[name];
  if (scene === null) continue;
  test(name, async ({ browser, baseURL }) => {
    if (scene === undefined || cases === null || baseURL === undefined) throw new Error(`no scene of ${name}`);
    const described = await describedFlow(name);
    const [nearest] = browserPaths(described, cases)
      .map((path) => {
        const steps = stepsOf(path);
        const last = steps.findIndex(({ label, state }) => `${label} → ${stateName(state.value)}`.endsWith(scene));
        return steps.slice(0, last + 1);
      })
      .filter((steps) => steps.length > 0)
      .toSorted((a, b) => a.length - b.length);
    if (nearest === undefined) throw new Error(`no browser reaches ${scene}`);
    const theatre = await openTheatre(browser, baseURL);
    const arrival = arrivalOf(described, nearest);
    const stage = await theatre.enter({ ...arrival, phone: !wide.includes(name) }, cases.machine.id);
    const { differences } = await walkOn(stage, described, cases.machine.id, nearest);
    expect(differences).toEqual([]);
    await save(stage.page, name);
    await theatre.close();
  });
}

test('the page of all pictures', async () => {
  const shown = Object.keys(scenes).filter((name) => scenes[name] !== null);
  const cells = await Promise.all(
    shown.map(async (name) => {
      const { title } = await describedFlow(name);
      return `<figure><img src="${name}.webp" width="260" alt=""><figcaption>${title} (${name})</figcaption></figure>`;
    }),
  );
  const about = 'One picture of each flow, from its walk in the browser. docs/commands.md says how to take them anew.';
  await writeFile(join(folder, 'README.md'), `# Pictures\n\n${about}\n\n${cells.join('\n')}\n`);
});
