declare const scheduler: { yield?: () => Promise<void> } | undefined;

/** Between two pieces of the start, the browser may paint and take keys. */
export const pause = (): Promise<void> =>
  typeof scheduler === 'undefined' || scheduler.yield === undefined
    ? new Promise((resolve) => setTimeout(resolve))
    : scheduler.yield();
