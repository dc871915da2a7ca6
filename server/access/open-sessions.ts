import type { Sent } from '../../domain/contract/endpoint';
import type { sesionesAbiertas } from '../../domain/contract/extras/sesiones';
import type { Queries } from '../db/db';
import type { Caller, Member } from '../http/caller';
import type { ServerPolicy } from '../settings/server-policy';
import type { Keys } from './keys';
import { refreshMs, type SessionOrigin, type Tokens } from './tokens';

interface Row {
  jti: string;
  emitida: Date;
  ultimaVez: Date;
  navegador: string | null;
  sistema: string | null;
  todas: number;
}

/** Of a member with a thousand sessions the rest is a number. */
const mostListed = 20;
export const deviceShape = /^[\da-f-]{16,100}$/;

interface Parts {
  keys: Keys;
  now: () => Date;
  policy: Pick<ServerPolicy, 'serverIdleMs'>;
  tokens: Pick<Tokens, 'closeIn'>;
}

export const createOpenSessions = ({ keys, now, policy, tokens }: Parts) => {
  /** Names a session to its member: neither its number nor anything that opens it. */
  const codeOf = ({ jti, emitida }: Pick<Row, 'jti' | 'emitida'>) =>
    keys.hash('sessionCode', emitida, jti).slice(0, 22);

  /** Those that a call would find alive, this one first. */
  const alive = (queries: Queries, { codigoAfiliado, jti }: Member, most: number | null) => {
    const time = now();
    const idle = new Date(time.getTime() - policy.serverIdleMs - refreshMs);
    return queries.query<Row>(
      `SELECT jti, emitida, ultima_vez AS "ultimaVez", navegador, sistema, count(*) OVER ()::int AS todas
       FROM fichas WHERE codigo_afiliado = $1 AND revocada IS NULL AND expira > $2 AND ultima_vez > $3
       ORDER BY jti = $4 DESC, ultima_vez DESC, jti LIMIT $5`,
      [codigoAfiliado, time, idle, jti, most],
    );
  };

  const list = async (queries: Queries, member: Member): Promise<Sent<typeof sesionesAbiertas>> => {
    const rows = await alive(queries, member, mostListed);
    return {
      sesiones: rows.map((row) => ({
        codigo: codeOf(row),
        propia: row.jti === member.jti,
        navegador: row.navegador,
        sistema: row.sistema,
        desde: row.emitida.toISOString(),
        ultimaVez: row.ultimaVez.toISOString(),
      })),
      mas: (rows[0]?.todas ?? 0) - rows.length,
    };
  };

  const closeSome = async (queries: Queries, member: Member, isMeant: (row: Row) => boolean) => {
    const others = (await alive(queries, member, null)).filter((row) => row.jti !== member.jti && isMeant(row));
    const forget = await tokens.closeIn(
      queries,
      others.map(({ jti }) => jti),
      'otroDispositivo',
    );
    return { others, forget };
  };

  return {
    list,
    closeOne: (queries: Queries, member: Member, codigo: string) =>
      closeSome(queries, member, (row) => codeOf(row) === codigo),
    closeOthers: (queries: Queries, member: Member) => closeSome(queries, member, () => true),

    /** By the number in the token's claims; null if no session of a member has it, or it has ended. */
    logOut: async (queries: Queries, jti: string) => {
      const [row] = await queries.query<{ codigoAfiliado: string }>(
        `SELECT codigo_afiliado AS "codigoAfiliado" FROM fichas
         WHERE jti = $1 AND codigo_afiliado IS NOT NULL AND revocada IS NULL AND expira > $2`,
        [jti, now()],
      );
      if (row === undefined) return null;
      return { ...row, forget: await tokens.closeIn(queries, [jti], 'salida') };
    },

    /** Other members of the same browser have another hash of it. */
    originOf: ({ agent }: Caller, codigoAfiliado: string, device: string | undefined): SessionOrigin => {
      const { browser, system } = agent?.() ?? { browser: '', system: '' };
      return {
        browser: browser || null,
        system: system || null,
        device:
          device !== undefined && deviceShape.test(device)
            ? keys.hash('device', now(), `${codigoAfiliado} ${device}`)
            : null,
      };
    },
  };
};
export type OpenSessions = ReturnType<typeof createOpenSessions>;
