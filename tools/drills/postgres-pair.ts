import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findPostgres } from '../../scripts/postgres.mjs';
import { freePort, until } from '../../tests/built/server-process';
import { root } from '../../tests/house/source-files';
import { postgresUser } from '../../tests/server/databases';
import { must, openBackups, own } from './restored';

export const harms = ['process', 'network', 'disk', 'patroni', 'machine'] as const;
export type Harm = (typeof harms)[number];

const bridge = 'oficina';
const addressOf = (at: number | 'host') => `10.77.0.${at === 'host' ? 1 : 11 + at}`;
const password = 'cambie-esta-clave';
const run = (line: string) => {
  const [program = '', ...args] = line.split(' ');
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
};
const deployed = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8');

interface Node {
  name: string;
  space: string;
  cable: string;
  address: string;
  disk: string;
  file: string;
  backups: ReturnType<typeof openBackups>;
}

/** deploy/patroni.yml and deploy/haproxy-postgres.cfg: two databases, each with a network and a disk of its own. */
export const startPostgresPair = async (folder: string) => {
  const found = findPostgres();
  if (found === null || postgresUser() === null) throw new Error('needs root and PostgreSQL');
  const bin = dirname(realpathSync(join(found, 'postgres')));
  const port = await freePort();
  const repository = join(folder, 'repository');
  mkdirSync(repository);
  own(repository);
  const children: ChildProcess[] = [];
  let said = '';
  const start = (program: string, args: readonly string[]) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd: folder });
    for (const out of [child.stdout, child.stderr])
      out?.on('data', (part: Buffer) => {
        said += part.toString('utf8');
      });
    children.push(child);
    return child;
  };

  const nodes: Node[] = [0, 1].map((at) => {
    const name = `pg${at + 1}`;
    const disk = join(folder, name);
    return {
      ...{ name, disk, space: `${bridge}-${name}`, cable: `${bridge}-${at}`, address: addressOf(at) },
      file: join(folder, `${name}.yml`),
      backups: openBackups(
        join(folder, `${name}-pgbackrest.conf`),
        { data: join(disk, 'data'), socket: disk, user: 'postgres' },
        repository,
      ),
    };
  });
  const placed = (text: string) =>
    text
      .replaceAll('10.0.0.12', addressOf(1))
      .replaceAll('10.0.0.11', addressOf(0))
      .replaceAll('10.0.0.1:', `${addressOf('host')}:`)
      .replaceAll('10.0.0.0/24', '10.77.0.0/24');

  const removeNetwork = () => {
    for (const { space } of nodes) spawnSync('ip', ['netns', 'del', space]);
    spawnSync('ip', ['link', 'del', bridge]);
  };
  removeNetwork();
  run(`ip link add ${bridge} type bridge`);
  run(`ip addr add ${addressOf('host')}/24 dev ${bridge}`);
  run(`ip link set ${bridge} up`);
  const [, archive = ''] = /# archive_command: (.+)/.exec(deployed('patroni.yml')) ?? [];
  for (const { name, space, cable, address, disk, file, backups } of nodes) {
    run(`ip netns add ${space}`);
    run(`ip link add ${cable} type veth peer name eth0 netns ${space}`);
    run(`ip link set ${cable} master ${bridge} up`);
    run(`ip -n ${space} addr add ${address}/24 dev eth0`);
    run(`ip -n ${space} link set eth0 up`);
    run(`ip -n ${space} link set lo up`);
    mkdirSync(disk);
    run(`mount -t tmpfs -o size=700m,mode=0700 ${space} ${disk}`);
    own(disk);
    const text = placed(deployed('patroni.yml'))
      .replace('name: pg1', `name: ${name}`)
      .replaceAll(addressOf(0), address)
      .replaceAll('/var/lib/postgresql/15/oficina', join(disk, 'data'))
      .replace('/etc/patroni/archive-after-failover', join(root, 'deploy/archive-after-failover'))
      .replaceAll(/# (archive_|callbacks)/g, '$1')
      .replace(
        /bin_dir: .*/,
        `bin_dir: ${bin}\n  parameters:\n    unix_socket_directories: ${disk}\n    archive_command: ${archive.replace('pgbackrest', `pgbackrest --config=${backups.file}`)}`,
      )
      // Small, so that a full disk is met within seconds.
      .replace('- data-checksums', '- data-checksums\n    - wal-segsize: "1"')
      .replace('wal_keep_size: 256MB', 'wal_keep_size: 64MB\n        max_wal_size: 64MB\n        min_wal_size: 32MB')
      .replace('- local all all peer', '- local all all trust\n    - host all all 127.0.0.1/32 trust');
    writeFileSync(file, text, { mode: 0o600 });
    own(file);
  }

  start('etcd', [
    ...['--data-dir', join(folder, 'etcd'), '--log-level', 'error'],
    ...['--listen-client-urls', `http://${addressOf('host')}:2379`],
    ...['--advertise-client-urls', `http://${addressOf('host')}:2379`],
    ...['--listen-peer-urls', 'http://127.0.0.1:2380', '--unsafe-no-fsync'],
  ]);
  const startNode = ({ space, file, disk, backups }: Node) =>
    start('ip', [
      ...['netns', 'exec', space],
      ...['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'],
      ...['env', `HOME=${disk}`, `CONFIG=${backups.file}`, 'patroni', file],
    ]);
  const pids = ({ space }: Node) => run(`ip netns pids ${space}`).split('\n').filter(Boolean).map(Number);
  const isPatroni = (pid: number) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('/patroni\0');
    } catch {
      return false;
    }
  };
  const kill = (all: readonly number[]) => {
    for (const pid of all) spawnSync('kill', ['-9', String(pid)]);
  };

  const asked = async ({ address }: Node, path: string): Promise<boolean> => {
    const signal = AbortSignal.timeout(2_000);
    return fetch(`http://${address}:8008${path}`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  const leader = () =>
    until(async () => {
      for (const node of nodes) if (await asked(node, '/primary')) return node;
      return undefined;
    }, 120_000);
  /** Until a second one has what the first one confirms. */
  const whole = () =>
    until(async () => {
      const answers = await Promise.all(
        nodes.map(async (node) => [await asked(node, '/primary'), await asked(node, '/sync')]),
      );
      return answers.some(([primary]) => primary) && answers.some(([, sync]) => sync) ? true : undefined;
    }, 180_000).catch((error: Error) => {
      throw new Error(`${error.message}\n${said.slice(-4_000)}`);
    });

  for (const node of nodes) startNode(node);
  const proxyFile = join(folder, 'haproxy-postgres.cfg');
  writeFileSync(
    proxyFile,
    placed(deployed('haproxy-postgres.cfg'))
      .replace('log /dev/log local0', 'log stdout format raw local0')
      .replace(/^ {4}(user|group) haproxy\n/gm, '')
      .replace('127.0.0.1:5000', `127.0.0.1:${port}`),
  );
  start('haproxy', ['-db', '-f', proxyFile]);
  await whole();
  must((await leader()).backups.backrest('stanza-create'));

  const harm = async (kind: Harm): Promise<() => void> => {
    const node = await leader();
    if (kind === 'process') {
      kill(pids(node));
      return () => void startNode(node);
    }
    if (kind === 'network') {
      run(`ip link set ${node.cable} down`);
      return () => void run(`ip link set ${node.cable} up`);
    }
    if (kind === 'machine') {
      // What it did not archive any more is on the other one alone.
      chmodSync(repository, 0o000);
      await pause(4_000);
      kill(pids(node));
      chmodSync(repository, 0o750);
      rmSync(join(node.disk, 'data'), { recursive: true });
      return () => void startNode(node);
    }
    if (kind === 'patroni') {
      kill(nodes.flatMap(pids).filter(isPatroni));
      return () => nodes.forEach(startNode);
    }
    const filling = join(node.disk, 'relleno');
    const handle = openSync(filling, 'w');
    try {
      for (;;) writeSync(handle, Buffer.alloc(65_536));
    } catch {
      closeSync(handle);
    }
    return () => rmSync(filling, { force: true });
  };

  return {
    bin,
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    harm,
    whole,
    leader,
    said: () => said,
    stop: () => {
      kill(nodes.flatMap(pids));
      for (const child of children) child.kill('SIGKILL');
      for (const { disk } of nodes) spawnSync('umount', ['--lazy', disk]);
      removeNetwork();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
