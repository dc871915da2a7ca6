import type { Queries } from '../db/db';

/**
 * First in a transaction that reads an account and acts on what it read: until its end nobody changes the account, and
 * whoever was changing it is done. The reading comes after it, in a statement of its own.
 */
export const holdAccount = async (queries: Queries, codigoAfiliado: string): Promise<void> => {
  await queries.query(`SELECT codigo FROM afiliados WHERE codigo = $1 FOR SHARE`, [codigoAfiliado]);
  await queries.query(`SELECT codigo_afiliado FROM cuentas WHERE codigo_afiliado = $1 FOR SHARE`, [codigoAfiliado]);
};
