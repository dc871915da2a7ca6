import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportTo, runStep, said, showFailures, vitest } from '../../scripts/steps.mjs';

let folder = '';
const spoken: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'steps-'));
  spoken.length = 0;
  vi.stubEnv('CI', 'true');
  vi.spyOn(console, 'log').mockImplementation((line) => void spoken.push(String(line)));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  reportTo(null);
  rmSync(folder, { recursive: true });
});

/** A test that fails the given number of times, and then passes. */
const failing = (name: string, times: number) => `test(${JSON.stringify(name)}, () => {
  const file = ${JSON.stringify(join(folder, 'count-'))} + ${JSON.stringify(name)}.length;
  const before = existsSync(file) ? readFileSync(file, 'utf8').length : 0;
  writeFileSync(file, '.'.repeat(before + 1));
  expect(before).toBeGreaterThanOrEqual(${times});
});`;

const step = (...tests: readonly string[]) => {
  const head = `import { existsSync, readFileSync, writeFileSync } from 'node:fs';\n`;
  writeFileSync(join(folder, 'some.test.ts'), head + tests.join('\n'));
  return { name: 'some tests', ...vitest(['--root', folder, '--globals', '--maxWorkers=1'], []) };
};

const always = 1_000;

test('a test that fails once and passes alone counts as passed, and is reported with its output', async () => {
  const result = await runStep(step(failing('steady', 0), failing('(shaken) [X-01] ¿1 + 1?', 1)));
  expect(said(result)).toBe('2 passed, 0 failed');
  expect(showFailures([result])).toBe(false);
  expect(spoken.filter((line) => line.includes('~ ') && line.includes('(shaken) [X-01] ¿1 + 1?'))).toHaveLength(2);
  expect(spoken.join('\n')).toContain('── once more, alone');
});

test('outside of CI nothing is retried', async () => {
  vi.stubEnv('CI', undefined);
  const result = await runStep(step(failing('once', 1)));
  expect(said(result)).toBe('0 passed, 1 failed');
});

test('each step leaves a JUnit report at the given place', async () => {
  const reports = join(folder, 'reports');
  reportTo(reports);
  await runStep(step(failing('[LOGIN-27] steady', 0), failing('[HOME-1] ever', always)));
  await runStep({ name: 'types of it', command: process.execPath, args: ['-e', 'process.exit(2)'] });
  const read = (name: string) => readFileSync(join(reports, name), 'utf8');
  expect(read('some-tests.xml')).toMatch(/tests="2" failures="1" skipped="0"/);
  expect(read('some-tests.xml').match(/<property [^>]*>/g)).toEqual([
    '<property name="requirement" value="LOGIN-27"/>',
    '<property name="requirement" value="HOME-1"/>',
  ]);
  expect(read('types-of-it.xml')).toMatch(/tests="1" failures="1" skipped="0"/);
});

test('a test that fails twice fails, beside one that failed once', async () => {
  const result = await runStep(step(failing('once', 1), failing('ever', always), failing('never', 0)));
  expect(said(result)).toBe('2 passed, 1 failed');
  expect(showFailures([result])).toBe(true);
  expect(spoken.at(-1)).toMatch(/✗ .*some\.test\.ts ever$/);
  expect(spoken.join('\n')).toMatch(/~ .*some\.test\.ts once/);
});

test('four failures are not retried', async () => {
  const result = await runStep(step(...['a', 'bb', 'ccc', 'dddd'].map((name) => failing(name, 1))));
  expect(said(result)).toBe('0 passed, 4 failed');
});

test('a crash outside of the tests is not retried', async () => {
  const result = await runStep(step(`throw new Error('gone');`));
  expect(said(result)).toBe('0 passed, 1 failed');
  expect(spoken.join('\n')).not.toContain('once more');
});

test('a failure beside an unhandled error is not retried', async () => {
  const stray = `test('stray', async () => {
    Promise.reject(new Error('stray'));
    await new Promise((over) => setTimeout(over, 50));
  });`;
  const result = await runStep(step(failing('once', 1), stray));
  expect(said(result)).toBe('1 passed, 1 failed');
});

test('a skipped test is reported by file and outermost title, also beside retries', async () => {
  const left = `describe.skipIf(true)('no disk', () => { test('a', () => {}); test('b', () => {}); });
test.skipIf(true)('no folder', () => {});`;
  const result = await runStep(step(left, failing('once', 1)));
  expect(said(result)).toBe('1 passed, 0 failed, 3 skipped');
  expect(
    spoken.filter((line) => line.includes('skipped)')).map((line) => line.replace(/\S*some\.test\.ts/g, 'x')),
  ).toEqual(['  - x no disk (2 skipped)\n  - x no folder (1 skipped)']);
});

test('a step without tests fails immediately', async () => {
  const result = await runStep({ name: 'types', command: process.execPath, args: ['-e', 'process.exit(2)'] });
  expect(said(result)).toBe('0 passed, 1 failed');
});
