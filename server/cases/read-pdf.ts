/** Readers look for the end of a PDF in this many last bytes. */
const mostAfterEnd = 1024;
const end = '%%EOF';
/** `startxref`, the position of the table and the end, with a line break between each of them. */
const longestTrailer = 1024;

/**
 * The PDF without what follows its end; null of any other file, and of one that was cut off. One that was made to be
 * shown from the network begins with an end of its own, which names no table: 0.
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
