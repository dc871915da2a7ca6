/** «Factura2.jpg» is one more of «Factura». */
export const documentKind = (fileName: string): string =>
  fileName
    .replace(/\.[^.]*$/, '')
    .replace(/\d{1,2}$/, '')
    .trim();
