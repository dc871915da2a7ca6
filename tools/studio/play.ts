import type { Simulation } from './simulation';

/** Advances to this timer, firing earlier timers on the way. False: the timer no longer exists. */
const waitFor = async (simulation: Simulation, label: string): Promise<boolean> => {
  for (let rung = 0; rung < 20; rung += 1) {
    const until = simulation.untilNext();
    if (until === null) return false;
    await simulation.pass(until);
    if (simulation.trace.at(-1)?.label === label) return true;
  }
  return false;
};

/** Takes one step of a path by its label. False: unknown in the current state. */
export const takeStep = async (simulation: Simulation, label: string): Promise<boolean> => {
  if (label.startsWith('tras ')) return waitFor(simulation, label);
  const fed = simulation.offered().find((one) => one.label === label);
  if (fed === undefined) return false;
  await simulation.give(fed);
  return true;
};

export const startOf = (label: string): string => /^inicio \((.+)\)$/.exec(label)?.[1] ?? '';
