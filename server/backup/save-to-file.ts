import { randomUUID } from 'node:crypto';
import { renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Db } from '../db/db';
import { StartProblem } from '../settings/start-problem';
import { startMessages } from '../texts/start-messages';
import { saveDatabase } from './save-database';

/**
 * Writes a backup and returns its number of rows. The file appears under its name once it is complete; an incomplete
 * draft is removed. Nobody can create the draft beforehand, neither as a file nor as a link to another file: its name is
 * random, and `wx` opens no file that exists. For the same reason the draft of a killed backup is in nobody's way.
 */
export const saveToFile = async (
  db: Db,
  now: () => Date,
  file: string,
  draft = `${file}.${randomUUID()}`,
): Promise<number> => {
  const notWritten = (error: unknown) => {
    throw new StartProblem(startMessages.backupNotWritten(file, error));
  };
  const handle = await open(draft, 'wx', 0o600).catch(notWritten);
  const zip = createGzip();
  const disk = handle.createWriteStream({ flush: true });
  const written = pipeline(zip, disk).catch(notWritten);
  // Listens for errors from the start: a disk that fills while a row is being read must not crash the process.
  written.catch(() => {});
  try {
    const count = await saveDatabase(db, now, async (line) => {
      if (!zip.write(`${line}\n`)) await Promise.race([new Promise((room) => zip.once('drain', room)), written]);
    });
    zip.end();
    await written;
    renameSync(draft, file);
    return count;
  } finally {
    zip.destroy();
    disk.destroy();
    if (!disk.closed) await new Promise<void>((closed) => disk.once('close', closed));
    rmSync(draft, { force: true });
  }
};
