import type { Queries } from '../db/db';

export interface TableShape {
  name: string;
  columns: readonly string[];
}

/** Of the database as it is; the order is that of the alphabet. */
export const tablesOf = async (queries: Queries): Promise<TableShape[]> => {
  const rows = await queries.query<{ tabla: string; columna: string }>(
    `SELECT table_name AS tabla, column_name AS columna FROM information_schema.columns
     WHERE table_schema = 'public' ORDER BY table_name, ordinal_position`,
  );
  const names = [...new Set(rows.map(({ tabla }) => tabla))];
  return names.map((name) => ({
    name,
    columns: rows.filter(({ tabla }) => tabla === name).map(({ columna }) => columna),
  }));
};
