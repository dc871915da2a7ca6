import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { drawableMutants, drawn } from '../../tests/charts/drawable-mutants';
import { edits, withEdits } from '../../tests/charts/random-proposals';
import { roundTripProblem } from '../../tests/charts/round-trip';
import { git, inWorktree } from '../charts/apply/git';
import { comparableText, modelOf } from '../charts/apply/model';
import { isObject } from '../charts/apply/syntax';
import { discover, load, root } from '../explore/flows';

const flows = await discover();
const minutes = 60_000;
const folder = mkdtempSync(join(tmpdir(), 'oficina-apply-'));
mkdirSync(join(folder, 'node_modules'));
symlinkSync(join(root, 'node_modules/xstate'), join(folder, 'node_modules/xstate'));
writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let count = 0;
const written: string[] = [];

const keep = (text: string): string => {
  const file = join(folder, `p${written.length}.machine.ts`);
  writeFileSync(file, text);
  written.push(file);
  return file;
};

const isMachine = (value: unknown): value is { config: object } =>
  typeof value === 'object' && value !== null && 'config' in value;

describe.each(flows)('$name', (flow) => {
  test('every mutant that can be drawn is applied, and its chart is the way back', {
    timeout: 10 * minutes,
  }, async () => {
    const mutants = drawableMutants(flow);
    const wrong: string[] = [];
    for (const [index, mutant] of mutants.entries()) {
      const [id, proposal] = [mutant.id, mutant.proposal()];
      const { text, problem } = roundTripProblem(flow, proposal);
      if (problem !== null) wrong.push(`${id}: ${problem}`);
      if (index % 40 !== 0) continue;
      const { config } = await load(keep(text), isMachine);
      if (comparableText(modelOf(drawn(config), 'x')) !== comparableText(modelOf(proposal, 'x')))
        wrong.push(`${id}: imported`);
    }
    count += mutants.length;
    console.log(`${flow.name}: ${mutants.length - wrong.length} of ${mutants.length}`);
    expect(wrong).toEqual([]);
  });
});

test('1,000 random proposals of up to ten edits are applied, and taken back', { timeout: 20 * minutes }, () => {
  const flowOf = fc.constantFrom(...flows);
  let tried = 0;
  fc.assert(
    fc.property(flowOf, edits, (flow, list) => {
      const proposal = withEdits(drawn(flow.machine.config), list);
      if (!isObject(proposal)) throw new Error('no chart');
      const { text, problem } = roundTripProblem(flow, proposal);
      tried += 1;
      if (tried % 10 === 0) keep(text);
      expect(problem).toBe(null);
    }),
    { numRuns: Number(process.env.APPLY_RUNS ?? 1000), seed: 1 },
  );
});

test('nine of ten sources are written as the formatter has them', { timeout: 10 * minutes }, () => {
  const { stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    ['format', '--vcs-enabled=false', '--max-diagnostics=none', '.'],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    },
  );
  expect(stdout + stderr).toMatch(/Checked \d+ files/);
  const untidy = stderr.match(/\.machine\.ts format/g)?.length ?? 0;
  console.log(`${count} mutants; ${written.length - untidy} of ${written.length} files formatted as they are written`);
  expect(untidy).toBeLessThan(written.length / 10);
});

const branch = `simulacro-${process.pid}`;
afterAll(() => void spawnSync('git', ['branch', '--quiet', '-D', branch], { cwd: root }));

test('a patch is for git am, and taken back it leaves every byte as it was; a branch holds the same', {
  timeout: 20 * minutes,
}, () => {
  const [proposal, patch] = [join(folder, 'propuesta.json'), join(folder, 'cambio.patch')];
  const file = 'machines/theme/theme.machine.ts';
  const text = readFileSync(join(root, 'statecharts/theme.json'), 'utf8').replaceAll('"oscuro":', '"noche":');
  writeFileSync(proposal, text.replaceAll('"target": "oscuro"', '"target": "noche"'));
  const charts = ['--import', 'tsx', 'tools/charts/charts.ts', '--apply', proposal];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [...charts, '--patch', patch, '--branch', branch, '--out', join(folder, 'propuesta.html')],
    { cwd: root, encoding: 'utf8' },
  );
  expect([stderr, stdout.split('\n').filter((line) => /ahora noche|^Rama|^Parche/.test(line))]).toEqual([
    '',
    ['  oscuro se llama ahora noche', `Rama: ${branch}`, `Parche: ${patch}, para git am`],
  ]);
  inWorktree((copy) => {
    const before = readFileSync(join(copy, file), 'utf8');
    git(copy, 'am', '--quiet', patch);
    const between = readFileSync(join(copy, file), 'utf8');
    expect(git(copy, 'diff', '--stat', branch)).toBe('');
    git(copy, 'apply', '--reverse', patch);
    expect([between.includes('noche: {'), readFileSync(join(copy, file), 'utf8')]).toEqual([true, before]);
  });
});
