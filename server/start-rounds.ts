import { describe, type Log } from './log';

/** At the start and from then on, one after the other: what a server that died left undone the next one finds. */
export const startRounds = (
  log: Log,
  { event, everyMs, work }: { event: string; everyMs: number; work: () => Promise<void> },
): (() => Promise<void>) => {
  const round = () => work().catch((error: unknown) => log({ level: 'warn', event, detail: describe(error) }));
  let working = round();
  const timer = setInterval(() => {
    working = working.then(round);
  }, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return working;
  };
};
