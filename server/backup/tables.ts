import type { Queries } from '../db/db';

export interface TableShape {
  name: string;
  columns: readonly string[];
  /** Of bytes: one row may be as long as thousands of others. */
  holdsFiles: boolean;
}

/** What members asked to take home stays a day, and is nobody's to restore. */
export const neverSaved: readonly string[] = ['archivos_datos', 'partes_archivo_datos'];

/** The tables of the database, without views and tables of extensions, in alphabetical order. */
export const tablesOf = async (queries: Queries): Promise<TableShape[]> => {
  const rows = await queries.query<{ tabla: string; columna: string; tipo: string }>(
    `SELECT table_name AS tabla, column_name AS columna, data_type AS tipo
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND NOT EXISTS (
       SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND deptype = 'e'
         AND objid = format('%I.%I', table_schema, table_name)::regclass
     ) ORDER BY table_name, ordinal_position`,
  );
  const names = [...new Set(rows.map(({ tabla }) => tabla))];
  return names.map((name) => {
    const own = rows.filter(({ tabla }) => tabla === name);
    return {
      name,
      columns: own.map(({ columna }) => columna),
      holdsFiles: own.some(({ tipo }) => tipo === 'bytea'),
    };
  });
};
