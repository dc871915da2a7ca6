import { type RefObject, useLayoutEffect } from 'react';

/** Whether the focus was in what has just gone. */
export interface Carried {
  current: boolean;
}

/**
 * What stands in a place goes, and something else comes in its place: the focus that was in it, or in a dialog over it,
 * would fall to the page's beginning. It goes on to the title of what comes, or to its place where the title stands apart.
 */
export const useCarriedFocus = (place: RefObject<HTMLElement | null>, carried: Carried): void => {
  useLayoutEffect(() => {
    const here = place.current;
    // What lies over the page may have stayed, and the focus with it.
    if (carried.current && document.activeElement === document.body)
      (here?.querySelector<HTMLElement>('h1') ?? here)?.focus();
    carried.current = false;
    return () => {
      const at = document.activeElement;
      carried.current = here?.contains(at) === true || (at !== null && at.closest('[role="dialog"]') !== null);
    };
  }, [place, carried]);
};
