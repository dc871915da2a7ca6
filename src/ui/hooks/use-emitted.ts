import { useEffect, useReducer } from 'react';

interface Emitter {
  on(type: never, heard: () => void): { unsubscribe(): void };
}

/** How often the actor has emitted this since mounted: an effect that depends on it runs after the commit, each time. */
export const useEmitted = (actor: Emitter, type: string): number => {
  const [times, heard] = useReducer((before: number) => before + 1, 0);
  useEffect(() => actor.on(type as never, heard).unsubscribe, [actor, type]);
  return times;
};
