import type { Queries } from '../db/db';

/**
 * First in a transaction that reads an account and acts on what it read: until its end nobody changes the account, and
 * whoever was changing it is done. The person first, as everywhere. The reading comes after it, in a statement of its own.
 */
export const lockAccountShared = (queries: Queries, codigoAfiliado: string) =>
  queries.query(
    `WITH persona AS MATERIALIZED (SELECT codigo FROM afiliados WHERE codigo = $1 FOR SHARE)
     SELECT c.codigo_afiliado FROM cuentas c JOIN persona p ON p.codigo = c.codigo_afiliado FOR SHARE OF c`,
    [codigoAfiliado],
  );
