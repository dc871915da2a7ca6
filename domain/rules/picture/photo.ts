/** How the base64 of a JPEG and of a PNG begins. */
const kinds = [
  ['/9j/', 'image/jpeg'],
  ['iVBORw0KGgo', 'image/png'],
] as const;

/** The photo as a data URL; empty without a photo, or if it is neither JPEG nor PNG. */
export const photoUrl = (answer: string): string => {
  const base64 = answer.replace(/\s+/g, '').replace(/^data:[^,]*,/, '');
  const kind = kinds.find(([start]) => base64.startsWith(start));
  return kind === undefined || !/^[A-Za-z\d+/]+={0,2}$/.test(base64) ? '' : `data:${kind[1]};base64,${base64}`;
};

/** PHOTO-04: the maximum size of the file before base64. */
export const largestPhoto = 2_097_152;
/** What a page can still draw: a small file may claim a picture that takes a gigabyte of memory. */
export const longestSide = 12_000;
export const mostPoints = 50_000_000;
/** What a phone can still hold in memory twice. */
export const largestFile = 64 * 1024 * 1024;
/** The side of a photo that was shrunk or cut out. */
export const reducedSide = 2048;
export const cutSide = 1200;
/** After a photo is saved, until the page loads anew. */
export const reloadMs = 2000;
/** Longer than the slowest capable device needs for a photo. */
export const workshopLimitMs = 30_000;
/**
 * Segments of a JPG or chunks of a PNG. Every one is an object in memory: half a million of them stop the server for a
 * second. Encoders write PNG chunks of 8 KiB, so an original of 64 MB has 8,192.
 */
export const mostSegments = (fileBytes: number): number => Math.max(2_000, fileBytes / 2_048);
