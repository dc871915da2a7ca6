import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Cell } from './seeded-table';

const lineOf = (row: readonly Cell[]): string => `${row.map((cell) => (cell === null ? '\\N' : cell)).join('\t')}\n`;
const rowsAtOnce = 2_000;

/** Writes rows by psql's COPY; none of their texts has a tab, a line break or a backslash. */
export const copyRows = async (
  url: string,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Cell[]>,
): Promise<number> => {
  const command = `COPY ${table} (${columns.join(', ')}) FROM STDIN`;
  const psql = spawn('psql', ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', `--command=${command}`, url], {
    stdio: ['pipe', 'ignore', 'pipe'],
    env: {
      ...process.env,
      PGOPTIONS: '-c session_replication_role=replica -c synchronous_commit=off -c statement_timeout=0',
    },
  });
  let complaint = '';
  psql.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString('utf8');
  });
  // A psql that ends early says why; the pipe that breaks then does not.
  psql.stdin.on('error', () => {});
  const ended = once(psql, 'exit');
  let written = 0;
  let lines = '';
  for (const row of rows) {
    lines += lineOf(row);
    written += 1;
    if (written % rowsAtOnce !== 0) continue;
    const isFull = !psql.stdin.write(lines);
    lines = '';
    if (isFull) await Promise.race([once(psql.stdin, 'drain'), ended]);
    if (psql.exitCode !== null) break;
  }
  psql.stdin.end(lines);
  const [code] = await ended;
  if (code !== 0) throw new Error(`COPY ${table}: ${complaint}`);
  return written;
};
