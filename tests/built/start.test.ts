import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { root } from '../house/source-files';

const folder = mkdtempSync(join(tmpdir(), 'oficina-start-'));
const started: ChildProcess[] = [];

const npmStart = (environment: Record<string, string> = {}) => {
  const child = spawn('npm', ['start', '--silent'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: '', PORT: '0', DATA_DIR: folder, DATABASE_URL: '', ...environment },
  });
  started.push(child);
  const said = { out: '', error: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    said.out += chunk.toString('utf8');
  });
  child.stderr.on('data', (chunk: Buffer) => {
    said.error += chunk.toString('utf8');
  });
  return { child, said, ended: once(child, 'close').then(([code]) => code as number | null) };
};

const until = async <T>(read: () => T | undefined | Promise<T | undefined>, limitMs: number): Promise<T> => {
  for (const end = Date.now() + limitMs; Date.now() < end; await new Promise((again) => setTimeout(again, 50))) {
    const value = await read();
    if (value !== undefined) return value;
  }
  throw new Error(`not within ${limitMs} ms`);
};

const addressIn = (said: { out: string }) => /http:\/\/localhost:\d+/.exec(said.out)?.[0];
const answers = (address: string) =>
  fetch(`${address}/health`, { headers: { connection: 'close' } }).then(
    ({ ok }) => ok,
    () => false,
  );

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGTERM');
});

describe('npm start', () => {
  test('prints the address on one line, rejects a second process on the same folder, and stops cleanly', async () => {
    const first = npmStart();
    const address = await until(() => addressIn(first.said), 120_000);
    expect(await answers(address)).toBe(true);
    const lock: { pid: number } = JSON.parse(readFileSync(join(folder, 'en-uso'), 'utf8'));

    const second = npmStart();
    const secondBegan = Date.now();
    expect(await second.ended).toBe(1);
    expect(Date.now() - secondBegan).toBeLessThan(15_000);
    expect(
      second.said.error
        .replace(/^npm .*\n/gm, '')
        .trim()
        .split('\n'),
    ).toEqual([expect.stringContaining(`${folder} ya está en uso por otro proceso (${lock.pid})`)]);
    expect(await answers(address)).toBe(true);

    const killed = Date.now();
    first.child.kill('SIGTERM');
    await first.ended;
    await until(() => (existsSync(`/proc/${lock.pid}`) ? undefined : true), 10_000);
    expect(Date.now() - killed).toBeLessThan(10_000);
    expect(await answers(address)).toBe(false);
    expect(existsSync(join(folder, 'en-uso'))).toBe(false);

    const again = npmStart();
    const againBegan = Date.now();
    await until(() => addressIn(again.said), 60_000);
    // The first start seeds the demonstration; later starts find the data.
    expect(Date.now() - againBegan).toBeLessThan(30_000);
    again.child.kill('SIGTERM');
    await again.ended;
    await until(() => (existsSync(join(folder, 'en-uso')) ? undefined : true), 10_000);
    rmSync(folder, { recursive: true, force: true });
  }, 300_000);

  test('a bad setting ends it with one line', async () => {
    const { ended, said } = npmStart({ PORT: 'tres mil' });
    expect(await ended).toBe(1);
    expect(
      said.error
        .replace(/^npm .*\n/gm, '')
        .trim()
        .split('\n'),
    ).toEqual([expect.stringContaining('PORT')]);
  });
});
