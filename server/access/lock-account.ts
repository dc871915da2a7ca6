import type { Queries } from '../db/db';

/**
 * First in every transaction that changes an account or its links, the person before the account: two of them never
 * wait for each other, also where the account is not there yet. Rows that point at the person may be written meanwhile.
 */
export const lockAccount = async (queries: Queries, codigoAfiliado: string): Promise<void> => {
  await queries.query(`SELECT codigo FROM afiliados WHERE codigo = $1 FOR NO KEY UPDATE`, [codigoAfiliado]);
  await queries.query(`SELECT codigo_afiliado FROM cuentas WHERE codigo_afiliado = $1 FOR UPDATE`, [codigoAfiliado]);
};
