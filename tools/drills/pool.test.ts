import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DbUnavailable } from '../../server/db/db';
import { migrate } from '../../server/db/migrate';
import { openPostgres } from '../../server/db/postgres';
import { type Cluster, openCluster, pooled } from '../../tests/server/databases';
import type { Pooler } from '../../tests/server/pooler';

const now = () => new Date('2026-11-20T16:00:00Z');

describe('a pool of one connection', () => {
  let cluster: Cluster;
  let pooler: Pooler;
  beforeAll(async () => {
    if (openCluster === null) throw new Error('PostgreSQL is not installed');
    cluster = await openCluster();
    pooler = await pooled(cluster, 1);
  });
  afterAll(() => cluster.close());

  test('serves three servers that migrate at the same time and write concurrently', async () => {
    const servers = await Promise.all(Array.from({ length: 3 }, () => openPostgres({ url: pooler.url })));
    const applied = await Promise.all(servers.map((db) => migrate(db, now)));
    expect(applied.filter((ids) => ids.length > 0)).toHaveLength(1);
    await servers[0]?.query('CREATE TABLE cuentas_de_prueba (n integer NOT NULL)');
    await servers[0]?.query('INSERT INTO cuentas_de_prueba VALUES (0)');
    const add = (at: number) =>
      servers[at % 3]?.tx((queries) => queries.query('UPDATE cuentas_de_prueba SET n = n + 1'));
    await Promise.all(Array.from({ length: 60 }, (_, at) => add(at)));
    expect(await servers[0]?.query('SELECT n FROM cuentas_de_prueba')).toEqual([{ n: 60 }]);
    await Promise.all(servers.map((db) => db.close()));
  });

  test('a long statement is cancelled inside of a transaction and outside', async () => {
    const db = await openPostgres({ url: pooler.url, queryLimitMs: 300 });
    await expect(db.tx((queries) => queries.query('SELECT pg_sleep(2)'))).rejects.toThrow(/statement timeout/);
    const [limit] = await db.query<{ limit: string }>(`SELECT current_setting('statement_timeout') AS limit`);
    expect(limit).toEqual({ limit: '5s' });
    await db.close();
  });

  test('an account without a limit is reported at the start', async () => {
    const db = await openPostgres({ url: pooler.url });
    await db.query('ALTER ROLE prueba RESET statement_timeout');
    await db.close();
    await pooler.stop();
    await pooler.start();
    const reported: string[] = [];
    const again = await openPostgres({ url: pooler.url, report: (event) => reported.push(event) });
    expect(reported).toEqual([expect.stringContaining('ALTER ROLE … SET statement_timeout = 5000')]);
    await again.close();
  });

  test('while the pool is away calls fail in time, and go on once it is back', async () => {
    const db = await openPostgres({ url: pooler.url });
    await pooler.stop();
    await expect(db.query('SELECT 1')).rejects.toBeInstanceOf(DbUnavailable);
    await expect(db.tx((queries) => queries.query('SELECT 1'))).rejects.toBeInstanceOf(DbUnavailable);
    await pooler.start();
    await expect.poll(() => db.query('SELECT 1 AS one').catch(() => []), { timeout: 10_000 }).toEqual([{ one: 1 }]);
    await db.close();
    await pooler.stop();
  });
});
