import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { StartProblem } from '../settings/start-problem';
import { startMessages } from '../texts/start-messages';
import { isLockSocketAlive, openLockSocket, removeLockSocket } from './lock-socket';
import { bootId, isRunning, pidNamespace, processStartTime } from './process-identity';

const holder = v.object({
  pid: v.number(),
  started: v.string(),
  boot: v.string(),
  host: v.string(),
  space: v.optional(v.string(), ''),
  door: v.optional(v.string(), ''),
});
type Holder = v.InferOutput<typeof holder>;

export interface FolderLock {
  release(): void;
}

const read = (path: string): { text: string; holder: Holder | null } | null => {
  try {
    const text = readFileSync(path, 'utf8');
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), holder), text);
    return { text, holder: parsed.success ? parsed.output : null };
  } catch {
    return null;
  }
};

/**
 * Takes over a lock only from a dead process: two processes on one folder corrupt data silently. A holder in the same
 * PID namespace is checked by its pid and start time, one in another container by its lock socket.
 */
const isDead = async (folder: string, found: Holder): Promise<boolean> => {
  if (found.boot !== bootId()) return found.host === hostname();
  const isSeen = found.space === '' ? found.host === hostname() : found.space === pidNamespace();
  if (isSeen) return !isRunning(found.pid, found.started);
  return (await isLockSocketAlive(folder, found.door)) === false;
};

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Creates the file atomically with its content, so that no process reads a partial lock. */
const createWhole = (path: string, text: string): boolean => {
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, text);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    return createWithoutLinks(path, text);
  } finally {
    unlinkSync(draft);
  }
};

/** For file systems without hard links. */
const createWithoutLinks = (path: string, text: string): boolean => {
  try {
    writeFileSync(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
};

/** Moves a dead holder's file away. If that was the live lock of a faster process, puts it back. */
const clear = (path: string, dead: string): void => {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (read(aside)?.text !== dead) createWhole(path, readFileSync(aside, 'utf8'));
  unlinkSync(aside);
};

const refusal = (folder: string, found: Holder | null): StartProblem =>
  new StartProblem(
    found === null || found.host === hostname()
      ? startMessages.folderInUse(folder, found?.pid)
      : startMessages.folderInUseElsewhere(folder, found.host),
  );

const take = async (folder: string, path: string, mine: string): Promise<void> => {
  for (let attempt = 0; !createWhole(path, mine); attempt += 1) {
    const found = read(path);
    if (attempt > 3) throw refusal(folder, found?.holder ?? null);
    if (found === null) continue;
    if (found.holder === null || !(await isDead(folder, found.holder))) throw refusal(folder, found.holder);
    clear(path, found.text);
    removeLockSocket(folder, found.holder.door);
  }
  await pause(20);
  if (read(path)?.text !== mine) throw refusal(folder, read(path)?.holder ?? null);
};

const orNotWritable = (folder: string, error: unknown) =>
  error instanceof StartProblem ? error : new StartProblem(startMessages.folderNotWritable(folder, error));

export const lockFolder = async (folder: string): Promise<FolderLock> => {
  const path = join(folder, 'en-uso');
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw orNotWritable(folder, error);
  }
  // Opened before the lock file exists: other processes may connect as soon as they see it.
  const door = await openLockSocket(folder);
  const mine = JSON.stringify({
    pid: process.pid,
    started: processStartTime(process.pid) ?? '',
    boot: bootId(),
    host: hostname(),
    space: pidNamespace(),
    door: door.name,
  } satisfies Holder);
  try {
    await take(folder, path, mine);
  } catch (error) {
    door.close();
    throw orNotWritable(folder, error);
  }
  return {
    release: () => {
      if (read(path)?.text === mine) unlinkSync(path);
      door.close();
    },
  };
};
