import { parseSync } from 'vite';
import type { SourceFile } from './source-files';

type Node = { type: string; start: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));

const words = /\p{L}{2,}/u;
const onlySpanish = /[áéíóúñü¿¡«»]/i;
const spoken = ['alt', 'aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'label', 'hint'];

const textOf = (node: Node): string => {
  if (node.type === 'TemplateElement') return (node.value as { cooked: string }).cooked;
  return typeof node.value === 'string' ? node.value : '';
};

const nameOf = (attribute: Node): string =>
  isNode(attribute.name) && typeof attribute.name.name === 'string' ? attribute.name.name : '';

const isShown = (node: Node, attribute: string | null): boolean => {
  if (node.type === 'JSXText') return words.test(textOf(node));
  if (node.type !== 'Literal' && node.type !== 'TemplateElement') return false;
  return (
    onlySpanish.test(textOf(node)) || (attribute !== null && spoken.includes(attribute) && words.test(textOf(node)))
  );
};

/** Texts that a person would read or hear and that do not come from a file of texts. */
export const wordsOnScreen = ({ path, text }: SourceFile): string[] => {
  const look = (node: Node, attribute: string | null): string[] => {
    const inside = node.type === 'JSXAttribute' ? nameOf(node) : attribute;
    const own = isShown(node, inside)
      ? [`${path}:${text.slice(0, node.start).split('\n').length}: ${textOf(node).trim()}`]
      : [];
    // Expressions in braces may contain names that are not shown.
    const passed = node.type === 'JSXExpressionContainer' ? null : inside;
    return [...own, ...childrenOf(node).flatMap((child) => look(child, passed))];
  };
  return look(parseSync(path, text).program as unknown as Node, null);
};
