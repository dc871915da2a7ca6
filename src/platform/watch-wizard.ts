/** Whether the wizard stands over the page, or is on its way there. Tells at once, then whenever it changes. */
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
