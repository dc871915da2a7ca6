import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe } from 'vitest';
import { findPostgres } from '../../scripts/postgres.mjs';
import type { Db } from '../../server/db/db';
import { openPglite } from '../../server/db/pglite';
import { openPostgres } from '../../server/db/postgres';
import { type SystemUser, startPooler } from './pooler';
import { noon, seeded, smallNetwork } from './server-under-test';

export interface TestDatabase {
  db: Db;
  /** Another connection to the same data, as a second server would have; PGlite allows only one. */
  again: (() => Promise<Db>) | null;
  close(): Promise<void>;
}

interface Engine {
  name: 'PGlite' | 'PostgreSQL';
  open(content: 'demo' | 'empty'): Promise<TestDatabase>;
}

const temporary = (name: string, parent = tmpdir()) => mkdtempSync(join(parent, `oficina-${name}-`));
/** Beside the tests: removing a thousand small files takes longer than most of them. */
const remove = (folder: string) => spawn('rm', ['-rf', folder], { detached: true, stdio: 'ignore' }).unref();
const copy = (from: string, to: string) => execFileSync('cp', ['-a', from, to]);

const unusedMs = 86_400_000;
/** Each change of the server makes another template; templates unused for a day are deleted. */
const removeUnused = () => {
  const ours = new RegExp(`^oficina-plantilla-.*-${process.getuid?.() ?? 0}$`);
  for (const name of readdirSync(tmpdir()).filter((one) => ours.test(one))) {
    const used = statSync(join(tmpdir(), name), { throwIfNoEntry: false })?.mtimeMs;
    if (used === undefined || Date.now() - used < unusedMs) continue;
    const old = temporary('borrador');
    renameSync(join(tmpdir(), name), old);
    remove(old);
  }
};

/** Making an empty database takes seconds, copying one does not. A half-made one is never seen under its final name. */
const template = async (name: string, make: (folder: string) => Promise<void> | void): Promise<string> => {
  const final = join(tmpdir(), `oficina-plantilla-${name}-${process.getuid?.() ?? 0}`);
  if (existsSync(final)) {
    utimesSync(final, new Date(), new Date());
    return final;
  }
  removeUnused();
  const draft = temporary('borrador');
  await make(draft);
  try {
    renameSync(draft, final);
  } catch {
    remove(draft);
  }
  return final;
};

const pgliteVersion = (): string => {
  const manifest = new URL('../../node_modules/@electric-sql/pglite/package.json', import.meta.url);
  return /"version": "([^"]+)"/.exec(readFileSync(manifest, 'utf8'))?.[1] ?? 'x';
};

const sourcesIn = (folder: string): string[] => {
  const url = new URL(`../../${folder}/`, import.meta.url);
  return readdirSync(url, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.m?ts$|\.mjs$/.test(file) && !/\.test\.ts$/.test(file))
    .sort()
    .map((file) => readFileSync(new URL(file, url), 'utf8'));
};

/** The files that demo data depend on: seeding runs much of the server and the rules. */
const hashOfSeed = () =>
  createHash('sha256')
    .update(JSON.stringify([noon, smallNetwork, ...['server', 'domain/rules'].flatMap(sourcesIn)]))
    .digest('hex')
    .slice(0, 12);
let seedHash = '';
const contentName = (content: 'demo' | 'empty'): string => {
  if (content === 'empty') return 'empty';
  seedHash ||= hashOfSeed();
  return `demo-${seedHash}`;
};

/** A fixed day, so that relative dates are the same in every test. */
const seedDay = () => new Date(noon);

/** A folder with a database: with demo data, or empty. */
export const newPgliteFolder = async (content: 'demo' | 'empty' = 'demo', parent?: string): Promise<string> => {
  const ready = await template(`pglite-${pgliteVersion()}-${contentName(content)}`, async (folder) => {
    const db = await openPglite({ folder });
    if (content === 'demo') await seeded(db, seedDay);
    await db.close();
  });
  const folder = temporary('pglite', parent);
  copy(join(ready, 'pglite'), folder);
  return folder;
};

const pglite: Engine = {
  name: 'PGlite',
  open: async (content) => {
    const folder = await newPgliteFolder(content);
    const db = await openPglite({ folder });
    return {
      db,
      again: null,
      close: async () => {
        await db.close();
        remove(folder);
      },
    };
  },
};

/** PostgreSQL does not run as root; its package creates a user. */
export const postgresUser = (): SystemUser => {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
};

export interface Cluster {
  url: string;
  folder: string;
  start(): Promise<void>;
  /** Stops like an operator: running statements are cancelled. */
  stop(): Promise<void>;
  /** Kills all processes without a shutdown. */
  crash(): Promise<void>;
  close(): Promise<void>;
}

interface Wanted {
  content?: 'demo' | 'empty';
  parent?: string;
}

/** The files of one major version are no files for the next. */
const versionOf = (bin: string): string =>
  /\d+(\.\d+)*/.exec(execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }))?.[0] ?? 'x';

export const newCluster = async (bin: string, { content = 'empty', parent }: Wanted = {}): Promise<Cluster> => {
  const user = postgresUser();
  const as = user ?? {};
  const own = (folder: string) => {
    if (user !== null) chownSync(folder, user.uid, user.gid);
    chmodSync(folder, 0o700);
  };
  const name = `postgres-${versionOf(bin)}-${contentName(content)}`;
  const ready =
    content === 'demo'
      ? await template(name, async (folder) => {
          own(folder);
          const cluster = await newCluster(bin);
          const db = await openPostgres({ url: cluster.url });
          await seeded(db, seedDay);
          // Copies of this template need no recovery.
          await db.query('CHECKPOINT');
          await db.close();
          await cluster.stop();
          copy(join(cluster.folder, 'data'), folder);
          await cluster.close();
        })
      : await template(name, (folder) => {
          own(folder);
          execFileSync(
            join(bin, 'initdb'),
            ['-D', join(folder, 'data'), '-U', 'prueba', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
            { ...as, cwd: folder, stdio: 'ignore' },
          );
        });
  const folder = temporary('pg', parent);
  own(folder);
  copy(join(ready, 'data'), folder);
  const url = `postgres:///postgres?host=${encodeURIComponent(folder)}&user=prueba`;
  let server: ChildProcess | null = null;

  const launch = () =>
    spawn(
      join(bin, 'postgres'),
      [
        '-D',
        join(folder, 'data'),
        '-k',
        folder,
        '-c',
        'listen_addresses=',
        '-c',
        'fsync=off',
        '-c',
        'max_connections=60',
      ],
      { ...as, cwd: folder, stdio: 'ignore' },
    );

  const start = async () => {
    for (let attempt = 0; attempt < 200; attempt += 1) {
      // While the processes of a killed server are still ending, the next one refuses to start.
      if (server === null || server.exitCode !== null) server = launch();
      const db = await openPostgres({ url, connections: 1 }).catch(() => null);
      if (db !== null) return db.close();
      await pause(50);
    }
    throw new Error('PostgreSQL did not start');
  };
  const stop = async () => {
    if (server === null || server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGQUIT');
    await ended;
    server = null;
  };
  const crash = async () => {
    const parent = server?.pid;
    if (server === null || parent === undefined) return;
    const ended = once(server, 'exit');
    const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ').map(Number);
    for (const pid of [parent, ...children]) process.kill(pid, 'SIGKILL');
    await ended;
    server = null;
  };
  process.once('exit', () => server?.kill('SIGQUIT'));
  await start();
  return {
    url,
    folder,
    start,
    stop,
    crash,
    close: async () => {
      await stop();
      remove(folder);
    },
  };
};

const bin = findPostgres();

export const openCluster: ((wanted?: Wanted) => Promise<Cluster>) | null =
  bin === null ? null : (wanted) => newCluster(bin, wanted);

/** `npm run drill -- pool` sets it. */
const isPooled = process.env.TEST_POOLER === 'pgbouncer';

/** A pooler rejects session limits, so the role has them. */
export const pooled = async (cluster: Cluster, connections?: number) => {
  const direct = await openPostgres({ url: cluster.url, connections: 1 });
  await direct.query(`ALTER ROLE prueba SET statement_timeout = '5s'`);
  await direct.close();
  return startPooler(cluster.folder, postgresUser(), connections);
};

const postgres: Engine = {
  name: 'PostgreSQL',
  open: async (content) => {
    if (openCluster === null) throw new Error('PostgreSQL is not installed');
    const cluster = await openCluster({ content });
    const pooler = isPooled ? await pooled(cluster) : null;
    const url = pooler?.url ?? cluster.url;
    const db = await openPostgres({ url });
    return {
      db,
      again: () => openPostgres({ url }),
      close: async () => {
        await db.close();
        await pooler?.stop();
        await cluster.close();
      },
    };
  },
};

/**
 * The same tests on both databases; `open` opens one more of the same kind. Without a PostgreSQL half of them are
 * skipped, visibly; CI does not accept that.
 */
export const onEachDatabase = (
  title: string,
  tests: (database: TestDatabase, open: () => Promise<TestDatabase>) => void,
  content: 'demo' | 'empty' = 'demo',
): void => {
  const testsOf = (engine: Engine) => () => {
    const open = () => engine.open(content);
    const database = {} as TestDatabase;
    beforeAll(async () => {
      Object.assign(database, await open());
    });
    afterAll(() => database.close());
    tests(database, open);
  };
  describe(`${title} · PGlite`, testsOf(pglite));
  if (bin === null && process.env.CI === 'true') throw new Error('CI needs PostgreSQL: initdb and postgres on PATH');
  describe.skipIf(bin === null)(`${title} · PostgreSQL`, testsOf(postgres));
};
