import type { Queries } from '../db/db';

/**
 * Whether another account has the address, or is about to have it. Whoever asks inside a transaction keeps everybody
 * else who wants the same address waiting until its end.
 */
export const emailInUse = async (
  queries: Queries,
  now: Date,
  correo: string,
  codigoAfiliado: string,
): Promise<boolean> => {
  await queries.query(`SELECT pg_advisory_xact_lock(hashtext('correo:' || lower($1::text)))`, [correo]);
  const others = await queries.query(
    `SELECT codigo_afiliado FROM cuentas WHERE lower(correo) = lower($1) AND codigo_afiliado <> $2
       AND (estado = 'activa' OR expira IS NULL OR expira > $3) LIMIT 1`,
    [correo, codigoAfiliado, now],
  );
  return others.length > 0;
};
