import { isNode, type Node } from './syntax';

/** Whether a node may stand in the place of an old one. */
export type Rule = (old: Node, now: Node) => boolean;

/** Where a node stands, and how it is spelled: no part of what it says. */
const notation = new Set([
  ...['start', 'end', 'loc', 'range', 'extra'],
  ...['leadingComments', 'trailingComments', 'innerComments'],
]);

type Parts = Readonly<Record<string, unknown>>;
const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

const isSaid = (key: string, { type }: Parts): boolean => !notation.has(key) && !(key === 'raw' && type === 'Literal');

/** Two trees are equal, except for the nodes that have a rule. */
export const sameTree = (
  old: unknown,
  now: unknown,
  ruleOf: (old: Node) => Rule | undefined = () => undefined,
): boolean => {
  const same = (one: unknown, other: unknown): boolean => {
    if (!isParts(one) || !isParts(other)) return Object.is(one, other);
    const rule = isNode(one) && isNode(other) ? ruleOf(one) : undefined;
    if (rule !== undefined && isNode(one) && isNode(other)) return rule(one, other);
    if (Array.isArray(one) !== Array.isArray(other)) return false;
    // Without lists of keys: the drill compares a hundred million nodes.
    for (const key in other) if (isSaid(key, other) && !(key in one)) return false;
    for (const key in one) if (isSaid(key, one) && !(key in other && same(one[key], other[key]))) return false;
    return true;
  };
  return same(old, now);
};
