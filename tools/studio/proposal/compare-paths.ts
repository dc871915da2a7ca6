import type { AnyMachineSnapshot } from 'xstate';
import type { Runnable } from '../../charts/apply/runnable-proposal';
import { cover } from '../../explore/cover';
import { explore } from '../../explore/explore';
import type { Cases } from '../../explore/flows';
import { pathId, stateName } from '../../explore/path-id';
import { nodeName } from '../../explore/universe';
import { startOf, takeStep } from '../play';
import { type Moment, type Simulation, simulate } from '../simulation';

/** What one step of a path did. */
export interface Done {
  state: string;
  snapshot: AnyMachineSnapshot;
  asked: readonly string[];
  actions: readonly string[];
  /** What has happened up to here, the steps before included. */
  trace: readonly Moment[];
}

interface Walk {
  done: readonly Done[];
  /** Why the next step was not taken; null: all were. */
  stop: string | null;
}

export interface Step {
  label: string;
  old: Done | null;
  now: Done | null;
  /** What the proposal does otherwise here; empty: nothing. */
  difference: string;
}

export type Verdict = 'igual' | 'distinto' | 'perdido' | 'sin decidir';

export const verdictWords: Readonly<Record<Verdict, string>> = {
  igual: 'sigue igual',
  distinto: 'cambia',
  perdido: 'se pierde',
  'sin decidir': 'no se puede saber',
};

/** What becomes of an approved path in a proposal. */
export interface PathChange {
  id: string;
  verdict: Verdict;
  /** The step, from 0, at which it is first another one; -1: none is. */
  at: number;
  why: string;
}

export interface KnownPath {
  id: string;
  /** Its steps in the words of the chart. */
  labels: readonly string[];
}

const begin = (cases: Cases, label: string): Simulation => {
  const start = startOf(label);
  const input = cases.starts?.[start];
  return simulate({ cases, wired: cases.machine, start, input, passed: () => {}, changed: () => {} });
};

/** Takes the steps of a path as far as the chart lets it, on its rules alone: no screen, no wiring. */
const walkPath = async (cases: Cases, [first = '', ...labels]: readonly string[]): Promise<Walk> => {
  const done: Done[] = [];
  const simulation = begin(cases, first);
  let seen = 0;
  const note = () => {
    const snapshot = simulation.actor.getSnapshot();
    const trace = [...simulation.trace];
    const last = trace.slice(seen);
    seen = trace.length;
    done.push({
      state: stateName(snapshot.value),
      snapshot,
      trace,
      asked: last.flatMap(({ asked }) => asked),
      actions: last.flatMap((moment) => moment.done),
    });
  };
  try {
    if (simulation.failure !== null) return { done, stop: `el flujo se detiene (${simulation.failure})` };
    note();
    for (const label of labels) {
      const { state = '' } = done.at(-1) ?? {};
      if (!(await takeStep(simulation, label))) return { done, stop: `el flujo no lo recibe en «${state}»` };
      if (simulation.failure !== null) return { done, stop: `el flujo se detiene (${simulation.failure})` };
      note();
    }
    return { done, stop: null };
  } finally {
    simulation.stop();
  }
};

const listed = (parts: readonly string[]): string => (parts.length === 0 ? 'nada' : parts.join(', '));

const statesIn = ({ snapshot }: Done, renamed: ReadonlyMap<string, string>): string =>
  snapshot._nodes
    .map(nodeName)
    .map((name) => renamed.get(name) ?? name)
    .toSorted()
    .join();

const noneRenamed: ReadonlyMap<string, string> = new Map();

const differenceAt = (old: Done | null, now: Done | null, renamed: ReadonlyMap<string, string>): string => {
  if (old === null || now === null) return '';
  const remembered = (done: Done, key: string) => JSON.stringify(done.snapshot.context[key]);
  const keys = Object.keys({ ...old.snapshot.context, ...now.snapshot.context });
  const other = keys.filter((key) => remembered(old, key) !== remembered(now, key));
  const parts = [
    ...(statesIn(old, renamed) === statesIn(now, noneRenamed)
      ? []
      : [`se llegaba a «${old.state}» y se llega a «${now.state}»`]),
    ...(listed(old.asked) === listed(now.asked) ? [] : [`pedía ${listed(old.asked)} y pide ${listed(now.asked)}`]),
    ...(listed(old.actions) === listed(now.actions)
      ? []
      : [`hacía ${listed(old.actions)} y hace ${listed(now.actions)}`]),
    ...(other.length === 0 ? [] : [`recuerda otra cosa en ${other.join(', ')}`]),
  ];
  return parts.join('; ');
};

/** One path in both charts, step by step. */
export const walkBoth = async (
  { today, cases, renamed, undecided }: Runnable,
  { id, labels }: KnownPath,
): Promise<{ steps: readonly Step[]; change: PathChange }> => {
  undecided.clear();
  const [old, now] = [await walkPath(today, labels), await walkPath(cases, labels)];
  const steps = labels.map((label, index): Step => {
    const [before, after] = [old.done[index] ?? null, now.done[index] ?? null];
    const stopped = after === null && index === now.done.length ? (now.stop ?? '') : '';
    return { label, old: before, now: after, difference: stopped || differenceAt(before, after, renamed) };
  });
  const at = steps.findIndex(({ difference }) => difference !== '');
  const found = steps[at];
  const stoppedAt = now.stop === null ? -1 : now.done.length;
  const verdict: Verdict =
    undecided.size > 0 ? 'sin decidir' : stoppedAt >= 0 ? 'perdido' : at >= 0 ? 'distinto' : 'igual';
  const later = stoppedAt > at ? `; después, ${placed(stoppedAt, steps)}: ${now.stop}` : '';
  const why =
    verdict === 'sin decidir'
      ? `${placed(stoppedAt, steps)}: nadie ha dicho cuándo se cumple ${[...undecided].map((name) => `«${name}»`).join(', ')}`
      : found === undefined
        ? ''
        : `${placed(at, steps)}: ${found.difference}${later}`;
  return { steps, change: { id, verdict, at, why } };
};

const placed = (at: number, steps: readonly Step[]): string => `paso ${at + 1} «${steps[at]?.label ?? ''}»`;

/** As `pathsOf` of the engine, whose package of test models no browser can load. */
export const coveringPaths = (flow: string, cases: Cases): KnownPath[] => {
  const all = cover(explore(cases)).map(({ steps }) => ({ id: pathId(flow, steps), labels: labelsOf(steps) }));
  const texts = all.map(({ labels }) => labels.join('\n'));
  return all.filter((_, index) => !texts.some((text) => text.startsWith(`${texts[index]}\n`)));
};
const labelsOf = (steps: readonly { label: string }[]): string[] => steps.map(({ label }) => label);

/** The paths that the proposal would add to the approved ones. */
export const newPathsOf = (flow: string, { cases }: Runnable, known: ReadonlySet<string>): KnownPath[] =>
  coveringPaths(flow, cases).filter(({ id }) => !known.has(id));
