import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom, AnyStateMachine, InputFrom } from 'xstate';
import type { StateOf } from '../../machines/state-of';
import { statePath } from './state-path';

/** A wired machine and its input. */
export interface Start<M extends AnyStateMachine> {
  logic: M;
  input: InputFrom<M>;
}

/** Runs a flow while the screen is mounted. Calls `start` once. */
export const useFlow = <M extends AnyStateMachine>(
  start: () => Start<M>,
): { actor: ActorRefFrom<M>; state: StateOf<M> } => {
  const [{ logic, input }] = useState(start);
  const actor = useActorRef<AnyStateMachine>(logic, { input });
  const state = useSelector(actor, (snapshot) => statePath<StateOf<M>>(snapshot));
  // The hook is typed for any machine; `actor` runs the given one.
  return { actor: actor as ActorRefFrom<M>, state };
};
