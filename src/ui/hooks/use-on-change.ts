import { useEffect, useRef } from 'react';

/** Calls `then` when `shown` changes, not on mount. */
export const useOnChange = (shown: string, then: () => void): void => {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    then();
  }, [shown, then]);
};
