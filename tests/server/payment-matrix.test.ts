import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { CallName } from '../../src/contract';
import { type CardGatewayServer, startCardGateway } from './card-gateway-server';
import { onEachDatabase, type TestDatabase } from './databases';
import { openDesk, type WireFault } from './payment-desk';
import { noon, type ServerUnderTest, serve } from './server-under-test';

const minute = 60_000;
const cents = 250_000;
const gestures = { 'ten taps': 10, 'Enter and a tap': 2 } as const;
const returns = ['reload', 'Back', 'out of the back/forward cache', 'a second tab', 'a second device'] as const;
const faults: readonly WireFault[] = ['perdida', 'tarde', 'doble', 'mal'];
const calls: readonly CallName[] = [
  'conciliarPendiente',
  'facturasPendientesPago',
  'ordenCompraGenerar',
  'generarSession',
];
type Place = CallName | 'pasarela';
interface Cell {
  gesture: keyof typeof gestures;
  way: (typeof returns)[number];
  place: Place;
  fault: WireFault;
  /** Whether the card was charged before the member came back. */
  charged: boolean;
}
const gestureNames = Object.keys(gestures) as (keyof typeof gestures)[]; // the keys of a table written above
const cells: readonly Cell[] = gestureNames.flatMap((gesture) =>
  returns.flatMap((way) =>
    [...calls, 'pasarela' as const].flatMap((place) =>
      faults.flatMap((fault) => [true, false].map((charged) => ({ gesture, way, place, fault, charged }))),
    ),
  ),
);

// Without locks only the server keeps tabs of one browser apart.
beforeEach(() => vi.stubGlobal('navigator', {}));
afterEach(() => vi.unstubAllGlobals());

onEachDatabase('a payment in whatever way it goes wrong', (open) => {
  let database: TestDatabase;
  let gateway: CardGatewayServer;
  let servers: readonly ServerUnderTest[];
  let again: Awaited<ReturnType<NonNullable<TestDatabase['again']>>> | undefined;
  let token: string;
  beforeAll(async () => {
    gateway = await startCardGateway(noon);
    const environment = {
      PAYMENT_SESSIONS_URL: gateway.url,
      PAYMENT_AUTHORIZE_URL: 'https://pagos.example/authorize',
      PAYMENT_MERCHANT_NUMBER: '349000000',
      PAYMENT_MERCHANT_TERMINAL: '58585858',
      PUBLIC_URL: 'https://oficina.example',
      // All cells pass in one minute.
      POLICY_WRITES_PER_MEMBER_PER_MINUTE: '1000000',
    };
    database = await open();
    again = await database.again?.();
    const first = await serve(database.db, environment);
    servers = again === undefined ? [first] : [first, await serve(again, environment, first.clock)];
    token = await first.member('001-1000001-1');
    await first.db.query(`DELETE FROM facturas WHERE codigo_afiliado = '10000001'`);
  }, 120_000);
  afterAll(async () => {
    for (const server of servers) await server.app.close();
    await again?.close();
    await database.close();
    await gateway.close();
  });

  const walk = async (cell: Cell, numero: string) => {
    const { gesture, way, place, fault, charged } = cell;
    const [server] = servers;
    if (server === undefined) throw new Error('no server');
    const { db } = server;
    await db.query(`INSERT INTO facturas VALUES ($1, '10000001', '2026-11-01', '2026-11-23', $2, NULL)`, [
      numero,
      cents,
    ]);
    const desk = openDesk(servers, token, server.clock.time);
    const taps = gestures[gesture];
    const result =
      place === 'pasarela' && fault === 'mal' ? { code: '10', amount: cents / 2 } : { code: '00', amount: null };
    const atGateway = (kind: WireFault) => place === 'pasarela' && fault === kind;
    /** The member approves on each page of the gateway that opened, and where it answers twice, twice. */
    const approve = () => {
      for (const session of new Set(desk.posted))
        for (let time = atGateway('doble') ? 2 : 1; time > 0; time -= 1) gateway.charge(session, result);
    };
    const shown: string[] = [];
    const truthful = (state: string) => {
      const book = gateway.book.get(numero) ?? 0;
      shown.push(state);
      return state !== 'confirmado' || (book === 1 && result.amount === null);
    };

    const first = await desk.openTab(desk.newDevice());
    if (place !== 'pasarela') desk.line.fault = { call: place, kind: fault };
    await first.pay(numero, taps);
    if (charged) approve();
    // Nobody hears of it until the end: not the portal that asks, or not before ten minutes.
    if (atGateway('perdida')) gateway.fault = { of: 'GET', kind: 'perdida' };
    if (atGateway('tarde')) gateway.fault = { of: 'GET', kind: 'estado' };

    if (way === 'out of the back/forward cache') await first.restore();
    if (way === 'reload' || way === 'Back') await first.reload();
    const second =
      way === 'a second tab'
        ? await desk.openTab(first.device)
        : way === 'a second device'
          ? await desk.openTab(desk.newDevice())
          : first;
    const beforeLate = truthful((await second.confirm('00')).state);
    await second.pay(numero, taps);
    await desk.line.release();
    if (second.state().startsWith('lista')) await second.pay(numero, taps);
    approve();
    gateway.fault = { of: 'GET', kind: 'nada' };
    const during = truthful((await first.confirm('00')).state);

    const [entry] = await db.query<{ retorno: string }>(
      `SELECT retorno FROM ordenes_pago WHERE factura = $1 AND estado <> 'abierta' ORDER BY creada DESC LIMIT 1`,
      [numero],
    );
    const back = async () =>
      entry === undefined
        ? ''
        : ((await server.app.request(`/pagos/retorno/${entry.retorno}`, { method: 'POST' })).headers.get('location') ??
          '');
    // A session that nobody used can be charged no more.
    if ((gateway.book.get(numero) ?? 0) === 0) gateway.clock.time += 17 * minute;
    const led = await back();
    if (fault === 'doble') await back();
    // Whoever left for the gateway is told; another tab or device knows of no payment.
    const left = [...new Set([first, second])].filter((page) => page.left());
    const ends: string[] = [];
    for (const page of left.length === 0 ? [first] : left)
      ends.push((await page.confirm(led.split('/')[3] ?? '', 1)).state);
    const [row] = await db.query<{ pagada: boolean; pagos: number }>(
      `SELECT pagada IS NOT NULL AS pagada, (SELECT count(*) FROM pagos p WHERE p.factura = f.numero AND completo) AS pagos
       FROM facturas f WHERE numero = $1`,
      [numero],
    );
    first.stop();
    second.stop();
    await desk.settle();
    // What belongs to this cell alone goes, so that the next one owes one invoice.
    await db.query(`UPDATE facturas SET pagada = coalesce(pagada, now()) WHERE numero = $1`, [numero]);
    await db.query(
      `UPDATE ordenes_pago SET estado = 'anulada' WHERE factura = $1 AND estado IN ('abierta', 'conSesion', 'revision')`,
      [numero],
    );
    return {
      authorisations: gateway.book.get(numero) ?? 0,
      posted: new Set(desk.posted).size,
      isTrue: beforeLate && during,
      paid: row?.pagada ?? false,
      payments: row?.pagos ?? 0,
      ends,
      whole: result.amount === null,
      failures: desk.failures,
    };
  };

  test(`${cells.length} cells: one authorisation at most, and the status line says what the gateway's book says`, async () => {
    const wrong: unknown[] = [];
    let authorised = 0;
    for (const [index, cell] of cells.entries()) {
      gateway.clock.time = noon;
      const found = await walk(cell, String(9_000_000 + index));
      authorised += found.authorisations;
      const paid = found.authorisations === 1 && found.whole;
      const told = paid ? 'confirmado' : found.authorisations === 1 ? 'confirmando' : 'sinAparecer';
      const isRight =
        found.authorisations <= 1 &&
        found.posted <= 1 &&
        found.isTrue &&
        found.paid === paid &&
        found.payments === Number(paid) &&
        found.ends.every((state) => state === told) &&
        found.failures.length === 0;
      if (!isRight) wrong.push({ ...cell, ...found });
    }
    console.info(`payments: ${cells.length} cells, ${servers.length} servers, ${authorised} authorisations`);
    expect(wrong).toEqual([]);
    expect(authorised).toBeGreaterThan(cells.length * 0.85);
  }, 600_000);
});
