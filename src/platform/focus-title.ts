const giveUpAfterMs = 10_000;

const focusNow = (): boolean => {
  const title = document.querySelector<HTMLElement>('main h1');
  // A dialog opened during the navigation keeps the focus.
  if (!document.querySelector('[role="dialog"]:focus-within')) title?.focus({ preventScroll: true });
  return title !== null;
};

/** Moves the focus to the page's title once it has rendered, so that screen readers announce the new page. */
export const focusTitle = (): void => {
  if (focusNow()) return;
  const watcher = new MutationObserver(() => focusNow() && watcher.disconnect());
  watcher.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watcher.disconnect(), giveUpAfterMs);
};
