import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  folder: string;
  /** To the last byte. */
  fill(): void;
  makeRoom(): void;
  remove(): void;
}

const make = (asRoot: readonly string[], megabytes: number): SmallDisk => {
  const folder = mkdtempSync(join(tmpdir(), 'oficina-disco-'));
  const [program = '', ...before] = [...asRoot, 'mount'];
  try {
    execFileSync(program, [...before, '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=1777`, 'oficina', folder], {
      stdio: 'ignore',
    });
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  const filling = join(folder, 'relleno');
  let mounted = true;
  const remove = () => {
    if (!mounted) return;
    mounted = false;
    const [end = '', ...args] = [...asRoot, 'umount'];
    execFileSync(end, [...args, '--lazy', folder], { stdio: 'ignore' });
    rmSync(folder, { recursive: true });
  };
  process.once('exit', remove);
  return {
    folder,
    fill: () => {
      const handle = openSync(filling, 'a');
      const page = Buffer.alloc(4_096);
      try {
        for (;;) writeSync(handle, page);
      } catch {
        // It is full.
      } finally {
        closeSync(handle);
      }
    },
    makeRoom: () => rmSync(filling),
    remove,
  };
};

/** Whether the tests may mount a disk, directly or by sudo without a password. */
const way = [[], ['sudo', '-n']].find((asRoot) => {
  try {
    make(asRoot, 1).remove();
    return true;
  } catch {
    return false;
  }
});

export const openSmallDisk: ((megabytes: number) => SmallDisk) | null =
  way === undefined ? null : (megabytes) => make(way, megabytes);
