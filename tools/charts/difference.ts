import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, createMachine } from 'xstate';
import { eventName, guardName, nodeName, nodesOf } from '../explore/universe';
import { transitionsAt } from './transitions';

/** A chart as exported: without functions. */
export type Chart = Record<string, unknown>;

/** The content of the file for Stately of a machine. */
export const chartOf = ({ config }: Pick<AnyStateMachine, 'config'>): Chart => JSON.parse(JSON.stringify(config));

const listed = (parts: readonly string[]): string => (parts.length === 0 ? 'nada' : parts.join(', '));

/** Actions with their params, without those that XState adds for delays. */
const actionsOf = (actions: AnyTransitionDefinition['actions']): string =>
  listed(
    actions.flatMap((action) => {
      if (typeof action === 'function') return [];
      return typeof action === 'string' ? action : guardName(action);
    }),
  );

interface Branch {
  event: string;
  guard: string;
  target: string;
  actions: string;
  again: boolean;
  note: string;
}
const branchOf = (one: AnyTransitionDefinition): Branch => ({
  event: eventName(one.eventType),
  guard: guardName(one.guard),
  target: one.target?.map(nodeName).join(', ') ?? 'se queda',
  actions: actionsOf(one.actions),
  again: one.reenter,
  note: one.description ?? '',
});

const traitsOf = (node: AnyStateNode): [string, string][] => [
  ['tipo', node.type === 'atomic' || node.type === 'compound' ? 'normal' : node.type],
  ['inicial', node.type === 'parallel' ? 'ninguno' : listed(node.initial?.target.map(nodeName) ?? [])],
  ['pide', listed(node.invoke.map(({ id, src }) => (id === src ? id : `${id} (${String(src)})`)))],
  ['al entrar', actionsOf(node.entry)],
  ['al salir', actionsOf(node.exit)],
  ['etiquetas', listed(node.tags)],
  ['descripción', node.description ?? 'ninguna'],
  ['notas', JSON.stringify(node.meta ?? {})],
];

export const sameState = (old: AnyStateNode, now: AnyStateNode): boolean =>
  JSON.stringify(traitsOf(old)) === JSON.stringify(traitsOf(now));

/** Compares the actions and notes of two branches with the same name. */
export const sameBranch = (old: AnyTransitionDefinition, now: AnyTransitionDefinition): boolean =>
  JSON.stringify(branchOf(old)) === JSON.stringify(branchOf(now));

const condition = (guard: string): string => (guard === '' ? 'sin condición' : `[${guard}]`);
const sentence = (source: string, { event, guard }: Branch): string =>
  `${source} — ${event}${guard === '' ? '' : ` [${guard}]`}`;
const whole = (source: string, branch: Branch): string =>
  `${sentence(source, branch)} → ${branch.target}${branch.again ? ' ↻' : ''}${branch.actions === 'nada' ? '' : ` (hace ${branch.actions})`}`;

const changesOf = (source: string, old: Branch, now: Branch): string[] => {
  const where = sentence(source, old);
  return [
    ...(old.guard === now.guard
      ? []
      : [
          `~ condición: ${source} — ${old.event} → ${old.target}: ${condition(old.guard)} pasa a ${condition(now.guard)}`,
        ]),
    ...(old.target === now.target ? [] : [`~ destino: ${where}: ${old.target} pasa a ${now.target}`]),
    ...(old.actions === now.actions ? [] : [`~ acción: ${where}: ${old.actions} pasa a ${now.actions}`]),
    ...(old.again === now.again
      ? []
      : [`~ reentrada: ${where}: ${now.again ? 'empieza otra vez' : 'ya no empieza otra vez'}`]),
    ...(old.note === now.note ? [] : [`~ nota: ${where}: «${old.note}» pasa a «${now.note}»`]),
  ];
};

/** Pairs transitions of one event in one state: first by guard, then by target. */
const changedBranches = (source: string, old: readonly Branch[], now: readonly Branch[]): string[] => {
  const [left, right] = [[...old], [...now]];
  const pairs: [Branch, Branch][] = [];
  for (const same of [
    (a: Branch, b: Branch) => a.guard === b.guard && a.target === b.target,
    (a: Branch, b: Branch) => a.guard === b.guard,
    (a: Branch, b: Branch) => a.target === b.target,
  ])
    for (const one of [...left]) {
      const other = right.find((candidate) => same(one, candidate));
      if (other === undefined) continue;
      pairs.push([one, other]);
      left.splice(left.indexOf(one), 1);
      right.splice(right.indexOf(other), 1);
    }
  const order = (list: readonly Branch[], side: 0 | 1) =>
    pairs.toSorted((a, b) => list.indexOf(a[side]) - list.indexOf(b[side])).map(([first]) => condition(first.guard));
  const [before, after] = [order(old, 0), order(now, 1)];
  return [
    ...left.map((one) => `- transición: ${whole(source, one)}`),
    ...right.map((one) => `+ transición: ${whole(source, one)}`),
    ...pairs.flatMap(([one, other]) => changesOf(source, one, other)),
    ...(before.join() === after.join()
      ? []
      : [`~ orden: ${source} — ${old[0]?.event ?? ''}: ${before.join(', ')} pasa a ${after.join(', ')}`]),
  ];
};

const changedState = (old: AnyStateNode, now: AnyStateNode): string[] => {
  const name = nodeName(now);
  const [before, after] = [transitionsAt(old).map(branchOf), transitionsAt(now).map(branchOf)];
  const events = new Set([...before, ...after].map(({ event }) => event));
  const traits = new Map(traitsOf(now));
  return [
    ...traitsOf(old).flatMap(([trait, was]) =>
      was === traits.get(trait) ? [] : [`~ estado: ${name}: ${trait}: ${was} pasa a ${traits.get(trait)}`],
    ),
    ...[...events].flatMap((event) =>
      changedBranches(
        name,
        before.filter((one) => one.event === event),
        after.filter((one) => one.event === event),
      ),
    ),
  ];
};

/** The differences between two versions of a chart, a line each: + added, - removed, ~ changed. */
export const difference = (old: Chart, now: Chart): string[] => {
  const [before, after] = [nodesOf(createMachine(old)), nodesOf(createMachine(now))];
  const named = (nodes: readonly AnyStateNode[], name: string) => nodes.find((node) => nodeName(node) === name);
  const branches = (node: AnyStateNode) => transitionsAt(node).map((one) => whole(nodeName(node), branchOf(one)));
  const gone = before.filter((node) => named(after, nodeName(node)) === undefined);
  const come = after.filter((node) => named(before, nodeName(node)) === undefined);
  return [
    ...gone.flatMap((node) => [`- estado: ${nodeName(node)}`, ...branches(node).map((one) => `- transición: ${one}`)]),
    ...come.flatMap((node) => [`+ estado: ${nodeName(node)}`, ...branches(node).map((one) => `+ transición: ${one}`)]),
    ...after.flatMap((node) => {
      const was = named(before, nodeName(node));
      return was === undefined ? [] : changedState(was, node);
    }),
  ];
};
