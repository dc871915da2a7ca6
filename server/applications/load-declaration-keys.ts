import { randomBytes } from 'node:crypto';
import type { Db } from '../db/db';
import type { Settings } from '../settings';
import { createDeclarationSeal, type DeclarationSeal } from './declaration-seal';

const stored = async (db: Db): Promise<Buffer[]> =>
  (await db.query<{ valor: string }>(`SELECT valor FROM secretos WHERE nombre = 'declaraciones'`)).map(({ valor }) =>
    Buffer.from(valor, 'base64'),
  );

/**
 * null: there is no key, and no application is taken. A demonstration makes one of its own and keeps it beside what it
 * encrypts, which protects nobody: whoever has the database has both.
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
