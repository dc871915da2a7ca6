import { cover } from './cover';
import { follow, stepsOf, type Walkable } from './driver';
import { explore } from './explore';
import type { Cases } from './flows';
import { inProcess, type Seen } from './in-process';
import { modelOf } from './xstate-test';

/** The paths that between them take every transition; those that another one begins with are left out. */
export const pathsOf = (cases: Cases): Walkable[] => {
  const covering = cover(explore(cases));
  const kept = modelOf(cases.machine).getPaths(() => covering);
  return covering.flatMap(({ steps }) => kept.find((path) => path.steps === steps) ?? []);
};

/** Walks them on the real machine, which must do in each step what the model foresees. */
export const walk = async (cases: Cases, check: (real: Seen, model: Seen) => void): Promise<(readonly Seen[])[]> => {
  const traces: (readonly Seen[])[] = [];
  for (const path of pathsOf(cases)) {
    const driver = inProcess(cases, stepsOf(path)[0]?.event.input, check);
    await follow(path, driver);
    driver.stop();
    traces.push(driver.trace);
  }
  return traces;
};
