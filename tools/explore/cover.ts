import type { AnyMachineSnapshot } from 'xstate';
import type { Edge, Graph, PathStep } from './explore';

export interface Path {
  state: AnyMachineSnapshot;
  steps: PathStep[];
  weight: number;
}

interface Way {
  steps: readonly PathStep[];
  edges: readonly Edge[];
}

/** The first way found to each node, which is a shortest one. */
export const shortestWays = ({ starts, edges }: Graph): Map<string, Way> => {
  const found = new Map<string, Way>([...starts].map(([key, step]) => [key, { steps: [step], edges: [] }]));
  for (const edge of edges) {
    const before = found.get(edge.from);
    if (before === undefined || found.has(edge.to)) continue;
    found.set(edge.to, { steps: [...before.steps, edge.step], edges: [...before.edges, edge] });
  }
  return found;
};

const goalsKnown = new WeakMap<PathStep, readonly string[]>();

/**
 * Goals: each transition, each chain of transitions that one event causes, and the last transition of each chain.
 * Cached, because a search reads them a million times.
 */
export const goalsOf = (step: PathStep): readonly string[] => {
  const { taken, refused } = step;
  const goals = goalsKnown.get(step) ?? [
    ...taken,
    ...(taken.length > 1 ? [taken.join(' + ')] : []),
    ...taken.slice(-1).map((last) => `${last}.`),
    ...refused,
  ];
  goalsKnown.set(step, goals);
  return goals;
};

export type Goals = (step: PathStep) => readonly string[];

/** For each transition, and each event that a state must ignore, the edge with the most visible effect; then the nearest. */
export const bestEdges = (graph: Graph, depth: (edge: Edge) => number, goals: Goals = goalsOf): Map<string, Edge> => {
  const best = new Map<string, Edge>();
  for (const edge of graph.edges)
    for (const goal of goals(edge.step)) {
      const known = best.get(goal);
      const better =
        known === undefined ||
        edge.changes > known.changes ||
        (edge.changes === known.changes && depth(edge) < depth(known));
      if (better) best.set(goal, edge);
    }
  return best;
};

export const pathOf = (steps: readonly PathStep[], last: PathStep): Path => ({
  state: last.state,
  steps: [...steps],
  weight: steps.length - 1,
});

/** One path for every transition that no earlier path covers: the shortest way to the transition, and the transition. */
export const cover = (graph: Graph, goals: Goals = goalsOf): Path[] => {
  const ways = shortestWays(graph);
  const depth = ({ from }: Edge) => ways.get(from)?.steps.length ?? Number.POSITIVE_INFINITY;
  const best = bestEdges(graph, depth, goals);
  const shown = new Set<string>();
  const show = (edges: readonly Edge[]) => {
    for (const edge of edges)
      for (const goal of goals(edge.step)) if ((best.get(goal)?.changes ?? 0) <= edge.changes) shown.add(goal);
  };
  const paths = [...graph.starts.values()].map((start) => pathOf([start], start));
  // Long paths first: they cover much of what short paths would be made for.
  for (const [goal, edge] of [...best].toSorted(([, a], [, b]) => depth(b) - depth(a))) {
    const way = ways.get(edge.from);
    if (way === undefined || shown.has(goal)) continue;
    show([...way.edges, edge]);
    paths.push(pathOf([...way.steps, edge.step], edge.step));
  }
  return paths;
};
