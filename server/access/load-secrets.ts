import { randomBytes } from 'node:crypto';
import type { Db } from '../db/db';

export interface Secrets {
  /** All keys are derived from these: the current secret, then the previous one, whose signatures remain valid. */
  roots: readonly [Buffer, ...Buffer[]];
  /**
   * Tokens issued before this time are signed with the bare secret, so that older servers accept them; null: none are.
   */
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
 * The operator's secret, or a random one stored in the database and shared by its servers. An operator's secret deletes
 * the stored one, so that no database backup contains the signing key.
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
