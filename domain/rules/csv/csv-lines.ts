/**
 * A spreadsheet runs a cell that begins like this as a formula, also with the wide signs of an Asian keyboard. The apostrophe
 * makes it text.
 */
const runs = /^[\t\r]|^\s*[=+\-@＝＋－＠]/;
/** Read as a number, these digits would lose their zeros or their end. */
const losesDigits = /^0\d+$|^\d{12,}$/;

const cell = (text: string): string => {
  const safe = runs.test(text) || losesDigits.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** RFC 4180. A file of them begins with `byteOrderMark`. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** Tells Excel that the file is UTF-8. */
export const byteOrderMark = '\uFEFF';
