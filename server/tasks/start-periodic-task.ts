import { describe, type Log } from '../log/log';

/**
 * Runs `work` at the start and then every `everyMs`, never twice at once. Long work checks `goOn` between its parts, so
 * that stopping need not wait for all of it.
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
