import type { Queries } from '../db/db';

/** First in every transaction about an invoice: what is read of its orders after this is what stands. */
export const lockInvoice = async (queries: Queries, numero: string) => {
  const [invoice] = await queries.query<{ codigoAfiliado: string; monto: number; pagada: Date | null }>(
    `SELECT codigo_afiliado AS "codigoAfiliado", monto, pagada FROM facturas WHERE numero = $1 FOR UPDATE`,
    [numero],
  );
  return invoice;
};
