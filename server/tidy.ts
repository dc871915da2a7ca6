import type { Db } from './db/db';
import { describe, type Log } from './log';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Removes what no longer counts; the audit table is kept. */
export const tidy = async (db: Db, now: Date): Promise<void> => {
  const yesterday = new Date(now.getTime() - dayMs);
  await db.query('DELETE FROM fichas WHERE expira < $1', [yesterday]);
  await db.query('DELETE FROM contadores WHERE hasta < $1', [now]);
  await db.query('DELETE FROM intentos WHERE ultimo_fallo < $1', [yesterday]);
  const monthAgo = new Date(now.getTime() - 30 * dayMs);
  await db.query('DELETE FROM enlaces WHERE expira < $1', [monthAgo]);
  await db.query(`DELETE FROM correos WHERE estado = 'enviado' AND enviado < $1`, [monthAgo]);
};

export const startTidying = (db: Db, now: () => Date, log: Log): (() => void) => {
  const timer = setInterval(() => {
    tidy(db, now()).catch((error: unknown) => log({ level: 'warn', event: 'tidy', detail: describe(error) }));
  }, hourMs);
  timer.unref();
  return () => clearInterval(timer);
};
