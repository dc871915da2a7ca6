import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, until } from '../../tests/built/server-process';
import { root } from '../../tests/house/source-files';
import { type Cluster, openCluster } from '../../tests/server/databases';
import { callsTo, members } from './portal-load';
import { must, startArchive } from './restored';

const folder = mkdtempSync(join(tmpdir(), 'service-'));
const disk = mkdtempSync(join(tmpdir(), 'service-disk-'));
const exporter = join(folder, 'node-exporter');
let cluster: Cluster;
let sql: pg.Client;
let repository: string;
let origin: string;
let container: ChildProcess;
let first: number;

/** A command beside the systemd of the container. */
const inside = (program: string, ...args: string[]) =>
  spawnSync('nsenter', ['-t', String(first), '-m', '-u', '-i', '-n', '-p', '--', program, ...args], {
    encoding: 'utf8',
  });
const systemctl = (...args: string[]) => inside('systemctl', ...args);
const told = (unit: string, name: string) => must(systemctl('show', '--value', '-p', name, unit)).trim();
const journal = (unit: string) => inside('journalctl', '--no-pager', '-u', unit).stdout;
const answers = () =>
  until(() =>
    fetch(`${origin}/health`).then(
      ({ ok }) => ok || undefined,
      () => undefined,
    ),
  );

beforeAll(async () => {
  if (openCluster === null) throw new Error('PostgreSQL is not installed');
  cluster = await openCluster({ content: 'demo' });
  const backups = await startArchive(cluster, folder);
  repository = backups.repository;
  const beside = new pg.Client({ connectionString: cluster.url.replace('/postgres?', '/template1?') });
  await beside.connect();
  await beside.query('CREATE DATABASE oficina TEMPLATE postgres');
  await beside.end();
  // The account of the service is another one each time.
  chmodSync(cluster.folder, 0o755);
  sql = new pg.Client({ connectionString: cluster.url });
  await sql.connect();
  await sql.query('CREATE ROLE postgres SUPERUSER LOGIN');
  must(backups.backrest('--type=full', 'backup'));

  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const settings = join(folder, 'oficina-virtual.env');
  const database = `postgres:///postgres?host=${encodeURIComponent('/srv/base')}&user=prueba`;
  writeFileSync(
    settings,
    `PORT=${port}\nDATABASE_URL=${database}\nDEMO=forzar\nPUBLIC_URL=${origin}\nTOKEN_SECRET=un secreto del simulacro del servicio\n`,
    { mode: 0o600 },
  );
  mkdirSync(exporter);
  // This computer's files, read-only: what the container writes on them stays in its memory.
  must(spawnSync('mount', ['--bind', '-o', 'ro', '/', disk], { encoding: 'utf8' }));
  const shown = (from: string, to: string) => `--bind-ro=${from}:${to}`;
  const units = ['oficina-virtual.service', 'oficina-restore-test.service', 'oficina-restore-test.timer'];
  container = spawn(
    'systemd-nspawn',
    [
      ...['--quiet', '--register=no', '--keep-unit', '--console=pipe', '--volatile=overlay', '-D', disk],
      ...units.map((name) => shown(join(root, 'deploy', name), `/etc/systemd/system/${name}`)),
      shown(root, '/opt/oficina-virtual'),
      shown(realpathSync(process.execPath), '/usr/bin/node'),
      shown(settings, '/etc/oficina-virtual.env'),
      shown(join(root, 'deploy/pgbackrest.conf'), '/etc/pgbackrest.conf'),
      `--bind=${repository}:/var/lib/pgbackrest`,
      `--bind=${exporter}:/var/lib/prometheus/node-exporter`,
      `--bind=${cluster.folder}:/srv/base`,
      ...['--boot', '--', 'systemd.unit=basic.target'],
    ],
    { stdio: 'ignore' },
  );
  first = await until(() => {
    const { stdout } = spawnSync('pgrep', ['-x', '-P', String(container.pid), 'systemd'], { encoding: 'utf8' });
    return Number(stdout.trim()) || undefined;
  });
  await until(() => systemctl('is-system-running').stdout.trim() === 'running' || undefined);
}, 180_000);

afterAll(async () => {
  const ended = once(container, 'exit');
  container.kill();
  await ended;
  spawnSync('umount', [disk]);
  // Never with its content, which is this computer's while the mount is there.
  rmdirSync(disk);
  await sql.end();
  await cluster.close();
  rmSync(folder, { recursive: true, force: true });
});

test('systemd grades the exposure of the service at most 2 of 10', () => {
  const file = join(root, 'deploy/oficina-virtual.service');
  const { status, stdout, stderr } = spawnSync(
    'systemd-analyze',
    ['security', '--offline=true', '--threshold=20', '--no-pager', file],
    { encoding: 'utf8' },
  );
  expect(`${stdout}${stderr}`).not.toContain('Unknown key');
  expect(status, stdout).toBe(0);
});

test('with all that the unit takes away the portal hashes passwords and draws documents; killed it is back, stopped it ends in time', async () => {
  must(systemctl('start', 'oficina-virtual'));
  await answers().catch((error: Error) => {
    throw new Error(`${error.message}\n${journal('oficina-virtual')}`);
  });
  const [{ code, document } = { code: '', document: '' }] = members;
  const calls = callsTo(origin);
  const token = await calls.member(document);
  const { rows } = await sql.query<{ auth: string }>('SELECT auth FROM consumos WHERE codigo_afiliado = $1 LIMIT 1', [
    code,
  ]);
  const query = { nap: rows[0]?.auth ?? '', codigoAfiliado: code };
  expect((await calls.call('generarDocumento', { token, query })).status).toBe(200);

  must(systemctl('kill', '--signal=SIGKILL', 'oficina-virtual'));
  await until(() => told('oficina-virtual', 'NRestarts') === '1' || undefined);
  await answers();
  expect((await calls.call('generarDocumento', { token, query })).status).toBe(200);

  must(systemctl('stop', 'oficina-virtual'));
  expect([told('oficina-virtual', 'Result'), journal('oficina-virtual')]).toEqual([
    'success',
    expect.not.stringContaining('timed out'),
  ]);
}, 120_000);

test('the timer of the test restore is set; what it starts says when it restored, and nothing where the repository is gone', async () => {
  must(systemctl('start', 'oficina-restore-test.timer'));
  expect(told('oficina-restore-test.timer', 'NextElapseUSecRealtime')).toContain('03:30:00');
  const metric = () => readFileSync(join(exporter, 'oficina.prom'), 'utf8');
  const ran = systemctl('start', 'oficina-restore-test');
  expect([ran.status, journal('oficina-restore-test')]).toEqual([0, expect.anything()]);
  const [, at] = /^restore_tested_seconds (\d+)\n$/.exec(metric()) ?? [];
  expect(Math.abs(Number(at) - Date.now() / 1_000)).toBeLessThan(60);
  const before = metric();
  renameSync(join(repository, 'backup'), join(repository, 'away'));
  expect(systemctl('start', 'oficina-restore-test').status).toBe(1);
  expect(metric()).toBe(before);
}, 300_000);
