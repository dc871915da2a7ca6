import { createKeys } from '../../../server/access/keys';
import { createLinks, type Link, type Purpose } from '../../../server/access/links';
import { loadSecrets } from '../../../server/access/load-secrets';
import type { Db } from '../../../server/db/db';
import { serverPolicyDefaults } from '../../../server/settings/server-policy';

/** Signs the newest link of a person as the mail that carries it does. */
export const createMailLinks = async (db: Db, secret: string) => {
  const keys = createKeys(await loadSecrets(db, secret, undefined));
  const links = createLinks({ db, keys, now: () => new Date(), policy: serverPolicyDefaults(false) });
  return async (codigoAfiliado: string, ambito: Purpose): Promise<string> => {
    const [newest] = await db.query<Link>(
      `SELECT jti, ambito, codigo_afiliado AS "codigoAfiliado", emitido, expira FROM enlaces
       WHERE codigo_afiliado = $1 AND ambito = $2 ORDER BY emitido DESC LIMIT 1`,
      [codigoAfiliado, ambito],
    );
    if (newest === undefined) throw new Error(`no link ${ambito} was sent to ${codigoAfiliado}`);
    return links.sign(newest);
  };
};
export type OpenMail = Awaited<ReturnType<typeof createMailLinks>>;
