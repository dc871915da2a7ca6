import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { findQuestions, type Question } from '../../../server/access/questions';
import { openPostgres } from '../../../server/db/postgres';
import { passCertificate } from '../../../tests/server/pass-certificate';
import { runServer } from '../run-server';
import type { SeededCluster } from './cluster';
import { createMailLinks, type OpenMail } from './mail-links';
import { poolerOf, postmasterOf, readUsed, type Used } from './processor';
import { publicUrl } from './public-url';

/** Any: the bench signs links with it as well. */
const secret = 'the-secret-of-a-load-test-and-of-nothing-else';
const passPassword = 'clave de los pases';

export interface BenchServer {
  origin: string;
  openMail: OpenMail;
  answersOf(codigoAfiliado: string): Promise<readonly Question[]>;
  /** How often each large table was read from its first row to its last. */
  wholeReads(): Promise<ReadonlyMap<string, number>>;
  /** MB after garbage collection, of the whole process and of its heap. */
  memory(): Promise<{ process: number; heap: number }>;
  /** Seconds of processor so far. */
  used(): Used;
  close(): Promise<void>;
}

const largeTable = 100_000;
/** After this time an idle connection has reported its statistics. */
const statisticsMs = 11_000;

const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);

/** What is built, behind the pool, with the limits of production. */
export const startBenchServer = async (cluster: SeededCluster): Promise<BenchServer> => {
  const pass = passCertificate(passPassword);
  const { server, origin } = await runServer(
    {
      DATABASE_URL: cluster.url,
      TOKEN_SECRET: secret,
      PUBLIC_URL: publicUrl,
      PASS_CERTIFICATE: pass.certificate,
      PASS_KEY: pass.key,
      PASS_KEY_PASSWORD: passPassword,
    },
    { built: true },
  );
  const db = await openPostgres({ url: cluster.direct, connections: 2 });
  const processes = {
    server: server.pid ?? 0,
    pool: poolerOf(cluster.folder),
    postmaster: postmasterOf(cluster.folder),
  };
  return {
    origin,
    openMail: await createMailLinks(db, secret),
    answersOf: (codigoAfiliado) => findQuestions(db, codigoAfiliado, new Date()),
    wholeReads: async () => {
      await sleep(statisticsMs);
      const rows = await db.query<{ tabla: string; veces: number }>(
        `SELECT relname AS tabla, seq_scan AS veces FROM pg_stat_user_tables WHERE n_live_tup >= ${largeTable}`,
      );
      return new Map(rows.map(({ tabla, veces }) => [tabla, veces]));
    },
    memory: async () => {
      server.send('memory');
      const [{ rss, heapUsed }] = (await once(server, 'message')) as [NodeJS.MemoryUsage];
      return { process: megabytes(rss), heap: megabytes(heapUsed) };
    },
    used: () => readUsed(processes),
    close: async () => {
      await db.close();
      server.kill('SIGTERM');
      await once(server, 'exit');
      pass.remove();
    },
  };
};
