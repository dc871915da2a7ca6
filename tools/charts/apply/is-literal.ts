import { plainKey } from './plain-key';
import { isNode, type Node, nodeIn, propertiesOf } from './syntax';

const constants: readonly string[] = ['string', 'boolean', 'number'];

/** A constant, or objects and lists of such; other values only where `isKnown` accepts them by their key. */
export const isLiteral = (node: Node, isKnown: (key: string, value: Node) => boolean): boolean => {
  const { type, value, raw, elements } = node;
  if (type === 'Literal') return constants.includes(typeof value) || raw === 'null';
  if (type === 'UnaryExpression') return node.operator === '-' && typeof nodeIn(node.argument).value === 'number';
  if (type === 'ArrayExpression')
    return Array.isArray(elements) && elements.every((one) => isNode(one) && isLiteral(one, isKnown));
  return (
    type === 'ObjectExpression' &&
    propertiesOf(node).every((property) => {
      const [key, inner] = [plainKey(property), nodeIn(property.value)];
      return key !== null && (isLiteral(inner, isKnown) || isKnown(key, inner));
    })
  );
};
