import { listen } from '../listen';

/** The screen stays lit until it is undone, where the browser can; it lets go by itself of a page that nobody sees. */
export const keepAwake = ({ document, navigator }: Pick<Window, 'document' | 'navigator'> = window): (() => void) => {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const ask = async () => {
    if (over || document.visibilityState !== 'visible') return;
    // Refused where the battery is low, and unknown to older browsers.
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
