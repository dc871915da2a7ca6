import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restoreDatabase } from '../../server/backup/restore-database';
import { saveDatabase } from '../../server/backup/save-database';
import { tablesOf } from '../../server/backup/tables';
import type { Db } from '../../server/db/db';
import { openPglite } from '../../server/db/pglite';
import { newPgliteFolder, onEachDatabase, type TestDatabase } from './databases';
import { field, noon, serve } from './server-under-test';

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

onEachDatabase('a backup', (open) => {
  let database: TestDatabase;
  let lines: string[];
  const emptyFolders: string[] = [];
  beforeAll(async () => {
    database = await open();
    const server = await serve(database.db);
    await server.member('001-1000001-1');
    await server.app.close();
    lines = await saved(database.db);
  }, 60_000);
  afterAll(async () => {
    await database.close();
    for (const folder of emptyFolders) rmSync(folder, { recursive: true, force: true });
  });
  const empty = async () => {
    const folder = await newPgliteFolder('empty');
    emptyFolders.push(folder);
    return openPglite({ folder });
  };

  test('of everything is restored as it was, also into the other kind of database, and goes on from there', async () => {
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
  }, 60_000);

  test('that goes back into an empty database of the same kind holds the same', async () => {
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
  ])('%s is refused, and leaves the database empty', async (_, spoilt) => {
    const other = await empty();
    await expect(restoreDatabase(other, now, asLines(spoilt([...lines])))).rejects.toThrow('no es un respaldo');
    expect(await tablesOf(other)).toEqual([]);
    await other.close();
  });

  test('of a newer version is refused; over other data as well', async () => {
    const other = await empty();
    const newer = lines.with(0, (lines[0] ?? '').replace(/"migraciones":\[/, '"migraciones":[999,'));
    await expect(restoreDatabase(other, now, asLines(newer))).rejects.toThrow('versión más nueva');
    await other.close();
    await expect(restoreDatabase(database.db, now, asLines(lines))).rejects.toThrow('no está vacía');
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
    expect(run(third)).toEqual({ status: 1, said: expect.stringContaining('guardar <archivo>') });
    for (const each of [from, to, third, folder]) rmSync(each, { recursive: true, force: true });
  }, 90_000);
});
