import type { PromiseName } from '../../domain/rules/promises/promises';
import type { Queries } from '../db/db';
import type { NoticeRow } from './notice-queue';

/** Of a case that was returned again since then the later event tells. */
const returned = (key: string) =>
  `(SELECT c.devuelto IS NOT NULL AND ${key} = v.clave FROM casos c WHERE c.numero = v.caso)`;
const pending = '(SELECT f.pagada IS NULL FROM facturas f WHERE f.numero = v.factura)';

/**
 * Of a row `v` of `avisos`: true while there is still something to tell. No EXISTS: for a list of rows PostgreSQL would read
 * every unpaid invoice.
 */
const conditions: Partial<Record<PromiseName, string>> = {
  casoDevuelto: returned(
    `(SELECT max(s.id)::text FROM sucesos_caso s WHERE s.caso = c.numero AND s.suceso = 'devuelto')`,
  ),
  casoPorVencer: returned(`c.numero || ' ' || extract(epoch FROM c.devuelto)::text`),
  facturaNueva: pending,
  facturaPorVencer: pending,
  facturaVencida: pending,
  pagoEnDuda: `(SELECT o.factura = v.factura AND o.estado IN ('conSesion', 'revision') FROM ordenes_pago o WHERE o.id = v.clave)`,
};

const byPromise = (of: typeof conditions) =>
  `CASE v.promesa ${Object.entries(of)
    .map(([promise, condition]) => `WHEN '${promise}' THEN ${condition}`)
    .join(' ')} ELSE true END`;

/** A mail says what happened, paid since or not; nobody is called about a payment that was made since. */
export const isWorthACall = byPromise({ ...conditions, pagoRechazado: pending });

/** What happened stays true; what asks for something may be done meanwhile. */
export const isStillTrue = async (queries: Queries, { id, promesa }: NoticeRow): Promise<boolean> => {
  const condition = conditions[promesa];
  if (condition === undefined) return true;
  const rows = await queries.query(`SELECT 1 AS es FROM avisos v WHERE v.id = $1 AND ${condition}`, [id]);
  return rows.length > 0;
};
