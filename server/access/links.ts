import { randomBytes } from 'node:crypto';
import { compactVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { Db, Queries } from '../db/db';
import { busy, HttpProblem } from '../http/http-problem';
import type { ServerPolicy } from '../settings/server-policy';
import { messages } from '../texts/messages';
import { keyCandidates } from './key-candidates';
import type { Keys } from './keys';
import { lockAccount } from './lock-account';

/** The client reads these claims, so their names belong to the contract. */
const purposes = ['cambioClave', 'cambioCorreo', 'reversoCorreo', 'confirmarAfiliado', 'billetera'] as const;
export type Purpose = (typeof purposes)[number];

const claims = v.object({
  iss: v.literal('oficina-virtual'),
  aud: v.literal('enlace'),
  jti: v.pipe(v.string(), v.maxLength(64)),
  ambito: v.picklist(purposes),
});
const header = { alg: 'HS256', typ: 'ov-enlace+jwt' } as const;
const longestToken = 2_048;

export interface Link {
  jti: string;
  ambito: Purpose;
  codigoAfiliado: string;
  cambioCorreo: string | null;
  emitido: Date;
  expira: Date;
}

export interface FoundLink extends Link {
  state: 'abierto' | 'usado' | 'vencido';
}

interface Parts {
  db: Db;
  keys: Keys;
  now: () => Date;
  policy: ServerPolicy;
}

/** A newer one of these takes the place of the older. */
const onlyOne: readonly Purpose[] = ['cambioClave', 'cambioCorreo'];
const columns = `jti, ambito, codigo_afiliado AS "codigoAfiliado", cambio_correo AS "cambioCorreo", emitido, expira`;

export const createLinks = ({ db, keys, now, policy }: Parts) => {
  const lifeOf: Record<Purpose, number> = {
    cambioClave: policy.passwordLinkMs,
    cambioCorreo: policy.emailLinkMs,
    reversoCorreo: policy.reversalLinkMs,
    confirmarAfiliado: policy.planLinkMs,
    billetera: policy.walletLinkMs,
  };

  /**
   * The pass's name is a bearer credential for fetching it: unguessable, and stored in a form that does not reveal it.
   */
  const passText = (jti: string) => `pase:${jti}`;
  const passName = ({ jti, emitido }: Pick<Link, 'jti' | 'emitido'>) =>
    `${jti}.${keys.hash('pass', emitido, passText(jti))}`;

  const signedClaims = async (token: string, secret: Buffer): Promise<v.InferOutput<typeof claims> | null> => {
    try {
      const { payload, protectedHeader } = await compactVerify(token, secret, { algorithms: [header.alg] });
      if (protectedHeader.typ !== header.typ) return null;
      const read = v.safeParse(claims, JSON.parse(new TextDecoder().decode(payload)));
      return read.success ? read.output : null;
    } catch {
      return null;
    }
  };

  const claimed = async (token: string): Promise<v.InferOutput<typeof claims> | null> => {
    if (token.length > longestToken) return null;
    for (const { secret } of keyCandidates(keys, 'link', token)) {
      const found = await signedClaims(token, secret);
      if (found !== null) return found;
    }
    return null;
  };

  const findByJti = async (jti: string | undefined, purpose: Purpose): Promise<FoundLink> => {
    const [found] =
      jti === undefined
        ? []
        : await db.query<Link & { usado: Date | null; anulado: Date | null }>(
            `SELECT ${columns}, usado, anulado FROM enlaces WHERE jti = $1 AND ambito = $2`,
            [jti, purpose],
          );
    if (found === undefined) throw new HttpProblem(404, {}, messages.links.broken);
    const { usado, anulado, ...link } = found;
    const over = anulado !== null || link.expira <= now();
    return { ...link, state: usado !== null ? 'usado' : over ? 'vencido' : 'abierto' };
  };

  /** Reading a link does not consume it, so a mail scanner that opens it first does no harm. */
  const find = async (token: string, purpose: Purpose): Promise<FoundLink> => {
    const claim = await claimed(token);
    return findByJti(claim?.ambito === purpose ? claim.jti : undefined, purpose);
  };

  const annul = (queries: Queries, codigoAfiliado: string, which: readonly Purpose[]) =>
    queries.query(
      `UPDATE enlaces SET anulado = $2 WHERE codigo_afiliado = $1 AND ambito = ANY (string_to_array($3, ','))
         AND usado IS NULL AND anulado IS NULL`,
      [codigoAfiliado, now(), which.join(',')],
    );

  /** The link if it is valid; otherwise throws the answer that says why it is not. */
  const opened = ({ state, ...link }: FoundLink, purpose: Purpose): Link => {
    if (state === 'abierto') return link;
    const [status, mensaje] =
      state === 'usado'
        ? ([409, messages.links.used[purpose]] as const)
        : ([410, messages.links.expired[purpose]] as const);
    throw new HttpProblem(status, {}, mensaje);
  };
  const open = async (token: string, purpose: Purpose): Promise<Link> => opened(await find(token, purpose), purpose);

  /** Returns true for exactly one of any number of concurrent callers. */
  const use = async (queries: Queries, jti: string): Promise<boolean> => {
    const used = await queries.query(
      `UPDATE enlaces SET usado = $2 WHERE jti = $1 AND usado IS NULL AND anulado IS NULL AND expira > $2
       RETURNING jti`,
      [jti, now()],
    );
    return used.length === 1;
  };

  return {
    find,
    open,
    annul,

    /** The member of the pass with that name, while the link that names it is valid. */
    openPass: async (fileName: string): Promise<string> => {
      const [jti = '', ...signature] = fileName.split('.');
      const found = await findByJti(jti, 'billetera');
      if (!keys.isHash('pass', found.emitido, passText(jti), signature.join('.')))
        throw new HttpProblem(404, {}, messages.links.broken);
      return opened(found, 'billetera').codigoAfiliado;
    },

    /** How many links were requested, whatever their outcome. */
    issuedSince: async (queries: Queries, ambito: Purpose, codigoAfiliado: string, since: Date): Promise<number> => {
      const [issued] = await queries.query<{ n: number }>(
        `SELECT count(*) AS n FROM enlaces WHERE codigo_afiliado = $1 AND ambito = $2 AND emitido > $3`,
        [codigoAfiliado, ambito, since],
      );
      return issued?.n ?? 0;
    },

    /** Runs the link's effect and consumes the link in one transaction. */
    spend: async <T>(token: string, { jti, ambito, codigoAfiliado }: Link, work: (queries: Queries) => Promise<T>) => {
      const spent = await db.tx(async (queries) => {
        await lockAccount(queries, codigoAfiliado);
        return (await use(queries, jti)) ? { result: await work(queries) } : null;
      });
      if (spent !== null) return spent.result;
      // A concurrent request consumed the link; reading it again throws the right answer.
      await open(token, ambito);
      throw busy();
    },

    /** Only the jti is stored. The token is signed again when the mail is sent. */
    issue: async (
      queries: Queries,
      ambito: Purpose,
      codigoAfiliado: string,
      cambioCorreo: string | null = null,
    ): Promise<string> => {
      if (onlyOne.includes(ambito)) await annul(queries, codigoAfiliado, [ambito]);
      const jti = randomBytes(18).toString('base64url');
      const issued = now();
      await queries.query(
        `INSERT INTO enlaces (jti, ambito, codigo_afiliado, cambio_correo, emitido, expira)
         VALUES ($1, $2, $3, $4, $5, $6)`,
        [jti, ambito, codigoAfiliado, cambioCorreo, issued, new Date(issued.getTime() + lifeOf[ambito])],
      );
      return jti;
    },

    sign: ({ jti, ambito, codigoAfiliado, emitido, expira }: Omit<Link, 'cambioCorreo'>): Promise<string> => {
      const { secret, kid } = keys.signing('link', emitido);
      const pass = ambito === 'billetera' ? { fileName: passName({ jti, emitido }) } : {};
      return new SignJWT({ ambito, codigoAfiliado, ...pass })
        .setProtectedHeader({ ...header, ...(kid === null ? {} : { kid }) })
        .setIssuer('oficina-virtual')
        .setAudience('enlace')
        .setJti(jti)
        .setIssuedAt(emitido)
        .setExpirationTime(expira)
        .sign(secret);
    },
  };
};
export type Links = ReturnType<typeof createLinks>;
