import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of /proc/<pid>/stat on every Linux that Node runs on. */
const ticksPerSecond = 100;

interface Process {
  pid: number;
  parent: number;
  seconds: number;
  /** Of children that have ended. */
  childSeconds: number;
}

const readProcess = (pid: number): Process | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ').map(Number);
    const [parent = 0, user = 0, system = 0, childUser = 0, childSystem = 0] = [1, 11, 12, 13, 14].map(
      (place) => fields[place],
    );
    return {
      pid,
      parent,
      seconds: (user + system) / ticksPerSecond,
      childSeconds: (childUser + childSystem) / ticksPerSecond,
    };
  } catch {
    return null;
  }
};

const allPids = (): number[] => readdirSync('/proc').filter((name) => /^\d+$/.test(name)).map(Number);

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

/** Seconds of processor that a process and its children have used. */
const usedBy = (pid: number): number => {
  const own = readProcess(pid);
  if (own === null) return 0;
  const children = allPids().flatMap((each) => {
    const read = readProcess(each);
    return read?.parent === pid ? [read.seconds] : [];
  });
  return own.seconds + own.childSeconds + children.reduce((sum, seconds) => sum + seconds, 0);
};

/** Shares of one core since the last time, in percent. */
export const createProcessorWatch = (processes: Readonly<Record<string, number>>) => {
  const read = () => Object.fromEntries(Object.entries(processes).map(([name, pid]) => [name, usedBy(pid)]));
  let [before, since] = [read(), performance.now()];
  return (): string => {
    const [now, time] = [read(), performance.now()];
    const passed = (time - since) / 1000;
    const shares = Object.keys(processes).map(
      (name) => `${name} ${Math.round((100 * ((now[name] ?? 0) - (before[name] ?? 0))) / passed)} %`,
    );
    [before, since] = [now, time];
    return shares.join(', ');
  };
};
