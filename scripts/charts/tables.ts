import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { ApprovedPath } from '../../tests/paths/approved';
import { eventName, guardName, nodeName, nodesOf, transitionId } from '../../tests/paths/universe';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const transitionsAt = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];
const targetOf = ({ target, source }: AnyTransitionDefinition): string =>
  target?.map(nodeName).join(', ') ?? (source.path.length === 0 ? 'donde esté' : 'se queda');

interface Notes {
  requisitos?: readonly string[];
  mensaje?: string;
  pantalla?: string;
}
const notesOf = (node: AnyStateNode): Notes => node.meta ?? {};

export const stateTable = (machine: AnyStateMachine): string =>
  table(
    ['Estado', 'Qué pasa', 'Etiquetas', 'Pantalla', 'Requisitos'],
    nodesOf(machine)
      .filter((node) => node !== machine.root)
      .map((node) => {
        const { pantalla = '', requisitos = [] } = notesOf(node);
        return [nodeName(node), node.description ?? '', node.tags.join(', '), pantalla, requisitos.join(', ')];
      }),
  );

/** One row a state, one column an event; what it inherits from the state around it stands there, not here. */
export const eventTable = (machine: AnyStateMachine): string => {
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

export const transitionTable = (machine: AnyStateMachine, paths: readonly ApprovedPath[]): string =>
  table(
    ['De', 'Cuando', 'Si', 'A', 'Hace', 'Nota', 'Caminos'],
    nodesOf(machine)
      .flatMap(transitionsAt)
      .map((one) => [
        nodeName(one.source),
        eventName(one.eventType),
        guardName(one.guard),
        targetOf(one),
        one.actions
          .map((action) => (typeof action === 'object' && 'type' in action ? action.type : String(action)))
          .join(', '),
        one.description ?? '',
        provenBy(transitionId(one), paths),
      ]),
  );

const codesOf = (guard: AnyTransitionDefinition['guard']): readonly number[] => {
  const { type, params }: { type?: unknown; params?: { es?: readonly number[] } } = Object(guard);
  return type === 'codigo' ? (params?.es ?? []) : [];
};

/** codigoMensaje → state → requirement → proving paths; null where the flow has no codes. */
export const codeTable = (machine: AnyStateMachine, paths: readonly ApprovedPath[]): string | null => {
  const branches = nodesOf(machine).flatMap(transitionsAt);
  const coded = branches.filter(({ guard }) => codesOf(guard).length > 0);
  if (coded.length === 0) return null;
  return table(
    ['codigoMensaje', 'Estado', 'Pantalla', 'Requisitos', 'Caminos'],
    coded.map((one) => {
      const notes = one.target?.map(notesOf) ?? [];
      return [
        codesOf(one.guard).join(', '),
        targetOf(one),
        notes.flatMap(({ pantalla }) => pantalla ?? []).join(', '),
        notes.flatMap(({ requisitos }) => requisitos ?? []).join(', '),
        provenBy(transitionId(one), paths),
      ];
    }),
  );
};
