import { timingSafeEqual } from 'node:crypto';

/** Compares without revealing by its duration how many characters match. */
export const equalInConstantTime = (one: string, other: string): boolean => {
  const [expected, given] = [Buffer.from(one), Buffer.from(other)];
  return expected.length === given.length && timingSafeEqual(expected, given);
};
