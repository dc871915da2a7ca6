import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const startLimitMs = 30_000;

const ready = /http:\/\/localhost:(\d+)/;

/** The built portal with its own server, on a database that nobody keeps. */
export const servePortal = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'oficina-bench-'));
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: '',
      PORT: '0',
      HOST: '127.0.0.1',
      PUBLIC_URL: '',
      API_ORIGIN: '',
      DATABASE_URL: '',
      DATA_DIR: folder,
      DEMO: 'si',
      LOG_LEVEL: 'error',
    },
  });
  const said = [];
  const ended = once(server, 'exit');
  const listening = new Promise((resolve) => {
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk) => {
        said.push(chunk);
        const port = ready.exec(Buffer.concat(said).toString('utf8'))?.[1];
        if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
      });
  });
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const tooLate = pause(startLimitMs, undefined, { ref: false });
  const address = await Promise.race([listening, ended.then(() => undefined), tooLate]);
  if (address !== undefined) return { address, stop };
  await stop();
  throw new Error(`The server did not start:\n${Buffer.concat(said).toString('utf8')}`);
};
