/**
 * Holds a lock for this tab until undone or until the page closes. Calls `told` once with whether this tab has it;
 * without Web Locks every tab has it.
 */
export const holdTabLock = (what: string, told: (ours: boolean) => void): (() => void) => {
  // Web Locks exist only in secure contexts.
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
      // Browsers that block storage reject Web Locks, too.
      if (!answered) tell(true);
    });
  return () => {
    left = true;
    release();
  };
};
