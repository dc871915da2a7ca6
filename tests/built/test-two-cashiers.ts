import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Db } from '../../server/db/db';
import { openPostgres } from '../../server/db/postgres';
import { type CardGatewayServer, startCardGateway } from '../server/card-gateway-server';
import { type Cluster, openCluster } from '../server/databases';
import { matrixEnvironment, type Walked, walkMatrix } from '../server/payment-matrix';
import { type Calls, callsOf } from '../server/server-under-test';
import { startBuilt } from './server-process';

if (openCluster === null && process.env.CI === 'true') throw new Error('CI needs PostgreSQL');

/** The tests of a file that walks these cells before two servers, each a process. */
export const testTwoCashiers = (walked: readonly Walked[]) =>
  describe.skipIf(openCluster === null)('a payment in whatever way it goes wrong, before two processes', () => {
    // Without locks only the servers keep tabs of one browser apart.
    beforeEach(() => vi.stubGlobal('navigator', {}));
    afterEach(() => vi.unstubAllGlobals());
    let cluster: Cluster;
    let db: Db;
    let gateway: CardGatewayServer;
    let processes: Awaited<ReturnType<typeof startBuilt>>[];
    beforeAll(async () => {
      const opened = await openCluster?.({ content: 'demo' });
      if (opened === undefined) throw new Error('no PostgreSQL');
      cluster = opened;
      db = await openPostgres({ url: cluster.url });
      gateway = await startCardGateway(Date.now());
      const environment = {
        ...matrixEnvironment(gateway),
        DATABASE_URL: cluster.url,
        TOKEN_SECRET: 'un secreto que los dos servidores conocen',
      };
      processes = await Promise.all([startBuilt(environment), startBuilt(environment)]);
      await Promise.all(processes.map((one) => one.ready()));
    }, 120_000);
    afterAll(async () => {
      await Promise.all(processes.map((one) => one.kill('SIGKILL')));
      await db.close();
      await gateway.close();
      await cluster.close();
    });

    test(`${walked.length} cells: one authorisation at most, and the status line says what the gateway's book says`, async () => {
      const asked = processes.map(() => 0);
      const [first, second] = processes.map(({ origin }, place) =>
        callsOf((path, init) => {
          asked[place] = (asked[place] ?? 0) + 1;
          // A kept-alive connection may be closed while it is reused, a fault that no cell of the matrix sets.
          const headers = { ...init.headers, connection: 'close' };
          return fetch(`${origin}${path}`, { ...init, headers, redirect: 'manual' });
        }),
      );
      if (first === undefined || second === undefined) throw new Error('no servers');
      const servers: [Calls, Calls] = [first, second];
      const { authorised, wrong } = await walkMatrix({ servers, db, gateway, now: Date.now() }, walked);
      console.info(
        `payments: ${walked.length} cells, two processes (${asked.join(' and ')} requests), ${authorised} authorisations`,
      );
      expect(wrong).toEqual([]);
      expect(Math.min(...asked)).toBeGreaterThan(Math.max(...asked) / 2);
    }, 600_000);
  });
