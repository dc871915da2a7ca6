import { type RefObject, useEffect } from 'react';

/**
 * When `occasion` changes to a non-null value, leads from the button that asked to the heading of the answer. A member
 * who has gone on to a field or a dialog stays there, and a head in view does not move.
 */
export const useAnswerFocus = (
  occasion: string | null,
  head: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): void => {
  useEffect(() => {
    if (occasion === null) return;
    const at = document.activeElement;
    const waits = at === document.body || (at instanceof HTMLButtonElement && at.closest('[role="dialog"]') === null);
    if (!waits) return;
    heading.current?.focus({ preventScroll: true });
    const before = scrollY;
    head.current?.scrollIntoView({ block: 'nearest' });
    if (scrollY !== before) head.current?.scrollIntoView();
  }, [occasion, head, heading]);
};
