import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GatewayError } from '../../server/payments/card-gateway';
import { createHttpGateway } from '../../server/payments/http-gateway';
import { type CardGatewayServer, type Fault, gatewayEnvironment, startCardGateway } from './card-gateway-server';
import { onEachDatabase } from './databases';
import { openPaymentClient } from './payment-client';
import { type Answered, field, noon, type ServerUnderTest, serve } from './server-under-test';

const minute = 60_000;
let gateway: CardGatewayServer;
beforeEach(async () => {
  gateway = await startCardGateway(noon);
});
afterEach(() => gateway.close());

const merchant = { number: '349000000', terminal: '58585858', name: 'Oficina Virtual' };
const client = (limitMs?: number) =>
  createHttpGateway({
    url: gateway.url,
    merchant,
    now: () => new Date(0),
    ...(limitMs === undefined ? {} : { limitMs }),
  });
const wanted = {
  ordenId: '900000000001',
  transactionId: '7001',
  amount: 123_450,
  returnUrl: 'https://oficina.example/pagos/retorno/a',
  cancelUrl: 'https://oficina.example/pagos/retorno/a',
};

describe('the gateway over the network', () => {
  test("[PAY-17] [PAY-18] [PAY-19] requests a session with the merchant's settings, the order, the invoice and twelve digits of cents", async () => {
    const made = await client().createSession(wanted);
    expect([...gateway.sessions]).toEqual([
      [
        made.session,
        {
          key: made.key,
          created: noon,
          result: null,
          sent: {
            TransactionType: '0200',
            CurrencyCode: '214',
            AcquiringInstitutionCode: '349',
            MerchantType: '7997',
            PageLanguaje: 'ESP',
            MerchantNumber: '349000000',
            MerchantTerminal: '58585858',
            MerchantName: 'Oficina Virtual',
            ReturnUrl: wanted.returnUrl,
            CancelUrl: wanted.cancelUrl,
            OrdenId: '900000000001',
            TransactionId: '7001',
            Amount: '000000123450',
            Tax: '000000000000',
          },
        },
      ],
    ]);
    expect(made.at).toEqual(new Date(noon));
  });

  test('reads a result with the key and its time, and stores no card number', async () => {
    const { session, key } = await client().createSession(wanted);
    gateway.clock.time += minute;
    const at = new Date(noon + minute);
    expect(await client().resultOf(session, key)).toEqual({ kind: 'sinResultado', at });
    expect(await client().resultOf(session, 'otra-clave')).toEqual({ kind: 'desconocida', at });
    gateway.charge(session, { code: '10', amount: 61_725 });
    expect(await client().resultOf(session, key)).toEqual({
      kind: 'resultado',
      code: '10',
      amount: 61_725,
      authorization: '123456',
      reference: '000000000001',
      at,
    });
    gateway.clock.time += 30 * minute;
    expect(await client().resultOf(session, key)).toMatchObject({ kind: 'desconocida' });
  });

  test.each<Fault>(['corte', 'perdida', 'estado', 'basura', 'lenta'])('treats «%s» as a failure', async (kind) => {
    const { session, key } = await client().createSession(wanted);
    gateway.fault = { of: 'GET', kind };
    await expect(client(200).resultOf(session, key)).rejects.toThrow(GatewayError);
    gateway.fault = { of: 'POST', kind };
    await expect(client(200).createSession(wanted)).rejects.toThrow(GatewayError);
  });

  test.each(['', '<script>', 'a b c d e', '"><form>'])('rejects «%s» as a session for a form', async (SESSION) => {
    const answer = { SESSION, 'session-key': 'clave-de-la-sesion' };
    const fetched = globalThis.fetch;
    globalThis.fetch = async () => Response.json(answer);
    await expect(client().createSession(wanted)).rejects.toThrow(GatewayError);
    globalThis.fetch = fetched;
  });
});

onEachDatabase('payments with a gateway that is somewhere else', (database) => {
  let server: ServerUnderTest;
  let token: string;
  beforeEach(async () => {
    server = await serve(database.db, { ...environment(), POLICY_PAYMENT_QUESTION_MS: '0' });
    token = await server.member('001-1000001-1');
    await server.empty('facturas', 'correos');
    await server.db.query(`INSERT INTO facturas VALUES ('7001', '10000001', '2026-11-01', '2026-11-23', 500000, NULL)`);
  });
  afterEach(() => server.app.close());

  const environment = () => gatewayEnvironment(gateway);
  const query = { CodigoAfiliado: '10000001' };
  const status = async () =>
    field((await server.call('facturasPendientesPago', { token, query })).json, 0, 'estatusFactura') ?? 'no está';
  const order = (of = server) =>
    of.call('ordenCompraGenerar', { token, query: { ...query, NumeroFactura: '7001', Monto: '5000' } });
  const session = ({ json }: Answered, of = server) =>
    of.call('generarSession', {
      token,
      query: { codigoAfiliado: '10000001', isMobile: 'false', IdOrdenFactura: String(field(json, 'idOrdenFactura')) },
      body: { ordenId: field(json, 'numeroOrden'), transactionId: '7001', amount: 5000 },
    });
  const reconcile = (of = server) => of.call('conciliarPendiente', { token, query: { codigoAfiliado: '10000001' } });

  test('the gateway is asked about an order once in three seconds, however many ask two servers', async () => {
    const asked = () => gateway.asked.filter(({ method }) => method === 'GET').length;
    const first = await serve(database.db, environment(), server.clock);
    const other = await database.again?.();
    const second = other === undefined ? first : await serve(other, environment(), server.clock);
    const made = await order(first);
    const { json } = await session(made, first);
    const [row] = await server.db.query<{ retorno: string }>(`SELECT retorno FROM ordenes_pago`);
    const visit = async (at: number, headers: Record<string, string> = {}) => {
      const address = `/pagos/retorno/${row?.retorno}`;
      const { status } = await (at % 2 === 0 ? first : second).request(address, { headers }, `203.0.113.${at % 50}`);
      return status;
    };
    const everybody = async () => {
      const before = asked();
      const statuses = await Promise.all([
        ...Array.from({ length: 100 }, (_, at) => visit(at)),
        ...Array.from({ length: 10 }, async (_, at) => (await reconcile(at % 2 === 0 ? first : second)).status),
        ...Array.from({ length: 10 }, async (_, at) => (await order(at % 2 === 0 ? first : second)).status),
      ]);
      return { questions: asked() - before, statuses: new Set(statuses) };
    };
    expect(await everybody()).toEqual({ questions: 1, statuses: new Set([303, 200, 409]) });
    expect(await everybody()).toMatchObject({ questions: 0 });
    // The session is handed out again without a question; who comes back waits for the next one.
    expect(field((await session(made, second)).json, 'result', 'session')).toBe(field(json, 'result', 'session'));
    gateway.charge(String(field(json, 'result', 'session')), { code: '00', amount: null });
    server.clock.time += 3_000;
    expect(await everybody()).toMatchObject({ questions: 1 });
    expect([(await session(made, first)).status, await status()]).toEqual([409, 'no está']);
    const image = { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image', 'sec-fetch-site': 'cross-site' };
    expect(await visit(0, image)).toBe(403);
    for (const each of new Set([first, second])) await each.app.close();
    await other?.close();
  });

  test('the return address begins with PUBLIC_URL, and there is no sandbox', async () => {
    await session(await order());
    const [made] = gateway.sessions.values();
    expect(String(made?.sent.ReturnUrl)).toMatch(/^https:\/\/oficina\.example\/pagos\/retorno\/[\w-]{32}$/);
    expect(made?.sent.Amount).toBe('000000500000');
    expect((await server.demo('/demo/pasarela')).status).toBe(404);
  });

  test.each<Fault>(['corte', 'perdida', 'estado', 'basura'])(
    'a session answer «%s» fails with 503 and creates nothing, and the next try creates one',
    async (kind) => {
      const made = await order();
      gateway.fault = { of: 'POST', kind };
      expect([(await session(made)).status, await status()]).toEqual([503, 'Generada']);
      gateway.fault = { of: 'POST', kind: 'nada' };
      const again = await order();
      expect([again.json, (await session(again)).status, await status()]).toEqual([made.json, 200, 'Procesando']);
      expect(server.log.some(({ event }) => event === 'gateway')).toBe(true);
    },
  );

  test.each<Fault>(['corte', 'perdida', 'estado', 'basura'])(
    'a result answer «%s» changes nothing: the payment stays pending until the gateway answers',
    async (kind) => {
      const handed = String(field((await session(await order())).json, 'result', 'session'));
      gateway.charge(handed, { code: '00', amount: null });
      gateway.fault = { of: 'GET', kind };
      expect([(await reconcile()).status, (await order()).status, await status()]).toEqual([200, 409, 'Procesando']);
      gateway.fault = { of: 'GET', kind: 'nada' };
      await reconcile();
      expect([await status(), gateway.book.get('7001')]).toEqual(['no está', 1]);
    },
  );

  test('a session that the gateway no longer knows goes to review and is not charged again', async () => {
    const handed = String(field((await session(await order())).json, 'result', 'session'));
    gateway.charge(handed, { code: '00', amount: null });
    gateway.clock.time += 31 * minute;
    await reconcile();
    expect([await status(), (await order()).status, gateway.sessions.size]).toEqual(['Procesando', 409, 1]);
    expect(server.log.filter(({ event }) => event === 'paymentReview')).toMatchObject([
      { level: 'error', detail: 'result desconocida' },
    ]);
  });

  const parts = [250_000, 500_001, null];
  const askers = ['the return', 'a reconciliation', 'another order', 'the same session', 'the server itself'] as const;
  test.each(askers.flatMap((first) => parts.map((amount) => [first, amount] as const)))(
    '[PAYC-02] %s reads code 10 with %s cents of 500,000: it never pays an invoice, however often and late it is queried',
    async (first, amount) => {
      const made = await order();
      const handed = String(field((await session(made)).json, 'result', 'session'));
      gateway.charge(handed, { code: '10', amount });
      const [{ retorno = '' } = {}] = await server.db.query<{ retorno: string }>('SELECT retorno FROM ordenes_pago');
      const { payments } = await openPaymentClient(server.db, gateway.url, () => new Date(noon + 2 * minute));
      const ask = {
        'the return': () => server.app.request(`/pagos/retorno/${retorno}`, { method: 'POST' }),
        'a reconciliation': () => reconcile(),
        'another order': () => order(),
        'the same session': () => session(made),
        'the server itself': payments.reconcileDue,
      };
      await ask[first]();
      const stands = () =>
        server.db.query(
          `SELECT o.estado, p.completo, p.monto, f.pagada,
             (SELECT count(*) FROM correos WHERE plantilla = 'reciboPago') AS recibos
           FROM facturas f JOIN ordenes_pago o ON o.factura = f.numero JOIN pagos p ON p.orden = o.id`,
        );
      const unpaid = [{ estado: 'revision', completo: false, monto: amount, pagada: null, recibos: 0 }];
      expect(await stands()).toEqual(unpaid);
      for (const late of [1, 17, 31]) {
        gateway.clock.time = noon + late * minute;
        await Promise.all(askers.map((asker) => ask[asker]()));
        expect([await status(), await stands()]).toEqual(['Procesando', unpaid]);
      }
      expect([gateway.sessions.size, gateway.book.get('7001')]).toEqual([1, 1]);
    },
  );

  test('one round asks about every order that is due, however many they are', async () => {
    const many = 45;
    await server.db.query(
      `INSERT INTO facturas (numero, codigo_afiliado, fecha, vence, monto)
       SELECT 'muchas-' || n, '10000001', '2026-11-01', '2026-11-30', 100 FROM generate_series(1, ${many}) n`,
    );
    await server.db.query(
      `INSERT INTO ordenes_pago (id, numero, factura, codigo_afiliado, monto, estado, creada, retorno, sesion, clave,
         sesion_creada, revisada)
       SELECT 'muchas-' || n, 'muchas-' || n, 'muchas-' || n, '10000001', 100, 'conSesion', $1::timestamptz,
         'muchas-' || n, 'muchas-' || n, 'clave', $1::timestamptz, $1::timestamptz FROM generate_series(1, ${many}) n`,
      [new Date(noon)],
    );
    const later = new Date(noon + 2 * minute);
    const { payments } = await openPaymentClient(server.db, gateway.url, () => later);
    await payments.reconcileDue(() => false);
    const asked = () => server.db.query(`SELECT count(*) AS n FROM ordenes_pago WHERE revisada = $1`, [later]);
    // A stopping server finishes its running round.
    expect(await asked()).toEqual([{ n: 20 }]);
    await payments.reconcileDue();
    expect(await asked()).toEqual([{ n: many }]);
  });

  test('the age of a session is measured by the gateway’s clock, even if ours is wrong by a day', async () => {
    const handed = String(field((await session(await order())).json, 'result', 'session'));
    server.clock.time += 86_400_000;
    token = await server.member('001-1000001-1');
    await reconcile();
    expect([await status(), (await order()).status]).toEqual(['Procesando', 409]);
    gateway.charge(handed, { code: '00', amount: null });
    await reconcile();
    expect(await status()).toBe('no está');
  });
});
