import { spawnSync } from 'node:child_process';

/** Selects and prints the checks that changes since the revision can affect; null: all. */
export const affectedSince = (revision) => {
  if (revision === undefined) return null;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/since/since.ts', revision],
    {
      encoding: 'utf8',
    },
  );
  if (status !== 0) {
    console.error(stderr.trim());
    process.exit(1);
  }
  const choice = JSON.parse(stdout);
  console.log(choice.said);
  return choice.everything === null ? choice : null;
};
