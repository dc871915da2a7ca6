const tryAgainMs = 3000;

/** Asked for again every few seconds until the network lets it come: what waits for it shows nothing, and the rest stands. */
export const loadWithRetry = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(
    () =>
      new Promise((resolve) => {
        // biome-ignore lint/style/noRestrictedGlobals: no chart knows of a file that did not come
        setTimeout(() => resolve(loadWithRetry(load)), tryAgainMs);
      }),
  );
