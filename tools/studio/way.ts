/** A shortest path to a resting state of a chart, in steps that a simulation takes. */
export interface Way {
  state: string;
  /** Every active state at the end, ancestors included. */
  nodes: readonly string[];
  start: string;
  steps: readonly string[];
}

/** The nearest place that is called so, or that is in a state that is. */
export const wayTo = (ways: readonly Way[], asked: string): Way | undefined =>
  ways.find(({ state }) => state === asked) ?? ways.find(({ nodes }) => nodes.includes(asked));
