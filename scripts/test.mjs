import { resolve } from 'node:path';
import { build, install, refuseOldNode } from './prepare.mjs';

refuseOldNode();
process.chdir(resolve(import.meta.dirname, '..'));

/** A line that only says why something could not be run counts as one failure. */
const failure = (name, output) => {
  console.log(`✗ ${name}`);
  return { name, output, passed: 0, failed: 1, skipped: 0 };
};

const attempt = async (name, work) => {
  try {
    await work();
    return [];
  } catch (error) {
    return [failure(name, error.message)];
  }
};

const database = async ({ runStep, vitest }) => {
  const result = await runStep({ name: 'server, databases', ...vitest('--maxWorkers=2', 'tests/server') });
  if (result.skipped === 0) return [result];
  const reason = 'A part of the suite was skipped: no PostgreSQL was found.';
  console.log(reason);
  return process.env.CI === 'true' ? [result, failure('skipped databases', reason)] : [result];
};

const browser = async ({ runStep, playwright }) => {
  const { browserMissing, findOrInstallBrowser } = await import('./browser.mjs');
  const path = await findOrInstallBrowser();
  if (path === undefined) return [failure('browser', browserMissing())];
  const environment = { CHROMIUM_PATH: path };
  return [await runStep({ name: 'browser', ...playwright('-c', 'e2e/playwright.config.ts'), environment })];
};

/** The journeys in the other engines, as far as they are here. */
const engines = ({ runStep, script }) =>
  runStep({
    name: 'engines',
    show: true,
    ...script('scripts/engines.ts', '--there'),
    report: (file) => ({ args: ['--report', file] }),
    count: (report) => report,
  });

const notInstalled = await attempt('install', install);
if (notInstalled.length > 0) {
  console.error(notInstalled[0].output);
  console.log('0 passed, 1 failed');
  process.exit(1);
}

const { check } = await import('./checks.mjs');
const tools = await import('./steps.mjs');
const checked = await check();
const notBuilt = await attempt('build', build);
const results = [...checked, ...notBuilt, ...(await database(tools))];
if (notBuilt.length === 0) {
  results.push(await tools.runStep({ name: 'what was built', ...tools.vitest('--maxWorkers=2', 'tests/built') }));
  results.push(...(await browser(tools)));
  if (process.argv.includes('--engines')) results.push(await engines(tools));
}
process.exitCode = tools.showFailures(results) ? 1 : 0;
console.log(tools.said(tools.total(results)));
