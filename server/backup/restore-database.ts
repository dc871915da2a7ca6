import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { type Db, DbError, DbUnavailable, type Queries } from '../db/db';
import { migrate, migrationLockLimitMs } from '../db/migrate';
import { migrations } from '../db/migrations';
import { StartProblem } from '../settings/start-problem';
import { startMessages } from '../texts/start-messages';
import { backupFormat } from './save-database';
import { tablesOf } from './tables';

const head = v.object({ formato: v.literal(backupFormat), migraciones: v.array(v.number()) });
const end = v.object({ filas: v.number(), sha256: v.string() });
const rowLine = /^"(\w+)" (\{.*\})$/;
const rowsAtOnce = 500;
/** Of one statement, unless one row alone is longer: a database takes no value beyond 256 MB. */
const lettersAtOnce = 8 * 1024 * 1024;

const understood = <S extends v.GenericSchema>(schema: S, line: string): v.InferOutput<S> => {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), line);
  if (!read.success) throw new StartProblem(startMessages.backupUnreadable);
  return read.output;
};

/** Rows come in any order, so foreign keys are checked at the end. */
const withoutOrder = async (queries: Queries, work: () => Promise<void>): Promise<void> => {
  const links = await queries.query<{ tabla: string; nombre: string }>(
    `SELECT conrelid::regclass::text AS tabla, conname AS nombre FROM pg_constraint
     WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY 1, 2`,
  );
  const alter = async (how: string) => {
    for (const { tabla, nombre } of links)
      await queries.query(`ALTER TABLE ${tabla} ALTER CONSTRAINT "${nombre}" ${how}`);
  };
  await alter('DEFERRABLE INITIALLY DEFERRED');
  await work();
  await queries.query('SET CONSTRAINTS ALL IMMEDIATE');
  await alter('NOT DEFERRABLE');
};

/** Sequences continue after the last restored value. */
const continueNumbers = async (queries: Queries): Promise<void> => {
  const columns = await queries.query<{ tabla: string; columna: string }>(
    `SELECT table_name AS tabla, column_name AS columna FROM information_schema.columns
     WHERE table_schema = 'public' AND is_identity = 'YES'`,
  );
  for (const { tabla, columna } of columns)
    await queries.query(
      `SELECT setval(pg_get_serial_sequence('${tabla}', '${columna}'), coalesce(max(${columna}), 0) + 1, false)
       FROM ${tabla}`,
    );
};

/**
 * SQLSTATEs that mean a defective file: an invalid value or a broken reference. Other errors are not the file's fault.
 */
const isOfTheFile = (error: DbError): boolean => /^2[23]/.test(error.code);

const problemOf = (error: unknown): unknown => {
  if (error instanceof DbError && isOfTheFile(error)) return new StartProblem(startMessages.backupUnreadable);
  const isOfTheDatabase = error instanceof DbError || error instanceof DbUnavailable;
  return isOfTheDatabase ? new StartProblem(startMessages.restoreFailed(error)) : error;
};

/** Into an empty database, all of it or nothing. A backup of an older version is brought up to date. */
export const restoreDatabase = async (db: Db, now: () => Date, lines: AsyncIterable<string>): Promise<number> => {
  const reader = lines[Symbol.asyncIterator]();
  const next = async (): Promise<string | null> => {
    const { value, done } = await reader.next();
    return done === true ? null : value;
  };
  const { migraciones } = understood(head, (await next()) ?? '');
  const known = migrations.filter(({ id }) => migraciones.includes(id));
  if (known.length !== migraciones.length) throw new StartProblem(startMessages.backupNewer);
  if ((await tablesOf(db)).length > 0) throw new StartProblem(startMessages.restoreOverData);

  const fill = async (queries: Queries): Promise<number> => {
    const tables = new Map((await tablesOf(queries)).map(({ name, columns }) => [name, columns]));
    const hash = createHash('sha256');
    let waiting: string[] = [];
    let letters = 0;
    let table = '';
    let count = 0;
    const flush = async () => {
      if (waiting.length > 0)
        await queries.query(
          `INSERT INTO ${table} OVERRIDING SYSTEM VALUE SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
          [`[${waiting.join(',')}]`],
        );
      waiting = [];
      letters = 0;
    };
    for (let line = await next(); line !== null; line = await next()) {
      const [, name, row] = rowLine.exec(line) ?? [];
      if (name === undefined || row === undefined) {
        await flush();
        const { filas, sha256 } = understood(end, line);
        if (filas !== count || sha256 !== hash.digest('hex')) break;
        return count;
      }
      if (!tables.has(name)) break;
      const isFull = waiting.length === rowsAtOnce || letters + row.length > lettersAtOnce;
      if (name !== table || isFull) await flush();
      table = name;
      hash.update(`${line}\n`);
      waiting.push(row);
      letters += row.length;
      count += 1;
    }
    throw new StartProblem(startMessages.backupUnreadable);
  };

  await migrate(db, now, known);
  let count = 0;
  try {
    count = await db.tx(async (queries) => {
      let filled = 0;
      await withoutOrder(queries, async () => {
        // Deletes the rows that migrations inserted: the backup contains their final state.
        for (const { name } of await tablesOf(queries))
          if (name !== 'migraciones') await queries.query(`DELETE FROM ${name}`);
        filled = await fill(queries);
      });
      await continueNumbers(queries);
      return filled;
    }, migrationLockLimitMs);
  } catch (error) {
    // Empties the database again: a partial restore would look like a valid database.
    await db.tx(async (queries) => {
      for (const { name } of await tablesOf(queries)) await queries.query(`DROP TABLE ${name} CASCADE`);
    });
    throw problemOf(error);
  }
  await migrate(db, now);
  return count;
};
