import { setTimeout as pause } from 'node:timers/promises';
import { StartProblem } from '../settings/start-problem';
import { startMessages } from '../texts/start-messages';
import { type Db, DbError, type Queries } from './db';
import { migrations as all, type Migration } from './migrations';

/** Any fixed number: every server of one database waits here for the one that migrates or seeds. */
const turn = 8_217_003;
/** A large table may be rewritten in one statement, and another server may have to wait for that. */
export const migrationLockLimitMs = 3_600_000;
/** A statement that waits for a table blocks all later ones: it gives up after this long, and is retried. */
const tableLockLimitMs = 2_000;
const betweenTriesMs = 1_000;
const tableLockTries = 100;
const lockNotAvailable = '55P03';
export const takeMigrationLock = (queries: Queries) => queries.query('SELECT pg_advisory_xact_lock($1)', [turn]);

/** Also works for an account without the right to create tables. */
const areDone = async (queries: Queries, migrations: readonly Migration[]): Promise<boolean> => {
  const [table] = await queries.query<{ name: string | null }>(`SELECT to_regclass('migraciones')::text AS name`);
  if (table === undefined || table.name === null) return false;
  const done = await queries.query<{ id: number }>('SELECT id FROM migraciones');
  return migrations.every(({ id }) => done.some((each) => each.id === id));
};

/** Reports an extension that the database account cannot create. */
const say = (statement: string, error: unknown): never => {
  const [, extension] = /^CREATE EXTENSION IF NOT EXISTS (\w+)/.exec(statement) ?? [];
  if (extension === undefined || !(error instanceof DbError)) throw error;
  throw new StartProblem(startMessages.extensionMissing(extension, error));
};

/** A backup or a long report may hold a table for minutes. */
const untilUnlocked = async <T>(work: () => Promise<T>, triesLeft = tableLockTries): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DbError) || error.code !== lockNotAvailable || triesLeft === 0) throw error;
    await pause(betweenTriesMs);
    return untilUnlocked(work, triesLeft - 1);
  }
};

/** Runs each pending migration once, each in its own transaction. A killed migration leaves no trace. */
export const migrate = async (db: Db, now: () => Date, migrations: readonly Migration[] = all): Promise<number[]> => {
  if (await areDone(db, migrations)) return [];
  const applied: number[] = [];
  for (const { id, name, statements } of migrations) {
    const apply = async (queries: Queries) => {
      await takeMigrationLock(queries);
      await queries.query(`SET LOCAL lock_timeout = ${tableLockLimitMs}`);
      await queries.query(
        'CREATE TABLE IF NOT EXISTS migraciones (id integer PRIMARY KEY, nombre text NOT NULL, aplicada timestamptz NOT NULL)',
      );
      const [done] = await queries.query('SELECT id FROM migraciones WHERE id = $1', [id]);
      if (done !== undefined) return;
      // First, so that the migration's statements can read their own time by the server's clock.
      await queries.query('INSERT INTO migraciones (id, nombre, aplicada) VALUES ($1, $2, $3)', [id, name, now()]);
      for (const statement of statements) await queries.query(statement).catch((error) => say(statement, error));
      applied.push(id);
    };
    await untilUnlocked(() => db.tx(apply, migrationLockLimitMs));
  }
  return applied;
};
