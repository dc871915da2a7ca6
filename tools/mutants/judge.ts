import { isDeepStrictEqual } from 'node:util';
import type { AnyStateMachine, StateValue } from 'xstate';
import { approvedPaths, approvedText } from '../explore/approved';
import { stepsOf, type Walkable } from '../explore/driver';
import type { Cases, Flow } from '../explore/flows';
import { inProcess, type Seen } from '../explore/in-process';
import { pathId, stateName } from '../explore/path-id';
import { universe } from '../explore/universe';
import { pathsOf, walk } from '../explore/walk';

interface Judged {
  name: string;
  cases: Cases;
  /** The text of statecharts/<flow>.paths.md. */
  approved: string;
  children?: Flow['children'];
}

export type Judge = (machine: () => AnyStateMachine) => Promise<string | null>;

/** What the approved paths say of a step. */
const shownOf = ({ value, context, asked, done, told, taken }: Seen): unknown =>
  JSON.parse(
    JSON.stringify({
      state: value,
      context,
      asked,
      done,
      told,
      nothing: taken.length === 0,
      again: taken.some((id) => id.endsWith('↻')),
    }),
  );

/** Walks without @xstate/test, whose report of a failing path takes longer than the whole walk. */
async function* replayed(path: Walkable, cases: Cases): AsyncGenerator<Seen> {
  const steps = stepsOf(path);
  const driver = inProcess(cases, steps[0]?.event.input, () => {});
  try {
    for (const step of steps) {
      await driver.perform(step);
      await driver.see(step);
      const seen = driver.trace.at(-1);
      if (seen !== undefined) yield seen;
    }
  } finally {
    driver.stop();
  }
}

const sayHow = (before: Seen, now: Seen): string => {
  const [old, other] = [before, now].map(({ value }) => stateName(value as StateValue)); // what a snapshot has as value
  return old === other ? `en ${old} recuerda, pide o hace otra cosa` : `de ${old} a ${other}`;
};

const firstLine = (error: unknown): string =>
  error instanceof Error ? (error.message.split('\n')[0] ?? '') : `lanza ${JSON.stringify(error)}`;

const firstDifference = (approved: string, now: string): string => {
  const [old, lines] = [approved.split('\n'), now.split('\n')];
  const at = old.findIndex((line, index) => line !== lines[index]);
  return `otros caminos: «${(old[at] ?? '').trim()}» es ahora «${(lines[at] ?? '').trim()}»`;
};

const sameAsModel = (real: Seen, model: Seen) => {
  if (!isDeepStrictEqual(real, model)) throw new Error(`${real.label}: la máquina real no hace lo que el modelo prevé`);
};

/**
 * Runs the path tests on a mutant in place of the machine: returns how they notice the mutant, or null.
 * First walks the approved paths, which is quick; only a surviving mutant is explored.
 */
export const judgeOf = async ({ name, cases, approved, children }: Judged): Promise<Judge> => {
  const known: [Walkable, Seen[]][] = [];
  for (const path of pathsOf(cases)) {
    const trace: Seen[] = [];
    for await (const seen of replayed(path, cases)) trace.push(seen);
    known.push([path, trace]);
  }

  const otherwise = async (mutant: Cases): Promise<string | null> => {
    for (const [path, trace] of known) {
      const before = trace.values();
      for await (const now of replayed(path, mutant)) {
        const { value } = before.next();
        if (value !== undefined && !isDeepStrictEqual(shownOf(now), shownOf(value)))
          return `${pathId(name, trace)}, ${now.label}: ${sayHow(value, now)}`;
      }
    }
    return null;
  };

  return async (machine) => {
    try {
      const mutant = { ...cases, machine: machine() };
      const ends = await otherwise(mutant);
      if (ends !== null) return ends;
      const text = approvedText(name, await approvedPaths({ name, cases: mutant }), children);
      if (text !== approved) return firstDifference(approved, text);
      const walked = new Set((await walk(mutant, sameAsModel)).flat().flatMap(({ taken }) => taken));
      const unwalked = universe(mutant.machine).find(({ id }) => !walked.has(id));
      return unwalked === undefined ? null : `nada recorre ${unwalked.id}`;
    } catch (error) {
      return firstLine(error);
    }
  };
};
