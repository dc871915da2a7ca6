import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

export const transitionsAt = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** Actions by name, without those that XState adds for delays. */
export const actionNames = (actions: AnyTransitionDefinition['actions']): string[] =>
  actions.flatMap((action) => {
    if (typeof action === 'function') return [];
    return typeof action === 'string' ? action : action.type;
  });
