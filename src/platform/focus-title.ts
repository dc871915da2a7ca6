/** After a navigation the focus goes to the title of the page, so that a reader hears where it is. */
export const focusTitle = (): void => {
  const title = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  title?.focus({ preventScroll: true });
};
