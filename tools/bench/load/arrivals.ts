import { setTimeout as sleep } from 'node:timers/promises';
import type { Guests } from './guests';
import { exponential, pickByShare } from './random';
import { runVisit, type Scene } from './run-visit';
import type { Visit } from './visit';

interface Arriving {
  visits: readonly Visit[];
  /** In a second, on average. */
  rate: number;
  forMs: number;
  guests: Guests;
}

/** How long those who came last may stay. */
const graceMs = 60_000;
let arrived = 0;

/** One address for each visit. */
const addressOf = (number: number): string => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

export const oneVisit = async (scene: Scene, guests: Guests, visit: Visit): Promise<void> => {
  const person = guests.next(visit);
  arrived += 1;
  try {
    await runVisit(scene, visit, person, addressOf(arrived));
  } finally {
    guests.leave(person);
  }
};

/** Visits begin at random times, whether or not those before them were answered. */
export const arrive = async (scene: Scene, { visits, rate, forMs, guests }: Arriving): Promise<number> => {
  const began = performance.now();
  const present = new Set<Promise<void>>();
  let count = 0;
  for (let at = 0; at < forMs; at += exponential(scene.random, 1_000 / rate)) {
    const ahead = began + at - performance.now();
    if (ahead > 0) await sleep(ahead);
    const visit = oneVisit(scene, guests, pickByShare(scene.random, visits));
    count += 1;
    present.add(visit);
    visit.finally(() => present.delete(visit));
  }
  await Promise.race([Promise.all(present), sleep(graceMs, undefined, { ref: false })]);
  return count;
};
