import { spawn } from 'node:child_process';
import { EngineProblem } from './engine-problem';
import { leftover } from './leftovers';

interface Expectation {
  environment?: NodeJS.ProcessEnv;
  /** A pattern that its output must match when it is ready. */
  says?: RegExp;
  withinMs?: number;
}

export interface ProcessGroup {
  said: RegExpExecArray | null;
  hasEnded(): boolean;
}

const killGroup = (pid: number) => {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All processes have already ended.
  }
};

/** Starts and stops an engine, which consists of many processes, as one group. */
export const processGroup = (
  command: string,
  args: readonly string[],
  { environment = {}, says, withinMs = 60_000 }: Expectation,
): Promise<ProcessGroup> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    const { pid } = child;
    if (pid !== undefined) leftover(() => killGroup(pid));
    let output = '';
    let ended = false;
    const refuse = (why: string) => {
      clearTimeout(limit);
      const last = output.trim().split('\n').at(-1) || 'it said nothing';
      reject(new EngineProblem(`${command} ${why} (${last}): run it again, or install it anew`));
    };
    const limit = setTimeout(() => refuse(`was not ready after ${withinMs / 1000} s`), withinMs);
    const accept = (said: RegExpExecArray | null) => {
      clearTimeout(limit);
      resolve({ said, hasEnded: () => ended });
    };
    const hear = (chunk: Buffer) => {
      output = (output + chunk.toString('utf8')).slice(-20_000);
      const said = says?.exec(output);
      if (said) accept(said);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', (error) => refuse(`could not be started, ${error.message}`));
    child.on('close', (code, signal) => {
      ended = true;
      refuse(`ended by itself with ${signal ?? code}`);
    });
    if (says === undefined) child.on('spawn', () => accept(null));
  });
