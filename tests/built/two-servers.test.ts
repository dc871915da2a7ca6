import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrations } from '../../server/db/migrations';
import { type Cluster, openCluster } from '../server/databases';
import { type MailServer, startMailServer } from '../server/mail-server';
import { field } from '../server/server-under-test';
import { startBuilt, until } from './server-process';

type Server = Awaited<ReturnType<typeof startBuilt>>;

if (openCluster === null && process.env.CI === 'true') throw new Error('CI needs PostgreSQL');

describe.skipIf(openCluster === null)('two servers, one PostgreSQL', () => {
  let cluster: Cluster;
  let sql: pg.Client;
  let mail: MailServer;
  let servers: [Server, Server];
  const environment = () => ({
    DATABASE_URL: cluster.url,
    DEMO: 'si',
    TOKEN_SECRET: 'un secreto que los dos servidores conocen',
    PUBLIC_URL: 'https://oficina.example',
    SMTP_URL: mail.url,
    // Ten presses of each call, of twelve invoices.
    POLICY_WRITES_PER_MEMBER_PER_MINUTE: '100000',
    // Both servers ask, and both record what they hear.
    POLICY_PAYMENT_QUESTION_MS: '0',
  });

  beforeAll(async () => {
    const opened = await openCluster?.();
    if (opened === undefined) throw new Error('no PostgreSQL');
    cluster = opened;
    mail = await startMailServer();
    sql = new pg.Client({ connectionString: cluster.url });
    await sql.connect();
    servers = await Promise.all([startBuilt(environment()), startBuilt(environment())]);
    await Promise.all(servers.map((server) => server.ready()));
  }, 120_000);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill('SIGKILL')));
    await sql.end();
    await mail.close();
    await cluster.close();
  });

  const rows = async (text: string) => (await sql.query<Record<string, unknown>>(text)).rows;
  const ask = async (server: Server, path: string, token?: string, body?: unknown) => {
    const response = await fetch(`${server.origin}/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const json: unknown = await response.json();
    return { status: response.status, json };
  };
  const anonymous = async (server: Server) =>
    String(field((await ask(server, 'Usuario/autenticarUsuarioAnonimo', undefined, {})).json, 'token'));
  const logIn = async (server: Server, documento: string, clave: string) =>
    (
      await ask(server, 'Autenticacion/login', await anonymous(server), {
        identificacion: { tipoDocumento: 1, documento },
        clave,
      })
    ).json;

  test('started concurrently they migrate and seed once, and both answer', async () => {
    expect(await rows('SELECT id FROM migraciones ORDER BY id')).toEqual(migrations.map(({ id }) => ({ id })));
    expect(await rows('SELECT count(*)::int AS n FROM semillas')).toEqual([{ n: 9 }]);
    const healths = await Promise.all(servers.map(async ({ origin }) => (await fetch(`${origin}/health`)).json()));
    expect(healths).toEqual([1, 2].map(() => expect.objectContaining({ status: 'ok', engine: 'postgres' })));
  });

  test('a payment pressed on both at the same time is one order, one session, one charge, one record and one receipt', async () => {
    const codigo = '10000034';
    const token = String(field(await logIn(servers[0], '001-1000034-4', 'clave1234'), 'token'));
    const atBoth = <T>(act: (server: Server) => Promise<T>) =>
      Promise.all(Array.from({ length: 5 }, () => servers.map(act)).flat());
    const press = (server: Server, path: string, fields: Record<string, string>) =>
      fetch(`${server.origin}${path}`, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
    const owed = await rows(`SELECT numero, monto::int / 100.0 AS pesos FROM facturas
      WHERE codigo_afiliado = '${codigo}' AND pagada IS NULL ORDER BY numero`);
    expect(owed).toHaveLength(12);
    const ends: unknown[] = [];
    for (const { numero, pesos } of owed) {
      const order = new URLSearchParams({
        NumeroFactura: String(numero),
        Monto: String(Number(pesos)),
        CodigoAfiliado: codigo,
      });
      const orders = await atBoth((server) => ask(server, `Pago/ordenCompra/generar?${order}`, token));
      const made = orders[0]?.json;
      const id = String(field(made, 'idOrdenFactura'));
      const query = new URLSearchParams({ codigoAfiliado: codigo, isMobile: 'false', IdOrdenFactura: id });
      const wanted = { ordenId: field(made, 'numeroOrden'), transactionId: numero, amount: Number(pesos) };
      const asked = () => atBoth((server) => ask(server, `Pago/generar/session?${query}`, token, wanted));
      const answers = [...(await asked()), ...(await asked())];
      const sessions = answers.flatMap(({ json }) => field(json, 'result', 'session') ?? []);
      await atBoth((server) => press(server, `/demo/pasarela/sesion/${sessions[0]}`, { respuesta: 'aprobar' }));
      const [{ retorno } = {}] = await rows(`SELECT retorno FROM ordenes_pago WHERE id = '${id}'`);
      const led = await atBoth(async (server) => {
        const path = `Pago/conciliar/pendiente?codigoAfiliado=${codigo}`;
        const [back] = await Promise.all([
          press(server, `/pagos/retorno/${retorno}`, {}),
          ask(server, path, token, {}),
        ]);
        return back.headers.get('location');
      });
      const [stands] = await rows(`SELECT
        (SELECT count(*)::int FROM ordenes_pago WHERE factura = '${numero}') AS ordenes,
        (SELECT sum(autorizaciones)::int FROM pasarela_demo WHERE transaccion = '${numero}') AS cargos,
        (SELECT count(*)::int FROM pagos WHERE factura = '${numero}') AS pagos,
        (SELECT count(*)::int FROM correos WHERE pago = '${id}') AS correos,
        (SELECT pagada IS NOT NULL FROM facturas WHERE numero = '${numero}') AS pagada`);
      ends.push({
        ...stands,
        orders: new Set(orders.map(({ json }) => field(json, 'idOrdenFactura'))).size,
        sessions: new Set(sessions).size,
        refusals: [...new Set(answers.map(({ status }) => status))].filter(
          (status) => status !== 200 && status !== 409,
        ),
        led: [...new Set(led)],
      });
    }
    const one = { ordenes: 1, cargos: 1, pagos: 1, correos: 1, pagada: true, orders: 1, sessions: 1, refusals: [] };
    expect(ends).toEqual(owed.map(() => ({ ...one, led: ['/solicitud/confirmacionPago/00'] })));
    const receipts = () => mail.received.filter(({ source }) => /^Subject: Recibo de su pago$/m.test(source)).length;
    await until(() => receipts() >= owed.length || undefined);
    expect(receipts()).toBe(owed.length);
  }, 120_000);

  test('if one of two servers is killed while it seeds an empty database, the other one seeds it', async () => {
    for (let round = 0; round < 3; round += 1) {
      const name = `nueva_${round}`;
      await sql.query(`CREATE DATABASE ${name}`);
      const url = cluster.url.replace('/postgres?', `/${name}?`);
      const empty = new pg.Client({ connectionString: url });
      await empty.connect();
      const started = await Promise.all([
        startBuilt({ ...environment(), DATABASE_URL: url }),
        startBuilt({ ...environment(), DATABASE_URL: url }),
      ]);
      await until(async () => {
        const { rows: found } = await sql.query(
          `SELECT 1 FROM pg_stat_activity WHERE datname = $1 AND application_name = 'oficina-virtual'
             AND state IN ('active', 'idle in transaction')`,
          [name],
        );
        return found.length > 0 || undefined;
      });
      const [killed, other] = round % 2 === 0 ? started : started.toReversed();
      await killed?.kill('SIGKILL');
      await other?.ready();
      const { rows: done } = await empty.query('SELECT id FROM migraciones ORDER BY id');
      const { rows: seeds } = await empty.query('SELECT count(*)::int AS n FROM semillas');
      const { rows: people } = await empty.query('SELECT count(*)::int AS n FROM afiliados');
      expect([done, seeds, people]).toEqual([migrations.map(({ id }) => ({ id })), [{ n: 9 }], [{ n: 37 }]]);
      await other?.kill('SIGKILL');
      await empty.end();
    }
  }, 120_000);
});
