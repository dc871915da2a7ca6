import type { Queries } from '../db/db';
import { queryPage } from '../db/query-page';
import { visibleCasesSql, visibleCasesValues } from './case-visibility';

export interface CaseQuery {
  codigoAfiliado: string;
  tipo: string;
  estado: string;
  numero: string;
  desde: string | null;
  hasta: string | null;
  page: number;
  size: number;
}

interface ListedCase {
  numeroCaso: string;
  titulo: string;
  estatus: string;
  estatusReembolso: string;
  estatusReembolsoFinal: string;
  fechaApertura: string;
  respuesta: string;
  respuestasGSAUP: string;
  informacionAutorizacion: string;
  prestadorAutorizado: string;
  nap: string;
  montoReembolsado: number | null;
  descripcion: string;
}

/** The state shown: a returned reimbursement shows as returned, whatever its stored state. */
const shown = `CASE WHEN c.estatus_reembolso = 'Devuelto' THEN 'Devuelto' ELSE c.estatus END`;
/** Returned cases first, because each expires within a day; then the newest. */
const order = `ARRAY[CASE WHEN c.devuelto IS NULL THEN 1 ELSE 0 END, -(extract(epoch FROM c.abierto) * 1000)::bigint]`;
const opened = `(c.abierto AT TIME ZONE $3)`;

const columns = `c.numero AS "numeroCaso", t.titulo, c.estatus, c.estatus_reembolso AS "estatusReembolso",
  CASE WHEN c.estatus_reembolso IN ('Anulado', 'Procede', 'No procede') THEN c.estatus_reembolso ELSE '' END
    AS "estatusReembolsoFinal",
  to_char(${opened}, 'YYYY-MM-DD"T"HH24:MI:SS"-04:00"') AS "fechaApertura", c.respuesta,
  c.respuestas_gsaup AS "respuestasGSAUP", c.informacion_autorizacion AS "informacionAutorizacion",
  c.prestador_autorizado AS "prestadorAutorizado", c.nap, c.monto_reembolsado AS "montoReembolsado", c.descripcion`;

const anyState = ['', 'Todos'];
/** The drop-down's empty choice may be sent as 0. */
const anyType = ['', '0'];

/** One page of the affiliate's own cases. */
export const listCases = async (queries: Queries, asked: CaseQuery, now: Date) => {
  const { data, cantidadRegistros } = await queryPage<ListedCase>(queries, {
    found: `c.numero AS k, ${order} AS o FROM casos c WHERE c.numero IN (${visibleCasesSql})
      AND ($4 = '' OR c.tipo = $4) AND ($5 = '' OR ${shown} = $5) AND starts_with(c.numero, $6)
      AND ($7::date IS NULL OR ${opened}::date >= $7::date) AND ($8::date IS NULL OR ${opened}::date <= $8::date)`,
    columns,
    joined: 'LEFT JOIN casos c ON c.numero = h.k LEFT JOIN tipos_solicitud t ON t.codigo = c.tipo',
    values: [
      ...visibleCasesValues(asked.codigoAfiliado, now),
      anyType.includes(asked.tipo) ? '' : asked.tipo,
      anyState.includes(asked.estado) ? '' : asked.estado,
      asked.numero.trim(),
      asked.desde,
      asked.hasta,
    ],
    page: asked.page,
    size: asked.size,
  });
  return {
    data: data.map((row) => ({
      ...row,
      montoReembolsado: row.montoReembolsado === null ? null : row.montoReembolsado / 100,
    })),
    cantidadRegistros,
  };
};
