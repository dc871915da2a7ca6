import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, refuseOldNode } from './prepare.mjs';
import { biome, runStep, runSteps, said, script, showFailures, total, types, vitest } from './steps.mjs';

const written = (steps) => steps.filter(({ needs }) => needs === undefined || existsSync(needs));

const steps = () =>
  written([
    { name: 'unit tests', ...vitest('--exclude', 'tests/{server,built}/**') },
    { name: 'types', ...types('-p', '.') },
    { name: 'types of machines', ...types('-p', 'machines') },
    { name: 'lint and format', ...biome('check', '--error-on-warnings') },
    { name: 'charts fresh', needs: 'scripts/charts.ts', ...script('scripts/charts.ts', '--check') },
    { name: 'contract fresh', ...script('scripts/openapi.ts', '--check') },
    { name: 'requirements', show: true, ...script('scripts/requirements.ts') },
  ]);

/** Everything that needs neither a database nor a browser. */
export const check = async () => {
  // The types need the tree of routes; everything else may run beside everything else.
  const routes = await runStep({ name: 'route tree', ...script('scripts/routes.mjs') });
  return [routes, ...(await runSteps(steps(), 2))];
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  refuseOldNode();
  process.chdir(resolve(import.meta.dirname, '..'));
  await install();
  const results = await check();
  process.exitCode = showFailures(results) ? 1 : 0;
  console.log(said(total(results)));
}
