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
export type Scope = { scope: 'anonimo' } | { scope: 'miembro'; codigoAfiliado: string };

export interface Tokens {
  issue(to: Scope): Promise<string>;
  /** Runs inside the caller's transaction, so that the credentials are still valid when the session is written. */
  issueIn(queries: Queries, to: Scope): Promise<string>;
  /** Whether the member logged in since then, wherever. */
  enteredSince(queries: Queries, codigoAfiliado: string, since: Date): Promise<boolean>;
  /** null if the token is absent, malformed, foreign, expired, idle for too long or revoked. */
  read(authorization: string | undefined): Promise<Holder | null>;
  revokeAllOf(codigoAfiliado: string): Promise<void>;
  /** Runs inside the caller's transaction. Call the returned function after the commit. */
  revokeIn(queries: Queries, codigoAfiliado: string): Promise<() => void>;
}

const issuer = 'oficina-virtual';
const audience = 'portal';
const typ = 'ov-acceso+jwt';
const longestToken = 4_096;
/** How soon a revocation by another server is noticed and the last use is written. */
const refreshMs = 4_000;
const mostKept = 50_000;

interface Parts {
  db: Db;
  keys: Keys;
  now: () => Date;
  policy: ServerPolicy;
}

export const createTokens = ({ db, keys, now, policy }: Parts): Tokens => {
  /** Cache by jti: until when the token needs no database check. */
  const live = new Map<string, { askAgain: number; alive: Promise<boolean> }>();

  const touch = async (jti: string): Promise<boolean> => {
    const time = now();
    const rows = await db.query(
      `UPDATE fichas SET ultima_vez = GREATEST(ultima_vez, $2)
       WHERE jti = $1 AND revocada IS NULL AND expira > $2 AND (ambito = 'anonimo' OR (ultima_vez > $3 AND EXISTS (
         SELECT 1 FROM cuentas c JOIN afiliados a ON a.codigo = c.codigo_afiliado
         WHERE c.codigo_afiliado = fichas.codigo_afiliado AND c.estado = 'activa' AND a.estado = 'activa'
           AND (c.bloqueada_hasta IS NULL OR c.bloqueada_hasta <= $2))))
       RETURNING jti`,
      [jti, time, new Date(time.getTime() - policy.serverIdleMs - refreshMs)],
    );
    return rows.length === 1;
  };

  const isAlive = (jti: string): Promise<boolean> => {
    const known = live.get(jti);
    const time = now().getTime();
    if (known !== undefined && time < known.askAgain && time >= known.askAgain - refreshMs) return known.alive;
    if (live.size >= mostKept) live.clear();
    const alive = touch(jti);
    live.set(jti, { askAgain: time + refreshMs, alive });
    // A session that is over is remembered as well: asking again costs no statement.
    alive.catch(() => {
      if (live.get(jti)?.alive === alive) live.delete(jti);
    });
    return alive;
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

  const issueIn: Tokens['issueIn'] = async (queries, to) => {
    const jti = randomBytes(18).toString('base64url');
    const issued = now();
    const expires = new Date(issued.getTime() + (to.scope === 'miembro' ? policy.tokenMaxMs : policy.anonymousTokenMs));
    const codigo = to.scope === 'miembro' ? to.codigoAfiliado : null;
    await queries.query(
      `INSERT INTO fichas (jti, ambito, codigo_afiliado, emitida, expira, ultima_vez) VALUES ($1, $2, $3, $4, $5, $4)`,
      [jti, to.scope, codigo, issued, expires],
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
    read: async (authorization) => {
      const token = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1];
      if (token === undefined || token.length > longestToken) return null;
      const claimed = v.safeParse(claims, await verified(token));
      if (!claimed.success || !(await isAlive(claimed.output.jti))) return null;
      const { jti, ambito, codigoAfiliado } = claimed.output;
      if (ambito === 'anonimo') return { scope: 'anonimo', jti };
      return codigoAfiliado === undefined ? null : { scope: 'miembro', jti, codigoAfiliado };
    },

    revokeIn,
    revokeAllOf: async (codigoAfiliado) => (await revokeIn(db, codigoAfiliado))(),
  };
};
