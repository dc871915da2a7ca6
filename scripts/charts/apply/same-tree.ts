import { isNode, type Node } from './syntax';

/** Whether a node may stand in the place of an old one. */
export type Rule = (old: Node, now: Node) => boolean;

/** Where a node stands, and how it is spelled: no part of what it says. */
const notation = new Set([
  ...['start', 'end', 'loc', 'range', 'extra'],
  ...['leadingComments', 'trailingComments', 'innerComments'],
]);

const partsOf = (value: object): [string, unknown][] =>
  Object.entries(value).filter(
    ([key]) => !notation.has(key) && !(key === 'raw' && 'type' in value && value.type === 'Literal'),
  );

/** Two trees are equal, except for the nodes that have a rule. */
export const sameTree = (old: unknown, now: unknown, ruleOf: (old: Node) => Rule | undefined = () => undefined) => {
  const same = (one: unknown, other: unknown): boolean => {
    if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
      return Object.is(one, other);
    const rule = isNode(one) && isNode(other) ? ruleOf(one) : undefined;
    if (rule !== undefined && isNode(one) && isNode(other)) return rule(one, other);
    if (Array.isArray(one) !== Array.isArray(other)) return false;
    const [parts, others] = [partsOf(one), new Map(partsOf(other))];
    return parts.length === others.size && parts.every(([key, part]) => others.has(key) && same(part, others.get(key)));
  };
  return same(old, now);
};
