import type { TestPath } from '@xstate/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { PathStep } from './explore';

/** Performs the steps of a path and observes the outcome. One implementation runs in process, another in a browser. */
export interface Driver {
  perform(step: PathStep): Promise<void>;
  see(step: PathStep): void | Promise<void>;
}

export type Walkable = TestPath<AnyMachineSnapshot, AnyEventObject>;

/** The explorer's steps, which @xstate/test passes through unchanged. */
export const stepsOf = (path: Walkable): readonly PathStep[] => path.steps as PathStep[];

export const follow = async (path: Walkable, driver: Driver): Promise<void> => {
  const steps = stepsOf(path).values();
  let current: PathStep | undefined;
  const perform = async () => {
    current = steps.next().value;
    if (current !== undefined) await driver.perform(current);
  };
  await path.test({
    events: Object.fromEntries(path.steps.map(({ event }) => [event.type, perform])),
    states: { '*': () => (current === undefined ? undefined : driver.see(current)) },
  });
};
