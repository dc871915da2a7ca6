/** A deterministic pseudo-random integer from 0 to `below` - 1 for each number and purpose. */
export const pick = (number: number, purpose: number, below: number): number => {
  let mixed = Math.imul(number + 1, 0x9e3779b1) ^ Math.imul(purpose + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return ((mixed ^ (mixed >>> 16)) >>> 0) % below;
};

export const pickOf = (number: number, purpose: number, from: readonly string[]): string =>
  from[pick(number, purpose, from.length)] ?? '';
