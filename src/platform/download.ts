/** Downloads by a link, so that the browser handles the file type as usual. */
export const download = (address: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.click();
};
