import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { openForCommand } from '../db/open-for-command';
import { describe } from '../log/log';
import { StartProblem } from '../settings/start-problem';
import { startMessages } from '../texts/start-messages';
import { restoreDatabase } from './restore-database';
import { saveToFile } from './save-to-file';

const now = () => new Date();

const save = async (file: string): Promise<string> => {
  if (existsSync(file)) throw new StartProblem(startMessages.backupExists(file));
  const db = await openForCommand();
  try {
    return startMessages.backupDone(await saveToFile(db, now, file), file);
  } finally {
    await db.close();
  }
};

/** A truncated file, or one compressed by another tool, is not a backup. */
const linesOf = async function* (file: string): AsyncGenerator<string> {
  const unpacked = pipeline(createReadStream(file), createGunzip(), () => {});
  try {
    yield* createInterface({ input: unpacked, crlfDelay: Infinity });
  } catch (error) {
    const isPacking = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
    throw isPacking ? new StartProblem(startMessages.backupUnreadable) : error;
  }
};

const restore = async (file: string): Promise<string> => {
  if (!existsSync(file)) throw new StartProblem(startMessages.backupMissing(file));
  const db = await openForCommand();
  try {
    return startMessages.restoreDone(await restoreDatabase(db, now, linesOf(file)));
  } finally {
    await db.close();
  }
};

const run = (verb: string | undefined, file: string | undefined): Promise<string> => {
  if (file !== undefined && verb === 'guardar') return save(file);
  if (file !== undefined && verb === 'restaurar') return restore(file);
  return Promise.reject(new StartProblem(startMessages.backupUsage));
};

run(process.argv[2], process.argv[3]).then(
  (line) => process.stdout.write(`${line}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof StartProblem ? error.message : describe(error)}\n`);
    process.exitCode = 1;
  },
);
