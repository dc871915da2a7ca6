import { useEffect, useEffectEvent, useState } from 'react';

// Not in every browser: there, going back leaves the page, as it always did.
declare const CloseWatcher: (new () => EventTarget & { destroy(): void }) | undefined;

/** On a phone, going back leaves what lies over the page, where the browser tells of it, and not the page itself. */
export const useCloseWatcher = (leave: (() => void) | undefined): void => {
  const [times, setTimes] = useState(0);
  const left = useEffectEvent(() => {
    // A watcher tells of one time; what is still there afterwards has gone one step back inside of it.
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
