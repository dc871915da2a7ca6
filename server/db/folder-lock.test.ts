import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './folder-lock';
import { bootId, pidNamespace, processStartTime } from './process-identity';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oficina-candado-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const path = () => join(folder, 'en-uso');
const held = (change: Record<string, unknown> = {}) =>
  JSON.stringify({
    pid: process.pid,
    started: processStartTime(process.pid) ?? '',
    boot: bootId(),
    host: hostname(),
    space: pidNamespace(),
    door: '',
    ...change,
  });

/** The pid of a process that has been and is no more. */
const deadPid = async (): Promise<number> => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
};

test('locks and releases a free folder', async () => {
  const lock = await lockFolder(folder);
  expect(JSON.parse(readFileSync(path(), 'utf8'))).toMatchObject({ pid: process.pid, host: hostname() });
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
});

test('creates a missing folder', async () => {
  const deep = join(folder, 'a', 'b');
  (await lockFolder(deep)).release();
  expect(existsSync(deep)).toBe(true);
});

test('a live holder keeps the lock', async () => {
  writeFileSync(path(), held());
  await expect(lockFolder(folder)).rejects.toThrow(`ya está en uso por otro proceso (${process.pid})`);
  expect(readdirSync(folder)).toEqual(['en-uso']);
});

test('one of twenty concurrent callers gets the lock', async () => {
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test.each([
  ['its process is dead', async () => held({ pid: await deadPid() })],
  ['its pid is another process now', async () => held({ started: '1' })],
  ['the machine was started again', async () => held({ boot: 'otro-arranque' })],
])('takes the lock over when %s', async (_, content) => {
  writeFileSync(path(), await content());
  const lock = await lockFolder(folder);
  expect(JSON.parse(readFileSync(path(), 'utf8'))).toMatchObject({ pid: process.pid, boot: bootId() });
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
});

const otherSpace = 'pid:[1]';
/** A lock of a process in another container, which is invisible here; `alive` while its socket listens. */
const heldElsewhere = async () => {
  const door = 'puerta-1234abcd';
  const server = createServer().listen(join(folder, door));
  await once(server, 'listening');
  writeFileSync(path(), held({ pid: await deadPid(), started: '1', host: hostname(), space: otherSpace, door }));
  return { close: () => new Promise((closed) => server.close(closed)) };
};

test.skipIf(process.platform !== 'linux')(
  'a living holder in another container keeps it, one that is dead does not',
  async () => {
    const holder = await heldElsewhere();
    await expect(lockFolder(folder)).rejects.toThrow('en uso');
    await holder.close();
    const lock = await lockFolder(folder);
    expect(JSON.parse(readFileSync(path(), 'utf8'))).toMatchObject({ pid: process.pid, space: pidNamespace() });
    lock.release();
    expect(readdirSync(folder)).toEqual([]);
  },
);

test.skipIf(process.platform !== 'linux')('a holder in another container that nobody can ask keeps it', async () => {
  writeFileSync(path(), held({ pid: await deadPid(), space: otherSpace, door: '' }));
  await expect(lockFolder(folder)).rejects.toThrow('en uso');
});

test.skipIf(process.platform !== 'linux')(
  'a process killed in another container leaves the folder free',
  async () => {
    const code = `
    const { lockFolder } = await import(${JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href)});
    await lockFolder(process.argv[1]);
    process.stdout.write('held');
    setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code, folder]);
    await once(child.stdout, 'data');
    const seenFromElsewhere = () =>
      writeFileSync(path(), readFileSync(path(), 'utf8').replace(pidNamespace(), otherSpace));
    seenFromElsewhere();
    await expect(lockFolder(folder)).rejects.toThrow('en uso');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const lock = await lockFolder(folder);
    lock.release();
    expect(readdirSync(folder)).toEqual([]);
  },
  20_000,
);

test('one of twenty concurrent callers takes over from a dead holder', async () => {
  writeFileSync(path(), held({ pid: await deadPid() }));
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test.each([
  ['another machine holds it, of which nothing can be known', held({ host: 'otra-maquina' }), 'otra-maquina'],
  ['its content is no lock', 'x', 'en uso'],
])('rejects when %s', async (_, content, said) => {
  writeFileSync(path(), content);
  await expect(lockFolder(folder)).rejects.toThrow(said);
  expect(readFileSync(path(), 'utf8')).toBe(content);
});

test('reports a read-only folder', async () => {
  writeFileSync(join(folder, 'archivo'), '');
  await expect(lockFolder(join(folder, 'archivo'))).rejects.toThrow('No se puede escribir en la carpeta de datos');
});

test('releasing does not remove another process’s lock', async () => {
  const lock = await lockFolder(folder);
  writeFileSync(path(), held({ pid: 1 }));
  lock.release();
  expect(existsSync(path())).toBe(true);
});
