import { listen } from '../listen';

/**
 * Holds a screen wake lock until undone, if the browser supports it. The browser releases the lock of a hidden page.
 */
export const keepAwake = ({ document, navigator }: Pick<Window, 'document' | 'navigator'> = window): (() => void) => {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const ask = async () => {
    if (over || document.visibilityState !== 'visible') return;
    // Rejected on a low battery; missing in older browsers.
    const taken = await navigator.wakeLock?.request('screen').catch(() => null);
    if (over) await taken?.release();
    else lock = taken ?? null;
  };
  const undo = listen(document, ['visibilitychange'], () => void ask());
  void ask();
  return () => {
    over = true;
    undo();
    void lock?.release();
  };
};
