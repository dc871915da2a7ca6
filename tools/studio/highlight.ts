import type { AnyMachineSnapshot } from 'xstate';
import { nodeName, transitionId } from '../explore/universe';
import type { Moment } from './simulation';

/** The transitions of the current state, by the names of `universe`. */
const outOf = ({ _nodes, status }: AnyMachineSnapshot): Set<string> =>
  new Set(
    status === 'active'
      ? _nodes.flatMap((node) => [...node.transitions.values()].flat().map((one) => transitionId(one)))
      : [],
  );

/** Marks the current state, its transitions, the taken transitions, and search results. */
export const highlight = (
  picture: Element,
  snapshot: AnyMachineSnapshot,
  trace: readonly Moment[],
  found: readonly string[],
  picked: string | undefined,
): void => {
  const active = new Set(snapshot._nodes.map(nodeName));
  const leaves = new Set(snapshot._nodes.filter(({ states }) => Object.keys(states).length === 0).map(nodeName));
  const out = outOf(snapshot);
  const walked = new Set(trace.flatMap(({ taken }) => taken));
  const last = new Set(trace.findLast(({ quiet }) => !quiet)?.taken);
  for (const state of picture.querySelectorAll<SVGElement>('[data-state]')) {
    const name = state.dataset.state ?? '';
    state.classList.toggle('around', active.has(name));
    state.classList.toggle('now', leaves.has(name));
    state.classList.toggle('found', found.includes(name));
    state.classList.toggle('picked', picked === name);
  }
  for (const line of picture.querySelectorAll<SVGElement>('[data-transition], [data-edge]')) {
    const ids = (line.dataset.transition ?? line.dataset.edge ?? '').split('\n');
    line.classList.toggle(
      'out',
      ids.some((id) => out.has(id)),
    );
    line.classList.toggle(
      'taken',
      ids.some((id) => walked.has(id)),
    );
    line.classList.toggle(
      'last',
      ids.some((id) => last.has(id)),
    );
  }
  // Lines of the current state's transitions are drawn above others.
  const [words] = picture.querySelectorAll('.under');
  for (const line of picture.querySelectorAll('path.out')) line.parentNode?.insertBefore(line, words ?? null);
};
