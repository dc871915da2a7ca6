import { type ComponentType, type ReactNode, Suspense, use, useEffect, useState, useTransition } from 'react';

/** What stands in place of a component whose chunk failed to load. */
export interface FailedProps<P> {
  /** What the component was given. */
  props: P;
  retry: () => void;
  /** A retry is under way. */
  retrying: boolean;
}

interface Options<P> {
  /** Shown while the chunk loads; nothing by default. */
  waiting?: (props: P) => ReactNode;
  /** Shown when the chunk failed. Without it, the chunk is requested every three seconds until it loads. */
  Failed?: ComponentType<FailedProps<P>>;
}

const retryMs = 3000;

const untilLoaded = <T,>(load: () => Promise<T>): Promise<T> =>
  load().catch(
    () =>
      new Promise((resolve) => {
        // biome-ignore lint/style/noRestrictedGlobals: no chart knows of a chunk that failed to load
        setTimeout(() => resolve(untilLoaded(load)), retryMs);
      }),
  );

/**
 * A component with a chunk of its own, requested when it is first drawn. A chunk that fails shows it in the component's
 * own place, and can be requested again there: everything around it stays.
 */
export const lazyComponent = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  { waiting, Failed }: Options<P> = {},
) => {
  let loaded: ComponentType<P> | null = null;
  let request: Promise<ComponentType<P> | null> | null = null;
  const fetch = () =>
    load().then((component) => {
      loaded = component;
      return component;
    });
  const ask = () => {
    request ??= Failed === undefined ? untilLoaded(fetch) : fetch().catch(() => null);
    return request;
  };
  const Loaded = (props: P) => {
    const [, setRound] = useState(0);
    const [retrying, start] = useTransition();
    useEffect(
      () => () => {
        // The next one that is drawn requests it again.
        if (loaded === null) request = null;
      },
      [],
    );
    // Behind every hook: once it is loaded, `use` is not called any more, and React counts the hooks after it anew.
    const Current = loaded ?? use(ask());
    if (Current !== null) return <Current {...props} />;
    const retry = () =>
      start(() => {
        request = null;
        setRound((round) => round + 1);
      });
    return Failed && <Failed props={props} retry={retry} retrying={retrying} />;
  };
  const Lazy = (props: P) => (
    <Suspense fallback={waiting?.(props)}>
      <Loaded {...props} />
    </Suspense>
  );
  return Object.assign(Lazy, {
    /** Requested once before it is needed, so that it also opens without a network. */
    preload: (): void => {
      fetch().catch(() => undefined);
    },
  });
};
