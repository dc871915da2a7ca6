/** No wizard ever stands over the page. */
export const noWizard = (turned: (over: boolean) => void): (() => void) => {
  turned(false);
  return () => {};
};
