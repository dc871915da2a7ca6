import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { unreachableStates } from '../../tools/explore/reachable';
import { isChildChart } from '../../tools/explore/stand-ins';
import { guardName, nodeName, nodesOf, transitionId } from '../../tools/explore/universe';

const ancestors = (node: AnyStateNode): AnyStateNode[] =>
  node.parent === undefined ? [node] : [node, ...ancestors(node.parent)];

const transitionsAt = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

const unreachable = (machine: AnyStateMachine) =>
  unreachableStates(machine).map((node) => `${nodeName(node)}: unreachable`);

const isLeaf = ({ type }: AnyStateNode) => type === 'atomic' || type === 'final' || type === 'history';

const withoutExit = (machine: AnyStateMachine) =>
  nodesOf(machine)
    .filter((node) => isLeaf(node) && node.type !== 'final')
    .filter((node) => !ancestors(node).some((one) => transitionsAt(one).some(({ target }) => target !== undefined)))
    .map((node) => `${nodeName(node)}: not final and without exit`);

/** A child chart handles its own failures and time limits: only a bug ends it, together with its parent. */
const unhandledFailure = (machine: AnyStateMachine) =>
  nodesOf(machine).flatMap((node) =>
    node.invoke
      .filter(({ src }) => typeof src !== 'string' || !isChildChart(machine, src))
      .filter(({ id }) => !node.transitions.has(`xstate.error.actor.${id}`))
      .map(({ id }) => `${nodeName(node)}: invoke ${id} without onError`),
  );

const withoutOwnId = (machine: AnyStateMachine) =>
  nodesOf(machine).flatMap((node) =>
    node.invoke
      .filter(({ id }) => /^\d+\./.test(id))
      .map(({ id }) => `${nodeName(node)}: invoke ${id} without an id of its own`),
  );

const unlimitedWait = (machine: AnyStateMachine) =>
  nodesOf(machine)
    .filter((node) => node.tags.includes('cargando'))
    .filter(({ invoke }) => !invoke.some(({ src }) => typeof src === 'string' && isChildChart(machine, src)))
    .filter((node) => !ancestors(node).some(({ after }) => after.length > 0))
    .map((node) => `${nodeName(node)}: waits without a time limit`);

const withoutDescription = (machine: AnyStateMachine) =>
  nodesOf(machine)
    .filter((node) => (node.description ?? '') === '')
    .map((node) => `${nodeName(node)}: without description`);

const toRoot = (machine: AnyStateMachine) =>
  nodesOf(machine)
    .flatMap(transitionsAt)
    .filter(({ target }) => target?.includes(machine.root))
    .map((transition) => `${transitionId(transition)}: targets the root`);

/**
 * An answer and a delay happen once: with guards on every branch they may have no effect; nor may an `always` in a
 * state that nothing else leads out of.
 */
const mustEnd = (node: AnyStateNode, event: string, branches: readonly AnyTransitionDefinition[]) =>
  branches.length > 1 || /^xstate\.(done|error|after)/.test(event) || (event === '' && node.transitions.size === 0);

const branchProblems = (node: AnyStateNode) => {
  const lists = [...node.transitions, ['', node.always ?? []] as const].filter(([, branches]) => branches.length > 0);
  return lists.flatMap(([event, branches]) => {
    const guards = branches.map(({ guard }) => guardName(guard));
    const shadowed = guards.flatMap((guard, index) => {
      const earlier = guards.slice(0, index);
      return earlier.includes('') || earlier.includes(guard) ? [branches[index]] : [];
    });
    const open = mustEnd(node, event, branches) && guards.at(-1) !== '' ? [branches.at(-1)] : [];
    return [
      ...shadowed.flatMap((one) => (one === undefined ? [] : [`${transitionId(one)}: shadowed by an earlier branch`])),
      ...open.flatMap((one) => (one === undefined ? [] : [`${transitionId(one)}: guards without a fallback`])),
    ];
  });
};

/** What makes a chart hang, surprise its reader, or break the importers. */
export const lint = (machine: AnyStateMachine): string[] => [
  ...unreachable(machine),
  ...withoutExit(machine),
  ...unhandledFailure(machine),
  ...withoutOwnId(machine),
  ...unlimitedWait(machine),
  ...withoutDescription(machine),
  ...toRoot(machine),
  ...nodesOf(machine).flatMap(branchProblems),
];
