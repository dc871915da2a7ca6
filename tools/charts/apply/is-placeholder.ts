import { plainKey } from './plain-key';
import { descendants, type Node, nodeIn, nodesIn } from './syntax';

/** What XState makes an actor with. */
export const makers: readonly unknown[] = ['fromPromise', 'fromCallback'];

const types: readonly string[] = [
  ...['TSFunctionType', 'TSTypeAnnotation', 'TSTypeLiteral', 'TSPropertySignature', 'TSUnionType', 'TSArrayType'],
  ...['TSTypeOperator', 'TSParenthesizedType', 'TSStringKeyword', 'TSNumberKeyword', 'TSBooleanKeyword'],
  ...['TSNullKeyword', 'TSUnknownKeyword', 'TSNeverKeyword', 'TSTypeParameterInstantiation', 'Identifier'],
];
const isType = (node: Node): boolean =>
  descendants(node).every(({ type, computed }) => types.includes(type) && computed !== true);

const isFalta = ({ type, name }: Node): boolean => type === 'Identifier' && name === 'falta';

const isMade = ({ type, callee, arguments: given, typeArguments }: Node): boolean =>
  type === 'CallExpression' &&
  nodeIn(callee).type === 'Identifier' &&
  makers.includes(nodeIn(callee).name) &&
  nodesIn(given).length === 1 &&
  nodesIn(given).every(isFalta) &&
  (typeArguments === null || isType(nodeIn(typeArguments)));

/** A name of `setup` that stands for `falta`, whatever type it is given. */
export const isPlaceholder = (property: Node): boolean => {
  const value = nodeIn(property.value);
  const isTyped =
    value.type === 'TSAsExpression' && isFalta(nodeIn(value.expression)) && isType(nodeIn(value.typeAnnotation));
  return plainKey(property) !== null && (isTyped || isFalta(value) || isMade(value));
};
