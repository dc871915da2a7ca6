type Ask = <R extends object>(statement: string) => Promise<R[]>;

const pageBytes = 8_192;
/** PostgreSQL stores a long value in chunks of which four fill a page. */
const chunksPerPage = 4;
const pagesOf = (megabytes: number) => (megabytes * 1024 * 1024) / pageBytes;
/** A table keeps this much free space for new rows, or as much as its live values take. */
const freePages = pagesOf(16);
/** Rewriting blocks all queries, so larger tables keep their free space for new rows. */
const mostRewrittenPages = pagesOf(256);

interface Table {
  tabla: string;
  /** Pages of its long values, live and free. */
  paginas: number;
  trozos: number;
}

/** After VACUUM, which counts pages and chunks. */
const isWorthRewriting = ({ paginas, trozos }: Table): boolean => {
  const live = Math.ceil(Math.max(trozos, 0) / chunksPerPage);
  return live <= mostRewrittenPages && paginas - live > Math.max(freePages, live);
};

/**
 * Does the work of autovacuum and the checkpointer, which the embedded database lacks. Without it a 2 MB row that is
 * changed sixty times occupies 120 MB of table and 120 MB of write-ahead log for ever.
 */
export const reclaimSpace = async (ask: Ask, goOn: () => boolean): Promise<void> => {
  const tables = await ask<{ tabla: string }>(
    `SELECT oid::regclass::text AS tabla FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  );
  for (const { tabla } of tables) {
    if (!goOn()) return;
    await ask(`VACUUM ${tabla}`);
  }
  const withLongValues = await ask<Table>(
    `SELECT c.oid::regclass::text AS tabla, t.relpages AS paginas, t.reltuples::float8 AS trozos
     FROM pg_class c JOIN pg_class t ON t.oid = c.reltoastrelid
     WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace`,
  );
  for (const { tabla } of withLongValues.filter(isWorthRewriting)) {
    if (!goOn()) return;
    await ask(`VACUUM FULL ${tabla}`);
  }
  // Otherwise a checkpoint renames old segments of the log for later use, up to a gigabyte of them.
  await ask('SET wal_recycle = off');
  await ask('CHECKPOINT');
};
