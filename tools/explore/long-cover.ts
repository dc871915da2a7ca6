import { bestEdges, cover, type Goals, goalsOf, type Path, pathOf, shortestWays } from './cover';
import type { Edge, Graph, PathStep } from './explore';

interface Wishes {
  goals?: Goals;
  /** Whether a step can be done after these; a browser cannot do all that a chart listens to. */
  may?(step: PathStep, before: readonly PathStep[]): boolean;
}

/** An actor that has ended sends nothing more, even if its state still waits for other actors. */
const saidAlready = ({ event }: PathStep, before: readonly PathStep[]): boolean => {
  const id = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event.type)?.[1];
  const actorAt = (index: number) => (id === undefined ? undefined : before.at(index)?.state.children[id]);
  return (
    actorAt(-1) !== undefined &&
    before.some((step, index) => index > 0 && isOf(step, id) && actorAt(index - 1) === actorAt(-1))
  );
};
const isOf = ({ event: { type } }: PathStep, id: string | undefined) =>
  type === `xstate.done.actor.${id}` || type === `xstate.error.actor.${id}`;

/** Covers all transitions in few long paths: repeatedly goes to the nearest uncovered transition. */
export const longCover = (graph: Graph, longest = 12, { goals = goalsOf, may: wished }: Wishes = {}): Path[] => {
  const may = (step: PathStep, before: readonly PathStep[]) =>
    !saidAlready(step, before) && wished?.(step, before) !== false;
  const ways = shortestWays(graph);
  const best = bestEdges(graph, ({ from }) => ways.get(from)?.steps.length ?? Number.POSITIVE_INFINITY, goals);
  const out = new Map<string, Edge[]>();
  for (const edge of graph.edges) out.set(edge.from, [...(out.get(edge.from) ?? []), edge]);
  const missing = new Set(best.keys());
  const tried = new Set<Edge>();
  const wanted = (edge: Edge): boolean =>
    !tried.has(edge) &&
    goals(edge.step).some((goal) => missing.has(goal) && edge.changes >= (best.get(goal)?.changes ?? 0));

  const nearest = (from: string, before: readonly PathStep[]): readonly Edge[] | null => {
    const reached = new Map<string, readonly Edge[]>([[from, []]]);
    // The Map is the queue of the search: its iteration includes entries added meanwhile.
    for (const [node, way] of reached) {
      const steps = [...before, ...way.map(({ step }) => step)];
      for (const edge of out.get(node) ?? []) {
        const sought = wanted(edge);
        // Most lead nowhere new: what may be done is asked of the others only.
        if (!sought && reached.has(edge.to)) continue;
        if (!may(edge.step, steps)) continue;
        if (sought) return [...way, edge];
        reached.set(edge.to, [...way, edge]);
      }
    }
    return null;
  };

  const walkFrom = (start: PathStep, key: string): Path => {
    const steps = [start];
    let [last, node] = [start, key];
    for (;;) {
      const route = nearest(node, steps);
      // The first stretch may be longer than a path should be: what is far away must be shown as well.
      if (route === null || (steps.length > 1 && steps.length + route.length > longest)) return pathOf(steps, last);
      for (const edge of route) {
        const sought = goals(edge.step).filter(() => wanted(edge));
        tried.add(edge);
        const real = graph.stepAt(last.state, edge.step);
        const possible = may(real.step, steps);
        if (possible) {
          steps.push(real.step);
          [last, node] = [real.step, real.node];
          for (const goal of sought) if (goals(last).includes(goal)) missing.delete(goal);
          if (node === edge.to) continue;
        }
        // The machine took another transition than the search predicted: search again from there.
        for (const end of route.slice(-1)) tried.add(end);
        break;
      }
      if (!out.has(node)) return pathOf(steps, last);
    }
  };

  const paths = [...graph.starts].map(([key, start]) => walkFrom(start, key));
  for (;;) {
    const [closest] = [...graph.starts]
      .flatMap(([key, start]) => {
        const route = nearest(key, [start]);
        return route === null ? [] : [{ key, start, length: route.length }];
      })
      .toSorted((a, b) => a.length - b.length);
    if (closest === undefined) break;
    paths.push(walkFrom(closest.start, closest.key));
  }
  const shown = new Set(paths.flatMap(({ steps }) => steps.flatMap((step) => goals(step))));
  const possible = ({ steps }: Path) => steps.every((step, index) => index === 0 || may(step, steps.slice(0, index)));
  // A transition that only one history can show keeps a short path of its own.
  const rest = cover(graph, goals).filter(
    (path) => path.steps.some((step) => goals(step).some((goal) => !shown.has(goal))) && possible(path),
  );
  return [...paths, ...rest];
};
