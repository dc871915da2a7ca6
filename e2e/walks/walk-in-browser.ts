import type { StateValue } from 'xstate';
import { type CallName, contract } from '../../domain/contract';
import type { LinkFault } from '../../domain/contract/link-fault';
import { defaultPolicy } from '../../domain/rules/policy';
import type { Walkable } from '../../tools/explore/driver';
import type { PathStep } from '../../tools/explore/explore';
import type { Cases } from '../../tools/explore/flows';
import { longCover } from '../../tools/explore/long-cover';
import { stateName } from '../../tools/explore/path-id';
import { pathsOf } from '../../tools/explore/walk';
import { axeOnce } from './axe-once';
import type { Described } from './described';
import type { Arrival, Gesture, Hand } from './hand';
import { wireOf } from './held-wire';
import { missing } from './sight';
import type { Stage } from './stage';

const { readLimitMs: read, writeLimitMs: write, uploadLimitMs: upload } = defaultPolicy;
const limits = { read, write, upload };
const frame = 20;
const patience = 6000;
const longest = 20;

const bare = (label: string) => label.replace(/ \(.+\)$/, '');
const caseOf = (label: string) => /\((.+)\)$/.exec(label)?.[1] ?? '';

const answer = ({ wire }: Hand, call: CallName, output: unknown): Promise<void> => {
  const { enlaceRechazado, mensaje }: { enlaceRechazado?: LinkFault; mensaje?: string } = Object(output);
  return enlaceRechazado === undefined
    ? wire.answer(call, wireOf(call, output))
    : wire.refuse(call, enlaceRechazado, mensaje ?? '');
};

/** The gesture of a step, or null if a browser cannot do it. */
const gestureOf = (described: Described, { label, event, state }: PathStep): Gesture | null => {
  const own = described.acts[label]?.gesture ?? described.acts[bare(label)]?.gesture;
  if (own !== undefined) return own;
  const [, kind, invoke = ''] = /^(listo|fallo) (\S+)/.exec(label) ?? [];
  const found = described.calls[invoke];
  // The flow's type pairs the call with its own context.
  const call = typeof found === 'function' ? found(state.context as never) : found;
  if (call === undefined) return null;
  if (kind === 'listo') return (I) => answer(I, call, event.output);
  const problem = (['rechazo', ...(described.failures ?? (['ilegible'] as const))] as const).find(
    (one) => one === caseOf(label),
  );
  if (problem === undefined) return null;
  return problem === 'sinRespuesta'
    ? (I) => I.pass(limits[contract[call].timeLimit])
    : (I) => I.wire.fail(call, problem);
};

/** Long paths through everything that a browser can do in a flow. */
export const browserPaths = (described: Described, cases: Cases): readonly Walkable[] =>
  pathsOf(cases, ({ starts, edges, stepAt }) =>
    longCover(
      {
        starts: new Map([...starts].filter(([, step]) => described.starts[caseOf(step.label)]?.arrival !== undefined)),
        // Ranks all edges equally: the best one of a transition may have no gesture.
        edges: edges.filter(({ step }) => gestureOf(described, step) !== null).map((edge) => ({ ...edge, changes: 0 })),
        stepAt,
      },
      longest,
      { goals: ({ taken }) => taken, may: (step, before) => described.may?.(step, before) ?? true },
    ),
  );

interface Walk {
  taken: Set<string>;
  /** Steps that the page took by itself before their turn. */
  ahead: Set<string>;
}

/** Waits until the page matches the path or time is up, and returns the remaining differences. */
const arrive = async (
  stage: Stage,
  machine: string,
  described: Described,
  [step, next]: readonly [PathStep, PathStep | undefined],
  walk: Walk,
) => {
  const begins = step.event.type === 'xstate.init';
  const { recorder } = stage;
  const due = new Set(step.taken.filter((id) => !walk.ahead.delete(id)));
  const state = stateName(step.state.value);
  const passesOn = described.passesOn?.(next) ?? false;
  const passing = passesOn || (described.passing?.includes(state) ?? false);
  // The flow's type pairs each state with its context; here both come from the same step.
  const expected = (passesOn ? undefined : described.seen[state]?.(step.state.context as never)) ?? {};
  const end = performance.now() + patience;
  for (;;) {
    const { snapshot, seen, taken } = await recorder.moment(machine);
    for (const id of taken) {
      if (!due.delete(id) && (passing || begins)) walk.ahead.add(id);
      walk.taken.add(id);
    }
    // A snapshot arrives from the page as plain data.
    const value = snapshot === null ? 'nada' : stateName(snapshot.value as StateValue);
    const differences = [
      ...(value === state || passing ? [] : [`state: ${state} expected, ${value} reached`]),
      ...[...due].map((id) => `not taken: ${id}`),
      ...missing(seen, expected),
    ];
    if (differences.length === 0) return [];
    if (performance.now() > end) return differences;
    await stage.pass(frame);
  }
};

/** How to open the start of these steps. */
export const arrivalOf = (described: Described, steps: readonly PathStep[]): Arrival => {
  const label = steps[0]?.label ?? '';
  const start = described.starts[caseOf(label)]?.arrival;
  const arrival = typeof start === 'function' ? start(steps) : start;
  if (arrival === undefined) throw new Error(`no way to arrive at ${label}`);
  return arrival;
};

/** Performs the steps on a page; returns the first difference between page and chart, and the transitions taken. */
export const walkOn = async (
  stage: Stage,
  described: Described,
  machine: string,
  steps: readonly PathStep[],
): Promise<{ walked: ReadonlySet<string>; differences: readonly string[] }> => {
  const walk: Walk = { taken: new Set(), ahead: new Set() };
  const done: string[] = [];
  try {
    for (const [index, step] of steps.entries()) {
      done.push(`${step.label} → ${stateName(step.state.value)}`);
      if (index > 0) await gestureOf(described, step)?.(stage, step, steps[index + 1]);
      const found = await arrive(stage, machine, described, [step, steps[index + 1]], walk);
      if (found.length === 0) found.push(...(await axeOnce(stage.page)));
      if (found.length > 0) return { walked: walk.taken, differences: [done.join('\n'), ...found] };
    }
  } catch (error) {
    return { walked: walk.taken, differences: [done.join('\n'), String(error)] };
  }
  return { walked: walk.taken, differences: [] };
};
