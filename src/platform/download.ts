/** As a plain link would: the browser fetches it by itself and does with it what it does with such files. */
export const download = (address: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.click();
};
