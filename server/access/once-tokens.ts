import { randomBytes } from 'node:crypto';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Queries } from '../db/db';
import { keyCandidates } from './key-candidates';
import type { KeyPurpose, Keys } from './keys';

export interface OnceKind {
  purpose: KeyPurpose;
  audience: string;
  typ: string;
}

export interface Once {
  jti: string;
  expira: Date;
}

const issuer = 'oficina-virtual';
/** A server whose clock is behind must still find that it was used. */
const clockSkewMs = 3_600_000;

/** Notes a use under a key. Returns true for exactly one of any number of concurrent callers, on any server. */
export const noteUse = async (queries: Queries, clave: string, hasta: Date): Promise<boolean> => {
  const noted = await queries.query(
    `INSERT INTO contadores (clave, cuenta, hasta) VALUES ($1, 1, $2) ON CONFLICT (clave) DO NOTHING
     RETURNING clave`,
    [clave, hasta],
  );
  return noted.length === 1;
};

/** Signed content that nobody stores; only that it was used is. */
export const createOnceTokens = (keys: Keys, now: () => Date) => ({
  sign: async ({ purpose, audience, typ }: OnceKind, content: JWTPayload, lifeMs: number) => {
    const issued = now();
    const { secret, kid } = keys.signing(purpose, issued);
    const jti = randomBytes(32).toString('base64url');
    const token = await new SignJWT(content)
      .setProtectedHeader({ alg: 'HS256', typ, ...(kid === null ? {} : { kid }) })
      .setIssuer(issuer)
      .setAudience(audience)
      .setJti(jti)
      .setIssuedAt(issued)
      .setExpirationTime(new Date(issued.getTime() + lifeMs))
      .sign(secret);
    return { jti, token };
  },

  /** null: forged, expired, or signed for something else. */
  read: async ({ purpose, audience, typ }: OnceKind, token: string): Promise<JWTPayload | null> => {
    for (const { secret } of keyCandidates(keys, purpose, token)) {
      const verified = await jwtVerify(token, secret, {
        algorithms: ['HS256'],
        issuer,
        audience,
        typ,
        currentDate: now(),
        requiredClaims: ['exp', 'jti'],
      }).catch(() => null);
      if (verified !== null) return verified.payload;
    }
    return null;
  },

  use: (queries: Queries, { jti, expira }: Once): Promise<boolean> =>
    noteUse(queries, `usado:${jti}`, new Date(expira.getTime() + clockSkewMs)),
});
