import { cover, type Path } from './cover';
import { follow, stepsOf, type Walkable } from './driver';
import { explore, type Graph } from './explore';
import type { Cases } from './flows';
import { inProcess, type Seen } from './in-process';
import { memoizePerKey } from './memoize-per-key';
import { modelOf } from './xstate-test';

const coveredBy = memoizePerKey((cases: Cases, by: (graph: Graph) => Path[]): readonly Walkable[] => {
  const covering = by(explore(cases));
  const kept = modelOf(cases.machine).getPaths(() => covering);
  return covering.flatMap(({ steps }) => kept.find((path) => path.steps === steps) ?? []);
});

/** Paths that together take every transition, without those that are a prefix of another. */
export const pathsOf = (cases: Cases, by: (graph: Graph) => Path[] = cover): readonly Walkable[] =>
  coveredBy(cases, by);

/** Runs the paths on the real machine and compares each step with the model. */
export const walk = async (
  cases: Cases,
  check: (real: Seen, model: Seen) => void,
  paths: readonly Walkable[] = pathsOf(cases),
): Promise<(readonly Seen[])[]> => {
  const traces: (readonly Seen[])[] = [];
  for (const path of paths) {
    const driver = inProcess(cases, stepsOf(path)[0]?.event.input, check);
    await follow(path, driver);
    driver.stop();
    traces.push(driver.trace);
  }
  return traces;
};
