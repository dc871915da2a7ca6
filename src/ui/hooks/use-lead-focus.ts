import { type RefObject, useEffect } from 'react';

/** Moves the focus to the target each time `occasion` changes to a non-null value. */
export const useLeadFocus = (occasion: string | null, target: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    if (occasion !== null) target.current?.focus();
  }, [occasion, target]);
};
