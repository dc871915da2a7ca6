import type { AnyMachineSnapshot } from 'xstate';
import type { Graph, PathStep } from './explore';

export interface Path {
  state: AnyMachineSnapshot;
  steps: PathStep[];
  weight: number;
}

/** The first way found to each node, which is a shortest one. */
const prefixes = ({ starts, edges }: Graph): Map<string, PathStep[]> => {
  const found = new Map<string, PathStep[]>([...starts].map(([key, step]) => [key, [step]]));
  for (const { from, to, step } of edges) {
    const before = found.get(from);
    if (before !== undefined && !found.has(to)) found.set(to, [...before, step]);
  }
  return found;
};

/** One path for every transition that no earlier one takes: the shortest way there, and the transition. */
export const cover = (graph: Graph): Path[] => {
  const ways = prefixes(graph);
  const covered = new Set<string>();
  const paths: Path[] = [];
  const add = (steps: PathStep[], last: PathStep) => {
    if (steps.every((step) => step.taken.every((id) => covered.has(id)))) return;
    for (const step of steps) for (const id of step.taken) covered.add(id);
    paths.push({ state: last.state, steps, weight: steps.length - 1 });
  };
  for (const start of graph.starts.values()) add([start], start);
  for (const { from, step } of graph.edges) {
    const before = ways.get(from);
    if (before !== undefined) add([...before, step], step);
  }
  return paths;
};
