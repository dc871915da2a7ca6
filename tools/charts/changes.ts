import { type AnyStateMachine, type AnyTransitionDefinition, createMachine } from 'xstate';
import { guardName, nodeName, nodesOf, universe } from '../explore/universe';
import { type Chart, sameBranch, sameState } from './difference';
import type { Marks } from './picture';

export type Change = 'added' | 'removed' | 'changed';

/** A sign before the label of a state or transition, for readers who cannot distinguish the colours. */
export const signOf: Readonly<Record<Change, string>> = { added: '+', removed: '−', changed: '~' };

/** How a picture shows each change. */
export const marksSaid: readonly (readonly [sign: string, meaning: string])[] = [
  [signOf.added, 'se añade: verde, con línea gruesa'],
  [signOf.removed, 'se quita: rojo, con línea de rayas'],
  [signOf.changed, 'cambia: ámbar, con línea de puntos'],
];

export interface Changes {
  old: AnyStateMachine;
  now: AnyStateMachine;
  states: ReadonlyMap<string, Change>;
  transitions: ReadonlyMap<string, Change>;
}

const targetName = ({ target }: AnyTransitionDefinition): string => target?.map(nodeName).join() ?? '';

/** The same event of the same state, with another guard or with another target. */
const replaces = (one: AnyTransitionDefinition, other: AnyTransitionDefinition): boolean =>
  nodeName(one.source) === nodeName(other.source) &&
  one.eventType.replace(/^(xstate\.after\.[^.]+)\..*/, '$1') ===
    other.eventType.replace(/^(xstate\.after\.[^.]+)\..*/, '$1') &&
  (guardName(one.guard) === guardName(other.guard) || targetName(one) === targetName(other));

/** The change of each state and transition, by the names of `universe`. Unchanged ones have no entry. */
export const changesBetween = (oldChart: Chart, nowChart: Chart): Changes => {
  const [old, now] = [createMachine(oldChart), createMachine(nowChart)];
  const [before, after] = [old, now].map((machine) => new Map(nodesOf(machine).map((node) => [nodeName(node), node])));
  const [had, has] = [old, now].map((machine) => new Map(universe(machine).map((one) => [one.id, one.definition])));
  const states = new Map<string, Change>();
  const transitions = new Map<string, Change>();
  for (const name of before?.keys() ?? []) if (after?.has(name) !== true) states.set(name, 'removed');
  for (const [name, node] of after ?? []) {
    const was = before?.get(name);
    if (was === undefined) states.set(name, 'added');
    else if (!sameState(was, node)) states.set(name, 'changed');
  }
  const gone = [...(had ?? [])].filter(([id]) => has?.has(id) !== true);
  for (const [id] of gone) transitions.set(id, 'removed');
  for (const [id, one] of has ?? []) {
    const was = had?.get(id);
    if (was !== undefined) {
      if (!sameBranch(was, one)) transitions.set(id, 'changed');
    } else transitions.set(id, gone.some(([, other]) => replaces(other, one)) ? 'changed' : 'added');
  }
  return { old, now, states, transitions };
};

export const marksOf = ({ states, transitions }: Pick<Changes, 'states' | 'transitions'>): Marks => ({
  state: (name) => states.get(name) ?? '',
  transition: (id) => transitions.get(id) ?? '',
});

export const signed = (change: Change | undefined, text: string): string =>
  change === undefined ? text : `${signOf[change]} ${text}`;
