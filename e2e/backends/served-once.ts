import { spawn } from 'node:child_process';
import {
  appendFileSync,
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const limitMs = 280_000;

const openFirst = (file: string): number | null => {
  try {
    return openSync(file, 'wx');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return null;
    throw error;
  }
};

/**
 * What a script builds and serves, for all workers: the first that asks begins it, all read its first line, an address.
 * It outlives that worker, which another one replaces after a failure; the end of the run stops it.
 */
export const servedOnce = async (folder: string, script: string, ...args: readonly string[]): Promise<string> => {
  const said = join(folder, `${basename(script)}.said`);
  const first = openFirst(said);
  if (first !== null) {
    const server = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
      cwd: root,
      stdio: ['ignore', first, 'inherit'],
    });
    closeSync(first);
    writeFileSync(join(folder, `${basename(script)}.pid`), String(server.pid));
    // Tells the process that waits for its first line that none will come.
    server.once('exit', () => appendFileSync(said, '\n'));
    server.unref();
  }
  for (const endAt = Date.now() + limitMs; Date.now() < endAt; ) {
    const [address = '', ...more] = readFileSync(said, 'utf8').split('\n');
    if (more.length > 0 && address !== '') return address;
    if (more.length > 0) break;
    await new Promise((again) => setTimeout(again, 100));
  }
  throw new Error(`${script} did not say where it serves`);
};

/** Before any of them is asked for; a run that was killed may have left its own here. */
export const openServed = (folder: string): void => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
};

/** At the end of the run, and of nothing else: others may still be at it. */
export const stopServed = (folder: string): void => {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.pid')))
    try {
      process.kill(Number(readFileSync(join(folder, file), 'utf8')), 'SIGTERM');
    } catch {
      // It has ended before.
    }
  rmSync(folder, { recursive: true, force: true });
};
