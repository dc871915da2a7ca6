import { existsSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import { startMessages } from '../messages';
import { StartProblem } from '../start-problem';
import { type Db, DbError, DbUnavailable, type Queries, type Value } from './db';
import { lockFolder } from './folder-lock';

export interface PgliteOptions {
  /** null: in memory, for tests. */
  folder: string | null;
  queryLimitMs?: number;
  openLimitMs?: number;
  /** Something that an operator should know of: a query was cut off, the database was opened again. */
  report?: (event: string) => void;
}

type Message =
  | { kind: 'open' | 'begin' | 'commit' | 'rollback' | 'close' }
  | { kind: 'query'; text: string; values: readonly Value[] };

const answer = v.union([
  v.object({ error: v.object({ message: v.string(), code: v.string() }) }),
  v.object({ rows: v.optional(v.array(v.record(v.string(), v.unknown())), []) }),
]);

const mostWaiting = 2000;
/** Beside the sources the worker is .mjs; the bundle has it as an entry of its own, .js, perhaps above its chunks. */
const workerFile = () =>
  ['./pglite-worker.mjs', './pglite-worker.js', '../pglite-worker.js']
    .map((name) => fileURLToPath(new URL(name, import.meta.url)))
    .find((path) => existsSync(path)) ?? 'pglite-worker.js';

const isFull = (folder: string): boolean => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < 32 * 1024 * 1024;
};

/** One statement at a time in a thread of its own: PGlite blocks its event loop and knows no statement time-out. */
export const openPglite = async (options: PgliteOptions): Promise<Db> => {
  const { folder, queryLimitMs = 5_000, openLimitMs = 60_000, report = () => {} } = options;
  const lock = folder === null ? null : await lockFolder(folder);
  const dataDir = folder === null ? 'memory://' : join(folder, 'pglite');
  let worker: Worker | null = null;
  let tail: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let closed = false;

  const stop = async (): Promise<void> => {
    const stopping = worker;
    worker = null;
    await stopping?.terminate();
  };

  const ask = <R extends object>(to: Worker, message: Message, limitMs: number): Promise<R[]> =>
    new Promise((resolve, reject) => {
      const finish = (settle: () => void) => {
        clearTimeout(timer);
        to.off('message', onMessage).off('error', onGone).off('exit', onGone);
        settle();
      };
      const unavailable = (event: string) => {
        report(event);
        finish(() => void stop().then(() => reject(new DbUnavailable(event))));
      };
      const onGone = () => unavailable('the database thread ended');
      const onMessage = (raw: unknown) => {
        const read = v.parse(answer, raw);
        if ('rows' in read) return finish(() => resolve(read.rows as R[]));
        // Once PGlite has aborted, each further statement would fail: only opening it again helps.
        if (/abort|unreachable|RuntimeError/i.test(read.error.message) && read.error.code === '')
          return unavailable(`the database aborted: ${read.error.message.slice(0, 80)}`);
        finish(() => reject(new DbError(read.error.message, read.error.code)));
      };
      const timer = setTimeout(() => unavailable(`a statement took over ${limitMs} ms and was cut off`), limitMs);
      to.on('message', onMessage).on('error', onGone).on('exit', onGone);
      to.postMessage(message);
    });

  const open = async (): Promise<Worker> => {
    if (worker !== null) return worker;
    const started = new Worker(workerFile(), { workerData: { dataDir } });
    started.on('error', () => {});
    worker = started;
    try {
      await ask(started, { kind: 'open' }, openLimitMs);
    } catch (error) {
      await stop();
      throw new DbUnavailable(error instanceof Error ? error.message : 'open');
    }
    return started;
  };

  const inTurn = <T>(job: (to: Worker) => Promise<T>): Promise<T> => {
    if (closed || waiting >= mostWaiting) return Promise.reject(new DbUnavailable('no room in the queue'));
    waiting += 1;
    const run = tail
      .then(async () => job(await open()))
      .finally(() => {
        waiting -= 1;
      });
    tail = run.catch(() => {});
    return run;
  };

  const transaction = async <T>(to: Worker, work: (queries: Queries) => Promise<T>): Promise<T> => {
    const say = (kind: 'begin' | 'commit' | 'rollback') => ask(to, { kind }, queryLimitMs);
    let over = false;
    const queries: Queries = {
      query: (text, values = []) =>
        over
          ? Promise.reject(new DbUnavailable('the transaction is over'))
          : ask(to, { kind: 'query', text, values }, queryLimitMs),
    };
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new DbUnavailable('a transaction was held too long')), 2 * queryLimitMs);
    });
    await say('begin');
    try {
      const result = await Promise.race([work(queries), tooLong]);
      over = true;
      await say('commit');
      return result;
    } catch (error) {
      over = true;
      if (worker === to) await say('rollback').catch(() => stop());
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };

  try {
    await inTurn(async () => {});
  } catch (error) {
    lock?.release();
    const reason = error instanceof Error ? error.message : '';
    if (folder !== null && isFull(folder)) throw new StartProblem(startMessages.diskFull(folder));
    throw new StartProblem(startMessages.databaseUnreadable(folder ?? dataDir, reason));
  }

  return {
    engine: 'pglite',
    durability: startMessages.pgliteDurability,
    query: (text, values = []) => inTurn((to) => ask(to, { kind: 'query', text, values }, queryLimitMs)),
    tx: (work) => inTurn((to) => transaction(to, work)),
    close: async () => {
      if (closed) return;
      const closing = inTurn((to) => ask(to, { kind: 'close' }, queryLimitMs));
      closed = true;
      await closing.catch(() => {});
      await stop();
      lock?.release();
    },
  };
};
