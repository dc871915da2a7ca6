import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createClamd } from '../../server/documents/clamd';
import { marker } from '../../server/documents/file-scanner';
import { freePort, startBuilt } from '../../tests/built/server-process';
import { type Cluster, openCluster } from '../../tests/server/databases';
import { freshJpeg } from '../../tests/server/files';
import { callsTo, members } from './portal-load';

const uploads = 10_000;
const folder = mkdtempSync(join(tmpdir(), 'scanner-'));
const bad = () => Buffer.concat([freshJpeg(), marker]);
let cluster: Cluster;
let sql: pg.Client;
let port: number;
let clamd: ChildProcess;
let server: Awaited<ReturnType<typeof startBuilt>>;

const startClamd = () => {
  clamd = spawn('clamd', ['--foreground', '-c', join(folder, 'clamd.conf')], { stdio: 'ignore' });
};
const ask = (bytes: Buffer) => createClamd({ host: '127.0.0.1', port })(bytes, 10_000);
const memory = (line: 'VmHWM' | 'VmRSS') =>
  Number(new RegExp(`${line}:\\s+(\\d+)`).exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1_000;

beforeAll(async () => {
  if (openCluster === null) throw new Error('PostgreSQL is not installed');
  mkdirSync(join(folder, 'signatures'));
  copyFileSync('deploy/oficina-virtual.ndb', join(folder, 'signatures/oficina-virtual.ndb'));
  port = await freePort();
  writeFileSync(
    join(folder, 'clamd.conf'),
    `DatabaseDirectory ${join(folder, 'signatures')}\nTCPSocket ${port}\nTCPAddr 127.0.0.1\nForeground yes\nUser root\n`,
  );
  startClamd();
  cluster = await openCluster({ content: 'demo' });
  sql = new pg.Client({ connectionString: cluster.url });
  await sql.connect();
  server = await startBuilt({
    DATABASE_URL: cluster.url,
    DEMO: 'si',
    LOG_LEVEL: 'warn',
    CLAMD_URL: `tcp://127.0.0.1:${port}`,
    POLICY_PHOTOS_PER_MEMBER_PER_DAY: '1000000',
    POLICY_UPLOAD_MEGABYTES_PER_MEMBER_PER_DAY: '1000000',
    POLICY_WRITES_PER_MEMBER_PER_MINUTE: '1000000',
    POLICY_WRITES_PER_MEMBER_PER_DAY: '1000000',
  });
  await server.ready();
  await vi.waitFor(async () => expect(await ask(marker)).toBe('named'), { timeout: 60_000, interval: 500 });
}, 180_000);

afterAll(async () => {
  await server.kill('SIGKILL');
  clamd.kill('SIGKILL');
  await sql.end();
  await cluster.close();
  rmSync(folder, { recursive: true, force: true });
});

test('clamd reads the signature of deploy/, and a file of 2 MB within its time', async () => {
  expect([await ask(bad()), await ask(freshJpeg())]).toEqual(['named', 'clean']);
  const startedAt = performance.now();
  expect(await ask(freshJpeg(2_097_152))).toBe('clean');
  console.info(`scanner: 2 MB in ${Math.round(performance.now() - startedAt)} ms`);
});

test(`of ${uploads} uploads, while clamd hangs, dies and comes back, what is stored was scanned, and nothing is lost`, async () => {
  const calls = callsTo(server.origin);
  const tokens = await Promise.all(
    members.map(async ({ code, document }) => ({ code, token: await calls.member(document) })),
  );
  const answers = new Map<string, number>();
  const before = memory('VmRSS');
  let left = uploads;
  const upload = async ({ code, token }: { code: string; token: string }) => {
    for (left -= 1; left >= 0; left -= 1) {
      const isBad = left % 3 === 0;
      const { status } = await calls.call('cargarfotoperfil', {
        token,
        query: { codigoAfiliado: code },
        body: { foto: (isBad ? bad() : freshJpeg()).toString('base64') },
      });
      const key = `${isBad ? 'bad' : 'good'} ${status}`;
      answers.set(key, (answers.get(key) ?? 0) + 1);
      // A page waits, too, before its member presses again.
      if (status === 503) await pause(100);
    }
  };
  const disturb = async () => {
    while (left > 0) {
      await pause(4_000);
      clamd.kill('SIGSTOP');
      await pause(2_000);
      clamd.kill('SIGCONT');
      await pause(4_000);
      clamd.kill('SIGKILL');
      await pause(1_000);
      startClamd();
    }
  };
  await Promise.all([disturb(), ...[...tokens, ...tokens].map(upload)]);
  const saved = Number(
    (await sql.query(`SELECT count(*) AS n FROM bitacora WHERE suceso = 'fotoGuardada'`)).rows[0]?.n,
  );
  console.info(`scanner: ${JSON.stringify(Object.fromEntries(answers))}; ${before} → ${memory('VmHWM')} MB`);
  expect([...answers.keys()].toSorted()).toEqual(['bad 422', 'bad 503', 'good 200', 'good 503']);
  expect(saved).toBe(answers.get('good 200'));
  const stored = await sql.query(`SELECT count(*) AS n FROM fotos WHERE position($1::bytea IN contenido) > 0`, [
    marker,
  ]);
  expect(Number(stored.rows[0]?.n)).toBe(0);
  expect(memory('VmHWM')).toBeLessThan(before + 300);
}, 1_200_000);
