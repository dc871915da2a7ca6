/** 1 s, 2 s, 4 s … up to a minute, each shortened by up to half so that not all clients ask at the same moment. */
export const backoffMs = (failures: number, random: number): number =>
  Math.min(60_000, 1000 * 2 ** Math.max(0, failures - 1)) * (1 - random / 2);
