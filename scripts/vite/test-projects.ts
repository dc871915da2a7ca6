import type { TestProjectInlineConfiguration } from 'vitest/config';
import { workerCount } from '../worker-count.mjs';

const files = (...folders: string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);
const ofCharts = files('tools/explore', 'tests/charts', 'tests/walks', 'tests/tools/studio');
const ofFaults = files('tests/faults', 'tests/scripts', 'tests/tools');
const ofServer = files('tests/server');
const ofBuild = files('tests/built');
const drills = files('tools/drills');

/** A third of the time with isolation. A test that leaks state fails here. */
const shared = { pool: 'threads', isolate: false } as const;
const unitWorkers = Math.max(2, workerCount({ more: 0 }));
/** A table of which another file runs the pairs, or a long wait. */
const lasting = process.env.TEST_SIZE === 'usual' ? ['**/*.all.test.ts'] : [];

type Options = NonNullable<TestProjectInlineConfiguration['test']>;
const project = (name: string, include: string[], exclude: string[], options: Options) => ({
  extends: true as const,
  test: { name, include, exclude, ...options },
});

/** The groups that `npm run check` and `npm test` run, of which docs/tests.md tells. */
export const testProjects = [
  // One thread, so that each chart is explored and laid out only once.
  project('charts', ofCharts, [], { ...shared, maxWorkers: 1, sequence: { groupOrder: 1 } }),
  project(
    'units',
    files('{domain,src,machines,server,tests,tools}'),
    [...ofCharts, ...ofFaults, ...ofServer, ...ofBuild, ...drills],
    {
      ...shared,
      maxWorkers: unitWorkers,
      sequence: { groupOrder: 2 },
    },
  ),
  // They mostly wait.
  project('faults', ofFaults, files('tests/tools/studio'), {
    ...shared,
    maxWorkers: unitWorkers,
    maxConcurrency: 20,
    sequence: { groupOrder: 3 },
  }),
  project('server', ofServer, lasting, {
    maxWorkers: workerCount({ more: 0 }),
    // Each file ends before the optimizing compiler, mainly of PGlite's code, pays for itself.
    execArgv: ['--liftoff-only', '--no-opt'],
    sequence: { groupOrder: 4 },
  }),
  project('built', ofBuild, lasting, { maxWorkers: workerCount({ more: 0 }), sequence: { groupOrder: 5 } }),
  project('drills', drills, [], { sequence: { groupOrder: 6 } }),
];
