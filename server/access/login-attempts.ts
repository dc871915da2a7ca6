import type { Db, Queries } from '../db/db';
import { householdOf } from '../http/visitor';
import type { ServerPolicy } from '../settings/server-policy';

export interface Failures {
  fallos: number;
  ultimo_fallo: Date | null;
  bloqueada_hasta: Date | null;
}

const isForgotten = ({ ultimo_fallo }: Failures, time: Date, policy: ServerPolicy): boolean =>
  ultimo_fallo !== null && time.getTime() - ultimo_fallo.getTime() > policy.loginFailureResetMs;

/**
 * null: no attempt is allowed now. Otherwise the counters as they are if this attempt's password is wrong. `most`
 * failures in a row and the next attempts have to wait.
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
const firstFailure = `INSERT INTO intentos (clave, visitante, fallos, ultimo_fallo, bloqueada_hasta)
           VALUES ($1, $2, $4, $5, $6) ON CONFLICT DO NOTHING`;
const nextFailure = `UPDATE intentos SET fallos = $4, ultimo_fallo = $5, bloqueada_hasta = $6
           WHERE clave = $1 AND visitante = $2 AND fallos = $8 AND ultimo_fallo = $9`;
const none: Failures = { fallos: 0, ultimo_fallo: null, bloqueada_hasta: null };

interface Parts {
  db: Db;
  now: () => Date;
  policy: ServerPolicy;
  hide: (text: string) => string;
}

export const createLoginAttempts = ({ db, now, policy, hide }: Parts) => {
  const keyOf = (whose: string) => hide(`ingreso:${whose}`);

  const read = async (clave: string, visitor: string) => {
    const rows = await db.query<Failures & { visitante: string }>(
      `SELECT visitante, fallos, ultimo_fallo, bloqueada_hasta FROM intentos
       WHERE clave = $1 AND visitante IN ($2, $3)`,
      [clave, everybody, visitor],
    );
    const of = (name: string) => rows.find(({ visitante }) => visitante === name);
    return { own: of(visitor), total: of(everybody) ?? none };
  };

  /** false: after `before` was read, a concurrent attempt of the same visitor was counted, or its failures forgotten. */
  const count = async (clave: string, visitor: string, before: Failures | undefined, after: Failures, time: Date) => {
    const counted = await db.query(
      `WITH propio AS (
         ${before === undefined ? firstFailure : nextFailure} RETURNING clave
       ) INSERT INTO intentos AS t (clave, visitante, fallos, ultimo_fallo) SELECT clave, $3, 1, $5 FROM propio
         ON CONFLICT (clave, visitante) DO UPDATE SET ultimo_fallo = $5,
           fallos = CASE WHEN t.ultimo_fallo < $7 THEN 1 ELSE t.fallos + 1 END
         RETURNING clave`,
      [
        ...[clave, visitor, everybody, after.fallos, time, after.bloqueada_hasta],
        new Date(time.getTime() - policy.loginFailureResetMs),
        ...(before === undefined ? [] : [before.fallos, before.ultimo_fallo]),
      ],
    );
    return counted.length === 1;
  };

  /**
   * Undoes the count of this attempt. Earlier failures stay, or are cleared if the password was right. Locks the
   * visitor's row first, in the order of counting.
   */
  const takeBack = (clave: string, visitor: string, own: 'less' | 'forget') => (queries: Queries) =>
    queries.query(
      `WITH propio AS (
         UPDATE intentos SET fallos = CASE WHEN $4 THEN 0 ELSE GREATEST(fallos - 1, 0) END, bloqueada_hasta = NULL
         WHERE clave = $1 AND visitante = $2 RETURNING clave
       ) UPDATE intentos t SET fallos = GREATEST(t.fallos - 1, 0) FROM propio
         WHERE t.clave = propio.clave AND t.visitante = $3`,
      [clave, visitor, everybody, own === 'forget'],
    );

  return {
    /**
     * Counts an attempt before the password is checked, so that parallel guesses get no more tries than sequential
     * ones. `whose` is an account, or a document without one: both count alike, or the block would reveal which exists.
     * Failures count per visitor and document, or the block of one document would reveal that another one is of the same
     * account. Beyond the total of the account, a visitor who has failed waits after each further failure; one who has
     * not may always try, so that nobody can lock the owner out. null: blocked.
     */
    begin: async (whose: string, document: string, ip: string) => {
      const clave = keyOf(whose);
      const visitor = `${householdOf(ip)} ${hide(`documento:${document}`).slice(0, 12)}`;
      for (;;) {
        const time = now();
        const { own: before, total } = await read(clave, visitor);
        const guarded = total.fallos >= policy.loginMaxFailuresInAll && !isForgotten(total, time, policy);
        const after = countAttempt(before ?? none, time, policy, guarded ? 1 : policy.loginMaxFailures);
        if (after === null) return null;
        if (await count(clave, visitor, before, after, time))
          return {
            /** The next attempt will be refused. */
            lastOne: after.bloqueada_hasta !== null,
            succeeded: takeBack(clave, visitor, 'forget'),
            /** The password was not checked. */
            withdraw: takeBack(clave, visitor, 'less'),
          };
      }
    },

    /**
     * Clears the failures of all visitors once the owner has proved their identity another way. Locks the rows in the
     * order of counting.
     */
    forget: async (queries: Queries, whose: string): Promise<void> => {
      for (const isTotal of [false, true])
        await queries.query(`DELETE FROM intentos WHERE clave = $1 AND (visitante = $2) = $3`, [
          keyOf(whose),
          everybody,
          isTotal,
        ]);
    },
  };
};
export type LoginAttempts = ReturnType<typeof createLoginAttempts>;
