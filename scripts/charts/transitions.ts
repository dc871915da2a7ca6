import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

export const transitionsAt = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** By name; what XState itself adds for its delays is no action of the chart. */
export const actionNames = (actions: AnyTransitionDefinition['actions']): string[] =>
  actions.flatMap((action) => {
    if (typeof action === 'function') return [];
    return typeof action === 'string' ? action : action.type;
  });
