import pg from 'pg';
import { StartProblem } from '../settings/start-problem';
import { startMessages } from '../texts/start-messages';
import { type Db, DbError, DbFull, DbUnavailable, diskFull, type Queries, type Value } from './db';
import { createStatementQueue } from './statement-queue';
import { watchDiskSpace } from './watch-disk-space';

export interface PostgresOptions {
  url: string;
  queryLimitMs?: number;
  connections?: number;
  report?: (event: string) => void;
}

/** The same values as PGlite gives: counts as numbers, days as yyyy-MM-dd. */
const int8 = 20;
const date = 1082;
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === int8 ? Number : oid === date ? String : pg.types.getTypeParser(oid, format),
};

/** Two that waited for each other (class 40), cancelled by its time limit, shutting down, starting up, no longer the primary, out of resources (class 53), connection lost (class 08). */
const passing = /^(40P01|40001|57014|57P0\d|53\w{3}|08\w{3}|25006|25P03)$/;

const translate = (error: unknown): Error => {
  const message = error instanceof Error ? error.message : 'unknown';
  const code = error instanceof pg.DatabaseError ? (error.code ?? '') : '';
  if (code === diskFull) return new DbFull(message);
  return code === '' || passing.test(code) ? new DbUnavailable(message) : new DbError(message, code);
};

const connectLimitMs = 3_000;

/** A standby answers old rows, and refuses each write. */
const refuseStandby: pg.PoolConfig['verify'] = (client, done) => {
  const question = { text: 'SELECT pg_is_in_recovery() AS is', query_timeout: connectLimitMs };
  client.query<{ is: boolean }>(question).then(
    ({ rows }) => done(rows[0]?.is === true ? new Error('this database is a standby') : undefined),
    (error: Error) => done(error),
  );
};

interface Setting {
  fsync: string;
  commit: string;
  limit: string;
}

const readSetting = async (pool: pg.Pool): Promise<Setting> => {
  const { rows } = await pool.query<Setting>(
    `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit,
       current_setting('statement_timeout') AS limit`,
  );
  const [setting] = rows;
  if (setting === undefined) throw new Error('the database did not say its settings');
  return setting;
};

/** A pooler in transaction mode has no session to set a limit in. */
const isRefusedByPooler = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && /startup parameter/.test(error.message);

/** Without session limits where a pooler rejects them: there the role's limits apply outside of transactions. */
const connect = async (
  config: pg.PoolConfig,
  limits: pg.PoolConfig,
  report: (event: string) => void,
): Promise<[pg.Pool, Setting]> => {
  const pool = new pg.Pool({ ...config, ...limits });
  // A connection may break between two statements of a transaction: without a listener that ends the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => report(`a database connection was lost: ${error.message}`));
  try {
    return [pool, await readSetting(pool)];
  } catch (error) {
    await pool.end();
    if (isRefusedByPooler(error) && Object.keys(limits).length > 0) return connect(config, {}, report);
    throw new StartProblem(startMessages.postgresUnreachable(translate(error)));
  }
};

export const openPostgres = async (options: PostgresOptions): Promise<Db> => {
  const { url, queryLimitMs = 5_000, connections = 10, report = () => {} } = options;
  const [pool, setting] = await connect(
    {
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: connectLimitMs,
      idleTimeoutMillis: 30_000,
      application_name: 'oficina-virtual',
      verify: refuseStandby,
      types,
    },
    { statement_timeout: queryLimitMs, idle_in_transaction_session_timeout: 2 * queryLimitMs },
    report,
  );
  if (setting.limit === '0') report(startMessages.postgresWithoutLimit(queryLimitMs));
  const queue = createStatementQueue({
    slots: connections,
    laterSlots: Math.ceil(connections / 2),
    maxWaitMs: connectLimitMs,
  });

  const run = async <R extends object>(
    client: pg.PoolClient,
    text: string,
    values: readonly Value[],
    limitMs = queryLimitMs,
  ): Promise<R[]> => {
    // Its types do not name the limit of a single question.
    const question: pg.QueryConfig & { query_timeout: number } = {
      text,
      values: [...values],
      query_timeout: limitMs + 1_000,
    };
    try {
      return (await client.query<R>(question)).rows;
    } catch (error) {
      throw translate(error);
    }
  };

  /** A connection that failed is not used again: behind it may be another machine by now. */
  const onConnection = async <T>(work: (client: pg.PoolClient, lose: () => void) => Promise<T>): Promise<T> => {
    // A full disk says «could not write init file» (XX000) here: whatever it says, nothing was asked yet.
    const client = await pool.connect().catch((error: unknown) => {
      const said = translate(error);
      throw said instanceof DbUnavailable ? said : new DbUnavailable(said.message);
    });
    let broken = false;
    try {
      return await work(client, () => {
        broken = true;
      });
    } catch (error) {
      broken ||= error instanceof DbUnavailable;
      throw error;
    } finally {
      client.release(broken);
    }
  };

  const tx = <T>(work: (queries: Queries) => Promise<T>, limitMs = queryLimitMs): Promise<T> =>
    onConnection(async (client, lose) => {
      try {
        // In one message, for this transaction alone: behind a pooler the next one may be somebody else's.
        await run(
          client,
          `BEGIN; SET LOCAL statement_timeout = ${limitMs}; SET LOCAL idle_in_transaction_session_timeout = ${2 * limitMs}`,
          [],
        );
        const result = await work({ query: (text, values = []) => run(client, text, values, limitMs) });
        await run(client, 'COMMIT', []);
        return result;
      } catch (error) {
        await run(client, 'ROLLBACK', []).catch(lose);
        throw error;
      }
    });

  const isSafe = setting.fsync === 'on' && setting.commit !== 'off';

  return watchDiskSpace(
    {
      engine: 'postgres',
      durability: isSafe ? startMessages.postgresDurability : startMessages.postgresWithoutSync,
      query: (text, values = []) => queue(() => onConnection((client) => run(client, text, values))),
      tx: (work, limitMs) => queue(() => tx(work, limitMs)),
      // PostgreSQL's autovacuum and checkpointer do this.
      reclaimSpace: async () => {},
      connections: () => ({
        idle: pool.idleCount,
        used: pool.totalCount - pool.idleCount,
        // The pool has a connection for each slot of the queue, so callers wait in the queue.
        waiting: queue.waiting(),
      }),
      close: () => pool.end(),
    },
    report,
  );
};
