/** Coordinates the tabs of one browser through Web Locks. `what` is the name of the lock. */
export interface TabMutex {
  /** Runs the work, or returns null after another tab has finished the same work. */
  runOnce<T>(same: string, signal: AbortSignal, work: () => Promise<T>): Promise<T | null>;
  /** Runs the work exclusively, and holds the lock for work that starts in the task in which it ends. */
  runExclusive<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T>;
  /** Resolves when no tab holds the lock. */
  waitUntilFree(signal: AbortSignal): Promise<void>;
}

export const tabMutex = (what: string): TabMutex => {
  // Web Locks exist only in secure contexts.
  const { locks }: { locks?: LockManager } = globalThis.navigator ?? {};
  let going = 0;
  let leave: (() => void) | null = null;
  const counted = <T>(work: () => Promise<T>): Promise<T> => {
    going += 1;
    const done = work();
    // Released a task later, because follow-up work starts in the task of the answer.
    const end = () =>
      setTimeout(() => {
        going -= 1;
        if (going > 0) return;
        leave?.();
        leave = null;
      });
    done.then(end, end);
    return done;
  };
  const acquire = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const held = () =>
        new Promise<void>((release) => {
          leave = release;
          resolve();
        });
      // Browsers that block storage reject Web Locks, too.
      locks?.request(`${what} turno`, { signal }, held).catch((error) => (signal.aborted ? reject(error) : resolve()));
    });
  const runOnce: TabMutex['runOnce'] = async (same, signal, work) => {
    let began = false;
    const begin = async () => {
      began = true;
      return { done: await work() };
    };
    if (locks === undefined) return work();
    try {
      const first = await locks.request(what, { mode: 'shared', signal }, () =>
        locks.request(`${what} ${same}`, { ifAvailable: true }, (lock) => (lock === null ? null : begin())),
      );
      if (first !== null) return first.done;
      await locks.request(`${what} ${same}`, { signal }, () => {});
      return null;
    } catch (error) {
      // Browsers that block storage reject Web Locks, too.
      if (began || signal.aborted) throw error;
      return work();
    }
  };
  return {
    runOnce: (same, signal, work) => counted(() => runOnce(same, signal, work)),
    runExclusive: (signal, work) =>
      locks === undefined || leave !== null ? counted(work) : acquire(signal).then(() => counted(work)),
    waitUntilFree: async (signal) => {
      await locks?.request(what, { signal }, () => {}).catch(() => {});
    },
  };
};
