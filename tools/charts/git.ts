import { spawnSync } from 'node:child_process';
import { root } from '../explore/flows';

/** The output of git; null: git failed or is missing. */
export const git = (...args: string[]): string | null => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  return status === 0 ? stdout : null;
};
