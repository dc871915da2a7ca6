import type { CallName } from '../../../domain/contract';
import { oneVisit } from './arrivals';
import type { BenchServer } from './bench-server';
import type { Guests } from './guests';
import { mix } from './mix';
import { type Used, usedSince } from './processor';
import { type Random, seededRandom } from './random';
import { createTally, latenciesOf, type Tally } from './tally';

/** Every kind of visit, one at a time and without pauses: what each call costs when nothing waits. */
const walkOnce = async ({ origin, openMail, answersOf }: BenchServer, guests: Guests, random: Random, tally: Tally) => {
  for (const visit of mix)
    await oneVisit({ origin, openMail, answersOf, random, pauseMs: 0, wholeVisits: true, tally }, guests, visit);
};

interface Walked {
  server: BenchServer;
  guests: Guests;
}

interface Result {
  tally: Tally;
  used: Used;
}

/** Both in turns, so that what else the machine does slows down both. */
export const walkBoth = async (few: Walked, many: Walked, rounds: number): Promise<readonly [Result, Result]> => {
  const random = seededRandom(7);
  const tallies = [createTally(), createTally()] as const;
  for (const { server, guests } of [few, many]) await walkOnce(server, guests, random, createTally());
  const before = [few.server.used(), many.server.used()] as const;
  for (let round = 0; round < rounds; round += 1) {
    await walkOnce(few.server, few.guests, random, tallies[0]);
    await walkOnce(many.server, many.guests, random, tallies[1]);
  }
  return [
    { tally: tallies[0], used: usedSince(before[0], few.server.used()) },
    { tally: tallies[1], used: usedSince(before[1], many.server.used()) },
  ];
};

/** Calls that so many members make slower than this are named. */
const goal = 1.3;
/** A ratio of less than this is noise. */
const leastMs = 1;

export const tellComparison = (few: Result, many: Result, tell: (line: string) => void): void => {
  const ofCall = ({ tally, used }: Result, part: 'server' | 'database') => (1_000 * used[part]) / tally.all().calls;
  for (const part of ['server', 'database'] as const) {
    const [before, after] = [ofCall(few, part), ofCall(many, part)];
    tell(
      `  processor of the ${part}: ${before.toFixed(2)} and ${after.toFixed(2)} ms a call, ratio ${(after / before).toFixed(2)}`,
    );
  }
  const rows = [...many.tally.times].map(([call, list]) => {
    const [before, after] = [latenciesOf(few.tally.times.get(call) ?? []).p50, latenciesOf(list).p50];
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
