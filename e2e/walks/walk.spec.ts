import { expect, test } from 'playwright/test';
import { stepsOf } from '../../tools/explore/driver';
import { discover } from '../../tools/explore/flows';
import { universe } from '../../tools/explore/universe';
import { describedFlow } from './described-flows';
import { openTheatre } from './stage';
import { arrivalOf, browserPaths, walkOn } from './walk-in-browser';

test.describe.configure({ mode: 'parallel' });
test.setTimeout(300_000);

for (const { name, cases } of await discover())
  test(`${name} does in the browser all that its chart says`, { tag: '@first' }, async ({ browser, baseURL }) => {
    if (cases === null || baseURL === undefined) throw new Error(`machines/${name}/${name}.cases.ts is missing`);
    const described = await describedFlow(name);
    const paths = browserPaths(described, cases);
    const walked = new Set<string>();
    const differences: string[] = [];
    const { id } = cases.machine;
    const theatre = await openTheatre(browser, baseURL);
    for (const path of paths) {
      const steps = stepsOf(path);
      const stage = await theatre.enter(arrivalOf(described, steps), id);
      const result = await walkOn(stage, described, id, steps);
      for (const taken of result.walked) walked.add(taken);
      differences.push(...result.differences);
      // With --max-failures=1 the failure is already reported.
      if (differences.length > 0 && test.info().config.maxFailures === 1) break;
    }
    await theatre.close();
    const steps = paths.reduce((sum, path) => sum + stepsOf(path).length, 0);
    console.log(`${name}: ${paths.length} paths, ${steps} steps, ${walked.size} transitions`);
    expect(differences).toEqual([]);
    const declared = universe(cases.machine).map(({ id }) => id);
    // The page runs the charts that statecharts/ shows.
    expect([...walked].filter((id) => !declared.includes(id))).toEqual([]);
    const left = declared.filter((id) => !walked.has(id));
    expect(left.toSorted()).toEqual(Object.keys(described.inProcess ?? {}).toSorted());
  });
