import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { fetchingMachine } from '../../machines/fetching/fetching.machine';

type FetchingRef = Pick<ActorRefFrom<typeof fetchingMachine>, 'getSnapshot' | 'subscribe' | 'send' | 'sessionId'>;

interface Parent<Name extends string> {
  getSnapshot(): { children: Readonly<Partial<Record<Name, FetchingRef | undefined>>> };
}

const hasFailed = (child: FetchingRef): boolean => child.getSnapshot().hasTag('error');

/** Whether any of these `fetching` children has failed. `retry` repeats only the failed ones. */
export const useFetches = <Name extends string>(parent: Parent<Name>, ...names: readonly Name[]) => {
  const joined = names.join(' ');
  const { children: now } = parent.getSnapshot();
  // A child that asks anew is another child of the same name.
  const ids = names.map((name) => now[name]?.sessionId).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the children are those of `ids`
  const children = useMemo(() => {
    const all: Readonly<Partial<Record<string, FetchingRef | undefined>>> = parent.getSnapshot().children;
    return joined.split(' ').flatMap((name) => all[name] ?? []);
  }, [parent, joined, ids]);
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscriptions = children.map((child) => child.subscribe(changed));
      return () => {
        for (const one of subscriptions) one.unsubscribe();
      };
    },
    [children],
  );
  const failed = useSyncExternalStore(subscribe, () => children.some(hasFailed));
  return {
    failed,
    retry: () => {
      for (const child of children.filter(hasFailed)) child.send({ type: 'REINTENTAR' });
    },
  };
};
