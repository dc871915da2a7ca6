import { Problem } from './problem';

/** One signal that ends with the first of several, or with `sinRespuesta` when the time is over. */
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
    /** Ends with the signal even where the network does not hear it: a body that only drips may outlive its abort. */
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
