import { useCallback, useSyncExternalStore } from 'react';

interface Ref<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(listener: () => void): { unsubscribe(): void };
}

/** Selects one value of an actor; the component re-renders only when it changes. */
export const useFormValue = <Snapshot, Value>(actor: Ref<Snapshot>, read: (snapshot: Snapshot) => Value): Value => {
  const subscribe = useCallback((listener: () => void) => actor.subscribe(listener).unsubscribe, [actor]);
  const current = () => read(actor.getSnapshot());
  return useSyncExternalStore(subscribe, current, current);
};
