import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { stepsOf } from '../../tests/paths/driver';
import { discover } from '../../tests/paths/flows';
import { universe } from '../../tests/paths/universe';
import type { Driver } from './browser-driver';
import { browserPaths, walkInBrowser } from './walk-in-browser';

test.describe.configure({ mode: 'parallel' });
test.setTimeout(120_000);

for (const { name, cases } of await discover())
  test(`${name} does in the browser all that its chart says`, async ({ browser, baseURL }) => {
    const file = join(import.meta.dirname, `${name}.driver.ts`);
    expect(existsSync(file), `e2e/paths/${name}.driver.ts is missing`).toBe(true);
    if (cases === null || baseURL === undefined) throw new Error(`machines/${name}/${name}.cases.ts is missing`);
    const { driver }: { driver: Driver } = await import(file);
    const paths = browserPaths(driver, cases);
    const walked = new Set<string>();
    const differences: string[] = [];
    for (const path of paths) {
      const result = await walkInBrowser(browser, baseURL, driver, cases.machine.id, path);
      for (const id of result.walked) walked.add(id);
      differences.push(...result.differences);
    }
    const steps = paths.reduce((sum, path) => sum + stepsOf(path).length, 0);
    console.log(`${name}: ${paths.length} paths, ${steps} steps, ${walked.size} transitions`);
    expect(differences).toEqual([]);
    const left = universe(cases.machine).flatMap(({ id }) => (walked.has(id) ? [] : [id]));
    expect(left.toSorted()).toEqual(Object.keys(driver.inProcess ?? {}).toSorted());
  });
