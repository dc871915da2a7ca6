import { createPasswords } from '../../../server/access/passwords';
import { migrate } from '../../../server/db/migrate';
import { openPostgres } from '../../../server/db/postgres';
import { wholeNetwork } from '../../../server/demo/network/seed-network';
import { withoutIndexes } from '../../../server/demo/network/without-indexes';
import { seedDemo } from '../../../server/demo/seed-demo';
import { copyRows } from './copy-rows';
import { historyTables } from './history-rows';
import { peopleTables } from './people-rows';
import { personAt } from './person';
import { strideFor } from './random';
import { type Cell, createCalendar, type SeededTable } from './seeded-table';

const hourMs = 3_600_000;

function* rowsOf(table: SeededTable, members: number): Generator<readonly Cell[]> {
  const stride = table.scattered ? strideFor(members) : 1;
  for (let serial = 0; serial < table.passes * members; serial += 1) {
    const person = personAt(((serial % members) * stride) % members);
    const row = table.row(person, Math.floor(serial / members), serial);
    if (row !== null) yield row;
  }
}

const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(0);

/** The demo's rows, and members beside them: by COPY, without indexes and foreign keys, which are then made and checked. */
export const seedMembers = async (url: string, members: number, tell: (line: string) => void): Promise<void> => {
  const began = performance.now();
  const db = await openPostgres({ url, queryLimitMs: hourMs });
  const now = () => new Date();
  const passwords = createPasswords();
  try {
    await migrate(db, now);
    await seedDemo(db, passwords, now, wholeNetwork);
    if (members === 0) return;
    const calendar = createCalendar(now());
    const hash = await passwords.hash('clave1234');
    const tables = [...peopleTables(calendar, hash), ...historyTables(calendar, members)];
    let rows = 0;
    let copied = performance.now();
    await withoutIndexes(
      db,
      tables.map(({ name }) => name),
      async () => {
        for (const table of tables) {
          const from = performance.now();
          const written = await copyRows(url, table.name, table.columns, rowsOf(table, members));
          rows += written;
          tell(`  ${table.name}: ${written} rows, ${seconds(from)} s`);
        }
        copied = performance.now();
      },
    );
    tell(`  indexes and foreign keys: ${seconds(copied)} s`);
    const analyzed = performance.now();
    await db.query('VACUUM (ANALYZE)');
    await db.query('CHECKPOINT');
    const [size] = await db.query<{ bytes: number }>('SELECT pg_database_size(current_database()) AS bytes');
    tell(`  VACUUM ANALYZE: ${seconds(analyzed)} s`);
    const gigabytes = ((size?.bytes ?? 0) / 1024 ** 3).toFixed(1);
    tell(`${members} members: ${rows} rows in ${seconds(began)} s, ${gigabytes} GB`);
  } finally {
    await db.close();
  }
};
