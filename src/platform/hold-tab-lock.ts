/**
 * Keeps one thing for this tab until it is undone or the page goes: `told` hears once whether it is ours. Where there are
 * no locks, every tab is told that it is.
 */
export const holdTabLock = (what: string, told: (ours: boolean) => void): (() => void) => {
  // Only pages of a secure connection have them.
  const { locks }: { locks?: LockManager } = globalThis.navigator ?? {};
  let answered = false;
  let left = false;
  let release = () => {};
  const tell = (ours: boolean) => {
    answered = true;
    if (!left) told(ours);
  };
  const hold = () =>
    new Promise<void>((resolve) => {
      release = resolve;
      if (left) resolve();
    });
  const give = (lock: Lock | null) => {
    tell(lock !== null);
    return lock === null ? Promise.resolve() : hold();
  };
  if (locks === undefined) tell(true);
  else
    locks.request(what, { ifAvailable: true }, give).catch(() => {
      // Where nothing may be stored, there are no locks either.
      if (!answered) tell(true);
    });
  return () => {
    left = true;
    release();
  };
};
