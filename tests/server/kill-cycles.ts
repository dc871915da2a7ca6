import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { openVictim } from './victim';

const writer = fileURLToPath(new URL('./killed-writer.mjs', import.meta.url));

export interface Survived {
  cycles: number;
  confirmed: number;
  /** Confirmed, and not there afterwards. */
  lost: number;
  /** One row of a pair that was written together. */
  halves: number;
}

/** Kills a database that writes pairs of rows, again and again on the same data, and counts what it kept. */
export const killCycles = async (engine: 'PGlite' | 'PostgreSQL', cycles: number): Promise<Survived> => {
  const victim = await openVictim(engine);
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
