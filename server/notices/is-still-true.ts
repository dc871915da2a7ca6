import type { PromiseName } from '../../domain/rules/promises/promises';
import type { Queries } from '../db/db';
import type { NoticeRow } from './notice-queue';

/** Of a case that was returned again since then the later event tells. */
const returned = (key: string) =>
  `SELECT 1 AS es FROM casos c WHERE c.numero = $1 AND c.devuelto IS NOT NULL AND ${key} = $2`;
const pending = `SELECT 1 AS es FROM facturas WHERE numero = $1 AND pagada IS NULL AND $2 <> ''`;

/** Finds a row while there is still something to tell. */
const conditions: Partial<Record<PromiseName, string>> = {
  casoDevuelto: returned(
    `(SELECT max(s.id)::text FROM sucesos_caso s WHERE s.caso = c.numero AND s.suceso = 'devuelto')`,
  ),
  casoPorVencer: returned(`c.numero || ' ' || extract(epoch FROM c.devuelto)::text`),
  facturaNueva: pending,
  facturaPorVencer: pending,
  facturaVencida: pending,
  pagoEnDuda: `SELECT 1 AS es FROM ordenes_pago WHERE factura = $1 AND id = $2 AND estado IN ('conSesion', 'revision')`,
};

/** What happened stays true; what asks for something may be done meanwhile. */
export const isStillTrue = async (queries: Queries, { promesa, caso, factura, clave }: NoticeRow): Promise<boolean> => {
  const condition = conditions[promesa];
  if (condition === undefined) return true;
  const rows = await queries.query(condition, [caso ?? factura ?? '', clave]);
  return rows.length > 0;
};
