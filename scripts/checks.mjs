import { biome, runStep, runSteps, script, types, vitest } from './steps.mjs';
import { workerCount } from './worker-count.mjs';

const unitWorkers = Math.max(2, workerCount({ more: 0, gigabytesEach: 1 }));

/** A fresh world per file would take three times as long; a test that leaves something behind fails here. */
const shared = ['--pool=threads', '--no-isolate'];
const ofCharts = ['engine/', 'tests/charts/', 'tests/paths/', 'tests/studio/', 'tests/scripts/paths.test.ts'];
const isOfCharts = (file) => ofCharts.some((one) => file.startsWith(one));
const elsewhere = ['tests/{server,built}/**', ...ofCharts.map((one) => (one.endsWith('/') ? `${one}**` : one))];

/** In one thread each chart is explored and laid out once for all that ask. */
const chartTests = (files, known) => ({
  name: 'tests of the charts',
  ...vitest(
    [...shared, '--maxWorkers=1', ...(known.length === 0 ? [] : ['-t', `^(?!'(${known.join('|')})' )`])],
    files,
  ),
});
/** At least two threads: the tests of what fails wait for most of their time. */
const unitTests = (files) => ({
  name: 'unit tests',
  ...vitest([...shared, `--maxWorkers=${unitWorkers}`, ...elsewhere.flatMap((one) => ['--exclude', one])], files),
});

const tests = (choice) => {
  if (choice === null) return [unitTests([]), chartTests(ofCharts, [])];
  const { units, known } = choice;
  const [charts, others] = [units.filter(isOfCharts), units.filter((file) => !isOfCharts(file))];
  return [...(others.length > 0 ? [unitTests(others)] : []), ...(charts.length > 0 ? [chartTests(charts, known)] : [])];
};

const steps = [
  { name: 'types', ...types('.', 'types.tsbuildinfo') },
  { name: 'types of machines', ...types('machines', 'types-of-machines.tsbuildinfo') },
  { name: 'lint and format', ...biome('check', '--error-on-warnings') },
  { name: 'contract fresh', ...script('scripts/openapi.ts', '--check') },
  { name: 'requirements', show: true, ...script('scripts/requirements/requirements.ts') },
  { name: 'supply chain', show: true, ...script('scripts/supply-chain/supply-chain.mjs') },
];

/** Everything that needs neither a database nor a browser; `choice` says what of it, null everything. */
export const check = async (choice) => {
  // The types need the tree of routes; everything else may run beside everything else.
  const routes = await runStep({ name: 'route tree', ...script('scripts/routes.mjs') });
  return [routes, ...(await runSteps([...tests(choice), ...steps], 2))];
};
