import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createPasswords } from '../../server/access/passwords';
import { type Db, DbError, DbUnavailable } from '../../server/db/db';
import { migrate } from '../../server/db/migrate';
import { migrations } from '../../server/db/migrations';
import { openPglite } from '../../server/db/pglite';
import { openPostgres } from '../../server/db/postgres';
import { seedDemo } from '../../server/demo/seed-demo';
import { messages } from '../../server/texts/messages';
import { type Cluster, newPgliteFolder, onEachDatabase, openCluster } from './databases';
import { killCycles } from './kill-cycles';
import { field, serve, smallNetwork } from './server-under-test';

const now = () => new Date('2026-11-20T16:00:00Z');

onEachDatabase(
  'database',
  (database) => {
    let db: Db;
    beforeAll(() => {
      db = database.db;
    });

    const tables = async () =>
      (
        await db.query<{ name: string }>(
          `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
        )
      ).map(({ name }) => name);

    test('a failed migration is rolled back, and the next start runs it', async () => {
      const broken = {
        id: 1,
        name: 'a medias',
        statements: ['CREATE TABLE a (x int)', 'INSERT INTO a VALUES (1)', 'SELECT nada'],
      };
      await expect(migrate(db, now, [broken])).rejects.toThrow();
      expect(await tables()).toEqual([]);
      const whole = { ...broken, statements: broken.statements.slice(0, 2) };
      expect(await migrate(db, now, [whole])).toEqual([1]);
      expect(await migrate(db, now, [whole])).toEqual([]);
      expect(await db.query('SELECT x FROM a')).toEqual([{ x: 1 }]);
      await db.query('DROP TABLE a');
      await db.query('DROP TABLE migraciones');
    });

    test('migrates a database of the previous version with its data', async () => {
      await migrate(db, now, migrations.slice(0, 3));
      await db.query(
        `INSERT INTO afiliados (codigo, codigo_titular, nombres, apellidos, fecha_nacimiento, tipo_afiliacion, regimen,
           plan, estado) VALUES ('1', '1', 'Ana', 'Paz', '1990-01-01', 'TITULAR', 'CONTRIBUTIVO', 'Básico', 'activa')`,
      );
      await db.query(
        `INSERT INTO cuentas (codigo_afiliado, clave_hash, correo, estado, fallos, ultimo_fallo, registrada)
         VALUES ('1', 'h', 'ana@ejemplo.do', 'porActivar', 3, $1, $1)`,
        [now()],
      );
      await db.query(`INSERT INTO intentos (clave, fallos, ultimo_fallo) VALUES ('k', 2, $1)`, [now()]);
      expect(await migrate(db, now)).toEqual([
        4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26,
      ]);
      expect(await db.query(`SELECT correo, estado, registrada, activacion_firmada AS firmada FROM cuentas`)).toEqual([
        { correo: 'ana@ejemplo.do', estado: 'porActivar', registrada: now(), firmada: false },
      ]);
      expect(await db.query(`SELECT clave, visitante, fallos FROM intentos`)).toEqual([
        { clave: 'k', visitante: '', fallos: 2 },
      ]);
      await db.query('DROP SCHEMA public CASCADE');
      await db.query('CREATE SCHEMA public');
    });

    test('concurrent starts migrate and seed exactly once', async () => {
      const others = await Promise.all(
        Array.from({ length: database.again === null ? 0 : 3 }, () => database.again?.()),
      );
      const starts = [db, db, ...others.flatMap((other) => other ?? [])];
      const applied = await Promise.all(starts.map((each) => migrate(each, now)));
      expect(applied.flat().sort((one, other) => one - other)).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26,
      ]);
      const seeds = await Promise.all(starts.map((each) => seedDemo(each, createPasswords(), now, smallNetwork)));
      expect(seeds.filter(Boolean)).toHaveLength(1);
      expect(await seedDemo(db, createPasswords(), now, smallNetwork)).toBe(false);
      expect(await db.query('SELECT count(*) AS n FROM afiliados')).toEqual([{ n: 37 }]);
      await Promise.all(others.map((other) => other?.close()));
    });

    test('rejects demo data in a database with other data', async () => {
      await db.query(`DELETE FROM semillas`);
      await expect(seedDemo(db, createPasswords(), now, smallNetwork)).rejects.toThrow('no son de demostración');
    });

    test("a demonstration of an older version gets new data, and keeps people's changes", async () => {
      await db.query(`DELETE FROM afiliados WHERE codigo IN ('10000003', '10000010')`);
      await db.query(`DELETE FROM laminas WHERE id <> 5`);
      await db.query(`UPDATE laminas SET ubicacion = 'https://example.org/propia.png'`);
      await db.query(`DELETE FROM notificaciones`);
      await db.query(`UPDATE fotos SET contenido = decode('ffd8ff', 'hex'), tipo = 'image/jpeg'`);
      await db.query(`UPDATE menu SET titulo = 'Portada' WHERE id = 1`);
      await db.query(`UPDATE afiliados SET fecha_afiliacion = '2001-01-01' WHERE codigo = '10000001'`);
      await db.query(`UPDATE cuentas SET estado = 'activa' WHERE codigo_afiliado = '10000026'`);
      await db.query(`DELETE FROM semillas`);
      await db.query(`INSERT INTO semillas (nombre, sembrada) VALUES ('demo', $1)`, [now()]);
      expect(await seedDemo(db, createPasswords(), now, smallNetwork)).toBe(true);
      expect(await db.query(`SELECT nombre FROM semillas ORDER BY nombre`)).toEqual([
        { nombre: 'acceso' },
        { nombre: 'afiliacion' },
        { nombre: 'billetera' },
        { nombre: 'casos' },
        { nombre: 'consultas' },
        { nombre: 'demo' },
        { nombre: 'inicio' },
        { nombre: 'pagos' },
        { nombre: 'perfil' },
      ]);
      expect(await db.query(`SELECT id, ubicacion FROM laminas`)).toEqual([
        { id: 5, ubicacion: 'https://example.org/propia.png' },
      ]);
      expect(await db.query(`SELECT codigo_afiliado, count(*) AS n FROM notificaciones GROUP BY 1 ORDER BY 1`)).toEqual(
        [
          { codigo_afiliado: '10000001', n: 26 },
          { codigo_afiliado: '10000010', n: 2 },
          { codigo_afiliado: '10000013', n: 3 },
        ],
      );
      expect(await db.query(`SELECT tipo, octet_length(contenido) AS n FROM fotos`)).toEqual([
        { tipo: 'image/jpeg', n: 3 },
      ]);
      expect(
        await db.query(`SELECT codigo, fecha_afiliacion AS dia FROM afiliados WHERE codigo IN ('10000001', '10000002')
          ORDER BY codigo`),
      ).toEqual([
        { codigo: '10000001', dia: '2001-01-01' },
        { codigo: '10000002', dia: '2012-10-22' },
      ]);
      expect(await db.query(`SELECT codigo_afiliado FROM correos ORDER BY 1`)).toEqual([
        { codigo_afiliado: '10000001' },
        { codigo_afiliado: '10000007' },
        { codigo_afiliado: '10000026' },
        { codigo_afiliado: '10000027' },
      ]);
      expect(await db.query(`SELECT titulo FROM menu WHERE id = 1`)).toEqual([{ titulo: 'Portada' }]);
      expect(await db.query(`SELECT codigo FROM afiliados WHERE codigo IN ('10000003', '10000010')`)).toEqual([
        { codigo: '10000010' },
      ]);
      expect(await db.query(`SELECT estado FROM cuentas WHERE codigo_afiliado = '10000010'`)).toEqual([
        { estado: 'activa' },
      ]);
    });

    test('values round-trip: counts, days, times, null, Unicode text', async () => {
      const time = new Date('2026-02-03T04:05:06.789Z');
      const [row] = await db.query(
        `SELECT count(*) AS n, date '2026-02-03' AS dia, $1::timestamptz AS hora, $2::text AS nada, $3::text AS texto, $4::boolean AS si`,
        [time, null, 'ñ € “x” 👋', true],
      );
      expect(row).toEqual({ n: 1, dia: '2026-02-03', hora: time, nada: null, texto: 'ñ € “x” 👋', si: true });
    });

    test('a transaction is atomic and isolated', async () => {
      await db.query('CREATE TABLE b (x int PRIMARY KEY)');
      const failing = db.tx(async (queries) => {
        await queries.query('INSERT INTO b VALUES (1)');
        throw new Error('midway');
      });
      await Promise.all([expect(failing).rejects.toThrow('midway'), db.query('INSERT INTO b VALUES (2)')]);
      await expect(db.tx((queries) => queries.query('INSERT INTO b VALUES (3), (2)'))).rejects.toThrow(DbError);
      await expect(db.query('INSERT INTO b VALUES (2)')).rejects.toMatchObject({ code: '23505' });
      await db.tx((queries) => queries.query('INSERT INTO b VALUES (4)'));
      expect(await db.query('SELECT x FROM b ORDER BY x')).toEqual([{ x: 2 }, { x: 4 }]);
    });

    test('concurrent queries in a transaction get their own answers', async () => {
      const answers = await db.tx((queries) =>
        Promise.all([1, 2, 3, 4].map((x) => queries.query('SELECT $1::int AS x', [x]))),
      );
      expect(answers.flat()).toEqual([{ x: 1 }, { x: 2 }, { x: 3 }, { x: 4 }]);
    });

    test('of 50 concurrent updates of one row one succeeds', async () => {
      await db.query(`CREATE TABLE orden (id int PRIMARY KEY, estado text NOT NULL)`);
      await db.query(`INSERT INTO orden VALUES (1, 'pendiente')`);
      const change = () =>
        db.tx((q) => q.query(`UPDATE orden SET estado = 'pagada' WHERE id = 1 AND estado = 'pendiente' RETURNING id`));
      const changed = await Promise.all(Array.from({ length: 50 }, change));
      expect(changed.flat()).toHaveLength(1);
    });
  },
  'empty',
);

const slowly = {
  id: 1,
  name: 'lenta',
  statements: ['CREATE TABLE lenta (x bigint)', 'INSERT INTO lenta SELECT count(*) FROM generate_series(1, 6000000)'],
};

describe('PGlite', () => {
  /** An empty database until the end of the test. */
  const open = async (settings: Omit<Parameters<typeof openPglite>[0], 'folder'> = {}) => {
    const folder = await newPgliteFolder('empty');
    const db = await openPglite({ folder, ...settings });
    onTestFinished(async () => {
      await db.close();
      rmSync(folder, { recursive: true, force: true });
    });
    return db;
  };

  test('a migration may take longer than a query', async () => {
    const db = await open({ queryLimitMs: 150 });
    await expect(db.query('SELECT count(*) FROM generate_series(1, 6000000)')).rejects.toThrow(DbUnavailable);
    expect(await migrate(db, now, [slowly])).toEqual([1]);
  });

  test('cancels a runaway query; other queries and the data survive', async () => {
    const events: string[] = [];
    const db = await open({ queryLimitMs: 700, report: (event) => events.push(event) });
    await db.query('CREATE TABLE c (x int)');
    await db.query('INSERT INTO c VALUES (1)');
    const runaway = db.query('SELECT count(*) FROM generate_series(1, 1000000000)');
    const behind = db.query('SELECT x FROM c');
    await expect(runaway).rejects.toThrow(DbUnavailable);
    expect(await behind).toEqual([{ x: 1 }]);
    expect(events).toEqual(['a statement took over 700 ms and was cut off']);
    const stuck = db.tx(async (queries) => {
      await queries.query('INSERT INTO c VALUES (2)');
      await new Promise(() => {});
    });
    await expect(stuck).rejects.toThrow(DbUnavailable);
    expect(await db.query('SELECT x FROM c')).toEqual([{ x: 1 }]);
    await db.close();
    await expect(db.query('SELECT 1')).rejects.toThrow(DbUnavailable);
  });

  test('a transaction that cannot begin fails once and runs nothing', async () => {
    const db = await open({ queryLimitMs: 700 });
    const unheard: unknown[] = [];
    const hear = (reason: unknown) => unheard.push(reason);
    process.on('unhandledRejection', hear);
    await db.query('BEGIN');
    await expect(db.query('SELECT 1 / 0')).rejects.toThrow(DbError);
    await expect(db.tx(async () => {})).rejects.toMatchObject({ code: '25P02' });
    await db.query('ROLLBACK');
    await expect(db.tx(() => new Promise(() => {}))).rejects.toThrow('held too long');
    process.off('unhandledRejection', hear);
    expect(unheard).toEqual([]);
  });

  test('killed while it writes, it keeps each confirmed write whole', async () => {
    expect(await killCycles('PGlite', 3)).toMatchObject({ cycles: 3, lost: 0, halves: 0 });
  });

  test('an invalid database folder is reported in one line', async () => {
    const folder = await newPgliteFolder('empty');
    rmSync(`${folder}/pglite/global`, { recursive: true });
    await expect(openPglite({ folder })).rejects.toThrow(/^No se pudo abrir la base de datos de [^\n]+$/);
    rmSync(folder, { recursive: true, force: true });
  });
});

describe.skipIf(openCluster === null)('PostgreSQL', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    const opened = await openCluster?.();
    if (opened === undefined) throw new Error('no PostgreSQL');
    cluster = opened;
  });
  afterAll(() => cluster.close());
  /** A connection until the end of the test. */
  const open = async (settings: { queryLimitMs?: number; connections?: number } = {}) => {
    const db = await openPostgres({ url: cluster.url, ...settings });
    onTestFinished(() => db.close());
    return db;
  };
  afterEach(async () => {
    const db = await openPostgres({ url: cluster.url });
    await db.query('DROP SCHEMA public CASCADE');
    await db.query('CREATE SCHEMA public');
    await db.close();
  });

  test('a standby is not used, at the start or later, until it leads', async () => {
    const db = await open();
    const says = (answer: boolean) =>
      db.query(
        `CREATE OR REPLACE FUNCTION public.pg_is_in_recovery() RETURNS boolean LANGUAGE sql AS 'SELECT ${answer}'`,
      );
    const url = `${cluster.url}${cluster.url.includes('?') ? '&' : '?'}options=${encodeURIComponent('-c search_path=public,pg_catalog')}`;
    await says(true);
    await expect(openPostgres({ url })).rejects.toThrow('this database is a standby');
    await says(false);
    const other = await openPostgres({ url, connections: 1 });
    onTestFinished(() => other.close());
    const lost = () => other.query('SELECT pg_terminate_backend(pg_backend_pid())').catch((error: unknown) => error);
    await says(true);
    expect(await lost()).toBeInstanceOf(DbUnavailable);
    await expect(other.query('SELECT 1 AS x')).rejects.toThrow(DbUnavailable);
    await says(false);
    expect(await other.query('SELECT 1 AS x')).toEqual([{ x: 1 }]);
  });

  test('a connection that PostgreSQL refuses is an outage, whatever it says', async () => {
    const owner = await open();
    await owner.query('CREATE ROLE otro LOGIN');
    const other = await openPostgres({ url: cluster.url.replace('user=prueba', 'user=otro'), connections: 1 });
    onTestFinished(() => other.close());
    await owner.query('ALTER ROLE otro NOLOGIN');
    await other.query('SELECT pg_terminate_backend(pg_backend_pid())').catch(() => {});
    await expect(other.query('SELECT 1 AS x')).rejects.toThrow(DbUnavailable);
    await owner.query('ALTER ROLE otro LOGIN');
    expect(await other.query('SELECT 1 AS x')).toEqual([{ x: 1 }]);
  });

  test('killed while it writes, it keeps each confirmed write whole', async () => {
    expect(await killCycles('PostgreSQL', 3)).toMatchObject({ cycles: 3, lost: 0, halves: 0 });
  });

  test('answers 503 while the database is down, and recovers', async () => {
    const db = await open();
    const server = await serve(db);
    const token = await server.anonymous();
    const menu = async () => {
      server.clock.time += 10_000;
      return server.call('menu', { token });
    };
    expect((await menu()).status).toBe(200);
    await cluster.stop();
    const away = await menu();
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5']);
    expect(field(away.json, 'mensaje')).toBe(messages.comingBack);
    expect(away.text).not.toMatch(/ECONN|postgres|ENOENT/i);
    expect((await server.app.request('/health')).status).toBe(503);
    await cluster.start();
    expect((await menu()).status).toBe(200);
    await expect.poll(async () => (await server.app.request('/health')).status, { timeout: 5_000 }).toBe(200);
    await server.app.close();
  });

  test('a migration may take longer than a query, and another server waits for it that long', async () => {
    const [first, second] = [await open({ queryLimitMs: 300 }), await open({ queryLimitMs: 300 })];
    const asleep = { ...slowly, statements: [...slowly.statements, 'SELECT pg_sleep(2)'] };
    const applied = await Promise.all([migrate(first, now, [asleep]), migrate(second, now, [asleep])]);
    expect(applied.flat()).toEqual([1]);
    await expect(first.query('SELECT pg_sleep(2)')).rejects.toThrow(DbUnavailable);
  });

  test('a migration that waits for a table lets others go first, and comes again', async () => {
    const [first, second, third] = [await open(), await open(), await open()];
    await first.query('CREATE TABLE ocupada (x int)');
    let end = () => {};
    const held = first.tx(async (queries) => {
      await queries.query('SELECT x FROM ocupada');
      await new Promise<void>((resolve) => {
        end = resolve;
      });
    });
    const adds = { id: 1, name: 'añade', statements: ['ALTER TABLE ocupada ADD COLUMN y int'] };
    const migrated = migrate(second, now, [adds]);
    const locked = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'`;
    await expect.poll(() => third.query(locked)).toHaveLength(1);
    expect(await third.query('SELECT x FROM ocupada')).toEqual([]);
    end();
    await held;
    expect(await migrated).toEqual([1]);
  });

  test('a runaway query is cancelled, and an exhausted pool does not wait forever', async () => {
    const db = await open({ queryLimitMs: 500, connections: 1 });
    const runaway = db.query('SELECT pg_sleep(10)');
    const behind = db.query('SELECT 1 AS x');
    await expect(runaway).rejects.toThrow(DbUnavailable);
    expect(await behind).toEqual([{ x: 1 }]);
  });

  test('a commit that no standby confirms in time is an unknown one, and its connection is not used again', async () => {
    const db = await open({ queryLimitMs: 500, connections: 1 });
    await db.query('CREATE TABLE fila (x int)');
    await db.query('CREATE TABLE previa (x int)');
    await db.query(`ALTER SYSTEM SET synchronous_standby_names = 'nadie'`);
    await db.query('SELECT pg_reload_conf()');
    try {
      // Commits wait only when the checkpointer has read it: later than the connection that shows it.
      const first = () => db.query('INSERT INTO previa VALUES (1)').catch((error: unknown) => error);
      await expect.poll(first, { timeout: 10_000 }).toBeInstanceOf(DbUnavailable);
      const [before] = await db.query('SELECT pg_backend_pid() AS pid');
      const write = 'INSERT INTO fila VALUES (1)';
      await expect(db.query(write)).rejects.toThrow(DbUnavailable);
      await expect(db.tx((queries) => queries.query(write))).rejects.toThrow(DbUnavailable);
      expect(await db.query('SELECT pg_backend_pid() AS pid')).not.toEqual([before]);
    } finally {
      await db.query('ALTER SYSTEM RESET synchronous_standby_names');
      await db.query('SELECT pg_reload_conf()');
    }
    await expect.poll(() => db.query('SELECT x FROM fila'), { timeout: 10_000 }).toHaveLength(2);
  });

  test('a deadlock ends with one transaction rejected as busy', async () => {
    const db = await open();
    await db.query('CREATE TABLE fila (x int PRIMARY KEY)');
    await db.query('INSERT INTO fila VALUES (1), (2)');
    const hold = `SELECT x FROM fila WHERE x = $1 FOR UPDATE`;
    let held = 0;
    let bothHold = () => {};
    const both = new Promise<void>((resolve) => {
      bothHold = resolve;
    });
    const take = (first: number, second: number) =>
      db.tx(async (queries) => {
        await queries.query(hold, [first]);
        held += 1;
        if (held === 2) bothHold();
        await both;
        return queries.query(hold, [second]);
      });
    const ended = await Promise.allSettled([take(1, 2), take(2, 1)]);
    expect(ended.map((one) => (one.status === 'rejected' ? one.reason : one.value))).toEqual(
      expect.arrayContaining([expect.any(DbUnavailable), [{ x: expect.any(Number) }]]),
    );
  });

  test('an unreachable address is reported in one line', async () => {
    await expect(openPostgres({ url: 'postgres://127.0.0.1:1/nada' })).rejects.toThrow(
      /^No se pudo usar el PostgreSQL de DATABASE_URL: [^\n]+$/,
    );
  });
});
