import { useEffect, useRef } from 'react';

/** Once something else stands in the place of what was shown; not at first. */
export const useOnChange = (shown: string, then: () => void): void => {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    then();
  }, [shown, then]);
};
