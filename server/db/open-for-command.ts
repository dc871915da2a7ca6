import { readSettings } from '../settings/settings';
import type { Db } from './db';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';

/** The database of the server's settings, for a command that signs nothing. */
export const openForCommand = (): Promise<Db> => {
  const { databaseUrl, dataDir } = readSettings({ TOKEN_SECRET: 'x'.repeat(32), ...process.env });
  return databaseUrl === undefined ? openPglite({ folder: dataDir }) : openPostgres({ url: databaseUrl });
};
