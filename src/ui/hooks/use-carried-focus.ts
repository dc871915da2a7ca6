import { type RefObject, useLayoutEffect } from 'react';

/** Whether the removed element had the focus. */
export interface HadFocus {
  current: boolean;
}

/**
 * When content is replaced, moves the focus that was inside it, or in a dialog over it, to the new title, or to the
 * container if the title is elsewhere. Otherwise the browser would reset the focus to the start of the page.
 */
export const useCarriedFocus = (place: RefObject<HTMLElement | null>, hadFocus: HadFocus): void => {
  useLayoutEffect(() => {
    const here = place.current;
    // An overlay may have stayed open with the focus inside.
    if (hadFocus.current && document.activeElement === document.body)
      (here?.querySelector<HTMLElement>('h1') ?? here)?.focus();
    hadFocus.current = false;
    return () => {
      const at = document.activeElement;
      hadFocus.current = here?.contains(at) === true || (at !== null && at.closest('[role="dialog"]') !== null);
    };
  }, [place, hadFocus]);
};
