import { timingSafeEqual } from 'node:crypto';

/** Takes as long for a right guess as for a wrong one of the same length. */
export const equalInConstantTime = (one: string, other: string): boolean => {
  const [expected, given] = [Buffer.from(one), Buffer.from(other)];
  return expected.length === given.length && timingSafeEqual(expected, given);
};
