/** An address that opens another application. What would run in this page, or show something in its name, is none. */
export const isAppAddress = (text: string): boolean =>
  /^[a-z][a-z\d+.-]*:/i.test(text) &&
  !/^(javascript|data|vbscript|blob|file|about|filesystem|view-source):/i.test(text);
