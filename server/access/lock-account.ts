import type { Queries } from '../db/db';

/** First in every transaction that changes an account or its links, so that two of them never wait for each other. */
export const lockAccount = (queries: Queries, codigoAfiliado: string) =>
  queries.query(`SELECT codigo_afiliado FROM cuentas WHERE codigo_afiliado = $1 FOR UPDATE`, [codigoAfiliado]);
