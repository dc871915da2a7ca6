import { randomBytes } from 'node:crypto';
import { chmodSync, cpSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../server/db/db';
import { openPglite } from '../../server/db/pglite';
import { purgeExpired } from '../../server/db/purge-expired';
import { serverPolicyDefaults } from '../../server/settings/server-policy';
import { newPgliteFolder } from './databases';
import { noon } from './server-under-test';

const megabyte = 1024 * 1024;
const member = '10000001';

describe('the files of the embedded database', () => {
  const folders: string[] = [];
  let db: Db | null = null;
  const log: unknown[] = [];
  beforeEach(() => {
    log.length = 0;
  });
  afterEach(async () => {
    await db?.close();
    db = null;
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });
  const openIn = async (folder: string) => {
    folders.push(folder);
    db = await openPglite({ folder });
    return db;
  };

  const entriesOf = (folder: string) => [
    folder,
    ...readdirSync(folder, { withFileTypes: true, recursive: true }).map(({ parentPath, name }) =>
      join(parentPath, name),
    ),
  ];
  const modesOf = (folder: string) => {
    const modes = entriesOf(join(folder, 'pglite')).map((path) => {
      const stats = lstatSync(path);
      return `${stats.isDirectory() ? 'folder' : 'file'} ${(stats.mode & 0o777).toString(8)}`;
    });
    return [...new Set(modes)].toSorted();
  };
  const ownerAlone = ['file 600', 'folder 700'];
  const megabytesOf = (folder: string) =>
    Math.round(entriesOf(folder).reduce((sum, path) => sum + lstatSync(path).size, 0) / megabyte);

  const tidyUp = (of: Db) =>
    purgeExpired({
      db: of,
      now: () => new Date(noon),
      log: (line) => log.push(line),
      policy: serverPolicyDefaults(false),
    });
  const changePhoto = (of: Db) =>
    of.query(
      `INSERT INTO fotos (codigo_afiliado, tipo, contenido, guardada) VALUES ($1, 'image/jpeg', decode($2, 'base64'), $3)
       ON CONFLICT (codigo_afiliado) DO UPDATE SET contenido = excluded.contenido`,
      [member, randomBytes(2 * megabyte).toString('base64'), new Date(noon)],
    );
  const changePhotos = async (of: Db, times: number) => {
    for (let time = 0; time < times; time += 1) await changePhoto(of);
  };

  test('are readable by their owner only: new ones, and those created later', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'oficina-archivos-'));
    const made = await openIn(folder);
    expect(modesOf(folder)).toEqual(ownerAlone);
    await made.query('CREATE TABLE nueva (de text PRIMARY KEY)');
    await made.query(`INSERT INTO nueva SELECT repeat(i::text, 10) FROM generate_series(1, 50000) i`);
    await tidyUp(made);
    expect(modesOf(folder)).toEqual(ownerAlone);
  });

  test('are made private when they were public', async () => {
    const folder = await newPgliteFolder();
    for (const path of entriesOf(join(folder, 'pglite')))
      chmodSync(path, lstatSync(path).isDirectory() ? 0o755 : 0o666);
    await openIn(folder);
    expect(modesOf(folder)).toEqual(ownerAlone);
  });

  test('do not grow, however often a photo is changed between two cleanups', async () => {
    const folder = await newPgliteFolder();
    const open = await openIn(folder);
    await changePhotos(open, 10);
    await tidyUp(open);
    const before = megabytesOf(folder);
    for (let hour = 0; hour < 2; hour += 1) {
      await changePhotos(open, 10);
      await tidyUp(open);
    }
    // One segment of the write-ahead log more or less: 16 MB.
    expect(Math.abs(megabytesOf(folder) - before)).toBeLessThanOrEqual(17);
    expect(log).toEqual([]);
  });

  test('shrink after thirty changes in one hour, and after deletions', async () => {
    const folder = await newPgliteFolder();
    const open = await openIn(folder);
    await tidyUp(open);
    const before = megabytesOf(folder);
    await changePhotos(open, 30);
    expect(megabytesOf(folder) - before).toBeGreaterThan(90);
    await tidyUp(open);
    expect(megabytesOf(folder) - before).toBeLessThanOrEqual(20);
    const [photo] = await open.query(`SELECT octet_length(contenido) AS bytes FROM fotos WHERE codigo_afiliado = $1`, [
      member,
    ]);
    expect([photo, log]).toEqual([{ bytes: 2 * megabyte }, []]);
    const copy = mkdtempSync(join(tmpdir(), 'oficina-archivos-'));
    await open.close();
    cpSync(join(folder, 'pglite'), join(copy, 'pglite'), { recursive: true });
    const again = await openIn(copy);
    expect(await again.query(`SELECT octet_length(contenido) AS bytes FROM fotos`)).toContainEqual({
      bytes: 2 * megabyte,
    });
  });

  test('are not compacted any further by a server that stops', async () => {
    const open = await openIn(await newPgliteFolder());
    let asked = 0;
    await open.reclaimSpace(() => {
      asked += 1;
      return asked < 3;
    });
    expect(asked).toBe(3);
  });
});
