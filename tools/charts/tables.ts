import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Described } from '../../e2e/walks/described';
import { properties } from '../../machines/properties';
import { passwordRefusals } from '../../src/flows/emailRequest/texts';
import { loginRefusals } from '../../src/flows/login/texts';
import { type RefusalWords, refusalNotice } from '../../src/texts/refusal-notice';
import { refusals } from '../../src/texts/refusals';
import type { ApprovedPath } from '../explore/approved';
import { eventName, guardName, nodeName, nodesOf, transitionId } from '../explore/universe';
import { markdownText } from './markdown-text';
import { actionNames, transitionsAt } from './transitions';

export interface Table {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A link to the document of another flow, which `childTable` writes. */
const isLink = (text: string): boolean => /^\[(\w+)\]\(\1\.md\)$/.test(text);
const cell = (text: string): string => (isLink(text) ? text : markdownText(text));
const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
export const asMarkdown = ({ head, rows }: Table): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const table = (head: readonly string[], rows: readonly (readonly string[])[]): Table => ({ head, rows });
const targetOf = ({ target, source }: AnyTransitionDefinition): string =>
  target?.map(nodeName).join(', ') ?? (source.path.length === 0 ? 'donde esté' : 'se queda');

interface Notes {
  requisitos?: readonly string[];
  mensaje?: string;
  pantalla?: string;
}
const notesOf = (node: AnyStateNode): Notes => node.meta ?? {};

export const stateTable = (machine: AnyStateMachine): Table =>
  table(
    ['Estado', 'Qué pasa', 'Etiquetas', 'Pantalla', 'Requisitos'],
    nodesOf(machine)
      .filter((node) => node !== machine.root)
      .map((node) => {
        const { pantalla = '', requisitos = [] } = notesOf(node);
        return [nodeName(node), node.description ?? '', node.tags.join(', '), pantalla, requisitos.join(', ')];
      }),
  );

/** The states that invoke a child chart, which has a picture of its own. Null if none does. */
export const childTable = (machine: AnyStateMachine, children: ReadonlyMap<string, string>): Table | null => {
  const rows = nodesOf(machine).flatMap((node) =>
    node.invoke.flatMap(({ id, src }) => {
      const child = typeof src === 'string' ? children.get(src) : undefined;
      return child === undefined ? [] : [[nodeName(node), id, `[${child}](${child}.md)`]];
    }),
  );
  return rows.length === 0 ? null : table(['Estado', 'Actor', 'Diagrama'], rows);
};

/** The sentences about this flow alone. Null if there is none. */
export const propertyTable = (flow: string): Table | null => {
  const rows = properties.filter(({ of }) => of?.includes(flow)).map(({ says, formula }) => [says, formula]);
  return rows.length === 0 ? null : table(['Frase', 'Fórmula'], rows);
};

/** One row per state, one column per event; inherited transitions are in the row of the ancestor only. */
export const eventTable = (machine: AnyStateMachine): Table => {
  const nodes = nodesOf(machine).filter((node) => transitionsAt(node).length > 0);
  const events = [...new Set(nodes.flatMap(transitionsAt).map(({ eventType }) => eventName(eventType)))].toSorted();
  return table(
    ['Estado', ...events],
    nodes.map((node) => [
      nodeName(node),
      ...events.map((event) =>
        [
          ...new Set(
            transitionsAt(node)
              .filter(({ eventType }) => eventName(eventType) === event)
              .map(targetOf),
          ),
        ].join(' / '),
      ),
    ]),
  );
};

const provenBy = (id: string, paths: readonly ApprovedPath[]): string =>
  paths.flatMap((path) => (path.trace.some(({ taken }) => taken.includes(id)) ? [path.id] : [])).join(', ');

export const transitionTable = (machine: AnyStateMachine, paths: readonly ApprovedPath[]): Table =>
  table(
    ['De', 'Cuando', 'Si', 'A', 'Hace', 'Nota', 'Caminos'],
    nodesOf(machine)
      .flatMap(transitionsAt)
      .map((one) => [
        nodeName(one.source),
        eventName(one.eventType),
        guardName(one.guard),
        targetOf(one),
        actionNames(one.actions).join(', '),
        one.description ?? '',
        provenBy(transitionId(one), paths),
      ]),
  );

export const codesOf = (guard: AnyTransitionDefinition['guard']): readonly number[] => {
  const { type, params }: { type?: unknown; params?: { es?: readonly number[] } } = Object(guard);
  return type === 'codigo' ? (params?.es ?? []) : [];
};

/** The screen of a state: its own or that of the nearest ancestor with one. */
export const screenOf = (node: AnyStateNode): string =>
  notesOf(node).pantalla ?? (node.parent === undefined ? '' : screenOf(node.parent));

type Words = Readonly<Partial<Record<string, RefusalWords>>>;
const shared: Words = refusals;
/** Words of a flow for the refusals of a call, by the call's name. */
const ownWords: Readonly<Partial<Record<string, Words>>> = {
  login: { login: loginRefusals },
  emailRequest: { login: passwordRefusals },
};

const answered = 'xstate.done.actor.';
const messageAt = (
  calls: Described['calls'],
  { eventType }: AnyTransitionDefinition,
  node: AnyStateNode,
  code: number | 'otro',
) => {
  if (notesOf(node).mensaje === undefined && !node.tags.some((tag) => tag === 'error' || tag === 'aviso')) return '';
  const call = calls[eventType.slice(answered.length)];
  const said = typeof call === 'string' ? (ownWords[node.machine.id]?.[call] ?? shared[call] ?? {}) : {};
  return `El del servidor; si falta, «${refusalNotice(said, { codigo: code, mensaje: '' }).titulo}»`;
};

/** The branches on a code, and the following branch for every other code. */
const codedBranches = (node: AnyStateNode): AnyTransitionDefinition[] =>
  [...node.transitions.values()].flatMap((list) => {
    const last = list.findLastIndex(({ guard }) => codesOf(guard).length > 0);
    return list.filter((one, index) => codesOf(one.guard).length > 0 || (last >= 0 && index > last));
  });

/** codigoMensaje → state → screen → message → requirement → proving paths; null where the flow has no codes. */
export const codeTable = (
  machine: AnyStateMachine,
  calls: Described['calls'],
  paths: readonly ApprovedPath[],
): Table | null => {
  const rows = nodesOf(machine)
    .flatMap(codedBranches)
    .flatMap((one) => {
      const codes = codesOf(one.guard);
      const to = one.target ?? [];
      return (codes.length === 0 ? (['otro'] as const) : codes).map((code) => [
        code === 'otro' ? 'cualquier otro' : String(code),
        targetOf(one),
        to.map(screenOf).join(', '),
        to.map((node) => messageAt(calls, one, node, code)).join(', '),
        to.flatMap((node) => notesOf(node).requisitos ?? []).join(', '),
        provenBy(transitionId(one), paths),
      ]);
    });
  return rows.length === 0
    ? null
    : table(['codigoMensaje', 'Estado', 'Pantalla', 'Mensaje', 'Requisitos', 'Caminos'], rows);
};
