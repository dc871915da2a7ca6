import { biome, runStep, runSteps, script, types, vitest } from './steps.mjs';
import { workerCount } from './worker-count.mjs';

const unitWorkers = Math.max(2, workerCount({ more: 0 }));

/** Without isolation, which takes a third of the time. A test that leaks state fails here. */
const shared = ['--pool=threads', '--no-isolate'];
const ofCharts = ['tools/explore/', 'tests/charts/', 'tests/walks/', 'tests/tools/studio/'];
const isOfCharts = (file) => ofCharts.some((one) => file.startsWith(one));
/** Slow tests that `npm run check` leaves out: all faults, the npm commands, and the mutators. */
const ofLater = ['tests/faults/', 'tests/scripts/', 'tests/tools/mutants/'];
const isOfLater = (file) => ofLater.some((one) => file.startsWith(one));
const elsewhere = ['tests/{server,built,drills}/**', ...[...ofCharts, ...ofLater].map((one) => `${one}**`)];

/** One thread, so that each chart is explored and laid out only once. */
const chartTests = (files, known) => ({
  name: 'tests of the charts',
  ...vitest(
    [...shared, '--maxWorkers=1', ...(known.length === 0 ? [] : ['-t', `^(?!'(${known.join('|')})' )`])],
    files,
  ),
});
const unitTests = (files) => ({
  name: 'unit tests',
  ...vitest([...shared, `--maxWorkers=${unitWorkers}`, ...elsewhere.flatMap((one) => ['--exclude', one])], files),
});

const tests = (choice) => {
  if (choice === null) return [chartTests(ofCharts, []), unitTests([])];
  const { units, known } = choice;
  const [charts, others] = [units.filter(isOfCharts), units.filter((file) => !isOfCharts(file) && !isOfLater(file))];
  return [...(charts.length > 0 ? [chartTests(charts, known)] : []), ...(others.length > 0 ? [unitTests(others)] : [])];
};

const steps = [
  { name: 'types', ...types('.', 'types.tsbuildinfo') },
  { name: 'types of machines', ...types('machines', 'types-of-machines.tsbuildinfo') },
  { name: 'lint and format', ...biome('check', '--error-on-warnings') },
  { name: 'unused exports', ...script('node_modules/knip/bin/knip.js', '--production') },
  { name: 'contract fresh', ...script('tools/checks/openapi.ts', '--check') },
  { name: 'migrations', show: true, ...script('tools/checks/migrations/check-migrations.ts') },
  { name: 'requirements', show: true, ...script('tools/checks/requirements/requirements.ts') },
  { name: 'supply chain', show: true, ...script('tools/checks/supply-chain/supply-chain.mjs') },
];

/** The quick checks, without a database or a browser. `choice` selects among them; null: all. */
export const check = async (choice) => {
  // Generate the route tree first: the types need it. Everything else runs in parallel.
  const routes = await runStep({ name: 'route tree', ...script('scripts/routes.mjs') });
  return [routes, ...(await runSteps([...tests(choice), ...steps], 2))];
};

/** The remaining tests without a database or a browser. They mostly wait, so they run with high concurrency. */
export const checkFaults = async (choice) => {
  const files = choice === null ? ofLater : choice.units.filter(isOfLater);
  if (files.length === 0) return [];
  return [
    await runStep({
      name: 'faults, commands',
      ...vitest([...shared, `--maxWorkers=${unitWorkers}`, '--maxConcurrency=20'], files),
    }),
  ];
};
