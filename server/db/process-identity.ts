import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

const text = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

interface Found {
  alive: boolean;
  started: string | null;
}

/** State and start time of a Linux process. The name in parentheses may hold spaces: read from the last one on. */
const fromProc = (pid: number): Found | null => {
  const stat = text(`/proc/${pid}/stat`);
  if (stat === null) return null;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { alive: !['Z', 'X'].includes(fields[0] ?? ''), started: fields[19] ?? null };
};

/** When a process began. A pid alone is not an identity: the system gives it to another process later. */
export const processStartTime = (pid: number): string | null => {
  if (process.platform === 'linux') return fromProc(pid)?.started ?? null;
  if (process.platform === 'win32') return null;
  const listed = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', timeout: 1000 });
  return listed.status === 0 ? listed.stdout.trim() || null : null;
};

export const bootId = (): string => text('/proc/sys/kernel/random/boot_id')?.trim() ?? '';

/** The PID namespace of this process: containers have separate ones, in which the same pids recur. */
export const pidNamespace = (): string => {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

export const isRunning = (pid: number, started: string): boolean => {
  if (!isAlive(pid) || fromProc(pid)?.alive === false) return false;
  const current = processStartTime(pid);
  return current === null || started === '' || current === started;
};
