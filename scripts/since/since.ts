// Prints which tests a change since a revision can touch, as JSON for scripts/test.mjs.
import { execFileSync } from 'node:child_process';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    .split('\n')
    .filter((line) => line !== '');

try {
  const [revision = ''] = process.argv.slice(2);
  // Renamed files count with both names; untracked files count too.
  const changed = git('diff', '--name-only', '--no-renames', '--end-of-options', revision, '--');
  const fresh = git('ls-files', '--others', '--exclude-standard');
  const [{ sourceFiles }, { importersOf }, { choose }] = await Promise.all([
    import('../../tests/house/source-files'),
    import('../mutate/product/import-graph'),
    import('./choose'),
  ]);
  const files = sourceFiles(
    ['domain', 'src', 'machines', 'engine', 'server', 'studio', 'tests', 'e2e', 'scripts'],
    /\.tsx?$/,
  );
  console.log(JSON.stringify(choose([...new Set([...changed, ...fresh])], { files, importers: importersOf() })));
} catch (error) {
  const said = error instanceof Error ? error.message : String(error);
  console.error(`since: ${said.split('\n').find((line) => /fatal|error/i.test(line)) ?? said.split('\n')[0]}`);
  process.exitCode = 1;
}
