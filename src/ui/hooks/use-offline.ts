import { useEffect, useState } from 'react';

/** Whether there was no network at the first render; then calls `back` when there is one again. */
export const useOffline = (
  online: () => boolean,
  onOnline: (turned: (online: boolean) => void) => () => void,
  back: () => void,
): boolean => {
  const [offline] = useState(() => !online());
  useEffect(() => (offline ? onOnline((isBack) => isBack && back()) : undefined), [offline, onOnline, back]);
  return offline;
};
