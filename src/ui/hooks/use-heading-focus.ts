import { type RefObject, useEffect, useRef } from 'react';

/**
 * When a region's content is replaced while it has the focus, moves the focus to its heading. A focus elsewhere, or in
 * an open list, stays.
 */
export const useHeadingFocus = (
  shown: string,
  region: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): void => {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const at = document.activeElement;
    if (at instanceof HTMLSelectElement) return;
    if (at === document.body || region.current?.contains(at) === true) heading.current?.focus();
  }, [shown, region, heading]);
};
