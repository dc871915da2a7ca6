import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { openPglite } from '../db/pglite';
import { openPostgres } from '../db/postgres';
import { describe } from '../log';
import { startMessages } from '../messages';
import { readSettings } from '../settings';
import { StartProblem } from '../start-problem';
import { restoreDatabase } from './restore-database';
import { saveDatabase } from './save-database';

const now = () => new Date();

const open = () => {
  const { databaseUrl, dataDir } = readSettings({ TOKEN_SECRET: 'x'.repeat(32), ...process.env });
  return databaseUrl === undefined ? openPglite({ folder: dataDir }) : openPostgres({ url: databaseUrl });
};

/** The file appears under its name once it is whole. */
const save = async (file: string): Promise<string> => {
  if (existsSync(file)) throw new StartProblem(startMessages.backupExists(file));
  const draft = `${file}.${process.pid}`;
  const db = await open();
  try {
    const zip = createGzip();
    const written = finished(zip.pipe(createWriteStream(draft, { mode: 0o600, flush: true })));
    const count = await saveDatabase(db, now, async (line) => {
      if (!zip.write(`${line}\n`)) await new Promise((room) => zip.once('drain', room));
    });
    zip.end();
    await written;
    renameSync(draft, file);
    return startMessages.backupDone(count, file);
  } finally {
    rmSync(draft, { force: true });
    await db.close();
  }
};

const restore = async (file: string): Promise<string> => {
  if (!existsSync(file)) throw new StartProblem(startMessages.backupMissing(file));
  const db = await open();
  try {
    const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Infinity });
    return startMessages.restoreDone(await restoreDatabase(db, now, lines));
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
