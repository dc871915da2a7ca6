/**
 * A spreadsheet runs a cell that begins like this as a formula, also with the wide signs of an Asian keyboard. The apostrophe
 * makes it text.
 */
const runs = /^\s*[=+\-@＝＋－＠]/;

const cell = (text: string): string => {
  const safe = runs.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** RFC 4180; the mark at the start tells Excel that it is UTF-8. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
