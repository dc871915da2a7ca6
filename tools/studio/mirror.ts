import type { AnyActorScope, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

/** The flow as a screen sees it: events of the screen become steps of the simulation. */
export interface Facade {
  getSnapshot(): AnyMachineSnapshot;
  subscribe(listener: (snapshot: AnyMachineSnapshot) => void): { unsubscribe(): void };
  send(event: AnyEventObject): void;
  on(type: '*', heard: (emitted: AnyEventObject) => void): unknown;
}

const moved = 'estudio.espejo';

/**
 * Logic that mirrors the state of the simulated flow, for screens that start their machine themselves. It takes no step
 * itself: each event is forwarded to the simulation, whose new state comes back.
 */
export const mirrorOf = (facade: Facade) => {
  const logic = {
    config: {},
    getInitialSnapshot: () => facade.getSnapshot(),
    transition: (snapshot: AnyMachineSnapshot, event: AnyEventObject): AnyMachineSnapshot => {
      if (event.type === moved) return event.snapshot;
      facade.send(event);
      return snapshot;
    },
    getPersistedSnapshot: (snapshot: AnyMachineSnapshot) => snapshot,
    start: (_: AnyMachineSnapshot, { self, emit }: AnyActorScope) => {
      const follow = (snapshot: AnyMachineSnapshot) => self.send({ type: moved, snapshot });
      facade.subscribe(follow);
      facade.on('*', emit);
      // It may have moved since this began to be.
      follow(facade.getSnapshot());
    },
  };
  return logic as unknown as AnyStateMachine; // A screen asks for its machine, and starts whatever logic it is given.
};
