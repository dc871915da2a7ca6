import type { Keys } from '../access/keys';
import type { Db } from '../db/db';
import type { Log } from '../log/log';
import { auditContent, rootOf, type SealedRow, writeLeaves } from './seal';

const rowsAtOnce = 2_000;
/** Several times what members make a server write; the millions of rows of an upgrade take an hour, beside the calls. */
const mostRowsAMinute = 100_000;
/** Longer than a transaction may take. */
const settledMs = 20_000;
const betweenMs = 60_000;

interface Parts {
  db: Db;
  now: () => Date;
  log: Log;
  keys: Pick<Keys, 'signing'>;
}

interface Last {
  id: number;
  momento: Date;
  hasta: number;
  raiz: string;
}

/**
 * Seals once a minute what was written since the last seal; where several servers try, one does. The root is logged: a
 * log that is kept elsewhere contradicts a change of both rows and seals.
 */
export const createAuditSealer = ({ db, now, log, keys }: Parts) => {
  /** Who then held a lower number has committed since, or never will. */
  let seen: { at: number; id: number } | null = null;

  const look = async () => {
    const [newest] = await db.query<{ id: number | null }>('SELECT max(id) AS id FROM bitacora');
    seen = { at: now().getTime(), id: newest?.id ?? 0 };
  };

  const seal = async (last: Last, until: number): Promise<Last | null> => {
    const rows = await db.query<SealedRow>(
      `SELECT id, ${auditContent} AS contenido FROM bitacora WHERE id > $1 AND id <= $2 ORDER BY id LIMIT ${rowsAtOnce}`,
      [last.hasta, until],
    );
    const momento = now();
    const key = keys.signing('audit', momento);
    const hasta = rows.length < rowsAtOnce ? until : (rows.at(-1)?.id ?? until);
    const sealed = { id: last.id + 1, momento, llave: key.kid ?? '', hasta, hojas: writeLeaves(rows, key) };
    const raiz = rootOf(sealed, last.raiz);
    const written = await db.query(
      `INSERT INTO sellos (id, momento, llave, hasta, hojas, raiz) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT DO NOTHING RETURNING id`,
      [sealed.id, momento, sealed.llave, hasta, sealed.hojas, raiz],
    );
    if (written.length === 0) return null;
    log({ level: 'info', event: 'auditSeal', detail: `${sealed.id} ${raiz}` });
    return { ...sealed, raiz };
  };

  return async (goOn: () => boolean): Promise<void> => {
    const time = now().getTime();
    if (seen === null || time < seen.at) return look();
    if (time - seen.at < settledMs) return;
    const until = seen.id;
    const [found] = await db.query<Last>('SELECT id, momento, hasta, raiz FROM sellos ORDER BY id DESC LIMIT 1');
    let last: Last | null = found ?? { id: 0, momento: new Date(0), hasta: 0, raiz: '' };
    if (time - last.momento.getTime() >= betweenMs)
      for (let left = mostRowsAMinute; left > 0 && goOn() && last !== null && last.hasta < until; left -= rowsAtOnce)
        last = await seal(last, until);
    await look();
  };
};
