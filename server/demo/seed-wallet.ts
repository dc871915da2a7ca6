import type { Queries } from '../db/db';
import { serverPolicyDefaults } from '../settings/server-policy';

/** The holder of the first line of the table of members. */
const codigo = '10000001';

/** A mail whose link adds her card to the wallet of a telephone; no call of the contract asks for one. */
export const seedWallet = async (to: Queries, now: Date): Promise<void> => {
  const expira = new Date(now.getTime() + serverPolicyDefaults(true).walletLinkMs);
  await to.query(
    `INSERT INTO enlaces (jti, ambito, codigo_afiliado, emitido, expira)
     SELECT 'demo-billetera-' || codigo, 'billetera', codigo, $2, $3 FROM afiliados WHERE codigo = $1
     ON CONFLICT DO NOTHING`,
    [codigo, now, expira],
  );
  await to.query(
    `INSERT INTO correos (id, codigo_afiliado, plantilla, para, enlace, creado, estado, siguiente, enviado)
     SELECT 'demo-billetera', codigo_afiliado, 'billetera', correo, 'demo-billetera-' || codigo_afiliado, $2, 'enviado',
       $2, $2 FROM cuentas WHERE codigo_afiliado = $1 ON CONFLICT DO NOTHING`,
    [codigo, now],
  );
};
