import type { Queries } from '../db/db';

/**
 * Call this first in every transaction that changes an account or its links. It locks the person before the account,
 * which avoids deadlocks and also works before the account exists. Rows that reference the person can still be written.
 */
export const lockAccount = async (queries: Queries, codigoAfiliado: string): Promise<void> => {
  await queries.query(`SELECT codigo FROM afiliados WHERE codigo = $1 FOR NO KEY UPDATE`, [codigoAfiliado]);
  await queries.query(`SELECT codigo_afiliado FROM cuentas WHERE codigo_afiliado = $1 FOR UPDATE`, [codigoAfiliado]);
};
