import { type RefObject, useLayoutEffect } from 'react';

/** Whether the removed element had the focus. */
export interface Carried {
  current: boolean;
}

/**
 * When content is replaced, moves the focus that was inside it, or in a dialog over it, to the new title, or to the
 * container if the title is elsewhere. Otherwise the browser would reset the focus to the start of the page.
 */
export const useCarriedFocus = (place: RefObject<HTMLElement | null>, carried: Carried): void => {
  useLayoutEffect(() => {
    const here = place.current;
    // An overlay may have stayed open with the focus inside.
    if (carried.current && document.activeElement === document.body)
      (here?.querySelector<HTMLElement>('h1') ?? here)?.focus();
    carried.current = false;
    return () => {
      const at = document.activeElement;
      carried.current = here?.contains(at) === true || (at !== null && at.closest('[role="dialog"]') !== null);
    };
  }, [place, carried]);
};
