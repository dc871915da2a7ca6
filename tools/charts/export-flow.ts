import { describedFlow } from '../../e2e/walks/described-flows';
import { type ApprovedPath, approvedPaths } from '../explore/approved';
import type { Flow } from '../explore/flows';
import { nodesOf, universe } from '../explore/universe';
import { layoutOf } from './layout';
import { pictureOf } from './picture';
import { childTable, codeTable, eventTable, propertyTable, stateTable, type Table, transitionTable } from './tables';

/** Everything that pages and documents show about a flow. */
export interface ExportedFlow {
  name: string;
  about: string;
  paths: readonly ApprovedPath[];
  states: number;
  transitions: number;
  /** As a standalone file, and as a part of a page with other pictures. */
  picture: { alone: string; inPage: string };
  tables: readonly { title: string; table: Table }[];
  children: Flow['children'];
  codes: Table | null;
}

/** The sentence that describes a flow. */
export const aboutOf = (machine: Flow['machine']): string => machine.root.description ?? '';

export const exportFlow = async (flow: Flow): Promise<ExportedFlow> => {
  const { name, machine, children } = flow;
  const [paths, layout] = [await approvedPaths(flow), await layoutOf(machine)];
  const [run, holding] = [childTable(machine, children), propertyTable(name)];
  const codes = codeTable(machine, (await describedFlow(name)).calls, paths);
  return {
    name,
    about: aboutOf(machine),
    paths,
    states: nodesOf(machine).length - 1,
    transitions: universe(machine).length,
    picture: { alone: pictureOf(layout, name, false), inPage: pictureOf(layout, name, true) },
    codes,
    children,
    tables: [
      { title: 'Estados', table: stateTable(machine) },
      ...(run === null ? [] : [{ title: 'Diagramas que usa', table: run }]),
      ...(codes === null ? [] : [{ title: 'Códigos', table: codes }]),
      ...(holding === null ? [] : [{ title: 'Lo que siempre se cumple', table: holding }]),
      { title: 'Estado × evento', table: eventTable(machine) },
      { title: 'Transiciones', table: transitionTable(machine, paths) },
    ],
  };
};
