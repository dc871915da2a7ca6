import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, createMachine } from 'xstate';
import { transitionId } from '../explore/universe';
import { actionNames } from './transitions';

const targetsOf = ({ target }: AnyTransitionDefinition): { target?: string[] } =>
  target === undefined ? {} : { target: target.map(({ path }) => ['#todo', ...path].join('.')) };

const branchOf = (one: AnyTransitionDefinition) => ({
  ...targetsOf(one),
  ...(one.guard === undefined ? {} : { guard: one.guard }),
  actions: actionNames(one.actions),
  reenter: one.reenter,
  description: one.description ?? '',
});

/** The branches of the current chart, then those of the older chart only. */
const branches = (now: readonly AnyTransitionDefinition[], old: readonly AnyTransitionDefinition[]) => {
  const ids = new Set(now.map(transitionId));
  return [...now, ...old.filter((one) => !ids.has(transitionId(one)))].map(branchOf);
};

const names = (now: AnyStateNode | undefined, old: AnyStateNode | undefined, of: 'entry' | 'exit'): string[] =>
  actionNames((now ?? old)?.[of] ?? []);

const stateOf = (now: AnyStateNode | undefined, old: AnyStateNode | undefined): object => {
  const shown = now ?? old;
  const keys = new Set([...Object.keys(now?.states ?? {}), ...Object.keys(old?.states ?? {})]);
  const events = new Set([...(now?.transitions.keys() ?? []), ...(old?.transitions.keys() ?? [])]);
  const first = [now, old].flatMap((node) => (node?.type === 'compound' ? node.initial.target : []))[0]?.key;
  const parallel = shown?.type === 'parallel' ? { type: 'parallel' } : {};
  return {
    ...(shown?.type === 'final' && keys.size === 0 ? { type: 'final' } : parallel),
    ...(first === undefined || 'type' in parallel ? {} : { initial: first }),
    tags: shown?.tags ?? [],
    description: shown?.description ?? '',
    entry: names(now, old, 'entry'),
    exit: names(now, old, 'exit'),
    invoke: (shown?.invoke ?? []).map(({ id, src }) => ({ id, src: typeof src === 'string' ? src : id })),
    on: Object.fromEntries(
      [...events].map((event) => [
        event,
        branches(now?.transitions.get(event) ?? [], old?.transitions.get(event) ?? []),
      ]),
    ),
    always: branches(now?.always ?? [], old?.always ?? []),
    states: Object.fromEntries([...keys].map((key) => [key, stateOf(now?.states[key], old?.states[key])])),
  };
};

/** One chart with the states of both versions, so that one picture shows additions and removals. Never run. */
export const mergeCharts = (old: AnyStateMachine, now: AnyStateMachine): AnyStateMachine =>
  createMachine({ id: 'todo', ...stateOf(now.root, old.root) });
