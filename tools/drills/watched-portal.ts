import pg from 'pg';
import { freePort, startBuilt } from '../../tests/built/server-process';
import { openCluster } from '../../tests/server/databases';
import { startMailServer } from '../../tests/server/mail-server';
import { callsTo, members, startLoad } from './portal-load';
import { startPrometheus } from './prometheus';

/** A built server with light traffic, its database, its mail server, and Prometheus that watches it. */
export const openWatchedPortal = async () => {
  if (openCluster === null) throw new Error('PostgreSQL is not installed');
  const cluster = await openCluster({ content: 'demo' });
  const mail = await startMailServer();
  const connect = async (database = 'postgres') => {
    const client = new pg.Client({ connectionString: cluster.url.replace('/postgres?', `/${database}?`) });
    // A drill stops the database.
    client.on('error', () => {});
    await client.connect();
    return client;
  };
  const [port, metricsPort] = [await freePort(), await freePort()];
  const start = async () => {
    const started = await startBuilt({
      DATABASE_URL: cluster.url,
      DEMO: 'si',
      TOKEN_SECRET: 'un secreto de los simulacros de alertas',
      PUBLIC_URL: 'http://oficina.example',
      SMTP_URL: mail.url,
      TRUST_PROXY: '1',
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      LOG_LEVEL: 'error',
      POLICY_WRITES_PER_MEMBER_PER_MINUTE: '100000',
      POLICY_WRITES_PER_MEMBER_PER_DAY: '100000',
      POLICY_LOOKUPS_PER_DOCUMENT_PER_HOUR: '100000',
      POLICY_LOOKUPS_PER_DOCUMENT_PER_HOUR_IN_ALL: '100000',
      POLICY_LOOKUPS_PER_IP_PER_HOUR: '100000',
      POLICY_LOGINS_PER_IP_PER_MINUTE: '100000',
      POLICY_WRONG_LOGINS_PER_MINUTE: '100000',
      POLICY_LOGIN_MAX_FAILURES: '100000',
      POLICY_LOGIN_MAX_FAILURES_IN_ALL: '100000',
      POLICY_REQUESTS_AT_ONCE_PER_MEMBER: '100',
      POLICY_BODIES_AT_ONCE_PER_MEMBER: '20',
      POLICY_FILES_IN_MEMORY_MEGABYTES: '4000',
      POLICY_UPLOAD_MEGABYTES_PER_MEMBER_PER_DAY: '100000',
    });
    await started.ready();
    return started;
  };
  let server = await start();
  let sql = await connect();
  const { rows } = await sql.query<{ code: string; mail: string }>(
    'SELECT codigo_afiliado AS code, correo AS mail FROM cuentas',
  );
  // The demonstration has payments that wait for a person, or soon will.
  await sql.query(
    `UPDATE ordenes_pago SET estado = 'vencida', resuelta = now() WHERE estado IN ('abierta', 'conSesion', 'revision')`,
  );
  const addresses = new Map(rows.map(({ code, mail: address }) => [code, address]));
  const origin = `http://127.0.0.1:${port}`;
  const calls = callsTo(origin);
  const tokens: string[] = [];
  for (const { document } of members) tokens.push(await calls.member(document));
  const load = await startLoad(origin, addresses, 150);
  const prometheus = await startPrometheus(metricsPort);
  return {
    cluster,
    mail,
    port,
    calls,
    tokens,
    prometheus,
    /** A second connection to the database, for locks. */
    connect,
    run: (text: string) => sql.query(text),
    reconnect: async () => {
      await sql.end().catch(() => undefined);
      sql = await connect();
    },
    signal: (name: NodeJS.Signals): void => {
      process.kill(server.pid, name);
    },
    kill: async () => {
      await server.kill('SIGKILL');
    },
    restart: async () => {
      server = await start();
    },
    close: async () => {
      await load.stop();
      await prometheus.stop();
      await server.kill('SIGKILL');
      await sql.end().catch(() => undefined);
      await mail.close();
      await cluster.close();
    },
  };
};
export type WatchedPortal = Awaited<ReturnType<typeof openWatchedPortal>>;
