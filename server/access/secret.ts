import { createHmac, randomBytes } from 'node:crypto';
import type { Db } from '../db/db';

/** Signs the tokens and hides documents in the keys of counters. Made once, shared by all servers of one database. */
export const loadSecret = async (db: Db, given: string | undefined): Promise<Buffer> => {
  if (given !== undefined) return Buffer.from(given);
  await db.query(`INSERT INTO secretos (nombre, valor) VALUES ('fichas', $1) ON CONFLICT DO NOTHING`, [
    randomBytes(32).toString('base64url'),
  ]);
  const [stored] = await db.query<{ valor: string }>(`SELECT valor FROM secretos WHERE nombre = 'fichas'`);
  if (stored === undefined) throw new Error('no signing secret');
  return Buffer.from(stored.valor, 'base64url');
};

export const keyedHash = (secret: Buffer, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');
