import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { demoToken } from './demo-address';
import { openServed, stopServed } from './served-once';

const root = resolve(import.meta.dirname, '../..');

const answers = async (address: string, endAt: number): Promise<boolean> => {
  while (Date.now() < endAt) {
    const health = await fetch(`${address}/health`).catch(() => null);
    if (health?.ok) return true;
    await new Promise((again) => setTimeout(again, 100));
  }
  return false;
};

/** Serves the built portal with the demo members on a temporary database. */
const serve = async (port: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'oficina-e2e-'));
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: '',
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATABASE_URL: '',
      DEMO: 'si',
      DEMO_TOKEN: demoToken,
    },
  });
  const said: Buffer[] = [];
  server.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  server.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const ready = await Promise.race([
    answers(`http://127.0.0.1:${port}`, Date.now() + 120_000),
    ended.then(() => false),
  ]);
  if (ready) return stop;
  await stop();
  throw new Error(`The server did not start:\n${Buffer.concat(said).toString('utf8')}`);
};

/** One server per worker, so that tests of other workers do not see its members and faults. */
export default async function start() {
  // Unset when only the portal is served.
  const served = process.env.E2E_SERVED;
  if (served !== undefined) openServed(served);
  const started = await Promise.allSettled((process.env.E2E_PORTS ?? '').split(',').map(serve));
  const stop = async () => {
    if (served !== undefined) stopServed(served);
    for (const one of started) if (one.status === 'fulfilled') await one.value();
  };
  const failed = started.find((one) => one.status === 'rejected');
  if (failed === undefined) return stop;
  await stop();
  throw failed.reason;
}
