import { useEffect, useState } from 'react';
import { type ActorRefFrom, type AnyStateMachine, createActor } from 'xstate';
import type { Start } from './use-flow';

/**
 * The flow of a part of a page whose program comes after the page: null until it is there. It begins by itself, and ends
 * with whoever asks for it. `load` is called once.
 */
export const useLateFlow = <M extends AnyStateMachine>(load: () => Promise<Start<M>>): ActorRefFrom<M> | null => {
  const [once] = useState(() => load);
  const [actor, setActor] = useState<ActorRefFrom<M> | null>(null);
  useEffect(() => {
    const left = new AbortController();
    once().then(
      ({ logic, input }) => {
        if (left.signal.aborted) return;
        const begun = createActor<AnyStateMachine>(logic, { input }).start();
        left.signal.addEventListener('abort', () => begun.stop());
        // Typed for any machine; the actor is of the one that was given.
        setActor(begun as ActorRefFrom<M>);
      },
      (error: unknown) =>
        // As with a page whose program does not come: whoever stands around it says so.
        setActor(() => {
          throw error;
        }),
    );
    return () => left.abort();
  }, [once]);
  return actor;
};
