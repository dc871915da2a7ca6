export interface Result {
  name: string;
  output: string;
  passed: number;
  failed: number;
  skipped: number;
}

interface Command {
  command: string;
  args: readonly string[];
}

export const runStep: (step: Command & { name: string }) => Promise<Result>;
export const vitest: (flags: readonly string[], files: readonly string[]) => Command;
export const showFailures: (results: readonly Result[]) => boolean;
/** From now on each step leaves a JUnit report in that folder; null: none does. */
export const reportTo: (folder: string | null) => void;
export const said: (counts: Omit<Result, 'name' | 'output'>) => string;
