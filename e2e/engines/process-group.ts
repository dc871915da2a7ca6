import { spawn } from 'node:child_process';
import { EngineProblem } from './engine-problem';

const groups = new Set<number>();

const end = (pid: number) => {
  groups.delete(pid);
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All of it has ended by itself.
  }
};

// An engine is many processes, and none of them may outlive us.
process.on('exit', () => {
  for (const pid of groups) end(pid);
});

export interface ProcessGroup {
  /** What its output had to say, as the pattern found it. */
  said: RegExpExecArray;
  hasEnded(): boolean;
  stop(): void;
}

/** Starts a program in a group of its own and waits until it says what it has to. */
export const processGroup = (
  command: string,
  args: readonly string[],
  {
    environment = {},
    says = /^/,
    withinMs = 30_000,
  }: { environment?: NodeJS.ProcessEnv; says?: RegExp; withinMs?: number },
): Promise<ProcessGroup> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    const { pid } = child;
    let output = '';
    let ended = false;
    if (pid !== undefined) groups.add(pid);
    const stop = () => {
      clearTimeout(limit);
      if (pid !== undefined) end(pid);
    };
    const refuse = (why: string) => {
      stop();
      const last = output.trim().split('\n').at(-1) ?? '';
      reject(new EngineProblem(`${command} ${why}${last === '' ? '' : `: ${last}`}`));
    };
    const limit = setTimeout(() => refuse(`said nothing of use in ${withinMs / 1000} s`), withinMs);
    const hear = (chunk: Buffer) => {
      output = (output + chunk.toString('utf8')).slice(-20_000);
      const said = says.exec(output);
      if (said === null) return;
      clearTimeout(limit);
      resolve({ said, hasEnded: () => ended, stop });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', (error) => refuse(`could not be started (${error.message})`));
    child.on('exit', (code, signal) => {
      ended = true;
      refuse(`ended by itself (${signal ?? code})`);
    });
    if (says.source === '^') hear(Buffer.alloc(0));
  });
