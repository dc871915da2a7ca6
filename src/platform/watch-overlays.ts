/** Whether a dialog stands over the page, or is on its way there, whoever opens it. Tells at once, then whenever it changes. */
export const watchOverlays = (turned: (free: boolean) => void): (() => void) => {
  let before: boolean | null = null;
  const look = () => {
    const free = document.querySelector('[role="dialog"], [role="alertdialog"], [data-over-page]') === null;
    if (free !== before) turned(free);
    before = free;
  };
  look();
  const watcher = new MutationObserver(look);
  watcher.observe(document.body, { childList: true, subtree: true });
  return () => watcher.disconnect();
};
