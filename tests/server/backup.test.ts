import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restoreDatabase } from '../../server/backup/restore-database';
import { saveDatabase } from '../../server/backup/save-database';
import { saveToFile } from '../../server/backup/save-to-file';
import { tablesOf } from '../../server/backup/tables';
import { type Db, DbError, type Queries, type Value } from '../../server/db/db';
import { migrations } from '../../server/db/migrations';
import { openPglite } from '../../server/db/pglite';
import { newPgliteFolder, onEachDatabase, type TestDatabase } from './databases';
import { field, noon, serve } from './server-under-test';
import { openSmallDisk } from './small-disk';

const now = () => new Date(noon);

const everything = async (db: Db) => {
  const content: Record<string, unknown> = {};
  for (const { name } of await tablesOf(db)) {
    if (name === 'migraciones') continue;
    const [row] = await db.query<{ filas: unknown }>(
      `SELECT jsonb_agg(to_jsonb(t) ORDER BY t::text) AS filas FROM ${name} t`,
    );
    content[name] = row?.filas;
  }
  return content;
};
const saved = async (db: Db): Promise<string[]> => {
  const lines: string[] = [];
  await saveDatabase(db, now, async (line) => void lines.push(line));
  return lines;
};
const asLines = async function* (lines: readonly string[]) {
  yield* lines;
};

onEachDatabase('a backup', (database) => {
  let lines: string[];
  const emptyFolders: string[] = [];
  beforeAll(async () => {
    const server = await serve(database.db);
    await server.member('001-1000001-1');
    await server.app.close();
    lines = await saved(database.db);
  });
  afterAll(() => {
    for (const folder of emptyFolders) rmSync(folder, { recursive: true, force: true });
  });
  const empty = async () => {
    const folder = await newPgliteFolder('empty');
    emptyFolders.push(folder);
    return openPglite({ folder });
  };

  test('of everything is restored unchanged, also into the other kind of database, and works on', async () => {
    const other = await empty();
    expect(await restoreDatabase(other, now, asLines(lines))).toBe(lines.length - 2);
    expect(await everything(other)).toEqual(await everything(database.db));
    const server = await serve(other);
    expect(field((await server.login('001-1000001-1')).json, 'codigoMensaje')).toBe(1007);
    const [entries] = await other.query(`SELECT count(*) AS n, count(DISTINCT id) AS distintas FROM bitacora`);
    expect(entries).toEqual({ n: 2, distintas: 2 });
    await expect(
      other.query(`INSERT INTO documentos (tipo, numero, codigo_afiliado) VALUES (1, 'x', 'nadie')`),
    ).rejects.toMatchObject({ code: '23503' });
    await server.app.close();
    await other.close();
  });

  test('contains only the tables: no views, nothing of extensions', async () => {
    await database.db.query('CREATE VIEW informe AS SELECT codigo FROM afiliados');
    await database.db.query('CREATE TABLE de_extension (x int)');
    await database.db.query('ALTER EXTENSION pg_trgm ADD TABLE de_extension');
    const again = await saved(database.db);
    await database.db.query('ALTER EXTENSION pg_trgm DROP TABLE de_extension');
    await database.db.query('DROP TABLE de_extension');
    await database.db.query('DROP VIEW informe');
    expect(again.slice(1)).toEqual(lines.slice(1));
  });

  test('restores the same data into an empty database of the same kind', async () => {
    const before = await everything(database.db);
    await database.db.query('DROP SCHEMA public CASCADE');
    await database.db.query('CREATE SCHEMA public');
    await restoreDatabase(database.db, now, asLines(lines));
    expect(await everything(database.db)).toEqual(before);
  });

  test.each<[string, (of: string[]) => string[]]>([
    ['without its end', (of) => of.slice(0, -1)],
    ['without a row', (of) => of.toSpliced(5, 1)],
    ['with a row that was changed', (of) => of.with(5, (of[5] ?? '').replace(/"codigo/, '"código'))],
    ['with a row of a table that is none', (of) => of.with(5, '"nada" {"a":1}')],
    ['that is none', () => ['hola']],
    ['of nothing', () => []],
  ])('rejects %s and leaves the database empty', async (_, spoilt) => {
    const other = await empty();
    await expect(restoreDatabase(other, now, asLines(spoilt([...lines])))).rejects.toThrow('no es un respaldo');
    expect(await tablesOf(other)).toEqual([]);
    await other.close();
  });

  test('of a newer version is rejected; over existing data as well', async () => {
    const other = await empty();
    const newer = lines.with(0, (lines[0] ?? '').replace(/"migraciones":\[/, '"migraciones":[999,'));
    await expect(restoreDatabase(other, now, asLines(newer))).rejects.toThrow('versión más nueva');
    await other.close();
    await expect(restoreDatabase(database.db, now, asLines(lines))).rejects.toThrow('no está vacía');
  });
});

/** The same database, and the longest text that went into one statement and came out of one. */
const watched = (db: Db) => {
  const longest = { into: 0, outOf: 0 };
  const textIn = (values: readonly unknown[]) =>
    values.reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 0), 0);
  const watch = ({ query }: Queries): Queries => ({
    query: async <R extends object>(text: string, values: readonly Value[] = []) => {
      longest.into = Math.max(longest.into, textIn(values));
      const rows = await query<R>(text, values);
      longest.outOf = Math.max(longest.outOf, textIn(rows.flatMap((row) => Object.values(row))));
      return rows;
    },
  });
  const seen: Db = { ...db, ...watch(db), tx: (work, limitMs) => db.tx((queries) => work(watch(queries)), limitMs) };
  return { db: seen, longest };
};

onEachDatabase('a backup with attachments', (database, open) => {
  const megabyte = 1024 * 1024;
  const attachments = 6;
  let other: TestDatabase;
  beforeAll(async () => {
    other = await open();
    await other.db.query('DROP SCHEMA public CASCADE');
    await other.db.query('CREATE SCHEMA public');
    await database.db.query(
      `INSERT INTO casos (numero, codigo_afiliado, creado_por, tipo, conjunto, abierto)
       VALUES ('300000001', '10000001', '10000001', '3', 'reembolso', $1)`,
      [now()],
    );
    for (let attachment = 0; attachment < attachments; attachment += 1) {
      await database.db.query(
        `INSERT INTO documentos_caso (id, caso, requisito, nombre, tipo, octetos, huella, subido, subido_por)
         VALUES ($1, '300000001', 'factura', $1, 'image/jpeg', 2097152, $1, $2, '10000001')`,
        [`papel${attachment}`, now()],
      );
      await database.db.query(
        `INSERT INTO contenidos_documento (documento, contenido) VALUES ($1, decode(repeat('ab', 2097152), 'hex'))`,
        [`papel${attachment}`],
      );
    }
  });
  afterAll(() => other.close());

  test('loads few rows at a time, and restores in batches', async () => {
    const from = watched(database.db);
    const lines = await saved(from.db);
    expect([from.longest.outOf > 4 * megabyte, from.longest.outOf < 17 * megabyte]).toEqual([true, true]);
    const to = watched(other.db);
    await restoreDatabase(to.db, now, asLines(lines));
    expect([to.longest.into > 4 * megabyte, to.longest.into < 9 * megabyte]).toEqual([true, true]);
    const [kept] = await other.db.query(
      `SELECT count(*) AS papeles, min(octet_length(contenido)) AS menor FROM contenidos_documento
       WHERE contenido = decode(repeat('ab', 2097152), 'hex')`,
    );
    expect(kept).toEqual({ papeles: attachments, menor: 2 * megabyte });
  });
});

test('an error of the database is not blamed on an intact file, and leaves the database empty', async () => {
  const folder = await newPgliteFolder('empty');
  const db = await openPglite({ folder });
  const refusing = (queries: Queries): Queries => ({
    query: (text, values) =>
      text.includes('jsonb_populate_recordset')
        ? Promise.reject(new DbError('total size of jsonb array elements exceeds the maximum', '54000'))
        : queries.query(text, values),
  });
  const row = '"bancos" {"codigo":"99","nombre":"Banco","orden":1}';
  const lines = [`{"formato":"oficina-virtual-1","migraciones":[${migrations.map(({ id }) => id)}]}`, row, '{}'];
  const restored = restoreDatabase(
    { ...db, tx: (work, limitMs) => db.tx((queries) => work(refusing(queries)), limitMs) },
    now,
    asLines(lines),
  );
  await expect(restored).rejects.toThrow('No se pudo restaurar el respaldo: total size of jsonb array elements');
  expect(await tablesOf(db)).toEqual([]);
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a file that cannot be written', () => {
  let database: string;
  let db: Db;
  let folder: string;
  beforeAll(async () => {
    database = await newPgliteFolder();
    db = await openPglite({ folder: database });
    folder = mkdtempSync(join(tmpdir(), 'oficina-respaldo-'));
  });
  afterAll(async () => {
    await db.close();
    for (const each of [database, folder]) rmSync(each, { recursive: true, force: true });
  });

  test.skipIf(openSmallDisk === null)('because its disk is full is reported, and leaves nothing behind', async () => {
    const disk = openSmallDisk?.(1);
    if (disk === undefined) throw new Error('no disk can be mounted');
    const file = join(disk.folder, 'copia.gz');
    disk.fill();
    await expect(saveToFile(db, now, file)).rejects.toThrow(
      `No se pudo escribir el respaldo ${file}: ENOSPC: no space left on device, write. Libere espacio o elija otro lugar`,
    );
    disk.makeRoom();
    expect(readdirSync(disk.folder)).toEqual([]);
    expect(await saveToFile(db, now, file)).toBeGreaterThan(1_000);
    expect(readdirSync(disk.folder)).toEqual(['copia.gz']);
    disk.remove();
  });

  test('over a file or a link in the place of its draft is reported, and touches neither', async () => {
    const file = join(folder, 'plantada.gz');
    const victim = join(folder, 'ajeno');
    writeFileSync(victim, 'ajeno');
    const drafts = [victim, join(folder, 'enlace')];
    symlinkSync(victim, join(folder, 'enlace'));
    for (const draft of drafts)
      await expect(saveToFile(db, now, file, draft)).rejects.toThrow(`No se pudo escribir el respaldo ${file}: EEXIST`);
    expect([readFileSync(victim, 'utf8'), readdirSync(folder).toSorted()]).toEqual(['ajeno', ['ajeno', 'enlace']]);
    for (const planted of drafts) rmSync(planted);
  });

  test('is never written through an existing file: it follows no link, and the draft of a killed backup does not block it', async () => {
    const file = join(folder, 'copia.gz');
    const victim = join(folder, 'ajeno');
    const known = `${file}.${process.pid}`;
    writeFileSync(victim, 'ajeno');
    symlinkSync(victim, known);
    writeFileSync(`${file}.1`, 'half a backup');
    expect(await saveToFile(db, now, file)).toBeGreaterThan(1_000);
    expect(readFileSync(victim, 'utf8')).toBe('ajeno');
    for (const left of [victim, known, `${file}.1`]) rmSync(left);
    expect(readdirSync(folder)).toEqual(['copia.gz']);
  });

  test('because its folder does not exist is reported', async () => {
    await expect(saveToFile(db, now, join(folder, 'nada', 'copia.gz'))).rejects.toThrow('No se pudo escribir');
  });

  test('is removed as well when the database stops in the middle', async () => {
    const ending: Db = {
      ...db,
      tx: (work, limitMs) =>
        db.tx(
          (queries) =>
            work({
              query: (text, values) =>
                text.startsWith('CLOSE') ? Promise.reject(new DbError('gone', '57P01')) : queries.query(text, values),
            }),
          limitMs,
        ),
    };
    const before = readdirSync(folder);
    await expect(saveToFile(ending, now, join(folder, 'otra.gz'))).rejects.toThrow('gone');
    expect(readdirSync(folder)).toEqual(before);
  });
});

describe('the command', () => {
  const command = fileURLToPath(new URL('../../server/backup/backup.ts', import.meta.url));
  const run = (folder: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', command, ...args], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH ?? '', DATA_DIR: folder },
    });
    return { status, said: `${stdout}${stderr}`.trim() };
  };

  test('saves to a file for its owner alone, never over another, and restores it', async () => {
    const [from, to] = [await newPgliteFolder(), await newPgliteFolder('empty')];
    const folder = mkdtempSync(join(tmpdir(), 'oficina-respaldo-'));
    const file = join(folder, 'copia.gz');
    const done = run(from, 'guardar', file);
    expect(done).toEqual({ status: 0, said: expect.stringMatching(/^\d{4} filas guardadas en .*copia\.gz\.$/) });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['copia.gz']);
    expect(run(from, 'guardar', file)).toEqual({ status: 1, said: expect.stringContaining('ya existe') });
    expect(run(to, 'restaurar', file)).toEqual({
      status: 0,
      said: expect.stringMatching(/^\d{4} filas restauradas\.$/),
    });
    expect(run(to, 'restaurar', file)).toEqual({ status: 1, said: expect.stringContaining('no está vacía') });
    const cut = join(folder, 'cortada.gz');
    writeFileSync(cut, gzipSync(gunzipSync(readFileSync(file)).subarray(0, -200)));
    const third = await newPgliteFolder('empty');
    expect(run(third, 'restaurar', cut)).toEqual({ status: 1, said: expect.stringContaining('no está completo') });
    writeFileSync(cut, readFileSync(file).subarray(0, -200));
    expect(run(third, 'restaurar', cut)).toEqual({
      status: 1,
      said: 'El archivo no es un respaldo, o no está completo. La base de datos queda vacía.',
    });
    expect(run(third)).toEqual({ status: 1, said: expect.stringContaining('guardar <archivo>') });
    for (const each of [from, to, third, folder]) rmSync(each, { recursive: true, force: true });
  }, 90_000);
});
