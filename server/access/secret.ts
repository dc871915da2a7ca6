import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '../db/db';

export interface Secrets {
  /** Signs, and hides documents in the keys of counters. */
  current: Buffer;
  /** Those whose signatures still hold, the current one first. */
  accepted: readonly Buffer[];
}

const bytesOf = (text: string) => Buffer.from(text);

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
  if (given === undefined) {
    const current = await stored(db);
    return { current, accepted: [current] };
  }
  await db.query(`DELETE FROM secretos WHERE nombre = 'fichas'`);
  const current = bytesOf(given);
  return { current, accepted: [current, ...(previous === undefined ? [] : [bytesOf(previous)])] };
};

export const keyedHash = (secret: Buffer, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

export const isKeyedHash = ({ accepted }: Secrets, text: string, written: string): boolean =>
  accepted.some((secret) => {
    const [expected, given] = [bytesOf(keyedHash(secret, text)), bytesOf(written)];
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
