import { spawnSync } from 'node:child_process';

/** What a change since the revision can touch; null: everything. It says so in one line. */
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
