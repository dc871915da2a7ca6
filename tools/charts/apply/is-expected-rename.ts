import { type Rule, sameTree } from './same-tree';
import { keyOf, type Node } from './syntax';

/** Their texts are names of files. */
const imports: readonly string[] = [
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
];

/** Whether a file says what it said, but for texts and keys in which a renamed state has its new name. */
export const isExpectedRename = (old: Node, now: Node, renamed: ReadonlyMap<string, string>): boolean => {
  const isRenamed = (before: string, after: string): boolean => {
    const [words, others] = [before, after].map((text) => text.split(/([^\p{L}\p{N}_.]+)/u));
    return (
      words?.length === others?.length &&
      words?.every((word, at) => word === others?.[at] || renamed.get(word) === others?.[at]) === true
    );
  };
  const isText: Rule = ({ value: before, ...was }, { value: after, ...is }) =>
    sameTree(was, is) && typeof before === 'string' && typeof after === 'string' && isRenamed(before, after);
  const isProperty: Rule = (was, is) => {
    const [before, after] = [keyOf(was), keyOf(is)];
    const isKey = before === null || after === null ? before === after : isRenamed(before, after);
    return isKey && sameTree({ ...was, key: null }, { ...is, key: null }, ruleOf);
  };
  const ruleOf = (node: Node): Rule | undefined => {
    if (imports.includes(node.type) && node.source !== null) return sameTree;
    if (node.type === 'Literal' && typeof node.value === 'string') return isText;
    return keyOf(node) === null || node.shorthand === true ? undefined : isProperty;
  };
  return sameTree(old, now, ruleOf);
};
