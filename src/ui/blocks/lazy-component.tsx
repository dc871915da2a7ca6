import { type ComponentType, type ReactNode, Suspense, use, useEffect, useState, useTransition } from 'react';

/** Props of the component shown when a chunk failed to load. */
export interface FailedProps<P> {
  /** The props of the component that failed to load. */
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
 * A component with a chunk of its own, requested at first render. If the chunk fails, `Failed` replaces the component,
 * with a retry; the rest of the page stays.
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
        // The next render requests it again.
        if (loaded === null) request = null;
      },
      [],
    );
    // Keep this after all hooks: once the chunk is loaded, `use` is no longer called.
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
    /** Loads the chunk in advance, so that the component also opens without a network. */
    preload: (): void => {
      fetch().catch(() => undefined);
    },
  });
};
