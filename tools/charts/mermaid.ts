import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { eventName, guardName, nodesOf } from '../explore/universe';

const idOf = (node: AnyStateNode): string => ['s', ...node.path].join('_');
const codes: Readonly<Record<string, string>> = { '"': '#quot;', '<': '#lt;', '>': '#gt;', '`': '#96;' };
const quoted = (text: string): string => `"${text.replaceAll(/["<>`]|[\r\n]+/g, (sign) => codes[sign] ?? ' ')}"`;

const block = (node: AnyStateNode, indent: string): string[] => {
  const children = Object.values(node.states);
  if (children.length === 0)
    return [`${indent}${idOf(node)}${node.type === 'final' ? `([${quoted(node.key)}])` : `(${quoted(node.key)})`}`];
  return [
    `${indent}subgraph ${idOf(node)} [${quoted(node.key)}]`,
    ...children.flatMap((child) => block(child, `${indent}  `)),
    `${indent}end`,
  ];
};

const edge = ({ source, target, eventType, guard }: AnyTransitionDefinition): string[] =>
  (target ?? []).map((to) => {
    const when = guardName(guard);
    return `  ${idOf(source)} -->|${quoted(when === '' ? eventName(eventType) : `${eventName(eventType)} [${when}]`)}| ${idOf(to)}`;
  });

/** A flowchart, because Mermaid's own state diagrams cannot join states of different groups. */
export const mermaid = (machine: AnyStateMachine): string => {
  const children = Object.values(machine.root.states);
  const first = machine.root.initial.target[0];
  const transitions = nodesOf(machine).flatMap((node) => [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
  ]);
  // The picture leaves out transitions of the root, which the table has.
  const drawn = transitions.filter(({ source }) => source !== machine.root);
  return [
    'flowchart TD',
    ...children.flatMap((child) => block(child, '  ')),
    ...(first === undefined ? [] : [`  inicio((" ")) --> ${idOf(first)}`]),
    ...new Set(drawn.flatMap(edge)),
  ].join('\n');
};
