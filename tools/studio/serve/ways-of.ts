import { type Edge, explore, type PathStep } from '../../explore/explore';
import type { Cases } from '../../explore/flows';
import { stateName } from '../../explore/path-id';
import { nodeName } from '../../explore/universe';
import { startOf } from '../play';
import type { Way } from '../way';

interface Reached extends Pick<Way, 'start' | 'steps'> {
  state: PathStep['state'];
}

/** Breadth first: one way to each combination of states in which the chart rests, the nearest first. */
export const waysOf = (cases: Cases): Way[] => {
  const { starts, edges } = explore(cases);
  const onward = new Map<string, Edge[]>();
  for (const edge of edges) onward.set(edge.from, [...(onward.get(edge.from) ?? []), edge]);
  const ways = new Map<string, Way>();
  const reached = new Map<string, Reached>(
    [...starts].map(([key, { state, label }]) => [key, { state, start: startOf(label), steps: [] }]),
  );
  // The Map is the queue of the search: its iteration includes entries added meanwhile.
  for (const [key, { state, start, steps }] of reached) {
    const name = stateName(state.value);
    if (!ways.has(name)) ways.set(name, { state: name, nodes: state._nodes.map(nodeName), start, steps });
    for (const { to, step } of onward.get(key) ?? [])
      if (!reached.has(to)) reached.set(to, { state: step.state, start, steps: [...steps, step.label] });
  }
  return [...ways.values()];
};
