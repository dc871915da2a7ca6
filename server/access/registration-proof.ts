import { randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { Queries } from '../db/db';
import type { ServerPolicy } from '../settings/server-policy';
import { keyCandidates } from './key-candidates';
import type { KeyPurpose, Keys } from './keys';

interface Kind {
  purpose: KeyPurpose;
  audience: string;
  typ: string;
  lifeMs(policy: ServerPolicy): number;
}

/** The challenge lives as long as its visitor's token: nobody is hurried while they answer. */
const challenge: Kind = {
  purpose: 'questions',
  audience: 'preguntas',
  typ: 'ov-preguntas+jwt',
  lifeMs: ({ anonymousTokenMs }) => anonymousTokenMs,
};
const pass: Kind = {
  purpose: 'registration',
  audience: 'registro',
  typ: 'ov-registro+jwt',
  lifeMs: ({ registrationPassMs }) => registrationPassMs,
};

const issuer = 'oficina-virtual';
/** A server whose clock is behind must still find that it was used. */
const clockSkewMs = 3_600_000;

const claims = v.object({
  jti: v.pipe(v.string(), v.maxLength(64)),
  exp: v.number(),
  codigoAfiliado: v.string(),
  visitante: v.string(),
  preguntas: v.optional(v.array(v.number()), []),
});

/** Whom it is about, and to whom it was given: the `jti` of the visitor's token. */
interface Bound {
  codigoAfiliado: string;
  visitante: string;
}

interface Once {
  jti: string;
  expira: Date;
}

interface Challenge extends Once, Bound {
  preguntas: readonly number[];
}

interface Parts {
  keys: Keys;
  now: () => Date;
  policy: ServerPolicy;
}

/** The signed questions, and the pass of somebody who answered them. Neither is stored; only that it was used is. */
export const createRegistrationProofs = ({ keys, now, policy }: Parts) => {
  const sign = ({ purpose, audience, typ, lifeMs }: Kind, content: Bound & { preguntas?: readonly number[] }) => {
    const issued = now();
    const { secret, kid } = keys.signing(purpose, issued);
    return new SignJWT({ ...content })
      .setProtectedHeader({ alg: 'HS256', typ, ...(kid === null ? {} : { kid }) })
      .setIssuer(issuer)
      .setAudience(audience)
      .setJti(randomBytes(18).toString('base64url'))
      .setIssuedAt(issued)
      .setExpirationTime(new Date(issued.getTime() + lifeMs(policy)))
      .sign(secret);
  };

  const read = async (
    { purpose, audience, typ }: Kind,
    token: string,
    visitante: string,
  ): Promise<Challenge | null> => {
    for (const { secret } of keyCandidates(keys, purpose, token)) {
      const verified = await jwtVerify(token, secret, {
        algorithms: ['HS256'],
        issuer,
        audience,
        typ,
        currentDate: now(),
      }).catch(() => null);
      const found = v.safeParse(claims, verified?.payload);
      if (!found.success) continue;
      const { exp, ...content } = found.output;
      return content.visitante === visitante ? { ...content, expira: new Date(exp * 1000) } : null;
    }
    return null;
  };

  return {
    ask: (to: Bound, preguntas: readonly number[]): Promise<string> => sign(challenge, { ...to, preguntas }),
    /** null: forged, expired, or of another visitor. */
    readChallenge: (token: string, visitante: string) => read(challenge, token, visitante),

    pass: (to: Bound): Promise<string> => sign(pass, to),
    /** null: also where it is about somebody else. */
    readPass: async (token: string, { codigoAfiliado, visitante }: Bound): Promise<Once | null> => {
      const found = await read(pass, token, visitante);
      return found?.codigoAfiliado === codigoAfiliado ? found : null;
    },

    /** Returns true for exactly one of any number of concurrent callers, on any server. */
    use: async (queries: Queries, { jti, expira }: Once): Promise<boolean> => {
      const used = await queries.query(
        `INSERT INTO contadores (clave, cuenta, hasta) VALUES ($1, 1, $2) ON CONFLICT (clave) DO NOTHING
         RETURNING clave`,
        [`usado:${jti}`, new Date(expira.getTime() + clockSkewMs)],
      );
      return used.length === 1;
    },
  };
};
export type RegistrationProofs = ReturnType<typeof createRegistrationProofs>;
