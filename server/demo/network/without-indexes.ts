import type { Queries } from '../../db/db';

interface Part {
  tabla: string;
  nombre: string;
  definicion: string;
}

/** Drops indexes and foreign keys, runs the bulk insert, and rebuilds them: a fraction of the work. */
export const withoutIndexes = async (
  to: Queries,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> => {
  const among = `IN (${tables.map((table) => `'${table}'`).join(', ')})`;
  const references = await to.query<Part>(
    `SELECT conrelid::regclass::text AS tabla, conname AS nombre, pg_get_constraintdef(oid) AS definicion
     FROM pg_constraint WHERE contype = 'f' AND conrelid::regclass::text ${among} ORDER BY conname`,
  );
  const indexes = await to.query<Part>(
    `SELECT tablename AS tabla, indexname AS nombre, indexdef AS definicion FROM pg_indexes
     WHERE schemaname = 'public' AND tablename ${among} AND indexname NOT IN (SELECT conname FROM pg_constraint)
     ORDER BY indexname`,
  );
  for (const { tabla, nombre } of references) await to.query(`ALTER TABLE ${tabla} DROP CONSTRAINT ${nombre}`);
  for (const { nombre } of indexes) await to.query(`DROP INDEX ${nombre}`);
  await work();
  for (const { definicion } of indexes) await to.query(definicion);
  for (const { tabla, nombre, definicion } of references)
    await to.query(`ALTER TABLE ${tabla} ADD CONSTRAINT ${nombre} ${definicion}`);
};
