import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Db } from '../db/db';
import { startMessages } from '../messages';
import { StartProblem } from '../start-problem';
import { saveDatabase } from './save-database';

/** How many rows there are. The file appears under its name once it is whole; what could not be finished goes. */
export const saveToFile = async (db: Db, now: () => Date, file: string): Promise<number> => {
  const draft = `${file}.${process.pid}`;
  const zip = createGzip();
  const disk = createWriteStream(draft, { mode: 0o600, flush: true });
  const written = pipeline(zip, disk).catch((error: unknown) => {
    throw new StartProblem(startMessages.backupNotWritten(file, error));
  });
  // Heard at once, so that a disk that fills while a row is being read does not end the process.
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
