import type { Db, Queries } from '../db/db';
import { householdOf } from '../http/visitor';
import type { ServerPolicy } from '../server-policy';

export interface Failures {
  fallos: number;
  ultimo_fallo: Date | null;
  bloqueada_hasta: Date | null;
}

const isForgotten = ({ ultimo_fallo }: Failures, time: Date, policy: ServerPolicy): boolean =>
  ultimo_fallo !== null && time.getTime() - ultimo_fallo.getTime() > policy.loginFailureResetMs;

/**
 * null: no attempt is allowed now. Otherwise what stands from this attempt on, unless its password turns out right.
 * `most` failures in a row and the next attempts have to wait.
 */
export const countAttempt = (
  before: Failures,
  time: Date,
  policy: ServerPolicy,
  most = policy.loginMaxFailures,
): Failures | null => {
  const { fallos, bloqueada_hasta } = before;
  if (bloqueada_hasta !== null && bloqueada_hasta > time) return null;
  const count = isForgotten(before, time, policy) ? 1 : fallos + 1;
  const beyond = count - most;
  const blockMs = Math.min(policy.loginBlockMaxMs, policy.loginBlockMs * 2 ** Math.min(Math.max(beyond, 0), 20));
  return {
    fallos: count,
    ultimo_fallo: time,
    bloqueada_hasta: beyond < 0 ? null : new Date(time.getTime() + blockMs),
  };
};

const everybody = '';
const none: Failures = { fallos: 0, ultimo_fallo: null, bloqueada_hasta: null };

interface Parts {
  db: Db;
  now: () => Date;
  policy: ServerPolicy;
  hide: (text: string) => string;
}

export const createLoginAttempts = ({ db, now, policy, hide }: Parts) => {
  const keyOf = (whose: string) => hide(`ingreso:${whose}`);

  const save = (queries: Queries, clave: string, visitante: string, after: Failures) =>
    queries.query(
      `UPDATE intentos SET fallos = $3, ultimo_fallo = $4, bloqueada_hasta = $5 WHERE clave = $1 AND visitante = $2`,
      [clave, visitante, after.fallos, after.ultimo_fallo, after.bloqueada_hasta],
    );

  /** As if the attempt had not been; what was counted before it stays, or is forgotten for whoever knows the password. */
  const takeBack = (clave: string, visitor: string, own: 'less' | 'forget') => (queries: Queries) =>
    queries.query(
      `UPDATE intentos SET fallos = CASE WHEN $4 AND visitante = $2 THEN 0 ELSE GREATEST(fallos - 1, 0) END,
         bloqueada_hasta = NULL
       WHERE clave = $1 AND visitante IN ($2, $3)`,
      [clave, visitor, everybody, own === 'forget'],
    );

  return {
    /**
     * Counted before the password is looked at: many guesses at once get no more tries than the same guesses in a row.
     * `whose` is an account, or a document that has none: both are counted alike, or the block would tell which it is.
     * Each visitor fails alone. Once all of them together have failed too often, whoever has failed before waits after
     * each further failure; whoever has not may always try, so that nobody keeps the owner out. null: blocked.
     */
    begin: (whose: string, ip: string) => {
      const clave = keyOf(whose);
      const visitor = householdOf(ip);
      return db.tx(async (queries) => {
        const time = now();
        await queries.query(
          `INSERT INTO intentos (clave, visitante, fallos, ultimo_fallo) VALUES ($1, $2, 0, $4), ($1, $3, 0, $4)
           ON CONFLICT DO NOTHING`,
          [clave, everybody, visitor, time],
        );
        const rows = await queries.query<Failures & { visitante: string }>(
          `SELECT visitante, fallos, ultimo_fallo, bloqueada_hasta FROM intentos
           WHERE clave = $1 AND visitante IN ($2, $3) ORDER BY visitante FOR UPDATE`,
          [clave, everybody, visitor],
        );
        const of = (name: string): Failures => rows.find(({ visitante }) => visitante === name) ?? none;
        const total = of(everybody);
        const guarded = total.fallos >= policy.loginMaxFailuresInAll && !isForgotten(total, time, policy);
        const own = countAttempt(of(visitor), time, policy, guarded ? 1 : policy.loginMaxFailures);
        if (own === null) return null;
        const all = countAttempt(total, time, policy, Number.POSITIVE_INFINITY);
        await save(queries, clave, visitor, own);
        if (all !== null) await save(queries, clave, everybody, all);
        return {
          /** The next attempt will be refused. */
          lastOne: own.bloqueada_hasta !== null,
          succeeded: takeBack(clave, visitor, 'forget'),
          /** The password was not looked at. */
          withdraw: takeBack(clave, visitor, 'less'),
        };
      });
    },

    /** Of all visitors: whoever shows to be the owner by another way begins anew. */
    forget: (queries: Queries, whose: string) => queries.query(`DELETE FROM intentos WHERE clave = $1`, [keyOf(whose)]),
  };
};
export type LoginAttempts = ReturnType<typeof createLoginAttempts>;
