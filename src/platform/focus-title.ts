const givenUpAfterMs = 10_000;

const focusNow = (): boolean => {
  const title = document.querySelector<HTMLElement>('main h1');
  // A dialog opened during the navigation keeps the focus.
  if (!document.querySelector('[role="dialog"]:focus-within')) title?.focus({ preventScroll: true });
  return title !== null;
};

/** After a navigation the focus goes to the title of the page, as soon as it stands, so that a reader hears where it is. */
export const focusTitle = (): void => {
  if (focusNow()) return;
  const watcher = new MutationObserver(() => focusNow() && watcher.disconnect());
  watcher.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watcher.disconnect(), givenUpAfterMs);
};
