import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
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

/** Serves the built portal with the demo members on the database in the folder. */
const serve = async (port: string, folder: string) => {
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
  };
  const ready = await Promise.race([
    answers(`http://127.0.0.1:${port}`, Date.now() + 120_000),
    ended.then(() => false),
  ]);
  if (ready) return stop;
  await stop();
  throw new Error(`The server did not start:\n${Buffer.concat(said).toString('utf8')}`);
};

/** A first start creates the database and its members, ten seconds of a processor: the others copy them. */
const serveAll = async (ports: readonly string[], folder: string) => {
  const [first = ''] = ports;
  const seeded = join(folder, 'seeded');
  mkdirSync(seeded);
  await (await serve(first, seeded))();
  // Workers are started later and inherit it.
  process.env.E2E_SEEDED = seeded;
  const started = await Promise.allSettled(
    ports.map(async (port) => {
      const own = join(folder, port);
      await cp(seeded, own, { recursive: true });
      return serve(port, own);
    }),
  );
  const stop = async () => {
    for (const one of started) if (one.status === 'fulfilled') await one.value();
  };
  const failed = started.find((one) => one.status === 'rejected');
  if (failed === undefined) return stop;
  await stop();
  throw failed.reason;
};

/** One server per worker, so that tests of other workers do not see its members and faults. */
export default async function start() {
  // Unset when only the portal is served.
  const served = process.env.E2E_SERVED;
  if (served !== undefined) openServed(served);
  const folder = mkdtempSync(join(tmpdir(), 'oficina-e2e-'));
  const remove = () => {
    if (served !== undefined) stopServed(served);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const stop = await serveAll((process.env.E2E_PORTS ?? '').split(','), folder);
    return async () => {
      await stop();
      remove();
    };
  } catch (error) {
    remove();
    throw error;
  }
}
