import { timeZone } from '../access/family';
import type { Queries, Value } from '../db/db';

/**
 * Selects the cases that affiliate $1 may see: those they filed, those about them, and, for a titular, those about
 * minors of the core. An adult's cases stay private.
 */
export const visibleCasesSql = `SELECT numero FROM casos WHERE creado_por = $1
  UNION SELECT numero FROM casos WHERE codigo_afiliado = $1
  UNION SELECT de.numero FROM casos de JOIN afiliados otro ON otro.codigo = de.codigo_afiliado
    JOIN afiliados yo ON yo.codigo = otro.codigo_titular AND yo.tipo_afiliacion = 'TITULAR'
    WHERE yo.codigo = $1 AND otro.estado <> 'cancelada'
      AND otro.fecha_nacimiento > (($2::timestamptz AT TIME ZONE $3)::date - interval '18 years')`;

export const visibleCasesValues = (codigoAfiliado: string, now: Date): readonly Value[] => [
  codigoAfiliado,
  now,
  timeZone,
];

export const isCaseVisible = async (
  queries: Queries,
  numero: string,
  codigoAfiliado: string,
  now: Date,
): Promise<boolean> => {
  const found = await queries.query(`SELECT 1 AS es FROM (${visibleCasesSql}) propios WHERE numero = $4`, [
    ...visibleCasesValues(codigoAfiliado, now),
    numero,
  ]);
  return found.length > 0;
};
