import { isNode, type Node } from './syntax';

/** Whether a node may stand in the place of an old one. */
export type Rule = (old: Node, now: Node) => boolean;

/** Where a node stands, and how it is spelled: no part of what it says. */
const notation = new Set([
  ...['start', 'end', 'loc', 'range', 'extra'],
  ...['leadingComments', 'trailingComments', 'innerComments'],
]);

const keysOf = (value: object): string[] => {
  const isLiteral = 'type' in value && value.type === 'Literal';
  return Object.keys(value).filter((key) => !notation.has(key) && !(isLiteral && key === 'raw'));
};

/** Two trees are equal, except for the nodes that have a rule. */
export const sameTree = (
  old: unknown,
  now: unknown,
  ruleOf: (old: Node) => Rule | undefined = () => undefined,
): boolean => {
  const same = (one: unknown, other: unknown): boolean => {
    if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
      return Object.is(one, other);
    const rule = isNode(one) && isNode(other) ? ruleOf(one) : undefined;
    if (rule !== undefined && isNode(one) && isNode(other)) return rule(one, other);
    if (Array.isArray(one) && Array.isArray(other))
      return one.length === other.length && one.every((part, index) => same(part, other[index]));
    if (Array.isArray(one) || Array.isArray(other)) return false;
    const keys = keysOf(one);
    return (
      keys.length === keysOf(other).length &&
      keys.every((key) => Object.hasOwn(other, key) && same(Reflect.get(one, key), Reflect.get(other, key)))
    );
  };
  return same(old, now);
};
