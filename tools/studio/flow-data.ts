import type { Table } from '../charts/tables';
import type { Script } from '../qa/test-script';
import type { Way } from './way';

/** The static data of a flow in the studio: generated beforehand, because a picture takes a while. */
export interface FlowData {
  name: string;
  titulo: string;
  /** As the chart is, and with the number of approved paths at each transition. */
  pictures: { plain: string; walked: string };
  states: Table;
  /** The states that run another chart. */
  children: Table | null;
  events: Table;
  codes: Table | null;
  paths: readonly Script[];
  /** Shortest paths to each resting state, the nearest first. */
  ways: readonly Way[];
}
