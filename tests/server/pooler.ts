import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onPath } from '../../scripts/apt.mjs';

/** The account under which the database's processes run; null: the one of the tests. */
export type SystemUser = { uid: number; gid: number } | null;

export interface Pooler {
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const port = 6432;

const settings = (databaseFolder: string, folder: string, connections: number) => `
[databases]
* = host=${databaseFolder} user=prueba
[pgbouncer]
listen_addr =
listen_port = ${port}
unix_socket_dir = ${folder}
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
query_wait_timeout = 2
server_login_retry = 0
`;

/** PgBouncer in transaction mode before the database whose socket is in this folder. */
export const startPooler = async (databaseFolder: string, user: SystemUser, connections = 20): Promise<Pooler> => {
  const program = onPath('pgbouncer');
  if (program === undefined) throw new Error('PgBouncer is not installed');
  const folder = join(databaseFolder, 'pooler');
  mkdirSync(folder);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, settings(databaseFolder, folder, connections));
  if (user !== null) for (const path of [folder, file]) chownSync(path, user.uid, user.gid);
  const socket = join(folder, `.s.PGSQL.${port}`);
  const launch = () => spawn(program, ['--quiet', file], { ...user, cwd: folder, stdio: 'ignore' });
  let running = launch();
  const ready = async () => {
    for (let attempt = 0; attempt < 100 && !existsSync(socket); attempt += 1) await pause(50);
    if (!existsSync(socket)) throw new Error(`${program} did not start`);
  };
  await ready();
  process.once('exit', () => running.kill('SIGKILL'));
  return {
    url: `postgres:///postgres?host=${encodeURIComponent(folder)}&port=${port}&user=prueba`,
    start: async () => {
      running = launch();
      await ready();
    },
    stop: async () => {
      const ended = once(running, 'exit');
      running.kill('SIGQUIT');
      await ended;
      // A stale one would look like the next start.
      rmSync(socket, { force: true });
    },
  };
};
