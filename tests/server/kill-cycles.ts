import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Db } from '../../server/db/db';
import { openPglite } from '../../server/db/pglite';
import { openPostgres } from '../../server/db/postgres';
import { newPgliteFolder, openCluster } from './databases';

const writer = fileURLToPath(new URL('./killed-writer.mjs', import.meta.url));

export interface Survived {
  cycles: number;
  confirmed: number;
  /** Confirmed, and not there afterwards. */
  lost: number;
  /** One row of a pair that was written together. */
  halves: number;
}

interface Victim {
  /** What the writer opens. */
  place: string;
  /** Ends the database in the middle of a write, without a word. */
  kill(writer: ReturnType<typeof fork>): Promise<void>;
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

/** Kills a database that writes pairs of rows, again and again on the same data, and counts what it kept. */
export const killCycles = async (engine: 'PGlite' | 'PostgreSQL', cycles: number): Promise<Survived> => {
  const victim = await (engine === 'PGlite' ? pglite() : postgres());
  const confirmed: number[] = [];
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const child = fork(writer, [victim.place], { execArgv: ['--import', 'tsx'], silent: true });
    const enough = confirmed.length + 15 + (cycle % 5) * 20;
    await new Promise<void>((resolve, reject) => {
      child.on('message', (n) => {
        confirmed.push(Number(n));
        if (confirmed.length === enough) resolve();
      });
      child.on('exit', () => reject(new Error(`the writer ended by itself in cycle ${cycle + 1}`)));
    });
    child.removeAllListeners('exit');
    await victim.kill(child);
  }
  const db = await victim.open();
  const found = await db.query<{ n: number; otra: number | null }>(
    `SELECT una.n, otra.n AS otra FROM una LEFT JOIN otra USING (n) ORDER BY una.n`,
  );
  await db.close();
  await victim.remove();
  const kept = new Set(found.map(({ n }) => n));
  return {
    cycles,
    confirmed: confirmed.length,
    lost: confirmed.filter((n) => !kept.has(n)).length,
    halves: found.filter(({ otra }) => otra === null).length,
  };
};
