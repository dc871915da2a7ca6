import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { mistakes, sentences } from '../../tests/charts/composition-mistakes';
import { discover } from '../explore/flows';
import type { ChartWorld } from '../properties/chart-world';
import { type Composition, compose, reduceParts } from '../properties/compose';
import { compositionOf } from '../properties/compositions';
import { type Formula, formulaOf } from '../properties/formula';
import { judge } from '../properties/judge';
import { promela } from '../properties/promela';
import type { Reduced } from '../properties/reduce';

const flows = await discover();
const folder = mkdtempSync(join(tmpdir(), 'spin-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const search = (model: string, compilerFlags: readonly string[], flags: readonly string[]) => {
  writeFileSync(join(folder, 'model.pml'), model);
  execFileSync('spin', ['-a', 'model.pml'], { cwd: folder, stdio: 'pipe' });
  execFileSync('gcc', ['-O2', '-w', '-DNOREDUCE', ...compilerFlags, '-o', 'pan', 'pan.c'], { cwd: folder });
  // The person may have nothing more to do: -E. A step is up to twenty statements, all of which are of the depth.
  const args = ['-E', '-n', '-w22', '-m4000000', ...flags];
  const { stdout } = spawnSync(join(folder, 'pan'), args, { cwd: folder, encoding: 'utf8' });
  const [, states] = /^\s*(\d+) states, stored/m.exec(stdout) ?? [];
  const complaints = stdout.match(/^(?:pan:\d+|error): .+/gm) ?? [];
  const isBroken = complaints.some((one) => /assertion violated|acceptance cycle/.test(one));
  if (states === undefined || complaints.length !== (isBroken ? 1 : 0)) throw new Error(stdout);
  return { isBroken, states: Number(states) };
};

/** States of SPIN are those between steps, with the formula's bit; that before the first step is none of ours. */
const bySpin = (composition: Composition, formula: Formula, charts: readonly Reduced[]) => {
  const { isBroken, states } = search(promela(composition, formula, charts), ['-DSAFETY'], []);
  if (formula.form !== 'después llega') return { isBroken, places: isBroken ? null : states - 1 };
  return { isBroken: search(promela(composition, formula, charts, true), [], ['-a']).isBroken, places: states - 1 };
};

const byJudge = (composition: Composition, formula: Formula, charts: readonly Reduced[]) => {
  const { broken, places } = judge(compose(composition, formula, charts), formula);
  const isWhole = broken === null || formula.form === 'después llega';
  return { isBroken: broken !== null, places: isWhole ? places : null };
};

const notReduced = (world: ChartWorld): Reduced => {
  const entrances = new Map([...world.starts, ...world.moves].map((move) => [move.to, move]));
  return {
    starts: world.starts,
    blocks: world.places,
    blockOf: (place) => place,
    movesFrom: world.movesFrom,
    into: (place) => entrances.get(place) ?? (world.starts[0] as (typeof world.starts)[number]),
    sameFrom: (_, move) => move,
  };
};

const compared: string[] = [];
const judged = (of: (typeof sentences)[number]['of'], text: string, isReduced = true) => {
  const [composition, formula] = [compositionOf(flows, of), formulaOf(text)];
  const charts = isReduced
    ? reduceParts(composition, formula)
    : [...composition.parts.values()].map(({ world }) => notReduced(world));
  const ours = byJudge(composition, formula, charts);
  const spins = bySpin(composition, formula, charts);
  compared.push(`${JSON.stringify([ours, spins])} ${of.name}: ${text}`);
  return { ours, spins };
};
afterAll(() => console.info(compared.join('\n')));

test.each(sentences)(
  'SPIN finds as many places, and in none of them is broken: «$says»',
  { timeout: 600_000 },
  (one) => {
    const { ours, spins } = judged(one.of, one.formula);
    expect(spins).toEqual({ isBroken: false, places: ours.places });
  },
);

test.each(mistakes)('SPIN finds broken, too, where $mistake: «$says»', { timeout: 600_000 }, (one) => {
  const { ours, spins } = judged(one.of, one.formula);
  expect([ours.isBroken, spins]).toEqual([true, { isBroken: true, places: ours.places }]);
});
