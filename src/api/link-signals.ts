import { Problem } from './problem';

/** A signal that aborts with the first of several, or with `sinRespuesta` after the time limit. */
export const linkSignals = (signals: readonly (AbortSignal | undefined)[], limitMs: number) => {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Problem('sinRespuesta')), limitMs);
  const undo = signals.flatMap((signal) => {
    if (signal === undefined) return [];
    const follow = () => controller.abort(signal.reason);
    if (signal.aborted) follow();
    signal.addEventListener('abort', follow);
    return [() => signal.removeEventListener('abort', follow)];
  });
  return {
    signal: controller.signal,
    /** Rejects when the signal aborts, even if fetch ignores it: a trickling body can outlive its abort. */
    orAborted: <T>(work: Promise<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        const abandon = () => reject(controller.signal.reason);
        controller.signal.addEventListener('abort', abandon, { once: true });
        work.then(resolve, reject);
        if (controller.signal.aborted) abandon();
      }),
    release: () => {
      clearTimeout(timer);
      for (const one of undo) one();
    },
  };
};
