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
 * Builds and serves something once for all workers: the first one starts the script, and all read its first line, an
 * address. The process outlives its worker, which Playwright replaces after a failure; the end of the run stops it.
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

/** Call it before the first use: a killed run may have left its files here. */
export const openServed = (folder: string): void => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
};

/** Stops only the servers of this run: others may still be running. */
export const stopServed = (folder: string): void => {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.pid')))
    try {
      process.kill(Number(readFileSync(join(folder, file), 'utf8')), 'SIGTERM');
    } catch {
      // The process has already ended.
    }
  rmSync(folder, { recursive: true, force: true });
};
