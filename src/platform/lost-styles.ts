/**
 * The router loads a page anew whose module is gone, and knows that by these words. Styles of a version that no server has
 * any more are gone in the same way, but Vite says so in other words.
 */
export const reportLostStyles = (page: EventTarget = window): void =>
  page.addEventListener('vite:preloadError', (event) => {
    const error: unknown = 'payload' in event ? event.payload : undefined;
    if (error instanceof Error && error.message.startsWith('Unable to preload CSS'))
      error.message = `Failed to fetch dynamically imported module: ${error.message}`;
  });
