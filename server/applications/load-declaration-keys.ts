import { randomBytes } from 'node:crypto';
import type { Db } from '../db/db';
import type { Settings } from '../settings/settings';
import { createDeclarationSeal, type DeclarationSeal } from './declaration-seal';

const stored = async (db: Db): Promise<Buffer[]> =>
  (await db.query<{ valor: string }>(`SELECT valor FROM secretos WHERE nombre = 'declaraciones'`)).map(({ valor }) =>
    Buffer.from(valor, 'base64'),
  );

/**
 * null: no key is configured, and applications are rejected. A demonstration generates a key and stores it in the same
 * database, which protects nothing.
 */
export const loadDeclarationKeys = async (
  db: Db,
  { demo, declarationKey, declarationKeysPrevious }: Settings,
): Promise<DeclarationSeal | null> => {
  if (declarationKey !== undefined)
    return createDeclarationSeal([declarationKey, ...declarationKeysPrevious, ...(await stored(db))]);
  if (!demo) return null;
  await db.query(`INSERT INTO secretos (nombre, valor) VALUES ('declaraciones', $1) ON CONFLICT DO NOTHING`, [
    randomBytes(32).toString('base64'),
  ]);
  const [own] = await stored(db);
  return own === undefined ? null : createDeclarationSeal([own]);
};
