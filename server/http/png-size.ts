export interface PictureSize {
  width: number;
  height: number;
}

const signatureLength = 8;

/** Of a still PNG that is whole: from its header to its end, chunk by chunk, and without looking at any point of it. */
export const pngSize = (bytes: Buffer): PictureSize | null => {
  let size: PictureSize | null = null;
  let hasPoints = false;
  for (let at = signatureLength; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (at + 12 + length > bytes.length) return null;
    if (name === 'IEND') return hasPoints ? size : null;
    // What moves begins with this chunk.
    if (name === 'acTL') return null;
    if ((name === 'IHDR') !== (at === signatureLength)) return null;
    if (name === 'IHDR') {
      if (length !== 13) return null;
      size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    }
    hasPoints ||= name === 'IDAT' && length > 0;
    at += 12 + length;
  }
  return null;
};
