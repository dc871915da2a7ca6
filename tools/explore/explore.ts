import {
  type AnyActorRef,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type ExecutableActionObject,
} from 'xstate';
import type { ProblemKind } from '../../domain/contract/problem';
import type { Cases } from './flows';
import { memoizePerKey } from './memoize-per-key';
import { silentActor, withStandIns } from './stand-ins';
import { eventName, guardName, nodeName, nodesOf, transitionId } from './universe';

export interface Asked {
  name: string;
  input: unknown;
}

export interface PathStep {
  event: AnyEventObject;
  state: AnyMachineSnapshot;
  /** The step in words, with the name of the case. */
  label: string;
  taken: readonly string[];
  /** A step that every guard rejects: nothing may happen. */
  refused: readonly string[];
  /** Names of its actions, and of those of the states that it enters and leaves, except their own assigns. */
  did: readonly string[];
  /** The actors that it starts. */
  asked: readonly Asked[];
}

export type Fed = Pick<PathStep, 'event' | 'label'>;

export interface Edge {
  from: string;
  to: string;
  step: PathStep;
  /** How much of context and state the step changes: more changes show more of its actions. */
  changes: number;
}

export interface Graph {
  starts: ReadonlyMap<string, PathStep>;
  edges: readonly Edge[];
  /** The same event at a state with another past: what guards cannot tell apart is one node, and yet not the same. */
  stepAt(state: AnyMachineSnapshot, given: Fed): { step: PathStep; node: string };
}

const problems: readonly ProblemKind[] = ['sinConexion', 'sinRespuesta', 'sesionVencida', 'sinServicio', 'ilegible'];
const failures: readonly [string, unknown][] = [
  // An expired session comes with an answer, so with a status.
  ...problems.map((kind): [string, unknown] => [
    kind,
    { kind, mensaje: '', ...(kind === 'sesionVencida' ? { status: 401 } : {}) },
  ]),
  ['fallo propio', new Error('fallo propio')],
  // Its session ended under way, so nobody knows what came of it.
  ['sesionCerrada', { kind: 'sesionVencida', mensaje: '' }],
];
const refusal: readonly [string, unknown] = ['rechazo', { kind: 'sinServicio', mensaje: '', status: 422 }];

/** Where a chart tells a refusal from other failures, the service refuses; elsewhere it would be a failure like others. */
const failuresAt = ({ _nodes }: AnyMachineSnapshot, type: string) => {
  const isTold = _nodes.some((node) => node.transitions.get(type)?.some(({ guard }) => guardName(guard) === 'rechazo'));
  return isTold ? [refusal, ...failures] : failures;
};

const decoded = (label: string, answer: unknown): unknown => {
  if (typeof answer !== 'object' || answer === null || !('ok' in answer)) return answer;
  if (answer.ok === true && 'reply' in answer) return answer.reply;
  throw new Error(`${label}: the decoder refuses this case: ${JSON.stringify(answer)}`);
};

const sourceOf = (snapshot: AnyMachineSnapshot, invokeId: string): string => {
  const invoke = snapshot._nodes.flatMap((node) => node.invoke).find(({ id }) => id === invokeId);
  return typeof invoke?.src === 'string' ? invoke.src : '';
};

const isHere = ({ _nodes }: AnyMachineSnapshot, where: NonNullable<Cases['where']>, label: string): boolean =>
  !Object.values(where).some((rows) => rows.includes(label)) ||
  _nodes.some((node) => where[nodeName(node)]?.includes(label));

/** Reports a case for a state or row that does not exist: its event would never be tried. */
const unknownPlaces = ({ machine, events, where = {} }: Cases): string[] => {
  const states = nodesOf(machine).map(nodeName);
  const labels = Object.entries(events).flatMap(([type, rows]) => Object.keys(rows).map((row) => `${type} (${row})`));
  return [
    ...Object.keys(where).filter((state) => !states.includes(state)),
    ...Object.values(where)
      .flat()
      .filter((label) => !labels.includes(label)),
  ];
};

/** The events that a machine in this state handles. */
export const eventsAt = (snapshot: AnyMachineSnapshot, cases: Cases): Fed[] => {
  const types = new Set(snapshot._nodes.flatMap((node) => [...node.transitions.keys()]));
  return [...types].flatMap((type): Fed[] => {
    const name = eventName(type);
    const answer = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type);
    if (answer?.[1] === 'error')
      return failuresAt(snapshot, type).map(([row, error]) => ({ event: { type, error }, label: `${name} (${row})` }));
    if (answer !== null)
      return Object.entries(cases.replies[sourceOf(snapshot, answer[2] ?? '')] ?? {}).map(([row, given]) => {
        const label = `${name} (${row})`;
        return { event: { type, output: decoded(label, given) }, label };
      });
    if (type.startsWith('xstate.done.state')) return [];
    const rows = cases.events[type];
    if (rows === undefined) return [{ event: { type }, label: name }];
    return Object.entries(rows)
      .map(([row, payload]) => ({ event: { type, ...payload }, label: `${name} (${row})` }))
      .filter(({ label }) => isHere(snapshot, cases.where ?? {}, label));
  });
};

const none: readonly string[] = [];
const nobody: readonly Asked[] = [];
const nameOf = (action: unknown): string =>
  typeof action === 'string'
    ? action
    : typeof action === 'object' && action !== null && 'type' in action
      ? String(action.type)
      : '';

const doings = (
  taken: readonly AnyTransitionDefinition[],
  ran: readonly ExecutableActionObject[],
): Pick<PathStep, 'did' | 'asked'> => {
  const did = [...taken.flatMap(({ actions }) => actions.map(nameOf)), ...ran.map(nameOf)];
  const asked = ran.flatMap(({ type, params }) =>
    type === 'xstate.spawnChild' && params !== null && params !== undefined && 'src' in params
      ? [{ name: String(params.src), input: 'input' in params ? params.input : undefined }]
      : [],
  );
  // Most steps do nothing, and there are hundreds of thousands.
  return { did: did.length === 0 ? none : [...new Set(did)], asked: asked.length === 0 ? nobody : asked };
};

/** Computes single steps of a machine without starting actors, and reports the transitions taken. */
const stepper = (machine: AnyStateMachine) => {
  let self: AnyActorRef | undefined;
  let taken: AnyTransitionDefinition[] = [];
  let ran: ExecutableActionObject[] = [];
  const actor = createActor(machine, {
    inspect: (seen) => {
      if (seen.type === '@xstate.microstep' && seen.actorRef === self) taken.push(...seen._transitions);
    },
  });
  self = actor;
  const nothing = () => {};
  const scope: AnyActorScope = {
    self: actor,
    id: '',
    sessionId: '',
    system: actor.system,
    logger: nothing,
    defer: nothing,
    stopChild: nothing,
    emit: nothing,
    actionExecutor: (action) => ran.push(action),
  };
  const step = (work: () => AnyMachineSnapshot) => {
    [taken, ran] = [[], []];
    const state = work();
    if (state.status === 'error') throw state.error;
    return { state, taken: taken.map(transitionId), ...doings(taken, ran) };
  };
  return {
    first: (input: unknown) => step(() => machine.getInitialSnapshot(scope, input)),
    next: (state: AnyMachineSnapshot, event: AnyEventObject) => step(() => machine.transition(state, event, scope)),
  };
};

export const refusalsOf = ({ _nodes }: AnyMachineSnapshot, { type }: AnyEventObject): string[] =>
  _nodes.flatMap((node) => (node.transitions.has(type) ? [`${nodeName(node)} — ${eventName(type)} → nada`] : []));

const textKnown = new WeakMap<object, string>();

/** As JSON. Cached, because most steps hand on the same objects. */
const textOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const text = textKnown.get(value) ?? JSON.stringify(value);
  textKnown.set(value, text);
  return text;
};

const changesBetween = (before: AnyMachineSnapshot, after: AnyMachineSnapshot): number =>
  // What an action leaves alone is the very same value, which need not be written out to be compared.
  Object.keys(after.context).filter(
    (key) => before.context[key] !== after.context[key] && textOf(before.context[key]) !== textOf(after.context[key]),
  ).length;

const explosion = 3000;

/**
 * Breadth-first search over states that guards can distinguish, so the first edge found for a transition is on a
 * shortest path.
 */
const search = (cases: Cases): Graph => {
  const unknown = unknownPlaces(cases);
  if (unknown.length > 0)
    throw new Error(`${cases.machine.id}: «where» names what is not there: ${unknown.join(', ')}`);
  const machine = withStandIns(cases.machine, { actor: silentActor, note: () => {}, delays: {} });
  const { first, next } = stepper(machine);
  const keys = new WeakMap<AnyMachineSnapshot, string>();
  const keyOf = (snapshot: AnyMachineSnapshot): string => {
    const { value, context } = snapshot;
    const key =
      keys.get(snapshot) ??
      JSON.stringify([value, cases.guardContext === undefined ? context : cases.guardContext(context)]);
    keys.set(snapshot, key);
    return key;
  };
  const starts = new Map<string, PathStep>();
  const nodes = new Map<string, AnyMachineSnapshot>();
  for (const [name, input] of Object.entries(cases.starts ?? { '': undefined })) {
    const begun = first(input);
    const { state } = begun;
    const key = keyOf(state);
    const label = name === '' ? 'inicio' : `inicio (${name})`;
    if (!starts.has(key)) starts.set(key, { event: { type: 'xstate.init', input }, label, refused: none, ...begun });
    nodes.set(key, state);
  }
  const stepAt: Graph['stepAt'] = (before, { event, label }) => {
    const came = next(before, event);
    const refused = came.taken.length === 0 ? refusalsOf(before, event) : none;
    return { step: { event, label, refused, ...came }, node: keyOf(came.state) };
  };
  const edges: Edge[] = [];
  // The Map is the queue of the search: its iteration includes entries added meanwhile.
  for (const [from, node] of nodes) {
    if (node.status !== 'active') continue;
    const value = JSON.stringify(node.value);
    for (const given of eventsAt(node, cases)) {
      const { step, node: to } = stepAt(node, given);
      const moved = value === JSON.stringify(step.state.value) ? 0 : 1;
      edges.push({ from, to, step, changes: changesBetween(node, step.state) + moved });
      if (!nodes.has(to)) nodes.set(to, step.state);
    }
    if (nodes.size > explosion) throw new Error(`${machine.id}: more than ${explosion} nodes; narrow guardContext`);
  }
  return { starts, edges, stepAt };
};

const explored = memoizePerKey(search);

export const explore = (cases: Cases): Graph => explored(cases, undefined);
