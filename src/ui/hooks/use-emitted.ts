import { useEffect, useReducer } from 'react';

interface Emitter<Type> {
  on(type: Type, heard: () => void): { unsubscribe(): void };
}

/** How often the actor has emitted this since mounted: an effect that depends on it runs after the commit, each time. */
export const useEmitted = <Type>(actor: Emitter<Type>, type: Type): number => {
  const [times, heard] = useReducer((before: number) => before + 1, 0);
  useEffect(() => actor.on(type, heard).unsubscribe, [actor, type]);
  return times;
};
