import type { Db, Queries } from '../db/db';
import type { ServerPolicy } from '../server-policy';

export interface Failures {
  fallos: number;
  ultimo_fallo: Date | null;
  bloqueada_hasta: Date | null;
}

/** null: no attempt is allowed now. Otherwise what stands from this attempt on, unless its password turns out right. */
export const countAttempt = (before: Failures, time: Date, policy: ServerPolicy): Failures | null => {
  const { fallos, ultimo_fallo, bloqueada_hasta } = before;
  if (bloqueada_hasta !== null && bloqueada_hasta > time) return null;
  const forgotten = ultimo_fallo !== null && time.getTime() - ultimo_fallo.getTime() > policy.loginFailureResetMs;
  const count = forgotten ? 1 : fallos + 1;
  const beyond = count - policy.loginMaxFailures;
  const blockMs = Math.min(policy.loginBlockMaxMs, policy.loginBlockMs * 2 ** Math.min(Math.max(beyond, 0), 20));
  return {
    fallos: count,
    ultimo_fallo: time,
    bloqueada_hasta: beyond < 0 ? null : new Date(time.getTime() + blockMs),
  };
};

const ofAccount = {
  lock: `SELECT fallos, ultimo_fallo, bloqueada_hasta FROM cuentas WHERE codigo_afiliado = $1 FOR UPDATE`,
  save: `UPDATE cuentas SET fallos = $2, ultimo_fallo = $3, bloqueada_hasta = $4 WHERE codigo_afiliado = $1`,
};
/** Documents that have no account are counted the same way, or the block would tell who has one. */
const ofStranger = {
  lock: `SELECT fallos, ultimo_fallo, bloqueada_hasta FROM intentos WHERE clave = $1 FOR UPDATE`,
  save: `UPDATE intentos SET fallos = $2, ultimo_fallo = $3, bloqueada_hasta = $4 WHERE clave = $1`,
};

type Whose = { codigoAfiliado: string } | { stranger: string };

export const createLoginAttempts = (db: Db, now: () => Date, policy: ServerPolicy) => {
  const count = async (queries: Queries, key: string, sql: typeof ofAccount): Promise<boolean> => {
    const [before] = await queries.query<Failures>(sql.lock, [key]);
    const after = before === undefined ? null : countAttempt(before, now(), policy);
    if (after === null) return false;
    await queries.query(sql.save, [key, after.fallos, after.ultimo_fallo, after.bloqueada_hasta]);
    return true;
  };

  return {
    /**
     * Counted before the password is looked at: many guesses at once get no more tries than the same guesses in a row.
     * false: blocked.
     */
    begin: (whose: Whose): Promise<boolean> =>
      db.tx(async (queries) => {
        if ('codigoAfiliado' in whose) return count(queries, whose.codigoAfiliado, ofAccount);
        await queries.query(
          `INSERT INTO intentos (clave, fallos, ultimo_fallo) VALUES ($1, 0, $2) ON CONFLICT DO NOTHING`,
          [whose.stranger, now()],
        );
        return count(queries, whose.stranger, ofStranger);
      }),

    succeeded: (codigoAfiliado: string) =>
      db.query(
        `UPDATE cuentas SET fallos = 0, ultimo_fallo = NULL, bloqueada_hasta = NULL WHERE codigo_afiliado = $1`,
        [codigoAfiliado],
      ),
  };
};
