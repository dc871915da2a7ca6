import { timeZone } from '../access/family';
import type { HandlerDeps, HandlersOf } from './handlers';

const shownMs = 90 * 86_400_000;
const mostShown = 200;

export const consultaHandlers = ({ db, now }: HandlerDeps): HandlersOf<'quienMiro'> => ({
  quienMiro: (_, { codigoAfiliado }) =>
    db.query<{ dia: string; quien: string; iniciales: string; clase: string; veces: number }>(
      `SELECT (b.momento AT TIME ZONE $3)::date::text AS dia,
         CASE WHEN b.actor = b.de THEN 'usted' WHEN b.actor = yo.codigo_titular THEN 'titular'
           WHEN b.actor IS NOT NULL THEN 'familiar' WHEN b.creador_por = 'PERSONAL' THEN 'personal' ELSE 'enlace' END AS quien,
         coalesce(CASE WHEN b.actor <> b.de THEN left(otro.nombres, 1) || '. ' || left(otro.apellidos, 1) || '.' END, '') AS iniciales,
         substr(b.suceso, length('consulta:') + 1) AS clase, count(*) AS veces
       FROM bitacora b JOIN afiliados yo ON yo.codigo = b.de LEFT JOIN afiliados otro ON otro.codigo = b.actor
       WHERE b.de = $1 AND b.momento >= $2
       GROUP BY 1, 2, 3, 4 ORDER BY 1 DESC, max(b.momento) DESC LIMIT ${mostShown}`,
      [codigoAfiliado, new Date(now().getTime() - shownMs), timeZone],
    ),
});
