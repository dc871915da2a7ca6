import MagicString from 'magic-string';
import { keyText } from './fresh-text';
import { literalText } from './literal-text';
import { descendants, keyOf, type Node, nodeIn, nodesIn, type Parse, propertiesOf } from './syntax';

const stringOf = ({ type, value }: Node): string | null =>
  type === 'Literal' && typeof value === 'string' ? value : null;

/** The name of a transition in `e2e/flows`, which contains its source and target states. */
const renamedTransition = (text: string, newName: (name: string) => string): string => {
  const found = /^(\S+)( — .* → )([^→]+?)( ↻)?$/.exec(text);
  if (found === null) return newName(text);
  const [, source = '', between = '', targets = '', again = ''] = found;
  return `${newName(source)}${between}${targets.split(', ').map(newName).join(', ')}${again}`;
};

const isStateWord = (node: Node): boolean =>
  /^(state|estado)$/.test(String(node.name ?? nodeIn(node.property).name ?? ''));

/** A test of a flow compares states among other values. */
const callsThatName = (isTest: boolean): readonly string[] => (isTest ? ['matches', 'toBe', 'toEqual'] : ['matches']);

/** Strings that name a state by their context: in a list of states, compared with a state, or typed as a state. */
const namesIn = (node: Node, isState: (text: string) => boolean, isTest: boolean): Node[] => {
  const [left, right] = [nodeIn(node.left), nodeIn(node.right)];
  switch (node.type) {
    case 'ArrayExpression': {
      const elements = nodesIn(node.elements);
      return isTest || elements.every((one) => isState(stringOf(one) ?? '')) ? elements : [];
    }
    case 'BinaryExpression':
      return [...(isStateWord(left) ? [right] : []), ...(isStateWord(right) ? [left] : [])];
    case 'SwitchStatement':
      return isStateWord(nodeIn(node.discriminant)) ? nodesIn(node.cases).map(({ test }) => nodeIn(test)) : [];
    case 'Property':
      return keyOf(node) === 'state' ? [nodeIn(node.value)] : [];
    case 'CallExpression':
      return callsThatName(isTest).includes(String(nodeIn(nodeIn(node.callee).property).name))
        ? nodesIn(node.arguments)
        : [];
    case 'Literal':
      return /\S\.\S/.test(stringOf(node) ?? '') ? [node] : [];
    default:
      return [];
  }
};

/**
 * Renames states in a file: as a key of a table of states, in the name of a
 * transition, and where a string names a state. A word of the same letters elsewhere stays; the compiler names what
 * this leaves.
 */
export const renameStates = (
  parse: Parse,
  file: string,
  text: string,
  states: ReadonlySet<string>,
  renamed: ReadonlyMap<string, string>,
): string => {
  const edited = new MagicString(text);
  const done = new Set<number>();
  const newName = (name: string): string => renamed.get(name) ?? name;
  const write = (node: Node, before: string, spelled: (name: string) => string): void => {
    const next = renamedTransition(before, newName);
    if (next === before || done.has(node.start)) return;
    done.add(node.start);
    edited.overwrite(node.start, node.end, spelled(next));
  };
  for (const node of descendants(parse(file, text))) {
    const properties = node.type === 'ObjectExpression' ? propertiesOf(node) : [];
    const keys = properties.map((property) => keyOf(property) ?? '');
    const isTable = keys.length > 0 && keys.every((key) => states.has(key));
    for (const [index, property] of properties.entries()) {
      const key = keys[index] ?? '';
      const isName = isTable || key.includes(' — ') || (key.includes('.') && states.has(key));
      if (isName && property.shorthand !== true) write(nodeIn(property.key), key, keyText);
    }
    for (const name of namesIn(node, (one) => states.has(one), /\.test\.tsx?$/.test(file))) {
      const value = stringOf(name);
      if (value !== null && states.has(value)) write(name, value, literalText);
    }
  }
  return edited.toString();
};
