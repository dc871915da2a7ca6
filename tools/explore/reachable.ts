import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { nodesOf } from './universe';

const ancestors = (node: AnyStateNode): AnyStateNode[] =>
  node.parent === undefined ? [node] : [node, ...ancestors(node.parent)];

const transitionsAt = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** A state that is entered enters its ancestors and its first child too. */
const enteredWith = (node: AnyStateNode): AnyStateNode[] => [...ancestors(node), ...firstLeaf(node)];
const firstLeaf = (node: AnyStateNode): AnyStateNode[] => {
  if (node.type === 'parallel') return Object.values(node.states).flatMap((child) => [child, ...firstLeaf(child)]);
  const first = node.type === 'compound' ? node.initial.target[0] : undefined;
  return first === undefined ? [] : [first, ...ancestors(first), ...firstLeaf(first)];
};

const reachable = (machine: AnyStateMachine): Set<AnyStateNode> => {
  const found = new Set<AnyStateNode>([machine.root, ...firstLeaf(machine.root)]);
  // A Set also yields entries that are added during the iteration.
  for (const node of found)
    for (const { target } of transitionsAt(node))
      for (const entered of (target ?? []).flatMap(enteredWith)) found.add(entered);
  return found;
};

/** The states that no sequence of transitions reaches. */
export const unreachableStates = (machine: AnyStateMachine): AnyStateNode[] => {
  const found = reachable(machine);
  return nodesOf(machine).filter((node) => !found.has(node));
};
