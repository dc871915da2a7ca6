import { randomBytes } from 'node:crypto';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { Db, Queries } from '../db/db';
import type { ServerPolicy } from '../settings/server-policy';
import { keyCandidates } from './key-candidates';
import type { Keys } from './keys';

/** The client reads these claims, so their names belong to the contract. */
const claims = v.object({
  jti: v.pipe(v.string(), v.maxLength(64)),
  ambito: v.picklist(['miembro', 'anonimo']),
  codigoAfiliado: v.optional(v.string()),
});

export type Holder = { scope: 'anonimo'; jti: string } | { scope: 'miembro'; jti: string; codigoAfiliado: string };
/** No good token. `closedElsewhere`: its member ended this session from another one. */
export interface NoHolder {
  scope: 'nadie';
  closedElsewhere: boolean;
}
export type Scope = { scope: 'anonimo' } | { scope: 'miembro'; codigoAfiliado: string };

/** What is kept of the browser that logged in; `device` is a keyed hash. */
export interface SessionOrigin {
  browser: string | null;
  system: string | null;
  device: string | null;
}

/** Who ended a session: its member at its own device, or from another session. */
export type Ending = 'salida' | 'otroDispositivo';

export interface Tokens {
  issue(to: Scope): Promise<string>;
  /** Runs inside the caller's transaction, so that the credentials are still valid when the session is written. */
  issueIn(queries: Queries, to: Scope, from?: SessionOrigin): Promise<string>;
  /** Whether the member logged in since then, wherever. */
  enteredSince(queries: Queries, codigoAfiliado: string, since: Date): Promise<boolean>;
  /**
   * Nobody if the token is absent, malformed, foreign, expired, idle for too long or revoked. A `passive` reading does not
   * count as a use of the session.
   */
  read(authorization: string | undefined, passive?: boolean): Promise<Holder | NoHolder>;
  revokeAllOf(codigoAfiliado: string): Promise<void>;
  /** Runs inside the caller's transaction. Call the returned function after the commit. */
  revokeIn(queries: Queries, codigoAfiliado: string): Promise<() => void>;
  /** The same of some sessions. Those that have ended already stay as they are. */
  closeIn(queries: Queries, sessions: readonly string[], ending: Ending): Promise<() => void>;
}

const issuer = 'oficina-virtual';
const audience = 'portal';
const typ = 'ov-acceso+jwt';
const nobody: NoHolder = { scope: 'nadie', closedElsewhere: false };
const longestToken = 4_096;
/** How soon a revocation by another server is noticed and the last use is written. */
export const refreshMs = 4_000;
const mostKept = 50_000;

type Life = 'alive' | 'over' | 'closedElsewhere';
const elsewhere: Ending = 'otroDispositivo';

/** $1 the session, $2 now, $3 the oldest last use. */
const lives = `jti = $1 AND revocada IS NULL AND expira > $2 AND (ambito = 'anonimo' OR (ultima_vez > $3 AND EXISTS (
  SELECT 1 FROM cuentas c JOIN afiliados a ON a.codigo = c.codigo_afiliado
  WHERE c.codigo_afiliado = fichas.codigo_afiliado AND c.estado = 'activa' AND a.estado = 'activa'
    AND (c.bloqueada_hasta IS NULL OR c.bloqueada_hasta <= $2))))`;

interface Parts {
  db: Db;
  keys: Keys;
  now: () => Date;
  policy: ServerPolicy;
}

export const createTokens = ({ db, keys, now, policy }: Parts): Tokens => {
  /** Cache by jti: until when the token needs no database check. `used`: the last use was written. */
  const live = new Map<string, { askAgain: number; life: Promise<Life>; used: boolean }>();

  const look = async (jti: string, passive: boolean): Promise<Life> => {
    const time = now();
    const rows = await db.query(
      passive
        ? `SELECT jti FROM fichas WHERE ${lives}`
        : `UPDATE fichas SET ultima_vez = GREATEST(ultima_vez, $2) WHERE ${lives} RETURNING jti`,
      [jti, time, new Date(time.getTime() - policy.serverIdleMs - refreshMs)],
    );
    if (rows.length === 1) return 'alive';
    const closed = await db.query(`SELECT jti FROM fichas WHERE jti = $1 AND cierre = $2`, [jti, elsewhere]);
    return closed.length === 1 ? 'closedElsewhere' : 'over';
  };

  const lifeOf = (jti: string, passive: boolean): Promise<Life> => {
    const known = live.get(jti);
    const time = now().getTime();
    const isFresh = known !== undefined && time < known.askAgain && time >= known.askAgain - refreshMs;
    if (isFresh && (known.used || passive)) return known.life;
    if (live.size >= mostKept) live.clear();
    const life = look(jti, passive);
    live.set(jti, { askAgain: time + refreshMs, life, used: !passive });
    // A session that is over is remembered as well: asking again costs no statement.
    life.then(
      (found) => {
        const kept = live.get(jti);
        if (kept?.life === life) kept.used ||= found !== 'alive';
      },
      () => {
        if (live.get(jti)?.life === life) live.delete(jti);
      },
    );
    return life;
  };

  const revokeIn: Tokens['revokeIn'] = async (queries, codigoAfiliado) => {
    const revoked = await queries.query<{ jti: string }>(
      `UPDATE fichas SET revocada = $2 WHERE codigo_afiliado = $1 AND revocada IS NULL RETURNING jti`,
      [codigoAfiliado, now()],
    );
    return () => {
      for (const { jti } of revoked) live.delete(jti);
    };
  };

  const closeIn: Tokens['closeIn'] = async (queries, sessions, ending) => {
    const closed = await queries.query<{ jti: string }>(
      `UPDATE fichas SET revocada = $2, cierre = $3 WHERE jti = ANY (string_to_array($1, ' ')) AND revocada IS NULL
       RETURNING jti`,
      [sessions.join(' '), now(), ending],
    );
    return () => {
      for (const { jti } of closed) live.delete(jti);
    };
  };

  const issueIn: Tokens['issueIn'] = async (queries, to, from) => {
    const jti = randomBytes(18).toString('base64url');
    const issued = now();
    const expires = new Date(issued.getTime() + (to.scope === 'miembro' ? policy.tokenMaxMs : policy.anonymousTokenMs));
    const codigo = to.scope === 'miembro' ? to.codigoAfiliado : null;
    await queries.query(
      `INSERT INTO fichas (jti, ambito, codigo_afiliado, emitida, expira, ultima_vez, navegador, sistema, dispositivo)
       VALUES ($1, $2, $3, $4, $5, $4, $6, $7, $8)`,
      [jti, to.scope, codigo, issued, expires, from?.browser ?? null, from?.system ?? null, from?.device ?? null],
    );
    const { secret, kid } = keys.signing('session', issued);
    return new SignJWT({ ambito: to.scope, ...(codigo === null ? {} : { codigoAfiliado: codigo }) })
      .setProtectedHeader({ alg: 'HS256', typ, ...(kid === null ? {} : { kid }) })
      .setIssuer(issuer)
      .setAudience(audience)
      .setJti(jti)
      .setIssuedAt(issued)
      .setExpirationTime(expires)
      .sign(secret);
  };

  const verified = async (token: string): Promise<JWTPayload | null> => {
    for (const { secret } of keyCandidates(keys, 'session', token)) {
      const found = await jwtVerify(token, secret, {
        algorithms: ['HS256'],
        issuer,
        audience,
        typ,
        currentDate: now(),
        requiredClaims: ['exp', 'jti', 'ambito'],
      }).catch(() => null);
      if (found !== null) return found.payload;
    }
    return null;
  };

  return {
    issueIn,
    issue: (to) => issueIn(db, to),

    enteredSince: async (queries, codigoAfiliado, since) => {
      const entered = await queries.query(
        `SELECT jti FROM fichas WHERE codigo_afiliado = $1 AND emitida > $2 AND revocada IS NULL LIMIT 1`,
        [codigoAfiliado, since],
      );
      return entered.length > 0;
    },
    read: async (authorization, passive = false) => {
      const token = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1];
      if (token === undefined || token.length > longestToken) return nobody;
      const claimed = v.safeParse(claims, await verified(token));
      if (!claimed.success) return nobody;
      const { jti, ambito, codigoAfiliado } = claimed.output;
      const life = await lifeOf(jti, passive);
      if (life !== 'alive') return { scope: 'nadie', closedElsewhere: life === 'closedElsewhere' };
      if (ambito === 'anonimo') return { scope: 'anonimo', jti };
      return codigoAfiliado === undefined ? nobody : { scope: 'miembro', jti, codigoAfiliado };
    },

    revokeIn,
    closeIn,
    revokeAllOf: async (codigoAfiliado) => (await revokeIn(db, codigoAfiliado))(),
  };
};
