import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../explore/flows';

export const git = (cwd: string, ...args: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr.trim().split('\n')[0] || 'no se pudo'}`);
  return stdout;
};

/** Null where there is no history, such as in an archive. */
export const gitOrNull = (...args: readonly string[]): string | null => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  return status === 0 ? stdout : null;
};

/** Checks out the last commit in a separate folder, so that the working tree stays unchanged. */
export const inWorktree = <T>(work: (folder: string) => T): T => {
  const folder = join(mkdtempSync(join(tmpdir(), 'oficina-propuesta-')), 'copia');
  git(root, 'worktree', 'add', '--quiet', '--detach', folder, 'HEAD');
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    // The types need the route tree, which is written and not committed.
    spawnSync(process.execPath, ['scripts/routes.mjs'], { cwd: folder });
    return work(folder);
  } finally {
    git(root, 'worktree', 'remove', '--force', folder);
    rmSync(join(folder, '..'), { recursive: true, force: true });
  }
};
