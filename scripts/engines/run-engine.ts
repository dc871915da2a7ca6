import { setTimeout as pause } from 'node:timers/promises';
import type { Engine } from '../../e2e/engines/engine';
import { EngineProblem } from '../../e2e/engines/engine-problem';
import { type Walked, walk } from '../../e2e/engines/walk';
import type { KnownEngine } from './known';

export interface Ran {
  name: string;
  version: string;
  walked: Walked[];
  /** Why its journeys were not all begun. */
  problem: string | null;
}

const isOlder = (version: string, oldest: string): boolean => {
  const [mine = [], least = []] = [version, oldest].map((one) => one.split('.').map(Number));
  const at = least.findIndex((part, place) => part !== mine[place]);
  return at !== -1 && (mine[at] ?? 0) < (least[at] ?? 0);
};

const failAfter = async (ms: number, signal: AbortSignal): Promise<never> => {
  await pause(ms, undefined, { signal });
  throw new EngineProblem(`it was stopped after ${ms / 1000} s`);
};

/** All journeys in one engine, within its time; whatever happens, nothing of it goes on afterwards. */
export const runEngine = async (
  { name, oldest }: Pick<KnownEngine, 'name' | 'oldest'>,
  start: () => Promise<Engine>,
  where: Parameters<typeof walk>[1],
  limitMs: number,
): Promise<Ran> => {
  const ran: Ran = { name, version: '', walked: [], problem: null };
  const timer = new AbortController();
  let engine: Engine | undefined;
  const go = async () => {
    engine = await start();
    ran.version = engine.version;
    if (isOlder(engine.version, oldest))
      throw new EngineProblem(`${engine.version} is older than ${oldest}, the oldest supported`);
    await walk(engine, where, (walked) => ran.walked.push(walked));
  };
  await Promise.race([go(), failAfter(limitMs, timer.signal)]).catch((error: Error) => {
    ran.problem = error.message.split('\n')[0] ?? '';
  });
  timer.abort();
  await engine?.stop().catch(() => undefined);
  return ran;
};
