import pg from 'pg';
import { startMessages } from '../messages';
import { StartProblem } from '../start-problem';
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

/** Two that waited for each other (class 40), cancelled by its time limit, shutting down, starting up, out of resources (class 53), connection lost (class 08). */
const passing = /^(40P01|40001|57014|57P0\d|53\w{3}|08\w{3}|25P03)$/;

const translate = (error: unknown): Error => {
  const message = error instanceof Error ? error.message : 'unknown';
  const code = error instanceof pg.DatabaseError ? (error.code ?? '') : '';
  if (code === diskFull) return new DbFull(message);
  return code === '' || passing.test(code) ? new DbUnavailable(message) : new DbError(message, code);
};

const connectLimitMs = 3_000;

export const openPostgres = async (options: PostgresOptions): Promise<Db> => {
  const { url, queryLimitMs = 5_000, connections = 10, report = () => {} } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectLimitMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: queryLimitMs,
    idle_in_transaction_session_timeout: 2 * queryLimitMs,
    application_name: 'oficina-virtual',
    types,
  });
  const queue = createStatementQueue({
    slots: connections,
    laterSlots: Math.ceil(connections / 2),
    maxWaitMs: connectLimitMs,
  });
  // A connection may break between two statements of a transaction: without a listener that ends the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => report(`a database connection was lost: ${error.message}`));

  const run = async <R extends object>(
    on: pg.Pool | pg.PoolClient,
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
      return (await on.query<R>(question)).rows;
    } catch (error) {
      throw translate(error);
    }
  };

  const tx = async <T>(work: (queries: Queries) => Promise<T>, limitMs = queryLimitMs): Promise<T> => {
    const client = await pool.connect().catch((error: unknown) => {
      throw translate(error);
    });
    let broken = false;
    try {
      await run(client, 'BEGIN', []);
      if (limitMs !== queryLimitMs)
        for (const [name, ms] of [
          ['statement_timeout', limitMs],
          ['idle_in_transaction_session_timeout', 2 * limitMs],
        ] as const)
          await run(client, `SET LOCAL ${name} = ${ms}`, []);
      const result = await work({ query: (text, values = []) => run(client, text, values, limitMs) });
      await run(client, 'COMMIT', []);
      return result;
    } catch (error) {
      await run(client, 'ROLLBACK', []).catch(() => {
        broken = true;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  };

  let durability: string = startMessages.postgresDurability;
  try {
    const [setting] = await run<{ fsync: string; commit: string }>(
      pool,
      `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit`,
      [],
    );
    if (setting?.fsync !== 'on' || setting.commit === 'off') durability = startMessages.postgresWithoutSync;
  } catch (error) {
    await pool.end();
    throw new StartProblem(startMessages.postgresUnreachable(error));
  }

  return watchDiskSpace(
    {
      engine: 'postgres',
      durability,
      query: (text, values = []) => queue(() => run(pool, text, values)),
      tx: (work, limitMs) => queue(() => tx(work, limitMs)),
      // Its autovacuum and its checkpointer do.
      reclaimSpace: async () => {},
      close: () => pool.end(),
    },
    report,
  );
};
