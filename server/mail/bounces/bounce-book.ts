import type { Fingerprints } from '../../access/keys';
import { normalizeEmail } from '../../access/normalize-email';
import type { Db, Queries } from '../../db/db';
import type { Log } from '../../log/log';
import { memberAddress } from '../member-address';
import type { Delivery } from './delivery-report';
import type { ReturnPath } from './return-paths';

/** So many mails that failed for a reason that may pass are enough to say that an address does not receive. */
const failuresOfDeadAddress = 3;

interface Parts {
  db: Db;
  now: () => Date;
  log: Log;
  fingerprints: (text: string) => Fingerprints;
}

/** What became of sent mails, and which members' addresses do not receive. */
export const createBounceBook = ({ db, now, log, fingerprints }: Parts) => {
  const prints = (email: string) => fingerprints(`rebote ${normalizeEmail(email)}`);
  const spellings = (email: string) => {
    const { current, former } = prints(email);
    return [current, ...former].join(' ');
  };

  const failed = async (queries: Queries, member: string, email: string, isPermanent: boolean) => {
    await queries.query(
      `INSERT INTO rebotes AS r (codigo_afiliado, huella, fallos, definitivo, desde) VALUES ($1, $2, 1, $3, $4)
       ON CONFLICT (codigo_afiliado) DO UPDATE SET huella = $2,
         fallos = CASE WHEN r.huella = ANY (string_to_array($5, ' ')) THEN r.fallos + 1 ELSE 1 END,
         definitivo = $3 OR (r.definitivo AND r.huella = ANY (string_to_array($5, ' '))),
         desde = CASE WHEN r.huella = ANY (string_to_array($5, ' ')) THEN r.desde ELSE $4 END`,
      [member, prints(email).current, isPermanent, now(), spellings(email)],
    );
  };

  /** The rows of a mail that was sent and has not come back yet, marked as come back. */
  const comeBack = async (queries: Queries, id: string) => {
    const notices = await queries.query<{ member: string }>(
      `WITH vueltos AS (
         UPDATE avisos SET no_llego = $2 WHERE carta = $1 AND estado = 'enviado' AND no_llego IS NULL
         RETURNING codigo_afiliado AS member, caso
       ), historia AS (
         INSERT INTO sucesos_caso (caso, momento, suceso)
         SELECT DISTINCT caso, $2::timestamptz, 'noLlego' FROM vueltos WHERE caso IS NOT NULL
       ) SELECT member FROM vueltos`,
      [id, now()],
    );
    const letters = await queries.query<{ member: string | null }>(
      `UPDATE correos SET no_llego = $2 WHERE id = $1 AND no_llego IS NULL RETURNING codigo_afiliado AS member`,
      [id, now()],
    );
    return { isNotice: notices.length > 0, found: [...notices, ...letters][0] };
  };

  const memberOf = async (queries: Queries, id: string): Promise<string | null> => {
    const [row] = await queries.query<{ member: string | null }>(
      `SELECT codigo_afiliado AS member FROM avisos WHERE carta = $1
       UNION SELECT codigo_afiliado FROM correos WHERE id = $1`,
      [id],
    );
    return row?.member ?? null;
  };

  /** What was told to an address that is not the member's any more is told to today's. */
  const tellAgain = (queries: Queries, id: string) =>
    queries.query(
      `UPDATE avisos SET estado = 'pendiente', carta = NULL, intentos = 0, siguiente = $2, no_llego = NULL
       WHERE carta = $1 AND estado = 'enviado'`,
      [id, now()],
    );

  return {
    /** false: the mail is not known, or its end was recorded before. */
    record: (path: ReturnPath, delivery: Delivery): Promise<boolean> =>
      db.tx(async (queries) => {
        if (delivery === 'delivered') {
          const member = await memberOf(queries, path.id);
          const email = member === null ? null : await memberAddress(queries, member);
          if (member === null || email === null || !path.isOf(email)) return false;
          const cleared = await queries.query(`DELETE FROM rebotes WHERE codigo_afiliado = $1 RETURNING 1 AS es`, [
            member,
          ]);
          return cleared.length > 0;
        }
        const { isNotice, found } = await comeBack(queries, path.id);
        if (found === undefined) return false;
        log({ level: 'warn', event: 'mailCameBack', detail: delivery });
        if (found.member === null) return true;
        const email = await memberAddress(queries, found.member);
        if (email === null) return true;
        if (path.isOf(email)) await failed(queries, found.member, email, delivery === 'permanent');
        else if (isNotice) await tellAgain(queries, path.id);
        return true;
      }),

    /** The relay took no mail to that address, because there is none. */
    refused: (id: string, email: string): Promise<void> =>
      db.tx(async (queries) => {
        const member = await memberOf(queries, id);
        if (member === null) return;
        const current = await memberAddress(queries, member);
        if (current !== null && normalizeEmail(current) === normalizeEmail(email))
          await failed(queries, member, email, true);
      }),

    /** Since when the member's address does not receive; null: nothing is known against it. */
    deadSince: async (queries: Queries, member: string): Promise<Date | null> => {
      const email = await memberAddress(queries, member);
      if (email === null) return null;
      const [row] = await queries.query<{ desde: Date }>(
        `SELECT desde FROM rebotes WHERE codigo_afiliado = $1 AND huella = ANY (string_to_array($2, ' '))
           AND (definitivo OR fallos >= ${failuresOfDeadAddress})`,
        [member, spellings(email)],
      );
      return row?.desde ?? null;
    },

    /** Whether a mail to that address should be confirmed. */
    isDoubted: async (email: string): Promise<boolean> => {
      const rows = await db.query(`SELECT 1 AS es FROM rebotes WHERE huella = ANY (string_to_array($1, ' ')) LIMIT 1`, [
        spellings(email),
      ]);
      return rows.length > 0;
    },
  };
};
export type BounceBook = ReturnType<typeof createBounceBook>;
