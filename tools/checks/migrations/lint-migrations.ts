import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Migration } from '../../../server/db/migrations';

/** Older migrations ran before the first release, when no server with members could be blocked. */
const firstLinted = 15;

/** Excluded rules: style, and what `migrate` does for all: it limits locks, and runs each migration once, in one transaction. */
const excluded = [
  'require-timeout-settings',
  'prefer-robust-stmts',
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  'prefer-identity',
  'prefer-text-field',
  'prefer-timestamp-tz',
];

const program = createRequire(import.meta.url).resolve('squawk-cli/js/bin/squawk');
const squawk = (...args: string[]) =>
  spawnSync(process.execPath, [program, ...args], { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } });

/** What would stop or break a version that still runs; null: Squawk has no program for this system. */
export const lintMigrations = (migrations: readonly Migration[]): string | null => {
  if (squawk('--version').status !== 0) return null;
  const linted = migrations.filter(({ id }) => id >= firstLinted);
  if (linted.length === 0) return '';
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  const files = linted.map(({ id, name, statements }) => {
    const file = join(folder, `${String(id).padStart(4, '0')}-${name.replaceAll(' ', '-')}.sql`);
    writeFileSync(file, statements.map((statement) => `${statement};\n`).join('\n'));
    return file;
  });
  const { status, stdout, stderr } = squawk(
    ...['--pg-version', '15.0', '--assume-in-transaction', '--reporter', 'gcc', '--exclude', excluded.join(',')],
    ...files,
  );
  rmSync(folder, { recursive: true, force: true });
  return status === 0 ? '' : `${stdout}${stderr}`.replaceAll(`${folder}/`, '').trim();
};
