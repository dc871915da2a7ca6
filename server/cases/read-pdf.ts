/** Readers look for the end of a PDF in this many last bytes. */
const mostAfterEnd = 1024;
const end = '%%EOF';
/** `startxref`, the position of the table and the end, with a line break between each of them. */
const longestTrailer = 1024;

/**
 * The PDF without trailing data, or null for another type or a truncated file. A linearized PDF also has an end marker
 * near its start, whose table position is 0.
 */
export const readPdf = (bytes: Buffer): Buffer | null => {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) return null;
  const last = bytes.lastIndexOf(end, undefined, 'latin1');
  const after = last + end.length;
  if (last === -1 || bytes.length - after > mostAfterEnd) return null;
  const table = bytes.lastIndexOf('startxref', last, 'latin1');
  if (table === -1 || after - table > longestTrailer) return null;
  const [, at] = /^startxref\s+(\d{1,10})\s+%%EOF$/.exec(bytes.toString('latin1', table, after)) ?? [];
  return at !== undefined && Number(at) > 0 && Number(at) < table ? bytes.subarray(0, after) : null;
};
