import { timeZone } from '../access/family';
import { bellOrigins } from '../notices/notice-texts';
import type { HandlerDeps, HandlersOf } from './handlers';

interface Notice {
  codigo: string;
  origen: string;
  description: string;
  fecha: string;
  detalle: string;
}

export const notificacionHandlers = ({
  db,
}: HandlerDeps): HandlersOf<'consCentralNotificaciones' | 'enlacesNotificaciones'> => ({
  /** Regime and plan are the member's own, which the contract number already names. */
  consCentralNotificaciones: ({ body }) =>
    db.query<Notice>(
      `SELECT codigo, origen, descripcion AS description, to_char(momento AT TIME ZONE $2, 'YYYY-MM-DD') AS fecha, detalle
       FROM notificaciones WHERE codigo_afiliado = $1
       ORDER BY momento DESC, codigo DESC LIMIT $3::integer OFFSET $4::bigint`,
      [body.contrato, timeZone, body.registroPorPagina, (body.numeroDePagina - 1) * body.registroPorPagina],
    ),
  enlacesNotificaciones: ({ query }, { codigoAfiliado }) =>
    db.query<{ codigo: string; pagina: string; numeroCaso: string }>(
      `SELECT codigo, CASE WHEN caso IS NOT NULL THEN 'solicitud' WHEN factura IS NOT NULL THEN 'pagos' ELSE 'seguridad' END AS pagina,
         coalesce(caso, '') AS "numeroCaso"
       FROM (SELECT codigo, momento, caso, factura, origen FROM notificaciones WHERE codigo_afiliado = $1
             ORDER BY momento DESC, codigo DESC LIMIT $2::integer) n
       WHERE caso IS NOT NULL OR factura IS NOT NULL OR origen = $3 ORDER BY momento DESC, codigo DESC`,
      [codigoAfiliado, query.cuantas, bellOrigins.perfil],
    ),
});
