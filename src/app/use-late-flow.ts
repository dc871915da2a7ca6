import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { type ActorRefFrom, type AnyActorRef, type AnyStateMachine, createActor, fromCallback } from 'xstate';
import type { Start } from './use-flow';

/** Fetches a flow and starts it, and ends it with itself. */
const lateLogic = (
  load: (() => Promise<Start<AnyStateMachine>>) | null,
  begun: (actor: AnyActorRef) => void,
  failed: (error: unknown) => void,
) =>
  fromCallback(() => {
    let flow: AnyActorRef | null = null;
    let left = false;
    load?.().then(({ logic, input }) => {
      if (left) return;
      flow = createActor(logic, { input }).start();
      begun(flow);
    }, failed);
    return () => {
      left = true;
      flow?.stop();
    };
  });

/**
 * As `useFlow`, of a part of a page whose program comes after the page: null until it is there. `load` is called once; without one there
 * is none.
 */
export const useLateFlow = <M extends AnyStateMachine>(
  load: (() => Promise<Start<M>>) | null,
): ActorRefFrom<M> | null => {
  const [actor, setActor] = useState<ActorRefFrom<M> | null>(null);
  const [late] = useState(() =>
    lateLogic(
      load,
      // Typed for any machine; the actor is of the one that was given.
      (begun) => setActor(begun as ActorRefFrom<M>),
      // As of a page whose program does not come: whoever stands around it says so.
      (error) =>
        setActor(() => {
          throw error;
        }),
    ),
  );
  useActorRef(late);
  return actor;
};
