import type { CallName } from '../../../domain/contract';
import { oneVisit } from './arrivals';
import type { BenchServer } from './bench-server';
import type { Guests } from './guests';
import { mix } from './mix';
import { seededRandom } from './random';
import { createTally, latenciesOf, type Tally } from './tally';

/** Every kind of visit that often, one at a time and without pauses: what each call costs when nothing waits. */
export const walkMix = async ({ origin, openMail }: BenchServer, guests: Guests, rounds: number): Promise<Tally> => {
  const warm = { origin, openMail, random: seededRandom(7), pauseMs: 0, wholeVisits: true, tally: createTally() };
  for (const visit of mix) await oneVisit(warm, guests, visit);
  const tally = createTally();
  for (let round = 0; round < rounds; round += 1)
    for (const visit of mix) await oneVisit({ ...warm, tally }, guests, visit);
  return tally;
};

/** Calls that so many members make slower than this are named. */
const goal = 1.3;
/** A ratio of less than this is noise. */
const leastMs = 1;

export const tellComparison = (small: Tally, large: Tally, tell: (line: string) => void): void => {
  const rows = [...large.times].map(([call, list]) => {
    const [before, after] = [latenciesOf(small.times.get(call) ?? []).p50, latenciesOf(list).p50];
    return { call, before, after, ratio: after / before, differs: after - before };
  });
  tell('  few     many ms   ratio (p50, one at a time)');
  for (const { call, before, after, ratio, differs } of rows.sort((one, other) => other.ratio - one.ratio)) {
    const mark = ratio > goal && differs > leastMs ? '  over the goal' : '';
    tell(
      `${before.toFixed(1).padStart(5)} ${after.toFixed(1).padStart(8)} ${ratio.toFixed(2).padStart(9)}  ${call}${mark}`,
    );
  }
};

export const neverAsked = (tally: Tally, calls: readonly CallName[]): CallName[] =>
  calls.filter((call) => !tally.times.has(call));
