import { useCallback, useSyncExternalStore } from 'react';

interface Ref<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(listener: () => void): { unsubscribe(): void };
}

/** One value of an actor; whoever reads it is drawn anew when it changes, and then only. */
export const useFormValue = <Snapshot, Value>(actor: Ref<Snapshot>, read: (snapshot: Snapshot) => Value): Value => {
  const subscribe = useCallback((listener: () => void) => actor.subscribe(listener).unsubscribe, [actor]);
  const current = () => read(actor.getSnapshot());
  return useSyncExternalStore(subscribe, current, current);
};
