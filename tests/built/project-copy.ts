import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../house/source-files';

const left = ['node_modules', 'dist', '.git', '.data', 'test-results'];

/** The sources in a folder of their own, where a test may write. */
export const projectCopy = () => {
  const folder = mkdtempSync(join(tmpdir(), 'oficina-copy-'));
  cpSync(root, folder, { recursive: true, filter: (path) => path === root || !left.includes(basename(path)) });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    run: (command: string, ...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
      return { status, said: `${stdout}${stderr}`.trim() };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
