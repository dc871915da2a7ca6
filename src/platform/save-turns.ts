/** What tabs of one browser do about one thing; `what` is its name. */
export interface SaveTurns {
  /** Does the work, or waits while another tab does the same and answers null. */
  alone<T>(same: string, signal: AbortSignal, work: () => Promise<T>): Promise<T | null>;
  /** Once no tab is at it any more. */
  whenDone(signal: AbortSignal): Promise<void>;
}

export const saveTurns = (what: string): SaveTurns => {
  // Only pages of a secure connection have them.
  const { locks }: { locks?: LockManager } = globalThis.navigator ?? {};
  return {
    alone: async (same, signal, work) => {
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
        // Where nothing may be stored, there are no locks either.
        if (began || signal.aborted) throw error;
        return work();
      }
    },
    whenDone: async (signal) => {
      await locks?.request(what, { signal }, () => {}).catch(() => {});
    },
  };
};
