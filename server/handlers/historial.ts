import { timeZone } from '../access/family';
import type { Value } from '../db/db';
import { type Authorization, authorizationDocument } from '../documents/authorization-document';
import { HttpProblem } from '../http/http-problem';
import type { HandlerDeps, HandlersOf } from './handlers';

interface Consumption {
  auth: string;
  idAuth: string;
  fecha: string;
  solicitanteDesc: string;
  tipoAutDesc: string;
  estado: string;
}

const columns = `c.auth, c.id_auth AS "idAuth", c.fecha, c.solicitante AS "solicitanteDesc",
  t.descripcion AS "tipoAutDesc", c.estado`;
const from = 'FROM consumos c JOIN tipos_autorizacion t ON t.codigo = c.tipo';
const newestFirst = 'ORDER BY c.fecha DESC, c.auth DESC';

/** The drop-down's empty choice and the call that asks for no type in particular. */
const anyType = ['', '0'];
const typeOf = (tipo: string): string | null => (anyType.includes(tipo) ? null : tipo);

/** High cost asks for it alone; without it everything comes. */
const ofType = (type: number, highCost: number) =>
  `($${type}::text IS NULL OR c.tipo = $${type}) AND (NOT $${highCost}::boolean OR c.alto_costo)`;

export const historialHandlers = ({
  db,
  now,
  printer,
}: HandlerDeps): HandlersOf<'historialConsumo' | 'tipoAutorizaciones' | 'consumosAfiliado' | 'generarDocumento'> => ({
  historialConsumo: async ({ body }) => {
    const asked = `WHERE c.codigo_afiliado = $1 AND c.fecha BETWEEN $2 AND $3 AND ${ofType(4, 5)}
      AND ($6 = '' OR c.id_prestador = $6)`;
    const values: readonly Value[] = [
      body.contrato,
      body.fechaDesde,
      body.fechaHasta,
      typeOf(body.tipo),
      body.altoCosto ?? false,
      body.idPrestador,
    ];
    const [counted] = await db.query<{ n: number }>(`SELECT count(*) AS n ${from} ${asked}`, values);
    const data = await db.query<Consumption>(
      `SELECT ${columns} ${from} ${asked} ${newestFirst} LIMIT $7::integer OFFSET $8::bigint`,
      [...values, body.registrosPorPagina, (body.numeroDePagina - 1) * body.registrosPorPagina],
    );
    return { data, cantidadRegistros: counted?.n ?? 0 };
  },

  tipoAutorizaciones: () =>
    db.query<{ codigo: string; descripcion: string }>(
      `SELECT codigo, descripcion FROM tipos_autorizacion ORDER BY orden, codigo`,
    ),

  /** The last twelve months. */
  consumosAfiliado: ({ query }) =>
    db.query<Consumption>(
      `SELECT ${columns} ${from}
       WHERE c.codigo_afiliado = $1 AND ${ofType(2, 3)}
         AND c.fecha > ($4::timestamptz AT TIME ZONE $5)::date - interval '12 months' ${newestFirst}`,
      [query.codigoAfiliado, typeOf(query.tipo), query.altoCosto, now(), timeZone],
    ),

  generarDocumento: async ({ query }, caller) => {
    const [found] = await db.query<Authorization>(
      `SELECT c.auth, c.fecha, t.descripcion AS tipo, c.estado, c.alto_costo AS "altoCosto",
         c.solicitante, concat_ws(', ', nullif(p.direccion, ''), m.nombre) AS lugar, coalesce(p.telefono, '') AS telefono, a.nombres,
         a.apellidos, a.codigo AS "codigoAfiliado", a.regimen, a.plan,
         coalesce((SELECT numero FROM documentos WHERE codigo_afiliado = a.codigo AND tipo = 1), '') AS cedula
       ${from} JOIN afiliados a ON a.codigo = c.codigo_afiliado LEFT JOIN prestadores p ON p.codigo = c.id_prestador
       LEFT JOIN municipios m ON m.codigo = p.municipio WHERE c.auth = $1 AND c.codigo_afiliado = $2`,
      [query.nap, query.codigoAfiliado],
    );
    if (found === undefined) throw new HttpProblem(404);
    return new Blob([await printer.print(authorizationDocument(found, now()), caller.codigoAfiliado)], {
      type: 'application/pdf',
    });
  },
});
