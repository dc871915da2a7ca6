import ELK, { type ElkExtendedEdge, type ElkLabel, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { memoizePerKey } from '../explore/memoize-per-key';
import { eventName, guardName, nodeName, nodesOf, transitionId } from '../explore/universe';
import type { Point, Positions } from './drawn-positions';
import { textWidth } from './text-width';
import { actionNames, transitionsAt } from './transitions';

/** `title`: as wide as the name is in bold. */
export const size = { name: 14, title: 15, line: 12, lead: 16, head: 24, pad: 12 } as const;

export interface Line {
  text: string;
  /** The transition that this line names, as `universe` does. */
  transition?: string;
}
export interface DrawnState extends ElkNode {
  node?: AnyStateNode;
  title?: string;
  lines?: readonly Line[];
  children?: DrawnState[];
  edges?: DrawnEdge[];
}
export interface DrawnEdge extends ElkExtendedEdge {
  labels?: (ElkLabel & { lines: readonly Line[] })[];
}

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.randomSeed': '1',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
  'elk.spacing.nodeNode': '20',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
};

/** The positions of the boxes say which stands left of which, and which above. */
const asPlaced = {
  'elk.layered.cycleBreaking.strategy': 'INTERACTIVE',
  'elk.layered.layering.strategy': 'INTERACTIVE',
  'elk.layered.crossingMinimization.semiInteractive': 'true',
};

const idOf = (node: AnyStateNode): string => ['s', ...node.path].join('.');

const conditionOf = ({ eventType, guard }: AnyTransitionDefinition): string => {
  const when = guardName(guard);
  return when === '' ? eventName(eventType) : `${eventName(eventType)} [${when}]`;
};

/** What leads nowhere else is said inside of the box. */
const staysAt = ({ target, source }: AnyTransitionDefinition): boolean =>
  target === undefined || target.every((to) => to === source);

const said = (when: string, actions: AnyStateNode['entry']): Line[] => {
  const names = actionNames(actions);
  return names.length === 0 ? [] : [{ text: `${when}: ${names.join(', ')}` }];
};

/** Adds text to a state or transition before its box is measured. */
export interface Say {
  state(key: string, name: string): string;
  transition(text: string, id: string): string;
}
const plainly: Say = { state: (key) => key, transition: (text) => text };

const linesIn = (node: AnyStateNode, say: Say): Line[] => [
  ...node.invoke.map(({ id }) => ({ text: `pide ${id}` })),
  ...said('al entrar', node.entry),
  ...said('al salir', node.exit),
  ...transitionsAt(node)
    .filter(staysAt)
    .map((one) => {
      const id = transitionId(one);
      return {
        text: say.transition(`${conditionOf(one)} ${one.reenter ? '↻ empieza otra vez' : '· se queda'}`, id),
        transition: id,
      };
    }),
];

const boxOf = (node: AnyStateNode, say: Say): DrawnState => {
  const lines = linesIn(node, say);
  const title = say.state(node.key, nodeName(node));
  const width = Math.max(textWidth(title, size.title), ...lines.map(({ text }) => textWidth(text, size.line)), 56);
  const height = size.head + size.lead * lines.length + (lines.length === 0 ? 8 : 6);
  const children = Object.values(node.states);
  const box = { id: idOf(node), node, title, lines, width: width + 2 * size.pad, height };
  if (children.length === 0) return box;
  const first = node.type === 'parallel' ? [] : (node.initial?.target ?? []);
  const dot = `${idOf(node)}#inicio`;
  return {
    ...box,
    // ELK boxes do not inherit options from their parent.
    layoutOptions: {
      ...options,
      'elk.padding': `[top=${height + 14},left=18,bottom=18,right=18]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${box.width}, ${height})`,
    },
    children: [
      ...(first.length === 0 ? [] : [{ id: dot, width: 14, height: 14 }]),
      ...children.map((child) => boxOf(child, say)),
    ],
    edges: first.map((to) => ({ id: `${dot} ${idOf(to)}`, sources: [dot], targets: [idOf(to)] })),
  };
};

/** One line for all transitions between the same two states, with a label of a line each. */
const edgesOf = (nodes: readonly AnyStateNode[], say: Say): DrawnEdge[] => {
  const between = new Map<string, { from: AnyStateNode; to: AnyStateNode; lines: Line[] }>();
  for (const one of nodes.flatMap(transitionsAt)) {
    if (staysAt(one)) continue;
    for (const to of one.target ?? []) {
      const id = `${idOf(one.source)} ${idOf(to)}`;
      const edge = between.get(id) ?? { from: one.source, to, lines: [] };
      const transition = transitionId(one);
      edge.lines.push({ text: say.transition(conditionOf(one), transition), transition });
      between.set(id, edge);
    }
  }
  return [...between].map(([id, { from, to, lines }]) => ({
    id,
    sources: [idOf(from)],
    targets: [idOf(to)],
    labels: [
      {
        // ELK places only labels with text.
        text: id,
        lines,
        width: Math.max(...lines.map(({ text }) => textWidth(text, size.line))) + 8,
        height: size.lead * lines.length + 2,
        layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
      },
    ],
  }));
};

const arranged = async (machine: AnyStateMachine, say: Say, place: (box: DrawnState) => DrawnState, more = {}) => {
  const graph = {
    id: 'todo',
    layoutOptions: { ...options, ...more },
    children: [place(boxOf(machine.root, say))],
    edges: edgesOf(nodesOf(machine), say),
  };
  return (await new ELK().layout(graph)) as DrawnState; // ELK writes its numbers into a copy that keeps our fields.
};

const laidOut = memoizePerKey((machine: AnyStateMachine, say: Say) => arranged(machine, say, (box) => box));

/** In the order in which somebody drew it, from left to right and from top to bottom. */
const placedAs =
  (drawn: Positions) =>
  (box: DrawnState, around: Point = { x: 0, y: 0 }): DrawnState => {
    const point = (box.node === undefined ? undefined : drawn.get(nodeName(box.node))) ?? around;
    const here = { ...box, x: point.x - around.x, y: point.y - around.y };
    if (box.children === undefined) return here;
    return {
      ...here,
      layoutOptions: { ...box.layoutOptions, ...asPlaced },
      children: box.children.map((child) => placedAs(drawn)(child, point)),
    };
  };

const nowhere: Positions = new Map();

/** Where everything stands. The same chart gives the same numbers on every run. */
export const layoutOf = (machine: AnyStateMachine, say: Say = plainly, drawn = nowhere): Promise<DrawnState> =>
  drawn.size === 0 ? laidOut(machine, say) : arranged(machine, say, placedAs(drawn), asPlaced);
