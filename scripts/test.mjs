import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build, install, refuseOldNode } from './prepare.mjs';
import { workerCount } from './worker-count.mjs';

refuseOldNode();
process.chdir(resolve(import.meta.dirname, '..'));

const asked = () => {
  try {
    const { values } = parseArgs({
      options: {
        all: { type: 'boolean' },
        since: { type: 'string' },
        engines: { type: 'boolean' },
        report: { type: 'string' },
      },
    });
    if (values.all && values.since !== undefined) throw new Error('all, or what a change touches');
    return values;
  } catch {
    console.error('Usage: npm test [-- [--all | --since <revision>] [--engines] [--report <folder>]]');
    return process.exit(1);
  }
};
const { all = false, since, engines: withEngines = false, report } = asked();

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

/** Names the suites that this computer cannot run; a failure where everything has to run. */
const orSkipped = (result) => {
  if (result.skipped === 0 || process.env.CI !== 'true') return [result];
  return [result, failure(`skipped: ${result.name}`, result.skipping.map(({ name }) => name).join('\n'))];
};

const onServer = async ({ runStep, vitest }, name, files, flags = []) => {
  if (files.length === 0) return [];
  return orSkipped(await runStep({ name, ...vitest([`--maxWorkers=${serverWorkers}`, ...lasting, ...flags], files) }));
};

/** Test files that run every cell of a table (another file runs its pairs), or wait long. */
const lasting = all ? [] : ['--exclude', '**/*.all.test.ts'];

const serverWorkers = workerCount({ more: 0 });

/** Each test file ends before the optimizing compiler, mainly of PGlite's code, pays for itself. */
const shortLived = ['--execArgv=--liftoff-only', '--execArgv=--no-opt'];

/** Browser tests: those that a change can affect, or all, or one walk of each chart and one journey of each flow. */
const chosenJourneys = (choice) => {
  if (choice === null) return all ? [] : ['--grep', '@first'];
  const { specs, still } = choice;
  return [...(still.length === 0 ? [] : ['--grep-invert', `(${still.join('|')}) does in the browser`]), ...specs];
};

const browser = async ({ runStep, playwright }, choice) => {
  if (choice?.specs.length === 0) return [];
  const { browserMissing, findOrInstallTestBrowser } = await import('./browser.mjs');
  const path = await findOrInstallTestBrowser();
  if (path === undefined) return [failure('browser', browserMissing())];
  const environment = { CHROMIUM_PATH: path };
  return [
    await runStep({
      name: 'browser',
      ...playwright('-c', 'e2e/playwright.config.ts', ...chosenJourneys(choice)),
      environment,
    }),
  ];
};

/** The journeys in the other installed engines. */
const engines = ({ runStep, script }) =>
  runStep({
    name: 'engines',
    show: true,
    ...script('e2e/three-engines/engines.ts', '--there'),
    report: (file) => ({ args: ['--report', file] }),
    count: (report) => report,
  });

/** Databases, reports and profiles of browsers lie there while the tests run. */
const roomWanted = 1e9;
const refuseFullDisk = () => {
  const { bavail, bsize } = statfsSync(tmpdir());
  if (bavail * bsize < roomWanted) throw new Error(`The tests need 1 GB in ${tmpdir()}; make room, or set TMPDIR.`);
};

/** Reports at the start what this computer lacks. */
const tellMissing = async () => {
  const { mayInstall } = await import('./apt.mjs');
  const { browserMissing, findTestBrowser } = await import('./browser.mjs');
  const { findPostgres } = await import('./postgres.mjs');
  if (!mayInstall() && (await findTestBrowser()) === undefined) console.log(`! browser: ${browserMissing()}`);
  if (findPostgres() === null)
    console.log('! server: PostgreSQL is not installed (`apt-get install postgresql`): its tests are skipped.');
};

const notReady = await attempt('start', async () => {
  refuseFullDisk();
  await install();
  await tellMissing();
});
if (notReady.length > 0) {
  console.error(notReady[0].output);
  console.log('0 passed, 1 failed');
  process.exit(1);
}

const { check, checkFaults } = await import('./checks.mjs');
const { affectedSince } = await import('./affected-since.mjs');
const tools = await import('./steps.mjs');
if (report !== undefined) tools.reportTo(report);
const choice = affectedSince(since);
const checked = [...(await check(choice)), ...(await checkFaults(choice))];
const notBuilt = await attempt('build', build);
const results = [
  ...checked,
  ...notBuilt,
  ...(await onServer(tools, 'server, databases', choice?.server ?? ['tests/server'], shortLived)),
];
if (notBuilt.length === 0) {
  if (choice?.built !== false) results.push(...(await onServer(tools, 'what was built', ['tests/built'])));
  results.push(...(await browser(tools, choice)));
  if (withEngines) results.push(await engines(tools));
}
process.exitCode = tools.showFailures(results) ? 1 : 0;
console.log(tools.said(tools.total(results)));
