import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { createPasswords } from './access/passwords';
import { type App, createApp } from './app';
import type { Db } from './db/db';
import { migrate } from './db/migrate';
import { openPglite } from './db/pglite';
import { openPostgres } from './db/postgres';
import { printableDemoTable } from './demo/members';
import { wholeNetwork } from './demo/network/seed-network';
import { seedDemo } from './demo/seed-demo';
import { createConcurrencyLimit } from './http/concurrency-limit';
import { isLongBody } from './http/long-body';
import { householdOf } from './http/visitor';
import type { Log } from './log';
import { startMessages } from './messages';
import type { Settings } from './settings';
import { StartProblem } from './start-problem';
import { observeProcess } from './telemetry/observe-state';

const now = () => new Date();
/** Requests still open after this are cut, so that the server stops within ten seconds. */
const finishMs = 6_000;
/** Behind a proxy new requests are answered for so long: by then one that asks for the health each second knows. */
const drainMs = 2_500;
/** Longer than a proxy keeps an idle connection, so that the proxy closes it: a request never meets the server's close. */
const proxyKeepAliveMs = 75_000;

const openDatabase = async (settings: Settings, log: Log): Promise<Db | null> => {
  if (settings.apiOrigin !== undefined) return null;
  const report = (event: string) => log({ level: 'error', event: 'database', detail: event });
  const db =
    settings.databaseUrl === undefined
      ? await openPglite({ folder: settings.dataDir, report })
      : await openPostgres({ url: settings.databaseUrl, report });
  try {
    await migrate(db, now);
    if (settings.demo) await seedDemo(db, createPasswords(), now, wholeNetwork);
  } catch (error) {
    await db.close();
    throw error;
  }
  return db;
};

/** Loads the SDK only where something is measured. */
const openTelemetry = async ({ telemetry }: Settings) => {
  if (telemetry.metricsPort === undefined && telemetry.otlpEndpoint === undefined) return null;
  const { startTelemetry } = await import('./telemetry/start-telemetry');
  const started = await startTelemetry(telemetry);
  const stopWatching = observeProcess(started);
  return {
    ...started,
    close: () => {
      stopWatching();
      return started.close();
    },
  };
};

/** Node looks only now and then which connections are over their time: without an interval, every half minute. */
const httpLimits = {
  headersTimeout: 10_000,
  /** Of the longest body. */
  requestTimeout: 1_800_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
};

interface SocketLimits {
  /** How long a body without files may take. */
  bodyMs: number;
  /** The socket's idle limit, longer than any call: cuts clients that never read the answer. */
  silentMs: number;
  /** Connections per address; null behind a proxy, where all clients share one address. */
  perIp: number | null;
}

const limitSockets = (server: Server, { bodyMs, silentMs, perIp }: SocketLimits): void => {
  server.maxConnections = 1_000;
  server.setTimeout(silentMs);
  server.on('request', (incoming: IncomingMessage) => {
    if (incoming.complete) return;
    const timer = setTimeout(() => {
      if (!incoming.complete && !isLongBody(incoming)) incoming.socket.destroy();
    }, bodyMs);
    incoming.once('close', () => clearTimeout(timer));
  });
  const connections = createConcurrencyLimit(perIp ?? Number.POSITIVE_INFINITY);
  server.on('connection', (socket) => {
    const end = connections.begin(householdOf(socket.remoteAddress ?? ''));
    return end === null ? socket.destroy() : socket.once('close', end);
  });
};

export const createHttpServer = (
  app: Pick<App, 'fetch'>,
  limits: Partial<typeof httpLimits & SocketLimits> = {},
): Server => {
  const { bodyMs = 30_000, silentMs = 45_000, perIp = null, ...http } = limits;
  const server = createServer({ ...httpLimits, ...http }, getRequestListener(app.fetch));
  limitSockets(server, { bodyMs, silentMs, perIp });
  return server;
};

const listen = (server: Server, { port, host }: Settings): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new StartProblem(
          error.code === 'EADDRINUSE' ? startMessages.portInUse(port) : startMessages.cannotListen(error),
        ),
      ),
    );
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });

/** Each connection ends with its next answer, so that none is open when the server stops to listen. */
const endConnections = (server: Server) =>
  server.prependListener('request', (_: IncomingMessage, answer: ServerResponse) => {
    answer.setHeader('connection', 'close');
  });

export interface Running {
  address: string;
  /** Finishes the requests under way, then stops. */
  stop(): Promise<void>;
}

export const start = async (settings: Settings, log: Log, say: (line: string) => void): Promise<Running> => {
  if (settings.production && settings.demo) say(startMessages.demoForced);
  const telemetry = await openTelemetry(settings);
  const db = await openDatabase(settings, log);
  const app = await createApp({ settings, db, log, now, ...(telemetry === null ? {} : { telemetry }) });
  const { bodyMs, connectionsPerIp, uploadMaxMs } = settings.serverPolicy;
  const isBehindProxy = settings.trustProxy > 0;
  // The reader of a body answers 408 before the socket is cut.
  const server = createHttpServer(app, {
    perIp: isBehindProxy ? null : connectionsPerIp,
    bodyMs: bodyMs + 5_000,
    requestTimeout: uploadMaxMs,
    ...(isBehindProxy ? { keepAliveTimeout: proxyKeepAliveMs } : {}),
  });
  let port: number;
  try {
    port = await listen(server, settings);
  } catch (error) {
    await app.close();
    await db?.close();
    await telemetry?.close();
    throw error;
  }
  const address = settings.publicUrl ?? `http://localhost:${port}`;
  say(startMessages.ready(address));
  if (!settings.demo && db !== null && settings.smtpUrl === undefined) say(startMessages.mailWaits);
  if (!settings.demo && db !== null && settings.declarationKey === undefined) say(startMessages.declarationsRefused);
  if (settings.demo && settings.declarationKey === undefined) say(startMessages.demoDeclarationKey);
  const demoLinks = app.demoLinks(address);
  if (demoLinks !== null) say(`\n${printableDemoTable()}\n\n${demoLinks}\n`);
  return {
    address,
    stop: async () => {
      const cut = setTimeout(() => server.closeAllConnections(), finishMs);
      app.announceStop();
      endConnections(server);
      if (isBehindProxy) await pause(drainMs);
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      await closed;
      clearTimeout(cut);
      await app.close();
      await db?.close();
      await telemetry?.close();
    },
  };
};
