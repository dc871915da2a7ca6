import { timeZone } from '../access/family';
import type { Value } from '../db/db';
import type { HandlerParts, HandlersOf } from './handlers';

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
}: HandlerParts): HandlersOf<'historialConsumo' | 'tipoAutorizaciones' | 'consumosAfiliado'> => ({
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
});
