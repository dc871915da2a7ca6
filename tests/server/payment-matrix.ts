import type { CallName } from '../../domain/contract';
import type { Db } from '../../server/db/db';
import { type CardGatewayServer, type Charged, gatewayEnvironment } from './card-gateway-server';
import { openDesk, type Split, type WireFault } from './payment-desk';
import type { Calls } from './server-under-test';

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
export interface Cell {
  gesture: keyof typeof gestures;
  way: (typeof returns)[number];
  place: Place;
  fault: WireFault;
  /** Whether the card was charged before the member came back. */
  charged: boolean;
}
const gestureNames = Object.keys(gestures) as (keyof typeof gestures)[]; // the keys of a table written above
export const cells: readonly Cell[] = gestureNames.flatMap((gesture) =>
  returns.flatMap((way) =>
    [...calls, 'pasarela' as const].flatMap((place) =>
      faults.flatMap((fault) => [true, false].map((charged) => ({ gesture, way, place, fault, charged }))),
    ),
  ),
);

const pairsIn = (cell: object): string[] => {
  const values = Object.entries(cell).map((one) => one.join(' '));
  return values.flatMap((one, place) => values.slice(place + 1).map((other) => `${one}, ${other}`));
};

/** So few that each two values that stand together in some cell do so in one of these. */
export const withEveryPair = <Cell extends object>(all: readonly Cell[]): Cell[] => {
  const pairs = new Map(all.map((cell) => [cell, pairsIn(cell)]));
  const missing = new Set([...pairs.values()].flat());
  const newIn = (cell: Cell) => pairs.get(cell)?.filter((pair) => missing.has(pair)).length ?? 0;
  const chosen: Cell[] = [];
  while (missing.size > 0) {
    const best = all.reduce((one, other) => (newIn(other) > newIn(one) ? other : one));
    for (const pair of pairs.get(best) ?? []) missing.delete(pair);
    chosen.push(best);
  }
  return chosen;
};

/** As many demo members as concurrent cells, because a reconciliation covers all invoices of a member. */
const payers = [
  { codigo: '10000001', documento: '001-1000001-1' },
  { codigo: '10000006', documento: '047-1000006-6' },
  { codigo: '10000010', documento: '001-1000010-0' },
  { codigo: '10000031', documento: '001-1000031-1' },
  { codigo: '10000032', documento: '001-1000032-2' },
  { codigo: '10000033', documento: '001-1000033-3' },
] as const;

/** What the servers of the matrix are started with. */
export const matrixEnvironment = (gateway: CardGatewayServer) => ({
  DEMO: 'si',
  ...gatewayEnvironment(gateway),
  // All cells pass in one minute.
  POLICY_WRITES_PER_MEMBER_PER_MINUTE: '1000000',
  // Their clock stands.
  POLICY_PAYMENT_QUESTION_MS: '0',
});

interface Matrix {
  servers: readonly [Calls, ...Calls[]];
  db: Pick<Db, 'query'>;
  gateway: CardGatewayServer;
  /** Of the pages. */
  now: number;
}

interface Walk {
  cell: Cell;
  split: Split;
  numero: string;
  codigo: string;
  token: string;
}

const walk = async ({ servers, db, gateway, now }: Matrix, { cell, split, numero, codigo, token }: Walk) => {
  const { gesture, way, place, fault, charged } = cell;
  const counter = gateway.counterOf(numero);
  await db.query(`INSERT INTO facturas VALUES ($1, $2, '2026-11-01', '2026-11-23', $3, NULL)`, [numero, codigo, cents]);
  const desk = openDesk({ servers, split, token, now });
  const taps = gestures[gesture];
  const result: Charged =
    place === 'pasarela' && fault === 'mal' ? { code: '10', amount: cents / 2 } : { code: '00', amount: null };
  const atGateway = (kind: WireFault) => place === 'pasarela' && fault === kind;
  const booked = () => gateway.book.get(numero) ?? 0;
  /** The member approves on each opened gateway page, twice where the gateway answers twice. */
  const approve = () => {
    for (const session of new Set(desk.posted))
      for (let time = atGateway('doble') ? 2 : 1; time > 0; time -= 1) gateway.charge(session, result);
  };
  const truthful = (state: string) => state !== 'confirmado' || (booked() === 1 && result.amount === null);

  const first = await desk.openTab(desk.newDevice());
  if (place !== 'pasarela') desk.line.fault = { call: place, kind: fault };
  await first.pay(numero, taps);
  if (charged) approve();
  // Nobody hears of it until the end: not the portal that asks, or not before ten minutes.
  if (atGateway('perdida')) counter.fault = { of: 'GET', kind: 'perdida' };
  if (atGateway('tarde')) counter.fault = { of: 'GET', kind: 'estado' };

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
  await first.pause();
  if (second.state().startsWith('lista')) await second.pay(numero, taps);
  approve();
  counter.fault = { of: 'GET', kind: 'nada' };
  const during = truthful((await first.confirm('00')).state);

  const [entry] = await db.query<{ retorno: string }>(
    `SELECT retorno FROM ordenes_pago WHERE factura = $1 AND estado <> 'abierta' ORDER BY creada DESC LIMIT 1`,
    [numero],
  );
  const back = async (server: Calls) =>
    entry === undefined
      ? ''
      : ((await server.request(`/pagos/retorno/${entry.retorno}`, { method: 'POST' })).headers.get('location') ?? '');
  // An unused session can no longer be charged.
  if (booked() === 0) counter.clock.time += 17 * minute;
  // What comes back twice comes at once, on another server if there is one.
  const last = servers.at(-1) ?? servers[0];
  const [led = ''] = await Promise.all((fault === 'doble' ? [last, servers[0]] : [last]).map(back));
  // Only the tab that left for the gateway is informed; other tabs and devices know of no payment.
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
    authorisations: booked(),
    posted: new Set(desk.posted).size,
    isTrue: beforeLate && during,
    paid: row?.pagada ?? false,
    payments: row?.pagos ?? 0,
    ends,
    whole: result.amount === null,
    refusals: desk.refusals,
    failures: desk.failures,
  };
};

/** Another device cannot go on with an order that has its session; one of two answers that come at once may be a refusal. */
const leastOf = ({ way, place, fault }: Cell): number =>
  way === 'a second device' && place === 'generarSession' && fault !== 'tarde' ? 0 : 1;

const isRight = (cell: Cell, found: Awaited<ReturnType<typeof walk>>): boolean => {
  const paid = found.authorisations === 1 && found.whole;
  const told = paid ? 'confirmado' : found.authorisations === 1 ? 'confirmando' : 'sinAparecer';
  return (
    found.authorisations >= leastOf(cell) &&
    found.authorisations <= 1 &&
    found.posted <= 1 &&
    found.isTrue &&
    found.paid === paid &&
    found.payments === Number(paid) &&
    found.ends.every((state) => state === told) &&
    found.failures.length === 0
  );
};

export interface Walked {
  cell: Cell;
  split: Split;
}

/** Each cell before two servers: each call goes to another one, and where two pages are open, also each page. */
export const splitCells: readonly Walked[] = [
  ...cells.map((cell) => ({ cell, split: 'cada llamada' as const })),
  ...cells
    .filter(({ way }) => way === 'a second tab' || way === 'a second device')
    .map((cell) => ({ cell, split: 'cada página' as const })),
];

/** Runs the cells concurrently, and returns the failed ones. */
export const walkMatrix = async (matrix: Matrix, wanted: readonly Walked[]) => {
  for (const { codigo } of payers) await matrix.db.query('DELETE FROM facturas WHERE codigo_afiliado = $1', [codigo]);
  const waiting = wanted.entries();
  const wrong: unknown[] = [];
  let authorised = 0;
  const lane = async ({ codigo, documento }: (typeof payers)[number]) => {
    const token = await matrix.servers[0].member(documento);
    for (const [index, { cell, split }] of waiting) {
      const found = await walk(matrix, { cell, split, numero: String(9_000_000 + index), codigo, token });
      authorised += found.authorisations;
      if (!isRight(cell, found)) wrong.push({ ...cell, split, ...found });
    }
  };
  await Promise.all(payers.map(lane));
  return { authorised, wrong };
};
