import type { Counters } from './counters';
import { HttpProblem } from './http-problem';

const hour = 3_600_000;

/** Counts a use against one document, account or member, of whom nothing readable is stored. */
export const refuseRepeats = async (counters: Counters, key: string, most: number): Promise<void> => {
  const wait = await counters.use({ key, most, windowMs: hour });
  if (wait !== null) throw new HttpProblem(429, { 'retry-after': String(wait) });
};
