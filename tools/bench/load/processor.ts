import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of /proc/<pid>/stat on every Linux that Node runs on. */
const ticksPerSecond = 100;

interface Process {
  parent: number;
  seconds: number;
  /** Of children that have ended. */
  childSeconds: number;
}

const readProcess = (pid: number): Process | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const sum = (...places: readonly number[]) =>
      places.reduce((total, place) => total + (fields[place] ?? 0), 0) / ticksPerSecond;
    return { parent: fields[1] ?? 0, seconds: sum(11, 12), childSeconds: sum(13, 14) };
  } catch {
    return null;
  }
};

const allPids = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

/** The first line of postmaster.pid. */
export const postmasterOf = (folder: string): number =>
  Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);

/** The pooler that was started with a file of this folder. */
export const poolerOf = (folder: string): number => {
  const isOurs = (pid: number) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(join(folder, 'pooler', 'pgbouncer.ini'));
    } catch {
      return false;
    }
  };
  const pid = allPids().find(isOurs);
  if (pid === undefined) throw new Error('the pooler does not run');
  return pid;
};

/** Seconds of processor that a process has used. */
const usedBy = (pid: number): number => readProcess(pid)?.seconds ?? 0;

/** The same with its children, those that ended included: PostgreSQL has one for each connection. */
const usedWithChildren = (pid: number): number => {
  const children = allPids().flatMap((each) => {
    const read = readProcess(each);
    return read?.parent === pid ? [read.seconds] : [];
  });
  return children.reduce((sum, seconds) => sum + seconds, usedBy(pid) + (readProcess(pid)?.childSeconds ?? 0));
};

interface Watched {
  server: number;
  pool: number;
  postmaster: number;
}

export type Used = Readonly<Record<'server' | 'database' | 'pool' | 'generator', number>>;

/** Seconds of processor that each part has used since it began. */
export const readUsed = ({ server, pool, postmaster }: Watched): Used => ({
  server: usedBy(server),
  database: usedWithChildren(postmaster),
  pool: usedBy(pool),
  generator: usedBy(process.pid),
});

export const usedSince = (before: Used, now: Used): Used => ({
  server: now.server - before.server,
  database: now.database - before.database,
  pool: now.pool - before.pool,
  generator: now.generator - before.generator,
});
