import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export interface CompilerError {
  file: string;
  line: number;
  code: string;
  message: string;
}

const tsc = (root: string): string[] => [join(root, 'node_modules/typescript/bin/tsc'), '-p', '.', '--noEmit'];

/** The type errors of a project, as the compiler reports them. */
export const compilerErrors = (root: string): CompilerError[] => {
  const remembered = join(root, 'node_modules/.cache/types-of-proposals.tsbuildinfo');
  const { stdout } = spawnSync(
    process.execPath,
    [...tsc(root), '--pretty', 'false', '--incremental', '--tsBuildInfoFile', remembered],
    { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 },
  );
  const errors: CompilerError[] = [];
  for (const line of stdout.split('\n')) {
    const [, file, at, code, message] = /^(.+?)\((\d+),\d+\): error (TS\d+): (.*)$/.exec(line) ?? [];
    const last = errors.at(-1);
    if (file !== undefined && code !== undefined && message !== undefined)
      errors.push({ file, line: Number(at), code, message });
    // What follows is indented, and says which part does not fit.
    else if (last !== undefined && line.startsWith(' ')) last.message += `\n${line.trim()}`;
  }
  return errors;
};
