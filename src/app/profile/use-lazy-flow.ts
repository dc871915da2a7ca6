import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { type ActorRefFrom, type AnyActorRef, type AnyStateMachine, createActor, fromCallback } from 'xstate';
import type { Start } from '../../parts/use-flow';

/** Loads a flow and starts it; retries at each event until loaded; stops the flow when it stops. */
const lazyLogic = (
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

interface LazyFlow<M extends AnyStateMachine> {
  /** Null until loaded. */
  actor: ActorRefFrom<M> | null;
  failed: boolean;
  retry: () => void;
}

/**
 * `useFlow` for a flow with a chunk of its own, which outlives the lazy components that show it. Without `load` there
 * is no flow.
 */
export const useLazyFlow = <M extends AnyStateMachine>(load: (() => Promise<Start<M>>) | null): LazyFlow<M> => {
  const [actor, setActor] = useState<ActorRefFrom<M> | null>(null);
  const [failed, setFailed] = useState(false);
  const [logic] = useState(() =>
    lazyLogic(
      load,
      // Typed for any machine; the actor runs the given one.
      (begun) => setActor(begun as ActorRefFrom<M>),
      () => setFailed(true),
    ),
  );
  const fetcher = useActorRef(logic);
  const retry = () => {
    setFailed(false);
    fetcher.send({ type: 'REINTENTAR' });
  };
  return { actor, failed, retry };
};
