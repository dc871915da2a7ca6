import { spawnSync } from 'node:child_process';
import { root } from '../../engine/flows';

/** What git says; null: it failed, or there is none. */
export const git = (...args: string[]): string | null => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  return status === 0 ? stdout : null;
};
