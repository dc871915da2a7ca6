import { workerAddress } from '../worker-address';
import type { Asked, Tasks } from './photo-task';
import workerFile from './photo-worker?worker&url';

/** Decodes, shrinks and crops photos in a worker, or on the page if workers cannot draw. */
export interface PhotoProcessor {
  do<T extends keyof Tasks>(task: T, asked: Tasks[T]['asked'], signal: AbortSignal): Promise<Tasks[T]['done']>;
  /** Aborts running work. */
  close(): void;
}

type Answer = { id: number; done: Tasks[keyof Tasks]['done'] } | { id: number; failed: string };
type Settle = (answer: Answer | null) => void;

const canDraw = () => typeof Worker === 'function' && typeof OffscreenCanvas === 'function';

export const photoProcessor = (): PhotoProcessor => {
  const waiting = new Map<number, Settle>();
  let worker: Worker | null = null;
  let last = 0;

  const close = () => {
    worker?.terminate();
    worker = null;
    for (const settle of [...waiting.values()]) settle(null);
    waiting.clear();
  };
  const start = (): Worker => {
    const made = new Worker(workerAddress(workerFile));
    made.addEventListener('message', ({ data }: MessageEvent<Answer>) => waiting.get(data.id)?.(data));
    // The worker failed to start, or ran out of memory.
    made.addEventListener('error', close);
    return made;
  };
  const ask = (asked: Asked, signal: AbortSignal) =>
    new Promise<Tasks[keyof Tasks]['done']>((resolve, reject) => {
      last += 1;
      const id = last;
      worker ??= start();
      waiting.set(id, (answer) => {
        waiting.delete(id);
        if (answer !== null && 'done' in answer) resolve(answer.done);
        else reject(new Error(answer === null ? 'the worker is gone' : answer.failed));
      });
      // Terminates the worker, to save battery.
      signal.addEventListener('abort', () => waiting.has(id) && close(), { once: true });
      worker.postMessage({ id, asked });
    });

  const askHere = async (asked: Asked, signal: AbortSignal) => {
    const { photoOnPage } = await import('./photo-on-page');
    const done = await photoOnPage(asked);
    if (signal.aborted) throw new Error('it is asked for no longer');
    return done;
  };

  return {
    do: (task, asked, signal) => {
      // Task and arguments come from the same row of `Tasks`.
      const work = { task, ...asked } as Asked;
      const done = canDraw() ? ask(work, signal) : askHere(work, signal);
      return done as Promise<Tasks[typeof task]['done']>;
    },
    close,
  };
};
