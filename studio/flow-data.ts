import type { Table } from '../scripts/charts/tables';
import type { Script } from '../scripts/paths/test-script';
import type { Way } from './way';

/** What the studio shows of a flow besides running it: made before, because a picture takes a while. */
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
  /** To each place where it rests, the nearest first. */
  ways: readonly Way[];
}
