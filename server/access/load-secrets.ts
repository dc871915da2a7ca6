import { randomBytes } from 'node:crypto';
import type { Db } from '../db/db';

export interface Secrets {
  /** What all keys are derived from: the current one, then the one before, whose signatures still hold. */
  roots: readonly [Buffer, ...Buffer[]];
  /** What was issued until then is signed with the bare secret, so that older servers accept it; null: nothing is. */
  bareUntil: Date | null;
}

const stored = async (db: Db): Promise<Buffer> => {
  await db.query(`INSERT INTO secretos (nombre, valor) VALUES ('fichas', $1) ON CONFLICT DO NOTHING`, [
    randomBytes(32).toString('base64url'),
  ]);
  const [row] = await db.query<{ valor: string }>(`SELECT valor FROM secretos WHERE nombre = 'fichas'`);
  if (row === undefined) throw new Error('no signing secret');
  return Buffer.from(row.valor, 'base64url');
};

/**
 * Given by the operator, or made once and shared by all servers of one database. A given one takes the stored one out of
 * the database, so that no copy of it holds a key beside the sessions.
 */
export const loadSecrets = async (
  db: Db,
  given: string | undefined,
  previous: string | undefined,
): Promise<Secrets> => {
  const [former] = await db.query<{ hasta: Date }>(`SELECT hasta FROM firma_anterior ORDER BY hasta DESC LIMIT 1`);
  const bareUntil = former?.hasta ?? null;
  if (given === undefined) return { roots: [await stored(db)], bareUntil };
  await db.query(`DELETE FROM secretos WHERE nombre = 'fichas'`);
  const roots = [Buffer.from(given), ...(previous === undefined ? [] : [Buffer.from(previous)])] as const;
  return { roots, bareUntil };
};
