import type { Queries, Value } from './db';

export interface PageQuery {
  /** Which rows: the key as `k`, what they are ordered by as `o`, and `FROM … WHERE …`. */
  found: string;
  columns: string;
  /** What leads from a found key, `h.k`, to the columns: left joins. */
  joined: string;
  values: readonly Value[];
  page: number;
  size: number;
}

/** One page and the total count, from one snapshot. A page past the end has no rows and the same total. */
export const queryPage = async <R extends object>(
  db: Queries,
  { found, columns, joined, values, page, size }: PageQuery,
): Promise<{ data: R[]; cantidadRegistros: number }> => {
  const rows = await db.query<R & { total: number; clave: string | null }>(
    `WITH hallados AS MATERIALIZED (SELECT ${found}),
       h AS (SELECT k, o FROM hallados ORDER BY o, k LIMIT $${values.length + 1}::integer OFFSET $${values.length + 2}::bigint)
     SELECT cuenta.total, h.k AS clave, ${columns}
     FROM (SELECT count(*) AS total FROM hallados) cuenta LEFT JOIN h ON true ${joined} ORDER BY h.o, h.k`,
    [...values, size, (page - 1) * size],
  );
  return { data: rows.filter(({ clave }) => clave !== null), cantidadRegistros: rows[0]?.total ?? 0 };
};
