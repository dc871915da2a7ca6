import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPostgres } from '../../scripts/postgres.mjs';
import { root } from '../../tests/house/source-files';
import { type Cluster, openCluster, postgresUser } from '../../tests/server/databases';
import { freshJpeg } from '../../tests/server/files';
import { seedMembers } from '../bench/load/seed-members';
import { must, openRestored, own, startArchive } from './restored';

type Backups = Awaited<ReturnType<typeof startArchive>>;

const folder = mkdtempSync(join(tmpdir(), 'restore-'));
const configuration = join(folder, 'pgbackrest.conf');
const repository = join(folder, 'repository');
const user = postgresUser();
const documents = Number(process.env.DOCUMENTS ?? 2_000);
/** Beside those of the demonstration. */
const people = Number(process.env.MEMBERS ?? 0);
let bin: string;
let cluster: Cluster;
let sql: pg.Client;

const asOwner = (
  program: string,
  args: readonly string[],
  more: Record<string, string> = {},
): SpawnSyncReturns<string> =>
  spawnSync(program, args, { ...(user ?? {}), cwd: folder, encoding: 'utf8', env: { ...process.env, ...more } });
let backrest: Backups['backrest'];
let restore: Backups['restore'];

const rowsOf = async (client: pg.Client, text: string): Promise<Record<string, unknown>[]> =>
  (await client.query(text)).rows;
/** Of each table the number of its rows and a hash of them, whatever their order. */
const contentOf = async (client: pg.Client): Promise<Record<string, string>> => {
  const tables = await rowsOf(
    client,
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relpersistence = 'p' AND relnamespace = 'public'::regnamespace`,
  );
  const entries: [string, string][] = [];
  for (const { name } of tables) {
    const [row] = await rowsOf(
      client,
      `SELECT count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) AS hash FROM ${String(name)} t`,
    );
    entries.push([String(name), String(row?.hash)]);
  }
  return Object.fromEntries(entries);
};
const now = async () => String((await rowsOf(sql, 'SELECT clock_timestamp()::text AS now'))[0]?.now);
const fill = async (count: number) => {
  for (let at = 0; at < count; at += 1) {
    const bytes = freshJpeg(20_000);
    await sql.query(
      `WITH d AS (INSERT INTO documentos_caso (id, caso, requisito, nombre, tipo, octetos, huella, subido, subido_por)
         SELECT gen_random_uuid()::text, numero, 'otro', $1, 'image/jpeg', $2, $1, now(), creado_por FROM casos LIMIT 1 RETURNING id)
       INSERT INTO contenidos_documento (documento, contenido) SELECT id, $3::bytea FROM d`,
      [`prueba-${at}-${Math.random()}`, bytes.length, bytes],
    );
  }
};

const toSecond = (target: string) => ['--type=time', `--target=${target}`, '--target-action=promote'];

beforeAll(async () => {
  const found = findPostgres();
  if (openCluster === null || found === null) throw new Error('PostgreSQL is not installed');
  bin = dirname(realpathSync(join(found, 'postgres')));
  cluster = await openCluster({ content: people > 0 ? 'empty' : 'demo' });
  if (people > 0) await seedMembers(cluster.url, people, console.info);
  ({ backrest, restore } = await startArchive(cluster, folder));
  sql = new pg.Client({ connectionString: cluster.url });
  await sql.connect();
}, 3_600_000);

afterAll(async () => {
  await sql.end();
  await cluster.close();
  rmSync(folder, { recursive: true, force: true });
});

let second: string;
let before: Record<string, string>;

test('what somebody deleted at 10:14 is there again in a database restored to the second before, equal by hash', async () => {
  await fill(documents);
  must(backrest('--type=full', 'backup'));
  await fill(documents / 10);
  must(backrest('--type=diff', 'backup'));
  await fill(documents / 10);
  before = await contentOf(sql);
  await pause(1_100);
  second = await now();
  await pause(1_100);
  await sql.query('DELETE FROM contenidos_documento');
  await sql.query('DELETE FROM notificaciones');
  await sql.query('SELECT pg_switch_wal()');
  await expect
    .poll(async () => (await rowsOf(sql, 'SELECT last_failed_wal FROM pg_stat_archiver'))[0]?.last_failed_wal)
    .toBeNull();
  const startedAt = performance.now();
  must(restore(join(folder, 'again'), ...toSecond(second)));
  const { client, stop, said } = await openRestored(bin, join(folder, 'again'), 'prueba');
  if (client === null) throw new Error(said);
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  console.info(`restore: ${seconds} s for ${documents} documents`);
  expect(seconds).toBeLessThan(300);
  expect(await contentOf(client)).toEqual(before);
  expect(before).not.toEqual(await contentOf(sql));
  const closed = await rowsOf(
    client,
    `SELECT 1 FROM documentos_caso d LEFT JOIN contenidos_documento c ON c.documento = d.id
     WHERE c.contenido IS NULL OR octet_length(c.contenido) <> d.octetos`,
  );
  expect(closed).toEqual([]);
  await stop();
}, 3_600_000);

/** Root's, as Debian has it. */
const exporter = join(folder, 'node-exporter');
const told = join(exporter, 'oficina.prom');
const night = join(folder, 'night');
const unit = readFileSync(join(root, 'deploy/oficina-restore-test.service'), 'utf8');
const runNight = (more: Record<string, string> = {}) => {
  const ran = asOwner(join(root, 'deploy/restore-test'), [night], {
    ...{ PGBIN: bin, CONFIG: configuration, PGUSER: 'prueba', PGDATABASE: 'postgres', ...more },
  });
  // As systemd does, where this runs without it.
  const [, after = 'false'] = /^ExecStartPost=\+\/bin\/sh -c '(.+)'$/m.exec(unit) ?? [];
  const command = after.replaceAll(/([$%])\1/g, '$1').replace('/var/lib/prometheus/node-exporter', exporter);
  if (ran.status === 0) must(spawnSync('/bin/sh', ['-c', command], { encoding: 'utf8' }));
  return ran;
};

test('the test of each night restores, opens every document, and says when; where one is missing it says so and nothing else', async () => {
  mkdirSync(exporter);
  mkdirSync(night);
  own(night);
  must(runNight());
  const [, at] = /^restore_tested_seconds (\d+)\n$/.exec(readFileSync(told, 'utf8')) ?? [];
  expect(Math.abs(Number(at) - Date.now() / 1_000)).toBeLessThan(60);
  expect(readdirSync(night)).not.toContain('data');
  rmSync(told);
  // The newest backup holds the deletion.
  must(backrest('--type=diff', 'backup'));
  const bad = runNight();
  expect([bad.status, bad.stderr]).toEqual([1, expect.stringMatching(/^restore-test: \d+ documents do not open\n$/)]);
  expect(readdirSync(exporter)).toEqual([]);
}, 600_000);

test('a repository without rights is said in a line, and the database goes on', async () => {
  chmodSync(repository, 0o000);
  if (user !== null) chownSync(repository, 0, 0);
  await sql.query('CREATE TABLE otra (n int)');
  await sql.query('SELECT pg_switch_wal()');
  await expect
    .poll(async () => (await rowsOf(sql, 'SELECT failed_count > 0 AS is FROM pg_stat_archiver'))[0]?.is, {
      timeout: 60_000,
    })
    .toBe(true);
  const { status, stderr, stdout } = backrest('--type=diff', 'backup');
  expect([status === 0, `${stdout}${stderr}`]).toEqual([false, expect.stringMatching(/ERROR: \[\d+\].*/)]);
  await sql.query('INSERT INTO otra VALUES (1)');
  own(repository);
  chmodSync(repository, 0o750);
  await expect
    .poll(
      async () =>
        (await rowsOf(sql, 'SELECT last_archived_time > last_failed_time AS is FROM pg_stat_archiver'))[0]?.is,
      {
        timeout: 120_000,
      },
    )
    .toBe(true);
}, 300_000);

test('a repository that is full is said by pgBackRest and by the test of each night, and the database goes on', async () => {
  const archive = join(repository, 'archive');
  const full = join(archive, 'relleno');
  const copy = join(folder, 'copy');
  spawnSync('cp', ['-a', archive, copy]);
  const megabytes = 8 + Number(/^\d+/.exec(spawnSync('du', ['-sm', copy], { encoding: 'utf8' }).stdout)?.[0]);
  must(
    spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'tmpfs', archive], { encoding: 'utf8' }),
  );
  try {
    spawnSync('cp', ['-a', `${copy}/.`, archive]);
    spawnSync('dd', ['if=/dev/zero', `of=${full}`, 'bs=64k']);
    await sql.query(`SELECT pg_stat_reset_shared('archiver')`);
    await sql.query('INSERT INTO otra VALUES (2)');
    await sql.query('SELECT pg_switch_wal()');
    await expect
      .poll(async () => (await rowsOf(sql, 'SELECT failed_count > 0 AS is FROM pg_stat_archiver'))[0]?.is, {
        timeout: 60_000,
      })
      .toBe(true);
    const [{ last } = {}] = await rowsOf(sql, 'SELECT last_failed_wal AS last FROM pg_stat_archiver');
    const pushed = backrest('archive-push', join(cluster.folder, 'data/pg_wal', String(last)));
    expect([pushed.status === 0, `${pushed.stdout}${pushed.stderr}`]).toEqual([
      false,
      expect.stringMatching(/ERROR: \[\d+\][\s\S]*No space left on device/),
    ]);
    const backup = backrest('--type=diff', 'backup');
    expect([backup.status === 0, `${backup.stdout}${backup.stderr}`]).toEqual([
      false,
      expect.stringMatching(/ERROR: \[082\]: WAL segment \w+ was not archived/),
    ]);
    // Without a new time in `told` the alert RestoreNotTested comes.
    const tested = runNight({ OLDEST: '60' });
    expect([tested.status, tested.stderr, readdirSync(exporter)]).toEqual([
      1,
      expect.stringMatching(/^restore-test: the newest backup is of .+\n$/),
      [],
    ]);
    await sql.query('INSERT INTO otra VALUES (3)');
    rmSync(full);
    await expect
      .poll(
        async () =>
          (await rowsOf(sql, 'SELECT last_archived_time > last_failed_time AS is FROM pg_stat_archiver'))[0]?.is,
        { timeout: 120_000 },
      )
      .toBe(true);
    must(backrest('--type=diff', 'backup'));
  } finally {
    spawnSync('cp', ['-a', `${archive}/.`, copy]);
    spawnSync('umount', ['--lazy', archive]);
    spawnSync('cp', ['-a', `${copy}/.`, archive]);
  }
}, 600_000);

test('an archive without its last segment refuses a second that it does not reach', async () => {
  const [{ later } = {}] = await rowsOf(sql, `SELECT (now() + interval '1 hour')::text AS later`);
  must(restore(join(folder, 'beyond'), ...toSecond(String(later))));
  const { client, said } = await openRestored(bin, join(folder, 'beyond'), 'prueba');
  expect(client).toBeNull();
  expect(said).toContain('recovery ended before configured recovery target was reached');
}, 300_000);
