import * as v from 'valibot';
import type { Queries } from '../db/db';
import type { ServerPolicy } from '../settings/server-policy';
import type { Keys } from './keys';
import { createOnceTokens, type Once, type OnceKind } from './once-tokens';

const challenge: OnceKind = { purpose: 'questions', audience: 'preguntas', typ: 'ov-preguntas+jwt' };
const pass: OnceKind = { purpose: 'registration', audience: 'registro', typ: 'ov-registro+jwt' };

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

interface Challenge extends Once, Bound {
  preguntas: readonly number[];
}

interface Parts {
  keys: Keys;
  now: () => Date;
  policy: ServerPolicy;
}

/** The signed questions, and the pass of somebody who answered them. */
export const createRegistrationProofs = ({ keys, now, policy }: Parts) => {
  const tokens = createOnceTokens(keys, now);

  const read = async (kind: OnceKind, token: string, visitante: string): Promise<Challenge | null> => {
    const found = v.safeParse(claims, await tokens.read(kind, token));
    if (!found.success) return null;
    const { exp, ...content } = found.output;
    return content.visitante === visitante ? { ...content, expira: new Date(exp * 1000) } : null;
  };

  return {
    /** Lives as long as its visitor's token: nobody is hurried while they answer. */
    ask: async (to: Bound, preguntas: readonly number[]): Promise<string> =>
      (await tokens.sign(challenge, { ...to, preguntas }, policy.anonymousTokenMs)).token,
    /** null: forged, expired, or of another visitor. */
    readChallenge: (token: string, visitante: string) => read(challenge, token, visitante),

    pass: async (to: Bound): Promise<string> => (await tokens.sign(pass, { ...to }, policy.registrationPassMs)).token,
    /** null: also where it is about somebody else. */
    readPass: async (token: string, { codigoAfiliado, visitante }: Bound): Promise<Once | null> => {
      const found = await read(pass, token, visitante);
      return found?.codigoAfiliado === codigoAfiliado ? found : null;
    },

    use: (queries: Queries, once: Once): Promise<boolean> => tokens.use(queries, once),
  };
};
export type RegistrationProofs = ReturnType<typeof createRegistrationProofs>;
