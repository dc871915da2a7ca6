import { createHash } from 'node:crypto';
import type { Db } from '../db/db';
import { migrationLockLimitMs } from '../db/migrate';
import { neverSaved, tablesOf } from './tables';

export const backupFormat = 'oficina-virtual-1';
const rowsAtOnce = 500;
/** A file of 2 MB is 4 MB of text. */
const filesAtOnce = 4;

/**
 * JSON lines: a header, one line per row, and a trailer with the row count and a hash, which detects a truncated file.
 * All rows come from one snapshot.
 */
export const saveDatabase = (db: Db, now: () => Date, write: (line: string) => Promise<void>): Promise<number> =>
  db.tx(async (queries) => {
    await queries.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    const migrations = await queries.query<{ id: number }>('SELECT id FROM migraciones ORDER BY id');
    const hash = createHash('sha256');
    let count = 0;
    await write(
      JSON.stringify({
        formato: backupFormat,
        creado: now().toISOString(),
        migraciones: migrations.map(({ id }) => id),
      }),
    );
    for (const { name, holdsFiles } of await tablesOf(queries)) {
      if (name === 'migraciones' || neverSaved.includes(name)) continue;
      const atOnce = holdsFiles ? filesAtOnce : rowsAtOnce;
      await queries.query(`DECLARE copia NO SCROLL CURSOR FOR SELECT to_jsonb(t)::text AS fila FROM ${name} t`);
      for (let got = atOnce; got === atOnce; ) {
        const rows = await queries.query<{ fila: string }>(`FETCH ${atOnce} FROM copia`);
        for (const { fila } of rows) {
          const line = `${JSON.stringify(name)} ${fila}`;
          hash.update(`${line}\n`);
          await write(line);
        }
        got = rows.length;
        count += got;
      }
      await queries.query('CLOSE copia');
    }
    await write(JSON.stringify({ filas: count, sha256: hash.digest('hex') }));
    return count;
  }, migrationLockLimitMs);
