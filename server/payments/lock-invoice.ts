import type { Queries } from '../db/db';

/** Call this first in every transaction about an invoice, before you read its orders. */
export const lockInvoice = async (queries: Queries, numero: string) => {
  const [invoice] = await queries.query<{ codigoAfiliado: string; monto: number; pagada: Date | null }>(
    `SELECT codigo_afiliado AS "codigoAfiliado", monto, pagada FROM facturas WHERE numero = $1 FOR UPDATE`,
    [numero],
  );
  return invoice;
};
