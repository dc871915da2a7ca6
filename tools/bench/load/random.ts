/** Numbers from 0 to 1, the same for the same seed: mulberry32. */
export type Random = () => number;

export const seededRandom = (seed: number): Random => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** A number from 0 to `below - 1` that depends on both numbers alone. */
export const hashBelow = (below: number, index: number, salt: number): number => {
  let mixed = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return ((mixed ^ (mixed >>> 16)) >>> 0) % below;
};

/** The time until the next of many independent arrivals, and any other pause without memory. */
export const exponential = (random: Random, mean: number): number => -Math.log(1 - random()) * mean;

/** One of the entries, as often as its share says. */
export const pickByShare = <T extends { share: number }>(random: Random, entries: readonly T[]): T => {
  let left = random() * entries.reduce((sum, { share }) => sum + share, 0);
  for (const entry of entries) {
    left -= entry.share;
    if (left < 0) return entry;
  }
  throw new Error('no entry has a share');
};

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/** A step that visits every number below `many` once before it comes back to the first. */
export const strideFor = (many: number): number => {
  let stride = Math.max(1, Math.floor(many * 0.618));
  while (greatestDivisor(stride, many) !== 1) stride += 1;
  return stride;
};
