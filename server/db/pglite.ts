import { statfsSync } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '../settings/start-problem';
import { within } from '../tasks/within';
import { startMessages } from '../texts/start-messages';
import { type Db, DbFull, DbUnavailable, type Queries } from './db';
import { lockFolder } from './folder-lock';
import { type Message, type Session, startSession } from './pglite-session';
import { makeFilesPrivate, makePrivateFolder } from './private-files';
import { reclaimSpace } from './reclaim-space';
import { background, createStatementQueue } from './statement-queue';
import { watchDiskSpace } from './watch-disk-space';

export interface PgliteOptions {
  folder: string;
  queryLimitMs?: number;
  openLimitMs?: number;
  /** Something that an operator should know of: a query was cut off, the disk is full. */
  report?: (event: string) => void;
}

/** VACUUM and CHECKPOINT of one table: no statement of a member, and longer than one may be. */
const reclaimLimitMs = 60_000;
/** After a failed attempt to open the database, queries fail at once for this long. */
const reopenMs = 2_000;

const isFull = (folder: string): boolean => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < 32 * 1024 * 1024;
};

const transaction = async <T>(
  session: Session,
  limitMs: number,
  work: (queries: Queries) => Promise<T>,
): Promise<T> => {
  const queue = createStatementQueue({ slots: 1, laterSlots: 1 });
  // A started statement finishes even after its client has disconnected.
  const ask = <R extends object>(message: Message) => queue(() => session.ask<R>(message, limitMs), background);
  const say = (kind: 'begin' | 'commit' | 'rollback') => ask({ kind });
  let over = false;
  const queries: Queries = {
    query: (text, values = []) =>
      over ? Promise.reject(new DbUnavailable('the transaction is over')) : ask({ kind: 'query', text, values }),
  };
  await say('begin');
  const tooLong = () => new DbUnavailable('a transaction was held too long');
  try {
    const result = await within(2 * limitMs, work(queries), tooLong);
    over = true;
    await say('commit');
    return result;
  } catch (error) {
    over = true;
    if (session.alive()) await say('rollback').catch(() => session.end());
    throw error;
  }
};

/** One statement at a time in a thread of its own: PGlite blocks its event loop and knows no statement time-out. */
export const openPglite = async (options: PgliteOptions): Promise<Db> => {
  const { folder, queryLimitMs = 5_000, openLimitMs = 180_000, report = () => {} } = options;
  const files = join(folder, 'pglite');
  const lock = await lockFolder(folder);
  const queue = createStatementQueue({ slots: 1, laterSlots: 1 });
  let session: Session | null = null;
  let failedAt = Number.NEGATIVE_INFINITY;
  let failure = new DbUnavailable('the database could not be opened');
  let closed = false;

  const openSession = async (): Promise<Session> => {
    if (session?.alive() === true) return session;
    if (performance.now() - failedAt < reopenMs) throw failure;
    try {
      makePrivateFolder(files);
      session = await startSession(files, openLimitMs, report);
      makeFilesPrivate(files);
      return session;
    } catch (error) {
      failedAt = performance.now();
      const said = error instanceof Error ? error.message : 'open';
      failure = isFull(folder) ? new DbFull(said) : new DbUnavailable(said);
      throw failure;
    }
  };

  const inTurn = async <T>(job: (session: Session) => Promise<T>): Promise<T> => {
    if (closed) throw new DbUnavailable('the database is closed');
    return queue(async () => job(await openSession()));
  };

  try {
    await inTurn(async () => {});
  } catch (error) {
    lock.release();
    if (isFull(folder)) throw new StartProblem(startMessages.diskFull(folder));
    throw new StartProblem(startMessages.databaseUnreadable(folder, error instanceof Error ? error.message : ''));
  }

  return watchDiskSpace(
    {
      engine: 'pglite',
      durability: startMessages.pgliteDurability,
      query: (text, values = []) => inTurn((to) => to.ask({ kind: 'query', text, values }, queryLimitMs)),
      tx: (work, limitMs = queryLimitMs) => inTurn((to) => transaction(to, limitMs, work)),
      connections: () => ({}),
      reclaimSpace: async (goOn) => {
        // One statement per turn, so that other callers are served in between.
        await reclaimSpace((text) => inTurn((to) => to.ask({ kind: 'query', text, values: [] }, reclaimLimitMs)), goOn);
        makeFilesPrivate(files);
      },
      close: async () => {
        if (closed) return;
        const closing = inTurn((to) => to.ask({ kind: 'close' }, queryLimitMs));
        closed = true;
        await closing.catch(() => {});
        await session?.end();
        lock.release();
      },
    },
    report,
  );
};
