import { type RefObject, useEffect } from 'react';

/** Moves the focus each time `occasion` changes to a new one; null is no occasion. */
export const useLeadFocus = (occasion: string | null, target: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    if (occasion !== null) target.current?.focus();
  }, [occasion, target]);
};
