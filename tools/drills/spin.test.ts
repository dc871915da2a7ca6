import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { mistakes, sentences } from '../../tests/charts/composition-mistakes';
import { discover } from '../explore/flows';
import type { ChartWorld } from '../properties/chart-world';
import { type Composition, compose, reduceParts } from '../properties/compose';
import { compositionOf } from '../properties/compositions';
import { type Formula, formulaOf, Unreadable } from '../properties/formula';
import { judge } from '../properties/judge';
import { promela } from '../properties/promela';
import type { Reduced } from '../properties/reduce';
import { randomCompositions } from './random-compositions';

const flows = await discover();
const folder = mkdtempSync(join(tmpdir(), 'spin-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const search = (model: string, compilerFlags: readonly string[], flags: readonly string[]) => {
  writeFileSync(join(folder, 'model.pml'), model);
  execFileSync('spin', ['-a', '-Ptcc -E -x c', 'model.pml'], { cwd: folder, stdio: 'pipe' });
  // It compiles in a fifth of a second what takes gcc minutes.
  execFileSync('tcc', ['-w', '-DNOREDUCE', ...compilerFlags, '-o', 'pan', 'pan.c'], { cwd: folder });
  // The person may have nothing more to do: -E. A step is up to twenty statements, all of which are of the depth.
  const args = ['-E', '-n', '-w20', '-m1000000', ...flags];
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

/** Null: it speaks of what never occurs. */
const readable = (composition: Composition, formula: Formula): Reduced[] | null => {
  try {
    return reduceParts(composition, formula);
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
};

const judged = (of: (typeof sentences)[number]['of'], text: string) => {
  const [composition, formula] = [compositionOf(flows, of), formulaOf(text)];
  const charts = reduceParts(composition, formula);
  return { ours: byJudge(composition, formula, charts), spins: bySpin(composition, formula, charts) };
};

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

// With inactivity, too, as it is, there are too many places for a drill.
test('with both sessions as they are, SPIN and the search find as many places', { timeout: 1_200_000 }, () => {
  const [{ of, formula: text } = expect.fail()] = sentences;
  const [composition, formula] = [compositionOf(flows, of), formulaOf(text)];
  const charts = reduceParts(composition, formula);
  const whole = [...composition.parts].map(([name, { world }], index) =>
    name.startsWith('session') ? notReduced(world) : (charts[index] as Reduced),
  );
  const ours = byJudge(composition, formula, whole);
  expect(bySpin(composition, formula, whole)).toEqual({ isBroken: false, places: ours.places });
  expect(ours.places).toBeGreaterThan(10 * (byJudge(composition, formula, charts).places ?? 0));
});

test('SPIN judges random compositions in the same way', { timeout: 3_600_000 }, () => {
  const found = new Map<string, number>();
  fc.assert(
    fc.property(randomCompositions, ({ composition, formula }) => {
      const charts = readable(composition, formula);
      fc.pre(charts !== null);
      const ours = byJudge(composition, formula, charts);
      const key = `${formula.form} ${ours.isBroken ? 'broken' : 'holds'}`;
      found.set(key, (found.get(key) ?? 0) + 1);
      expect(bySpin(composition, formula, charts)).toEqual(ours);
    }),
    { numRuns: Number(process.env.SPIN_RUNS ?? 1000), seed: 1 },
  );
  console.info(found);
});
