import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from '../db/folder-lock';
import { describe } from '../log/log';
import { readSettings } from '../settings/settings';
import { StartProblem } from '../settings/start-problem';
import { startMessages } from '../texts/start-messages';

/** Deletes the demo's folder; the next start creates it again. Refuses a folder in use and any other database. */
const reset = async (): Promise<string> => {
  const { dataDir, databaseUrl, demo } = readSettings(process.env);
  if (databaseUrl !== undefined) throw new StartProblem(startMessages.resetOnlyFolder);
  if (!demo) throw new StartProblem(startMessages.demoRefused);
  const lock = await lockFolder(dataDir);
  rmSync(join(dataDir, 'pglite'), { recursive: true, force: true });
  lock.release();
  return startMessages.resetDone(dataDir);
};

reset().then(
  (line) => process.stdout.write(`${line}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof StartProblem ? error.message : describe(error)}\n`);
    process.exitCode = 1;
  },
);
