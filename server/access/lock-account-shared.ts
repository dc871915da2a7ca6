import type { Queries } from '../db/db';

/**
 * Takes a shared lock on the account, so that it cannot change before the transaction ends. Call it before you read the
 * account, in a statement of its own. It locks the person first, as all transactions do, to avoid deadlocks.
 */
export const lockAccountShared = (queries: Queries, codigoAfiliado: string) =>
  queries.query(
    `WITH persona AS MATERIALIZED (SELECT codigo FROM afiliados WHERE codigo = $1 FOR SHARE)
     SELECT c.codigo_afiliado FROM cuentas c JOIN persona p ON p.codigo = c.codigo_afiliado FOR SHARE OF c`,
    [codigoAfiliado],
  );
