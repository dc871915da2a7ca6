/**
 * A spreadsheet runs a cell that begins like this as a formula, also with the wide signs of an Asian keyboard. The apostrophe
 * makes it text.
 */
const runs = /^\s*[=+\-@＝＋－＠]/;
const guarded = /^'(?=\s*[=+\-@＝＋－＠])/;

const cell = (text: string): string => {
  const safe = runs.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** RFC 4180; the mark at the start tells Excel that it is UTF-8. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;

const separatorOf = (header: string): string => {
  const outside = header.replaceAll(/"[^"]*"/g, '');
  const [best = ','] = [',', ';', '\t'].toSorted((a, b) => outside.split(b).length - outside.split(a).length);
  return best;
};

/** Rows by spreadsheet number, blank ones included; a number: the row with an unclosed quote. */
export const parseCsv = (whole: string): string[][] | number => {
  // Excel writes and reads a first line with the separator, which has no row number.
  const text = whole.replace(/^\uFEFF/, '').replace(/^sep=.\r?\n/i, '');
  const separator = separatorOf(/^[^\r\n]*/.exec(text)?.[0] ?? '');
  const plainCell = new RegExp(`[^${separator}\\r\\n]*`, 'y');
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at < text.length; ) {
    let value = '';
    if (text[at] === '"') {
      for (let open = at + 1; ; ) {
        const quote = text.indexOf('"', open);
        if (quote === -1) return rows.length + 1;
        const doubled = text[quote + 1] === '"';
        value += text.slice(open, doubled ? quote + 1 : quote);
        open = quote + 2;
        at = quote + 1;
        if (!doubled) break;
      }
    }
    plainCell.lastIndex = at;
    value += plainCell.exec(text)?.[0] ?? '';
    at = plainCell.lastIndex;
    row.push(value.replace(guarded, ''));
    if (text[at] === separator) {
      at += 1;
      if (at < text.length) continue;
      row.push('');
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    rows.push(row);
    row = [];
  }
  return rows;
};
