// Writes pairs of rows until killed, and reports each confirmed pair.
const place = process.argv[2] ?? '';
const { openPglite } = await import('../../server/db/pglite.ts');
const { openPostgres } = await import('../../server/db/postgres.ts');

const db = place.startsWith('postgres:') ? await openPostgres({ url: place }) : await openPglite({ folder: place });
for (const table of ['una', 'otra']) await db.query(`CREATE TABLE IF NOT EXISTS ${table} (n int PRIMARY KEY)`);
const [last] = await db.query('SELECT coalesce(max(n), 0) AS n FROM una');
for (let n = last.n + 1; ; n += 1) {
  await db.tx(async (queries) => {
    await queries.query('INSERT INTO una VALUES ($1)', [n]);
    await queries.query('INSERT INTO otra VALUES ($1)', [n]);
  });
  process.send?.(n);
}
