import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type CardGatewayServer, startCardGateway } from './card-gateway-server';
import { onEachDatabase, type TestDatabase } from './databases';
import { type Cell, matrixEnvironment, walkMatrix } from './payment-matrix';
import { noon, type ServerUnderTest, serve } from './server-under-test';

/** The tests of a file that walks these cells on each database. */
export const testPayments = (cells: readonly Cell[]) =>
  onEachDatabase('a payment in whatever way it goes wrong', (database) => {
    // Without locks only the server keeps tabs of one browser apart.
    beforeEach(() => vi.stubGlobal('navigator', {}));
    afterEach(() => vi.unstubAllGlobals());
    let gateway: CardGatewayServer;
    let servers: [ServerUnderTest, ...ServerUnderTest[]];
    let again: Awaited<ReturnType<NonNullable<TestDatabase['again']>>> | undefined;
    beforeAll(async () => {
      gateway = await startCardGateway(noon);
      const environment = matrixEnvironment(gateway);
      again = await database.again?.();
      const first = await serve(database.db, environment);
      servers = again === undefined ? [first] : [first, await serve(again, environment, first.clock)];
    }, 120_000);
    afterAll(async () => {
      for (const server of servers) await server.app.close();
      await again?.close();
      await gateway.close();
    });

    test(`${cells.length} cells: one authorisation at most, and the status line says what the gateway's book says`, async () => {
      const { authorised, wrong } = await walkMatrix(
        { servers, db: database.db, gateway, now: noon },
        cells.map((cell) => ({ cell, split: 'cada llamada' })),
      );
      console.info(`payments: ${cells.length} cells, ${servers.length} servers, ${authorised} authorisations`);
      expect(wrong).toEqual([]);
    }, 600_000);
  });
