import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import { workerFile } from '../tasks/worker-file';
import { DbError, DbFull, DbUnavailable, diskFull, type Value } from './db';

export type Message =
  | { kind: 'open' | 'begin' | 'commit' | 'rollback' | 'close' }
  | { kind: 'query'; text: string; values: readonly Value[] };

/** One thread with one open database. It answers one message at a time: ask again only after the answer. */
export interface Session {
  ask<R extends object>(message: Message, limitMs: number): Promise<R[]>;
  /** false after a statement was cut off or the database aborted. */
  alive(): boolean;
  end(): Promise<void>;
}

const answer = v.union([
  v.object({ error: v.object({ message: v.string(), code: v.string() }) }),
  v.object({ rows: v.optional(v.array(v.record(v.string(), v.unknown())), []) }),
]);

/** After PGlite has aborted, every statement fails until the database is reopened. */
const hasAborted = ({ message, code }: { message: string; code: string }) =>
  code === '' && /abort|unreachable|RuntimeError/i.test(message);

export const startSession = async (
  dataDir: string,
  openLimitMs: number,
  report: (event: string) => void,
): Promise<Session> => {
  const worker = new Worker(workerFile(import.meta.url, 'pglite-worker'), { workerData: { dataDir } });
  let alive = true;
  worker.on('error', () => {
    alive = false;
  });
  worker.on('exit', () => {
    alive = false;
  });

  const end = async (): Promise<void> => {
    alive = false;
    await worker.terminate();
  };

  const ask: Session['ask'] = <R extends object>(message: Message, limitMs: number) =>
    new Promise<R[]>((resolve, reject) => {
      if (!alive) return reject(new DbUnavailable('the database thread is gone'));
      const finish = () => {
        clearTimeout(timer);
        worker.off('message', onMessage).off('error', onGone).off('exit', onGone);
      };
      const giveUp = (event: string) => {
        finish();
        report(event);
        end().then(() => reject(new DbUnavailable(event)), reject);
      };
      const onGone = () => giveUp('the database thread ended');
      const onMessage = (raw: unknown) => {
        const read = v.parse(answer, raw);
        if ('rows' in read) {
          finish();
          return resolve(read.rows as R[]);
        }
        const { message: said, code } = read.error;
        if (hasAborted(read.error)) return giveUp(`the database aborted: ${said.slice(0, 80)}`);
        finish();
        if (code === diskFull) return reject(new DbFull(said));
        // Class 53: no memory, another limit of the machine.
        if (!code.startsWith('53')) return reject(new DbError(said, code));
        report(said);
        reject(new DbUnavailable(said));
      };
      const timer = setTimeout(() => giveUp(`a statement took over ${limitMs} ms and was cut off`), limitMs);
      worker.on('message', onMessage).on('error', onGone).on('exit', onGone);
      worker.postMessage(message);
    });

  try {
    await ask({ kind: 'open' }, openLimitMs);
  } catch (error) {
    await end();
    throw error;
  }
  return { ask, alive: () => alive, end };
};
