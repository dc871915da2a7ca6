import { createHash, createHmac, randomBytes } from 'node:crypto';
import { compactVerify, jwtVerify, SignJWT } from 'jose';
import type { Db } from '../../server/db/db';

interface LinkRow {
  jti: string;
  ambito: string;
  codigoAfiliado: string;
  emitido: Date;
  expira: Date;
}

/** Issues and verifies like a server without derived keys: with the bare secret. */
export const olderServer = (db: Db, secret: string, clock: { time: number }) => {
  const key = Buffer.from(secret);
  const now = () => new Date(clock.time);
  const hide = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  const signLink = ({ jti, ambito, codigoAfiliado, emitido, expira }: LinkRow) =>
    new SignJWT({ ambito, codigoAfiliado })
      .setProtectedHeader({ alg: 'HS256', typ: 'ov-enlace+jwt' })
      .setIssuer('oficina-virtual')
      .setAudience('enlace')
      .setJti(jti)
      .setIssuedAt(emitido)
      .setExpirationTime(expira)
      .sign(key);

  return {
    hide,

    issueSession: async (codigoAfiliado: string): Promise<string> => {
      const jti = randomBytes(18).toString('base64url');
      const [issued, expires] = [now(), new Date(clock.time + 43_200_000)];
      await db.query(
        `INSERT INTO fichas (jti, ambito, codigo_afiliado, emitida, expira, ultima_vez) VALUES ($1, 'miembro', $2, $3, $4, $3)`,
        [jti, codigoAfiliado, issued, expires],
      );
      return new SignJWT({ ambito: 'miembro', codigoAfiliado })
        .setProtectedHeader({ alg: 'HS256', typ: 'ov-acceso+jwt' })
        .setIssuer('oficina-virtual')
        .setAudience('portal')
        .setJti(jti)
        .setIssuedAt(issued)
        .setExpirationTime(expires)
        .sign(key);
    },

    readsSession: (token: string): Promise<boolean> =>
      jwtVerify(token, key, {
        algorithms: ['HS256'],
        issuer: 'oficina-virtual',
        audience: 'portal',
        typ: 'ov-acceso+jwt',
        currentDate: now(),
      }).then(
        () => true,
        () => false,
      ),

    issueLink: async (ambito: 'confirmarAfiliado' | 'billetera', codigoAfiliado: string) => {
      const jti = randomBytes(18).toString('base64url');
      const [emitido, expira] = [now(), new Date(clock.time + 604_800_000)];
      await db.query(
        `INSERT INTO enlaces (jti, ambito, codigo_afiliado, emitido, expira) VALUES ($1, $2, $3, $4, $5)`,
        [jti, ambito, codigoAfiliado, emitido, expira],
      );
      const token = await signLink({ jti, ambito, codigoAfiliado, emitido, expira });
      return { token, passName: `${jti}.${hide(`pase:${jti}`)}` };
    },

    readsLink: (token: string): Promise<boolean> =>
      compactVerify(token, key, { algorithms: ['HS256'] }).then(
        ({ protectedHeader }) => protectedHeader.typ === 'ov-enlace+jwt',
        () => false,
      ),

    activationCode: (codigoAfiliado: string, registrada: Date) =>
      `${codigoAfiliado}.${hide(`activacion:${codigoAfiliado}:${registrada.toISOString()}`)}`,

    deviceCode: (pageToken: string): string => {
      const id = createHash('sha256').update(pageToken).digest('base64url');
      const number = Buffer.from(hide(`codigoDispositivo:${id}`), 'base64url').readUIntBE(0, 6) % 1_000_000;
      return String(number).padStart(6, '0');
    },
  };
};
export type OlderServer = ReturnType<typeof olderServer>;
