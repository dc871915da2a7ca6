import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Queries } from '../db/db';
import type { ServerPolicy } from '../settings/server-policy';
import type { Keys } from './keys';
import { createOnceTokens, type Once, type OnceKind } from './once-tokens';

const adding: OnceKind = { purpose: 'passkey', audience: 'llaveNueva', typ: 'ov-llave-nueva+jwt' };
const confirming: OnceKind = { purpose: 'passkey', audience: 'llaveDispositivo', typ: 'ov-llave-dispositivo+jwt' };
const entering: OnceKind = { purpose: 'passkey', audience: 'llaveEntrada', typ: 'ov-llave-entrada+jwt' };

const claims = v.object({ jti: v.pipe(v.string(), v.maxLength(64)), exp: v.number(), visitante: v.string() });
const addingClaims = v.object({ ...claims.entries, codigoAfiliado: v.string(), usuario: v.string() });

/** The browser signs `challenge`; `desafio` says that it is ours, and to whom it was given. */
export interface Challenge {
  challenge: string;
  desafio: string;
}

interface Parts {
  keys: Keys;
  now: () => Date;
  policy: Pick<ServerPolicy, 'passkeyChallengeMs'>;
}

export const createPasskeyChallenges = ({ keys, now, policy }: Parts) => {
  const tokens = createOnceTokens(keys, now);
  const sign = async (kind: OnceKind, content: Record<string, string>): Promise<Challenge> => {
    const { jti, token } = await tokens.sign(kind, content, policy.passkeyChallengeMs);
    return { challenge: jti, desafio: token };
  };
  const onceOf = ({ jti, exp }: { jti: string; exp: number }): Once => ({ jti, expira: new Date(exp * 1000) });
  /** null: forged, expired, of another session or for another ceremony. */
  const readOf = async (kind: OnceKind, desafio: string, visitante: string): Promise<Once | null> => {
    const found = v.safeParse(claims, await tokens.read(kind, desafio));
    return found.success && found.output.visitante === visitante ? onceOf(found.output) : null;
  };

  return {
    /** `visitante` is the `jti` of the session or the visitor's token. */
    toAdd: (of: { codigoAfiliado: string; visitante: string; usuario: string }) => sign(adding, of),
    toEnter: (visitante: string) => sign(entering, { visitante }),
    toConfirm: (visitante: string) => sign(confirming, { visitante }),

    /** null: forged, expired, or of another session. */
    readAdding: async (desafio: string, visitante: string) => {
      const found = v.safeParse(addingClaims, await tokens.read(adding, desafio));
      if (!found.success || found.output.visitante !== visitante) return null;
      const { codigoAfiliado, usuario } = found.output;
      return { ...onceOf(found.output), codigoAfiliado, usuario };
    },
    readEntering: (desafio: string, visitante: string) => readOf(entering, desafio, visitante),
    readConfirming: (desafio: string, visitante: string) => readOf(confirming, desafio, visitante),

    use: (queries: Queries, once: Once): Promise<boolean> => tokens.use(queries, once),
  };
};
export type PasskeyChallenges = ReturnType<typeof createPasskeyChallenges>;

/** Names a member to browsers, and to nobody else. */
export const newUserHandle = (): string => randomBytes(32).toString('base64url');
