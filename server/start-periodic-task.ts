import { describe, type Log } from './log';

/**
 * At the start and from then on, one after the other: what a server that died left undone the next one finds. Long work
 * asks `goOn` between its parts, so that whoever stops need not wait for all of it.
 */
export const startPeriodicTask = (
  log: Log,
  { event, everyMs, work }: { event: string; everyMs: number; work: (goOn: () => boolean) => Promise<void> },
): (() => Promise<void>) => {
  let isOver = false;
  const round = () =>
    work(() => !isOver).catch((error: unknown) => log({ level: 'warn', event, detail: describe(error) }));
  let working = round();
  const timer = setInterval(() => {
    working = working.then(round);
  }, everyMs);
  timer.unref();
  return () => {
    isOver = true;
    clearInterval(timer);
    return working;
  };
};
