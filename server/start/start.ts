import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { createPasswords } from '../access/passwords';
import type { Db } from '../db/db';
import { migrate } from '../db/migrate';
import { openPglite } from '../db/pglite';
import { openPostgres } from '../db/postgres';
import { printableDemoTable } from '../demo/members';
import { wholeNetwork } from '../demo/network/seed-network';
import { seedDemo } from '../demo/seed-demo';
import { createHttpServer } from '../http/http-server';
import type { Log } from '../log/log';
import type { Settings } from '../settings/settings';
import { StartProblem } from '../settings/start-problem';
import { observeProcess } from '../telemetry/observe-state';
import { startMessages } from '../texts/start-messages';
import { createApp } from './app';

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
  const { startTelemetry } = await import('../telemetry/start-telemetry');
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
  const limits = {
    perIp: isBehindProxy ? null : connectionsPerIp,
    bodyMs: bodyMs + 5_000,
    requestTimeout: uploadMaxMs,
    ...(isBehindProxy ? { keepAliveTimeout: proxyKeepAliveMs } : {}),
  };
  const server = createHttpServer(app, limits, log);
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
