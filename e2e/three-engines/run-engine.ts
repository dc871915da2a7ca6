import { setTimeout as pause } from 'node:timers/promises';
import type { Engine } from './engine';
import { EngineProblem } from './engine-problem';
import { removeLeftovers } from './leftovers';
import { type Walked, walk } from './walk';

export interface Ran {
  name: string;
  version: string;
  walked: Walked[];
  /** Why some of its journeys did not start. */
  problem: string | null;
}

const failAfter = async (ms: number, signal: AbortSignal): Promise<never> => {
  await pause(ms, undefined, { signal });
  throw new EngineProblem(`it was stopped after ${ms / 1000} s: run it again while the computer is less busy`);
};

/** All journeys in one engine, within a time limit; no process of the engine survives. */
export const runEngine = async (
  name: string,
  start: () => Promise<Engine>,
  where: Parameters<typeof walk>[1],
  limitMs: number,
): Promise<Ran> => {
  const ran: Ran = { name, version: '', walked: [], problem: null };
  const timer = new AbortController();
  const go = async () => {
    const engine = await start();
    ran.version = engine.version;
    await walk(engine, where, (walked) => ran.walked.push(walked));
  };
  await Promise.race([go(), failAfter(limitMs, timer.signal)]).catch((error: Error) => {
    ran.problem = error.message.split('\n')[0] ?? '';
  });
  timer.abort();
  removeLeftovers();
  return ran;
};
