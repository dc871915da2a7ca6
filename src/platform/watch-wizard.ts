/** Reports whether the wizard is open or loading: at once, and then on each change. */
export const watchWizard = (turned: (over: boolean) => void): (() => void) => {
  let before: boolean | null = null;
  const look = () => {
    const over = document.querySelector('[data-over-page="wizard"]') !== null;
    if (over !== before) turned(over);
    before = over;
  };
  look();
  const watcher = new MutationObserver(look);
  watcher.observe(document.body, { childList: true, subtree: true });
  return () => watcher.disconnect();
};
