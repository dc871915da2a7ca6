import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { root } from '../../tests/house/source-files';
import { type Cluster, postgresUser } from '../../tests/server/databases';

export const must = ({ status, stdout, stderr }: SpawnSyncReturns<string>): string => {
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  return stdout;
};

export const own = (path: string): void => {
  const user = postgresUser();
  if (user !== null) chownSync(path, user.uid, user.gid);
};

/** deploy/pgbackrest.conf of one database, with its repository in this folder. */
export const openBackups = (
  file: string,
  database: { data: string; socket: string; user: string },
  repository: string,
) => {
  const { data, socket, user } = database;
  const text = readFileSync(join(root, 'deploy/pgbackrest.conf'), 'utf8')
    .replace(/pg1-path=.*/, `pg1-path=${data}\npg1-socket-path=${socket}\npg1-user=${user}`)
    .replace(/repo1-path=.*/, `repo1-path=${repository}\nlock-path=${file}.lock`);
  writeFileSync(file, text, { mode: 0o644 });
  mkdirSync(`${file}.lock`);
  own(`${file}.lock`);
  const backrest = (...args: string[]) =>
    spawnSync('pgbackrest', [`--config=${file}`, '--stanza=oficina', ...args], {
      ...(postgresUser() ?? {}),
      cwd: '/',
      encoding: 'utf8',
    });
  return {
    file,
    backrest,
    restore: (to: string, ...target: string[]) => {
      mkdirSync(to, { mode: 0o700 });
      own(to);
      return backrest(`--pg1-path=${to}`, ...target, '--archive-mode=off', 'restore');
    },
  };
};

/** The archive of deploy/patroni.yml on this database, beside its files in this folder. */
export const startArchive = async (cluster: Cluster, folder: string) => {
  const repository = join(folder, 'repository');
  mkdirSync(repository);
  chmodSync(folder, 0o755);
  own(folder);
  own(repository);
  const backups = openBackups(
    join(folder, 'pgbackrest.conf'),
    { data: join(cluster.folder, 'data'), socket: cluster.folder, user: 'prueba' },
    repository,
  );
  const [, command = ''] =
    /# archive_command: pgbackrest (.+)/.exec(readFileSync(join(root, 'deploy/patroni.yml'), 'utf8')) ?? [];
  const sql = new pg.Client({ connectionString: cluster.url });
  await sql.connect();
  await sql.query(`ALTER SYSTEM SET archive_mode = 'on'`);
  await sql.query(`ALTER SYSTEM SET archive_command = 'pgbackrest --config=${backups.file} ${command}'`);
  await sql.end();
  await cluster.stop();
  await cluster.start();
  must(backups.backrest('stanza-create'));
  return { ...backups, repository };
};

/** A database that was restored to this folder, reached through its socket; without a client where it did not start. */
export const openRestored = async (bin: string, data: string, user: string) => {
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-k', data, '-c', 'listen_addresses=', '-c', 'port=5499', '-c', 'synchronous_standby_names='],
    {
      ...(postgresUser() ?? {}),
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let said = '';
  server.stderr.on('data', (part: Buffer) => {
    said += part.toString('utf8');
  });
  const url = `postgres:///postgres?host=${encodeURIComponent(data)}&port=5499&user=${user}`;
  for (;;) {
    if (server.exitCode !== null) return { said, client: null, stop: async () => {} };
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    const isReady = await client
      .connect()
      .then(() => client.query<{ is: boolean }>('SELECT NOT pg_is_in_recovery() AS is'))
      .then(({ rows }) => rows[0]?.is === true)
      .catch(() => false);
    const stop = async () => {
      await client.end();
      const ended = once(server, 'exit');
      server.kill('SIGQUIT');
      await ended;
    };
    if (isReady) return { said, client, stop };
    await client.end().catch(() => {});
    await pause(100);
  }
};
