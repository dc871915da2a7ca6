import { useEffect, useEffectEvent, useState } from 'react';

// Not supported by every browser; without it, the back gesture leaves the page.
declare const CloseWatcher: (new () => EventTarget & { destroy(): void }) | undefined;

/**
 * On a phone, the back gesture closes the overlay instead of leaving the page, if the browser supports CloseWatcher.
 */
export const useCloseWatcher = (leave: (() => void) | undefined): void => {
  const [times, setTimes] = useState(0);
  const left = useEffectEvent(() => {
    // A watcher fires once; a new one replaces it while the overlay stays open.
    setTimes((before) => before + 1);
    leave?.();
  });
  const watched = leave !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new one after each time
  useEffect(() => {
    if (!watched || typeof CloseWatcher === 'undefined') return;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', left);
    return () => watcher.destroy();
  }, [watched, times]);
};
