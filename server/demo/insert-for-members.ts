import type { Queries } from '../db/db';

/** Inserts rows in one statement, only for members who exist. */
export const insertForMembers = (
  to: Queries,
  table: string,
  columns: readonly (readonly [string, string])[],
  rows: unknown,
) => {
  const names = columns.map(([name]) => name).join(', ');
  return to.query(
    `INSERT INTO ${table} (${names}) SELECT ${names}
     FROM jsonb_to_recordset($1::text::jsonb) AS fila(${columns.map(([name, type]) => `${name} ${type}`).join(', ')})
     WHERE codigo_afiliado IN (SELECT codigo FROM afiliados) ON CONFLICT DO NOTHING`,
    [JSON.stringify(rows)],
  );
};
