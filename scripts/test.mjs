// Starts before anything is installed, so it imports Node and its neighbours alone.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findPostgres } from './postgres.mjs';
import { build, install, refuseOldNode } from './prepare.mjs';

refuseOldNode();
process.chdir(resolve(import.meta.dirname, '..'));

const yes = { type: 'boolean', default: false };
const asked = () => {
  try {
    return parseArgs({ options: { quick: yes, all: yes, engines: yes, report: { type: 'string' } } }).values;
  } catch {
    console.error('Usage: npm run check, or npm test [-- [--all] [--engines] [--report <folder>]]');
    return process.exit(1);
  }
};
const { quick, all, engines, report } = asked();
const inCi = process.env.CI === 'true';

const script = (file, ...args) => [...(file.endsWith('.ts') ? ['--import', 'tsx'] : []), file, ...args];
const tool = (file, ...args) => ['--max-semi-space-size=64', join('node_modules', file), ...args];
const types = (project, note) =>
  tool('typescript/bin/tsc', '-p', project, '--incremental', '--tsBuildInfoFile', `node_modules/.cache/${note}`);

const one = (name, args) => ({ name, args });
const vitest = (project) => {
  const junit = report ? ['--reporter=junit', `--outputFile.junit=${join(report, project)}.xml`] : [];
  const reporters = ['--reporter=dot', '--reporter=./scripts/count-tests.mjs', ...junit];
  return { ...one(project, tool('vitest/vitest.mjs', 'run', '--project', project, ...reporters)), counted: true };
};
const journeys = () => {
  const reporters = `--reporter=dot,./scripts/count-journeys.mjs${report ? ',junit' : ''}`;
  const chosen = ['-c', 'e2e/playwright.config.ts', reporters, ...(all ? [] : ['--grep', '@first'])];
  return { ...one('browser', tool('playwright/cli.js', 'test', ...chosen)), counted: true };
};
const otherEngines = { ...one('engines', script('e2e/three-engines/engines.ts', '--there')), counted: true };

const ofCheck = [
  vitest('charts'),
  vitest('units'),
  one('types', types('.', 'types.tsbuildinfo')),
  one('types of machines', types('machines', 'types-of-machines.tsbuildinfo')),
  one('lint and format', tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings')),
  one('unused exports', tool('knip/bin/knip.js')),
  one('exports for tests', tool('knip/bin/knip.js', '--production')),
  one('contract fresh', script('tools/checks/openapi.ts', '--check')),
  one('migrations', script('tools/checks/migrations/check-migrations.ts')),
  one('requirements', script('tools/checks/requirements/requirements.ts')),
  one('supply chain', script('tools/checks/supply-chain/supply-chain.mjs')),
];

const running = new Set();
for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, () => {
    for (const child of running) child.kill(signal);
    console.log('✗ stopped before the end');
    process.exit(1);
  });

const total = { passed: 0, failed: 0, skipped: 0 };
const tell = (name, output, { passed = 0, failed = 0, skipped = 0, flaky = [] }, seconds = 0) => {
  // Where everything has to run, nothing may be left out.
  const bad = failed + (inCi && skipped > 0 ? 1 : 0);
  total.passed += passed;
  total.failed += bad;
  total.skipped += skipped;
  console.log(`${bad > 0 ? '✗' : '✓'} ${name.padEnd(20)} ${seconds.toFixed(1).padStart(6)} s  ${passed} passed`);
  for (const title of flaky) console.log(`  ~ passed at the second try: ${title}`);
  if (bad > 0) console.log(output);
};

const countsIn = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  } finally {
    rmSync(file, { force: true });
  }
};

const run = async ({ name, args, counted = false }) => {
  const began = performance.now();
  const file = join(tmpdir(), `tests-${process.pid}-${name}.json`);
  const junit = report ? { TEST_REPORT: report, PLAYWRIGHT_JUNIT_OUTPUT_FILE: resolve(report, `${name}.xml`) } : {};
  const environment = { TEST_COUNTS: file, TEST_SIZE: all ? 'all' : 'usual', ...junit };
  const child = spawn(process.execPath, args, { env: { ...process.env, ...environment } });
  running.add(child);
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  const code = await new Promise((end) => child.on('close', end));
  running.delete(child);
  const counts = counted ? countsIn(file) : { passed: code === 0 ? 1 : 0 };
  // It ended badly without a failed test: something outside of the tests broke.
  const failed = Math.max(counts.failed ?? 0, code === 0 ? 0 : 1);
  const seconds = (performance.now() - began) / 1000;
  tell(name, Buffer.concat(output).toString('utf8').trimEnd(), { ...counts, failed }, seconds);
};
const attempt = (name, work) => work().catch((error) => tell(name, error.message, { failed: 1 }));

const readyBrowser = async () => {
  const { browserMissing, findOrInstallTestBrowser } = await import('./browser.mjs');
  const path = await findOrInstallTestBrowser();
  if (path === undefined) throw new Error(browserMissing());
  process.env.CHROMIUM_PATH = path;
  await run(journeys());
};

await attempt('start', async () => {
  const { bavail, bsize } = statfsSync(tmpdir());
  if (bavail * bsize < 1e9) throw new Error(`The tests need 1 GB in ${tmpdir()}; make room, or set TMPDIR.`);
  if (report) mkdirSync(report, { recursive: true });
  await install();
});
if (total.failed === 0) {
  if (!quick && findPostgres() === null) console.log('! PostgreSQL is not installed: its tests are skipped.');
  // The types need the route tree; the rest runs in two lanes.
  await run(one('route tree', script('scripts/routes.mjs')));
  const lane = async () => {
    for (let next = ofCheck.shift(); next !== undefined; next = ofCheck.shift()) await run(next);
  };
  await Promise.all([lane(), lane()]);
  if (!quick) {
    await run(vitest('faults'));
    await attempt('build', build);
    for (const project of ['server', 'built']) await run(vitest(project));
    await attempt('browser', readyBrowser);
    if (engines) await run(otherEngines);
  }
}
process.exitCode = total.failed > 0 ? 1 : 0;
const { passed, failed, skipped } = total;
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
