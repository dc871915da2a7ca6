/** Any event source: window, document, a channel, or a plain EventTarget in a test. */
export type Source = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

export const listen = (
  source: Source,
  types: readonly string[],
  handler: (event: Event) => void,
  options?: AddEventListenerOptions,
): (() => void) => {
  for (const type of types) source.addEventListener(type, handler, options);
  return () => {
    for (const type of types) source.removeEventListener(type, handler, options);
  };
};
