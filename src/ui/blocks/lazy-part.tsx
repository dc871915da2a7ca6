import { type ComponentType, use, useEffect, useState, useTransition } from 'react';

/** Props of the component shown when a chunk fails to load. */
export interface LostProps<P> {
  /** What the part was given. */
  props: P;
  again: () => void;
  /** A retry is in progress. */
  coming: boolean;
}

/**
 * A component loaded on demand, at the latest when it renders: the nearest Suspense waits for it. If its chunk fails to
 * load, `Lost` renders in its place and can retry; the rest of the page stays.
 */
export const lazyPart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  Lost: ComponentType<LostProps<P>>,
) => {
  let loaded: ComponentType<P> | null = null;
  let asked: Promise<ComponentType<P> | null> | null = null;
  const ask = () => {
    asked ??= load().then(
      (part) => {
        loaded = part;
        return part;
      },
      () => null,
    );
    return asked;
  };
  const Part = (props: P) => {
    const [, setRound] = useState(0);
    const [coming, start] = useTransition();
    useEffect(
      () => () => {
        // The next mount tries again.
        if (loaded === null) asked = null;
      },
      [],
    );
    // Behind every hook: once it has come, `use` is not called any more, and React counts the hooks after it anew.
    const Current = loaded ?? use(ask());
    if (Current !== null) return <Current {...props} />;
    const again = () =>
      start(() => {
        asked = null;
        setRound((round) => round + 1);
      });
    return <Lost props={props} again={again} coming={coming} />;
  };
  return Object.assign(Part, {
    /** Fetched before it is needed, so that it also stands without a network. */
    preload: (): void => {
      void ask().then((part) => {
        // The next mount tries again.
        if (part === null) asked = null;
      });
    },
  });
};
