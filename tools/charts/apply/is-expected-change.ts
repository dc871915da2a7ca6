import { declaredTypes } from './declared-types';
import { isLiteral } from './is-literal';
import { isName } from './is-name';
import { isPlaceholder, makers } from './is-placeholder';
import { plainKey } from './plain-key';
import { chartCalls, functionKeys } from './read-chart';
import { type Rule, sameTree } from './same-tree';
import { argumentOf, descendants, keyOf, type Node, nodeIn, nodesIn, propertiesOf, setupOf, valueAt } from './syntax';

type Check = (node: Node) => boolean;

const sections: readonly string[] = ['actors', 'delays', 'guards', 'actions'];

const isSection: Check = (property) =>
  sections.includes(plainKey(property) ?? '') &&
  nodeIn(property.value).type === 'ObjectExpression' &&
  propertiesOf(nodeIn(property.value)).every(isPlaceholder);

const partsOf = (type: Node): Node[] => (type.type === 'TSUnionType' ? nodesIn(type.types) : [type]);
const isNameType: Check = ({ type, literal }) => {
  const { value } = nodeIn(literal);
  return type === 'TSLiteralType' && typeof value === 'string' && isName(value);
};
const isMember = (member: Node, key: string): boolean =>
  member.type === 'TSPropertySignature' &&
  member.computed === false &&
  nodeIn(member.key).name === key &&
  partsOf(nodeIn(nodeIn(member.typeAnnotation).typeAnnotation)).every(isNameType);
const isEvent: Check = ({ type, members }) =>
  type === 'TSTypeLiteral' && nodesIn(members).length === 1 && nodesIn(members).every((one) => isMember(one, 'type'));

const isMaker: Check = ({ type, imported, local }) =>
  type === 'ImportSpecifier' && makers.includes(nodeIn(local).name) && nodeIn(imported).name === nodeIn(local).name;

/** What was there stays, in its order; what comes passes the check. */
const isGrown = (
  before: readonly Node[],
  after: readonly Node[],
  isAdded: Check,
  ruleOf?: (old: Node) => Rule | undefined,
) => {
  let next = 0;
  const fits = after.every((one) => {
    const isKept = next < before.length && sameTree(before[next], one, ruleOf);
    if (isKept) next += 1;
    return isKept || isAdded(one);
  });
  return fits && next === before.length;
};

/** The values that may be code: inputs, outputs and context, by their key. */
const codeIn = (chart: Node): [key: string, value: Node][] =>
  descendants(chart).flatMap((node): [string, Node][] => {
    const key = keyOf(node) ?? '';
    return functionKeys.includes(key) ? [[key, nodeIn(node.value)]] : [];
  });

/**
 * Whether a file with a chart says what it said, except for the chart, new placeholders, and types of new events and
 * tags. It is asked before anything imports the file, and knows nothing of how the file was written.
 */
export const isExpectedChange = (old: Node, now: Node): boolean => {
  const [call, ...more] = chartCalls(old);
  if (call === undefined || more.length > 0) return false;
  const [chart, setup] = [argumentOf(call), argumentOf(setupOf(call) ?? call)];
  const { literal, events, tags } = declaredTypes(old, setup);
  const code = codeIn(chart);
  const rules = new Map<Node, Rule>();
  const ruleOf = (node: Node) => rules.get(node);
  const mayGrow = (node: Node | null, list: string, isAdded: Check): void => {
    const rest = (one: Node) => ({ ...one, [list]: null });
    const rule: Rule = (was, is) =>
      sameTree(rest(was), rest(is), ruleOf) && isGrown(nodesIn(was[list]), nodesIn(is[list]), isAdded, ruleOf);
    if (node !== null) rules.set(node, rule);
  };
  const mayBeJoined = (type: Node | null, isAdded: Check): void => {
    if (type !== null) rules.set(type, (was, is) => isGrown(partsOf(was), partsOf(is), isAdded));
  };
  for (const one of nodesIn(old.body)) if (nodeIn(one.source).value === 'xstate') mayGrow(one, 'specifiers', isMaker);
  mayGrow(setup, 'properties', isSection);
  for (const section of sections) mayGrow(valueAt(setup, section), 'properties', isPlaceholder);
  if (tags === null) mayGrow(literal, 'members', (one) => isMember(one, 'tags'));
  mayBeJoined(events, isEvent);
  mayBeJoined(tags, isNameType);
  const isKnown = (key: string, value: Node) => code.some(([at, one]) => at === key && sameTree(one, value));
  rules.set(chart, (_, is) => is.type === 'ObjectExpression' && isLiteral(is, isKnown));
  return sameTree(old, now, ruleOf);
};
