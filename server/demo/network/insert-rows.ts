import type { Queries } from '../../db/db';

/** A statement of some megabytes is quick and leaves memory for others. */
const rowsAtOnce = 5_000;

/** Inserts many rows in few statements. Existing rows stay as they are. */
export const insertRows = async (
  to: Queries,
  table: string,
  columns: Readonly<Record<string, string>>,
  rows: readonly object[],
): Promise<void> => {
  const names = Object.keys(columns).join(', ');
  const typed = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await to.query(
      `INSERT INTO ${table} (${names}) SELECT ${names} FROM json_to_recordset($1::text::json) AS fila(${typed.join(', ')})
       ON CONFLICT DO NOTHING`,
      [JSON.stringify(rows.slice(from, from + rowsAtOnce))],
    );
};
