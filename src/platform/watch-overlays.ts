/** Reports whether the page is free of dialogs, open or loading: at once, and then on each change. */
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
