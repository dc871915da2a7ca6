import { type ComponentType, use, useEffect, useState, useTransition } from 'react';

/** What stands in the place of a part that did not come. */
export interface LostProps<P> {
  /** What the part was given. */
  props: P;
  again: () => void;
  /** It was asked for again, and is on its way. */
  coming: boolean;
}

/**
 * A part of the program that comes after its page, at the latest when it is drawn: the nearest Suspense waits for it.
 * One that does not come is lost in its own place alone, and may be asked for again there: nothing around it goes.
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
        // Whoever needs it next asks again.
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
        // Whoever needs it asks again.
        if (part === null) asked = null;
      });
    },
  });
};
