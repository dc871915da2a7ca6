const tryAgainMs = 3000;

/** Retries every few seconds until the chunk loads. Meanwhile its place stays empty. */
export const loadWithRetry = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(
    () =>
      new Promise((resolve) => {
        // biome-ignore lint/style/noRestrictedGlobals: no chart knows of a file that did not come
        setTimeout(() => resolve(loadWithRetry(load)), tryAgainMs);
      }),
  );
