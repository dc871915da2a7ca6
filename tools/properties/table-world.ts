import { createMachine } from 'xstate';
import { type ChartWorld, chartWorld } from './chart-world';

/** What is no chart of the portal: storage, a lock, the server. By state, event and next states. */
export type Surroundings = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** As a chart, so that it enters a composition like any other. It begins in its first state. */
export const tableWorld = (id: string, table: Surroundings): ChartWorld => {
  const states = Object.entries(table).map(([state, on]) => [
    state,
    { on: Object.fromEntries(Object.entries(on).map(([event, target]) => [event, { target }])) },
  ]);
  const machine = createMachine({ id, initial: Object.keys(table)[0] ?? '', states: Object.fromEntries(states) });
  return chartWorld({ machine, events: {}, replies: {} });
};
