import { type Db, DbFull } from './db';

/** At most one log line per this time while the disk stays full. */
const tellAgainMs = 60_000;

/** Spills to disk: it needs some disk space, no privilege, and leaves no file. */
const trial = (db: Pick<Db, 'tx'>) =>
  db.tx(async (queries) => {
    await queries.query(`SET LOCAL work_mem = '64kB'`);
    await queries.query('SELECT count(*) AS n FROM generate_series(1, 50000)');
  });

/** Wraps a database to remember and report that its disk is full. */
export const watchDiskSpace = (db: Omit<Db, 'hasRoom'>, report: (event: string) => void): Db => {
  let isFull = false;
  let told = Number.NEGATIVE_INFINITY;
  let trying: Promise<boolean> | null = null;

  const noting = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof DbFull) {
        isFull = true;
        if (performance.now() - told >= tellAgainMs) {
          told = performance.now();
          report(`no room on the disk: ${error.message}`);
        }
      }
      throw error;
    }
  };

  const tryRoom = async (): Promise<boolean> => {
    try {
      await trial(db);
    } catch (error) {
      if (error instanceof DbFull) return false;
      throw error;
    }
    isFull = false;
    told = Number.NEGATIVE_INFINITY;
    report('there is room on the disk again');
    return true;
  };

  return {
    ...db,
    query: (text, values) => noting(db.query(text, values)),
    tx: (work, limitMs) => noting(db.tx(work, limitMs)),
    hasRoom: async () => {
      if (!isFull) return true;
      trying ??= tryRoom().finally(() => {
        trying = null;
      });
      return trying;
    },
  };
};
