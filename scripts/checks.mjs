import { biome, runStep, runSteps, script, types, vitest } from './steps.mjs';

/** A fresh world per file would take three times as long; a test that leaves something behind fails here. */
const unitTests = (files) => ({
  name: 'unit tests',
  ...vitest(['--pool=threads', '--no-isolate', '--maxWorkers=2', '--exclude', 'tests/{server,built}/**'], files),
});

const steps = [
  { name: 'types', ...types('-p', '.') },
  { name: 'types of machines', ...types('-p', 'machines') },
  { name: 'lint and format', ...biome('check', '--error-on-warnings') },
  { name: 'charts fresh', ...script('scripts/charts.ts', '--check') },
  { name: 'contract fresh', ...script('scripts/openapi.ts', '--check') },
  { name: 'requirements', show: true, ...script('scripts/requirements.ts') },
  { name: 'supply chain', show: true, ...script('scripts/supply-chain.mjs') },
];

/** Everything that needs neither a database nor a browser; `units` names the files of unit tests where not all run. */
export const check = async (units = []) => {
  // The types need the tree of routes; everything else may run beside everything else.
  const routes = await runStep({ name: 'route tree', ...script('scripts/routes.mjs') });
  return [routes, ...(await runSteps([unitTests(units), ...steps], 2))];
};
