import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { junitXml } from './junit.mjs';
import { withoutProgress } from './without-progress.mjs';

const running = new Set();
for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, () => {
    for (const child of running) child.kill(signal);
    console.log('✗ stopped before the end');
    process.exit(1);
  });

/** Rewrites one line of a terminal with the number of ended tests of a step; writes nothing to a log. */
const createProgress = ({ name, ended, announced }) => {
  if (ended === undefined || process.stdout.isTTY !== true) return { read: () => {}, clear: () => {} };
  const began = performance.now();
  let [count, all] = [0, ''];
  const write = (line) => process.stdout.write(`\r${line}\x1b[K`);
  return {
    read: (text) => {
      count += ended(stripVTControlCharacters(text));
      all = announced?.exec(text)?.[1] ?? all;
      const seconds = Math.round((performance.now() - began) / 1000);
      write(`… ${name.padEnd(20)} ${String(seconds).padStart(6)} s  ${count}${all === '' ? '' : ` of ${all}`}`);
    },
    clear: () => write(''),
  };
};

/**
 * A step is one command with a name. `report(file)` says what makes it leave a JSON report there, `count(report)` reads
 * how many tests it ran, and `cases(report)` which; a step without them counts as one. `again(failing, output)` has the
 * arguments that run those alone, or none where they cannot. `ended(text)` counts the tests that a piece of its output tells
 * the end of, and `announced` finds how many there are.
 */
const run = (step, file) =>
  new Promise((resolve) => {
    const { command, args, report, environment = {} } = step;
    const reporting = report?.(file);
    const progress = createProgress(step);
    const child = spawn(command, [...args, ...(reporting?.args ?? [])], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment, ...reporting?.environment },
    });
    const output = [];
    const end = (code) => {
      running.delete(child);
      progress.clear();
      resolve({ code, output: Buffer.concat(output).toString('utf8').trimEnd() });
    };
    running.add(child);
    child.stdout.on('data', (chunk) => {
      output.push(chunk);
      progress.read(chunk.toString('utf8'));
    });
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => {
      output.push(Buffer.from(error.message));
      end(1);
    });
    child.on('close', end);
  });

const none = { passed: 0, failed: 0, skipped: 0 };

const named = (names, sign) => names.map((name) => `  ${sign} ${name}`).join('\n');

const countIn = (step, file, code) => {
  if (step.count === undefined) return { ...none, [code === 0 ? 'passed' : 'failed']: 1, cases: [] };
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const counts = { ...step.count(report), cases: step.cases?.(report) ?? [] };
    // It ended badly without a single failed test: something outside of the tests broke.
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch {
    return { ...none, failed: 1, cases: [] };
  } finally {
    rmSync(file, { force: true });
  }
};

let files = 0;

const runOnce = async (step) => {
  files += 1;
  const file = join(tmpdir(), `oficina-${process.pid}-${files}.json`);
  const { code, output } = await run(step, file);
  return { ...countIn(step, file, code), output };
};

/** More than these are no accident of a busy computer. */
const mostTriedAgain = 3;

/** In CI only: runs the few failed tests again, alone. A test that passes then is reported as flaky. */
const withSecondTry = async (step, first) => {
  const { failing = [] } = first;
  if (process.env.CI !== 'true') return first;
  // Errors outside of tests are not retried.
  if (failing.length === 0 || failing.length !== first.failed || failing.length > mostTriedAgain) return first;
  const args = step.again?.(failing, first.output);
  if (args === undefined) return first;
  const second = await runOnce({ ...step, args });
  const output = `${first.output}\n\n── once more, alone\n${second.output}`;
  if (second.passed + second.failed !== failing.length) return { ...first, output };
  const names = (second.failing ?? []).map(({ name }) => name);
  const [still, flaky] = [
    failing.filter(({ name }) => names.includes(name)),
    failing.filter(({ name }) => !names.includes(name)),
  ];
  const { passed, skipped, skipping, cases } = first;
  const isFlaky = ({ file, title }) => flaky.some(({ name }) => name === `${file} ${title}`);
  return {
    ...{ passed: passed + second.passed, failed: second.failed, skipped, skipping, failing: still, flaky, output },
    cases: cases.map((one) => (isFlaky(one) ? { ...one, status: 'passed' } : one)),
  };
};

let reportFolder = null;
/** From now on each step leaves a JUnit report there; null: none does. */
export const reportTo = (folder) => {
  if (folder !== null) mkdirSync(folder, { recursive: true });
  reportFolder = folder;
};
const writeReport = (name, { cases = [], failed, output }, seconds) => {
  if (reportFolder === null) return;
  // A step without tests, or with an error outside of tests, is one case.
  const isTold = cases.length > 0 && (failed === 0 || cases.some(({ status }) => status === 'failed'));
  const step = { file: name, title: name, seconds, status: failed > 0 ? 'failed' : 'passed', message: output };
  const file = join(reportFolder, `${name.replace(/[^\w]+/g, '-')}.xml`);
  writeFileSync(file, junitXml(name, isTold ? cases : [...cases, step]));
};

export const runStep = async (step) => {
  const began = performance.now();
  const result = await withSecondTry(step, await runOnce(step));
  const { failing = [], flaky = [], skipping = [], output } = result;
  const elapsed = (performance.now() - began) / 1000;
  const seconds = elapsed.toFixed(1);
  writeReport(step.name, result, elapsed);
  const failed = result.failed > 0;
  const detail = step.count === undefined ? '' : `  ${said(result)}`;
  console.log(`${failed ? '✗' : '✓'} ${step.name.padEnd(20)} ${seconds.padStart(6)} s${detail}`);
  for (const [tests, sign] of [
    [failing, '✗'],
    [flaky, '~'],
    [skipping, '-'],
  ])
    if (tests.length > 0) console.log(named(namesOf(tests), sign));
  if (step.show === true && !failed && output !== '') console.log(output);
  return { name: step.name, ...result };
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

const namesOf = (tests) => tests.map(({ name }) => name);

/** What the failing and the flaky tests wrote, then the names of all. */
export const showFailures = (results) => {
  const failed = results.filter((result) => result.failed > 0);
  const shaken = results.filter(({ flaky = [] }) => flaky.length > 0);
  for (const { name, output } of new Set([...failed, ...shaken]))
    console.log(`\n── ${name}\n${withoutProgress(output)}`);
  if (shaken.length > 0) console.log('\nflaky, failed once and passed alone:');
  for (const { flaky } of shaken) console.log(named(namesOf(flaky), '~'));
  if (failed.length > 0) console.log(`\nfailing: ${failed.map(({ name }) => name).join(', ')}`);
  for (const { failing = [] } of failed) if (failing.length > 0) console.log(named(namesOf(failing), '✗'));
  return failed.length > 0;
};

const node = (args) => ({ command: process.execPath, args });
/** What is thrown away young is collected more seldom: an eighth less work for types and tests. */
const roomy = '--max-semi-space-size=64';
const tool = (path, ...args) => node([roomy, join('node_modules', path), ...args]);

export const script = (path, ...args) => node([...(path.endsWith('.ts') ? ['--import', 'tsx'] : []), path, ...args]);
export const biome = (...args) => tool('@biomejs/biome/bin/biome', ...args);
/** What has not changed since the last time is not judged again. */
export const types = (project, remembered) =>
  tool('typescript/bin/tsc', '-p', project, '--incremental', '--tsBuildInfoFile', `node_modules/.cache/${remembered}`);

/** By file and outermost title, with how many: a database that is not there leaves out hundreds. */
const skippedIn = ({ testResults }) => {
  const titles = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => ['skipped', 'pending', 'todo'].includes(status))
      .map(({ ancestorTitles, title }) => `${relative('', name)} ${ancestorTitles[0] ?? title}`),
  );
  return [...new Set(titles)].map((title) => ({
    name: `${title} (${titles.filter((one) => one === title).length} skipped)`,
  }));
};

const literally = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const vitestStatus = { passed: 'passed', failed: 'failed' };

export const vitest = (flags, files) => ({
  ...tool('vitest/vitest.mjs', 'run', '--silent=passed-only', ...flags, ...files),
  // A dot, an x or a dash for each test; other lines are what tests wrote.
  ended: (text) => (/^[·x\s-]*$/.test(text) ? text.replace(/\s/g, '').length : 0),
  cases: ({ testResults }) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, status, duration = 0, failureMessages = [] }) => ({
        file: relative('', name),
        title: fullName,
        seconds: (duration ?? 0) / 1000,
        status: vitestStatus[status] ?? 'skipped',
        message: failureMessages.join('\n'),
      })),
    ),
  report: (file) => ({ args: ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`] }),
  count: (report) => {
    // A file that fails while loading has no tests; it counts as failed, and cannot be retried.
    const broken = report.testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    );
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.length,
      skipped: report.numPendingTests + report.numTodoTests,
      skipping: skippedIn(report),
      failing: [
        ...broken.map(({ name }) => ({ name: relative('', name) })),
        ...report.testResults.flatMap(({ name, assertionResults }) =>
          assertionResults.flatMap(({ status, fullName }) =>
            status === 'failed' ? [{ name: `${relative('', name)} ${fullName}`, file: name, fullName }] : [],
          ),
        ),
      ],
    };
  },
  again: (failing, output) => {
    // The report does not tell of an error that no test was waiting for.
    if (failing.some(({ file }) => file === undefined) || output.includes('Unhandled Error')) return undefined;
    const names = failing.map(({ fullName }) => literally(fullName)).join('|');
    const where = new Set(failing.map(({ file }) => file));
    return tool('vitest/vitest.mjs', 'run', ...flags, '--testNamePattern', `^(${names})$`, ...where).args;
  },
});

const specsIn = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)];
const bad = ['unexpected', 'flaky'];
const playwrightStatus = { expected: 'passed', skipped: 'skipped' };

export const playwright = (...args) => ({
  ...tool('playwright/cli.js', 'test', ...args),
  ended: (text) => text.match(/^ *[✓✘-] /gm)?.length ?? 0,
  announced: /Running (\d+) tests/,
  cases: (report) =>
    report.suites.flatMap(specsIn).flatMap(({ file, line, title, tests }) =>
      tests.map(({ status, results }) => ({
        file: `${file}:${line}`,
        title,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        status: playwrightStatus[status] ?? 'failed',
        message: results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)).join('\n'),
      })),
    ),
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
        tests.some(({ status }) => bad.includes(status)) ? [{ name: `${file}:${line} ${title}` }] : [],
      ),
    };
  },
  again: () => tool('playwright/cli.js', 'test', ...args, '--last-failed').args,
});
