import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { type ActorRefFrom, type AnyActorRef, type AnyStateMachine, createActor, fromCallback } from 'xstate';
import type { Start } from '../parts/use-flow';

/** Fetches a flow and starts it, once more at each event while it has not come, and ends it with itself. */
const lateLogic = (
  load: (() => Promise<Start<AnyStateMachine>>) | null,
  begun: (actor: AnyActorRef) => void,
  failed: () => void,
) =>
  fromCallback<{ type: 'REINTENTAR' }>(({ receive }) => {
    let flow: AnyActorRef | null = null;
    let left = false;
    const fetch = () => {
      load?.().then(({ logic, input }) => {
        if (left) return;
        flow = createActor(logic, { input }).start();
        begun(flow);
      }, failed);
    };
    fetch();
    receive(fetch);
    return () => {
      left = true;
      flow?.stop();
    };
  });

interface Late<M extends AnyStateMachine> {
  /** Null until its program is there. */
  actor: ActorRefFrom<M> | null;
  /** Its program did not come. */
  lost: boolean;
  again: () => void;
}

/** As `useFlow`, of a part of a page whose program comes after the page. Without `load` there is none. */
export const useLateFlow = <M extends AnyStateMachine>(load: (() => Promise<Start<M>>) | null): Late<M> => {
  const [actor, setActor] = useState<ActorRefFrom<M> | null>(null);
  const [lost, setLost] = useState(false);
  const [late] = useState(() =>
    lateLogic(
      load,
      // Typed for any machine; the actor is of the one that was given.
      (begun) => setActor(begun as ActorRefFrom<M>),
      () => setLost(true),
    ),
  );
  const fetcher = useActorRef(late);
  const again = () => {
    setLost(false);
    fetcher.send({ type: 'REINTENTAR' });
  };
  return { actor, lost, again };
};
