import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../house/source-files';

export const until = async <T>(read: () => T | undefined | Promise<T | undefined>, limitMs = 30_000): Promise<T> => {
  for (const end = Date.now() + limitMs; Date.now() < end; await pause(25)) {
    const value = await read();
    if (value !== undefined) return value;
  }
  throw new Error(`not within ${limitMs} ms`);
};

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** Starts the built server like an operator. */
export const startBuilt = async (environment: Record<string, string>, folder = root) => {
  const port = Number(environment.PORT ?? (await freePort()));
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH ?? '', PORT: String(port), HOST: '127.0.0.1', ...environment },
  });
  const said = { out: '', error: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    said.out += chunk.toString('utf8');
  });
  child.stderr.on('data', (chunk: Buffer) => {
    said.error += chunk.toString('utf8');
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    said,
    ended,
    pid: child.pid ?? 0,
    origin: `http://127.0.0.1:${port}`,
    ready: () => until(() => said.out.includes('lista en') || undefined, 60_000),
    kill: (signal: NodeJS.Signals) => {
      child.kill(signal);
      return ended;
    },
  };
};
