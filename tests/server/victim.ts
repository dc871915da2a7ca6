import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { Db } from '../../server/db/db';
import { openPglite } from '../../server/db/pglite';
import { openPostgres } from '../../server/db/postgres';
import { newPgliteFolder, openCluster } from './databases';

export interface Victim {
  /** What the writer opens. */
  place: string;
  /** Ends the database in the middle of a write, without a word. */
  kill(writer: ChildProcess): Promise<void>;
  open(): Promise<Db>;
  remove(): Promise<void>;
}

const pglite = async (): Promise<Victim> => {
  const folder = await newPgliteFolder('empty');
  return {
    place: folder,
    kill: async (child) => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    open: () => openPglite({ folder }),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
};

const postgres = async (): Promise<Victim> => {
  if (openCluster === null) throw new Error('PostgreSQL is not installed');
  const cluster = await openCluster();
  return {
    place: cluster.url,
    kill: async (child) => {
      await cluster.crash();
      child.kill('SIGKILL');
      await once(child, 'exit');
      await cluster.start();
    },
    open: () => openPostgres({ url: cluster.url }),
    remove: () => cluster.close(),
  };
};

export const openVictim = (engine: 'PGlite' | 'PostgreSQL'): Promise<Victim> =>
  engine === 'PGlite' ? pglite() : postgres();
