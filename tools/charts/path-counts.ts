import type { AnyStateMachine } from 'xstate';
import type { ApprovedPath } from '../explore/approved';
import { universe } from '../explore/universe';
import { type DrawnState, layoutOf } from './layout';
import type { Marks } from './picture';

/** How many paths take each transition. */
export const countPaths = (machine: AnyStateMachine, paths: readonly ApprovedPath[]): ReadonlyMap<string, number> =>
  new Map(
    universe(machine).map(({ id }) => [
      id,
      paths.filter(({ trace }) => trace.some(({ taken }) => taken.includes(id))).length,
    ]),
  );

const counted = (times: number): string => (times === 1 ? '1 camino' : `${times} caminos`);

/** The chart with the number of paths at each transition. One that none takes is drawn as one that goes. */
export const pathCountLayout = (machine: AnyStateMachine, times: ReadonlyMap<string, number>): Promise<DrawnState> =>
  layoutOf(machine, {
    state: (key) => key,
    transition: (text, id) => `${text} · ${counted(times.get(id) ?? 0)}`,
  });

export const pathCountMarks = (times: ReadonlyMap<string, number>): Marks => ({
  state: () => '',
  transition: (id) => ((times.get(id) ?? 0) > 0 ? 'walked' : 'removed'),
});
