import type { AnyStateMachine } from 'xstate';
import { nodeName, nodesOf, universe } from '../explore/universe';
import type { Changes } from './changes';

const rowsAt = (machine: AnyStateMachine, state: string): string[] => {
  const { meta } = nodesOf(machine).find((node) => nodeName(node) === state) ?? {};
  return Array.isArray(meta?.requisitos) ? meta.requisitos.map(String) : [];
};

/** The requirements of each state that changes, and of both ends of each transition that does. */
export const touchedRows = ({ old, now, states, transitions }: Changes): string[] => {
  const ends = [old, now]
    .flatMap((machine) => universe(machine))
    .filter(({ id }) => transitions.has(id))
    .flatMap(({ definition: { source, target = [] } }) => [source, ...target].map(nodeName));
  const touched = [...new Set([...states.keys(), ...ends])];
  return [...new Set(touched.flatMap((state) => [...rowsAt(old, state), ...rowsAt(now, state)]))].toSorted();
};
