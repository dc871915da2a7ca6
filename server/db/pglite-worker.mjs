// Plain JavaScript, so that the same file runs beside the sources and beside the bundle. It answers one message at a
// time; the queue, the watchdog and the types are in pglite.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

const asText = (value) => value;
let database;
let transaction;

const begin = () =>
  new Promise((started, failed) => {
    const done = database.transaction(
      (inside) =>
        new Promise((commit, rollback) => {
          transaction = { inside, commit, rollback, settled: () => done };
          started();
        }),
    );
    done.catch(failed);
  });

const end = async (settle) => {
  const open = transaction;
  transaction = undefined;
  settle(open);
  await open.settled();
};

const cancelled = new Error('rollback');
const answers = {
  open: async () => {
    database = await PGlite.create({ dataDir: workerData.dataDir, parsers: { 1082: asText }, extensions: { pg_trgm } });
  },
  query: async ({ text, values }) => (await (transaction?.inside ?? database).query(text, values)).rows,
  begin,
  commit: () => end((open) => open.commit()),
  rollback: () =>
    end((open) => open.rollback(cancelled)).catch((error) => {
      if (error !== cancelled) throw error;
    }),
  close: () => database.close(),
};

parentPort.on('message', async (message) => {
  try {
    parentPort.postMessage({ rows: await answers[message.kind](message) });
  } catch (error) {
    parentPort.postMessage({ error: { message: String(error?.message ?? error), code: String(error?.code ?? '') } });
  }
});
