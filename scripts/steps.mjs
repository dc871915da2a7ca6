import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const running = new Set();
for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(1);
  });

/**
 * A step is one command with a name. `report(file)` says what makes it leave a JSON report there, and `count(report)`
 * reads how many tests it ran; a step without them counts as one.
 */
const run = ({ command, args, report, environment = {} }, file) =>
  new Promise((resolve) => {
    const reporting = report?.(file);
    const child = spawn(command, [...args, ...(reporting?.args ?? [])], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment, ...reporting?.environment },
    });
    const output = [];
    const end = (code) => {
      running.delete(child);
      resolve({ code, output: Buffer.concat(output).toString('utf8').trimEnd() });
    };
    running.add(child);
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => {
      output.push(Buffer.from(error.message));
      end(1);
    });
    child.on('close', end);
  });

const none = { passed: 0, failed: 0, skipped: 0 };

const named = (names) => names.map((name) => `  ✗ ${name}`).join('\n');

const countIn = (step, file, code) => {
  if (step.count === undefined) return { ...none, [code === 0 ? 'passed' : 'failed']: 1 };
  try {
    const counts = step.count(JSON.parse(readFileSync(file, 'utf8')));
    // It ended badly without a single failed test: something outside of the tests broke.
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch {
    return { ...none, failed: 1 };
  } finally {
    rmSync(file, { force: true });
  }
};

let files = 0;

export const runStep = async (step) => {
  const began = performance.now();
  files += 1;
  const file = join(tmpdir(), `oficina-${process.pid}-${files}.json`);
  const { code, output } = await run(step, file);
  const counts = countIn(step, file, code);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const failed = code !== 0 || counts.failed > 0;
  const detail = step.count === undefined ? '' : `  ${said(counts)}`;
  console.log(`${failed ? '✗' : '✓'} ${step.name.padEnd(20)} ${seconds.padStart(6)} s${detail}`);
  if (counts.failing?.length > 0) console.log(named(counts.failing));
  if (step.show === true && !failed && output !== '') console.log(output);
  return { name: step.name, output, ...counts };
};

/** So many at a time, in the order given. */
export const runSteps = async (steps, lanes) => {
  const results = [];
  const waiting = [...steps];
  const lane = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) results.push(await runStep(step));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
};

export const total = (results) =>
  results.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    none,
  );

export const said = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** What the failing steps wrote, then their names and those of the tests that failed: whoever sees the end sees them all. */
export const showFailures = (results) => {
  const failed = results.filter((result) => result.failed > 0);
  for (const { name, output } of failed) console.log(`\n── ${name}\n${output}`);
  if (failed.length > 0) console.log(`\nfailing: ${failed.map(({ name }) => name).join(', ')}`);
  for (const { failing = [] } of failed) if (failing.length > 0) console.log(named(failing));
  return failed.length > 0;
};

const node = (args) => ({ command: process.execPath, args });
const tool = (path, ...args) => node([join('node_modules', path), ...args]);

export const script = (path, ...args) => node([...(path.endsWith('.ts') ? ['--import', 'tsx'] : []), path, ...args]);
export const biome = (...args) => tool('@biomejs/biome/bin/biome', ...args);
export const types = (...args) => tool('typescript/bin/tsc', ...args);

export const vitest = (...args) => ({
  ...tool('vitest/vitest.mjs', 'run', ...args),
  report: (file) => ({ args: ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`] }),
  count: (report) => ({
    passed: report.numPassedTests,
    failed:
      report.numFailedTests +
      report.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
        .length,
    skipped: report.numPendingTests + report.numTodoTests,
    failing: report.testResults.flatMap(({ name, assertionResults, status }) =>
      status === 'failed' && assertionResults.length === 0
        ? [relative('', name)]
        : assertionResults.flatMap((test) =>
            test.status === 'failed' ? [`${relative('', name)} ${test.fullName}`] : [],
          ),
    ),
  }),
});

const specsIn = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)];
const bad = ['unexpected', 'flaky'];

export const playwright = (...args) => ({
  ...tool('playwright/cli.js', 'test', ...args),
  report: (file) => ({ args: ['--reporter=list,json'], environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } }),
  count: (report) => {
    const specs = report.suites.flatMap(specsIn);
    const ends = specs.flatMap(({ tests }) => tests.map(({ status }) => status));
    const having = (...wanted) => ends.filter((status) => wanted.includes(status)).length;
    return {
      passed: having('expected'),
      failed: having(...bad) + report.errors.length,
      skipped: having('skipped'),
      failing: specs.flatMap(({ file, line, title, tests }) =>
        tests.some(({ status }) => bad.includes(status)) ? [`${file}:${line} ${title}`] : [],
      ),
    };
  },
});
