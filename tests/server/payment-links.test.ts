import { afterEach, beforeEach, expect, test } from 'vitest';
import { onEachDatabase } from './databases';
import { field, type ServerUnderTest, serve } from './server-under-test';

const carrier = '203.0.113.1';
const maria = '10000001';
const invoice = '7001';

onEachDatabase('payment links that are opened without a log-in', (database) => {
  let server: ServerUnderTest;
  let anonymous: string;
  beforeEach(async () => {
    server = await serve(database.db, {
      POLICY_WRONG_PAYMENT_LINKS_PER_IP_PER_HOUR: '20',
      POLICY_PAYMENT_SESSIONS_PER_MEMBER_PER_HOUR: '1000',
    });
    anonymous = await server.anonymous();
    await server.empty('contadores', 'facturas');
    await server.db.query(
      `INSERT INTO facturas (numero, codigo_afiliado, fecha, vence, monto)
       VALUES ($1, $2, '2026-11-01', '2026-11-23', 500000)`,
      [invoice, maria],
    );
  });
  afterEach(() => server.app.close());

  const newLink = async () => {
    const query = { NumeroFactura: invoice, Monto: '5000', CodigoAfiliado: maria };
    const { json } = await server.call('ordenCompraGenerar', { token: await server.member('001-1000001-1'), query });
    return { id: String(field(json, 'idOrdenFactura')), numero: String(field(json, 'numeroOrden')) };
  };
  const openLink = async ({ id, numero }: { id: string; numero: string }, ip = carrier) => {
    const query = { codigoAfiliado: maria, isMobile: 'true', IdOrdenFactura: id };
    const body = { ordenId: numero, transactionId: invoice, amount: 5000 };
    return (await server.call('generarSession', { token: anonymous, ip, query, body })).status;
  };
  const guess = (nth: number, ip = carrier) =>
    openLink({ id: String(100_000_000_000_000_000n + BigInt(nth)), numero: '100000000000' }, ip);
  const countOf = (statuses: readonly number[]) =>
    Object.fromEntries([...new Set(statuses)].sort().map((one) => [one, statuses.filter((s) => s === one).length]));

  test('100 wrong links in parallel from one address: 20 are looked up, as of 100 in a row', async () => {
    const statuses = await Promise.all(Array.from({ length: 100 }, (_, nth) => guess(nth)));
    expect(countOf(statuses)).toEqual({ 404: 20, 429: 80 });
    expect(await server.db.query(`SELECT cuenta FROM contadores WHERE clave = 'pago:fallos:todos'`)).toEqual([
      { cuenta: 20 },
    ]);
  });

  test('wrong links in parallel from many addresses, beyond the total: one of each address is looked up', async () => {
    await server.app.close();
    server = await serve(database.db, { POLICY_WRONG_LOOKUPS_PER_HOUR: '5' });
    for (let nth = 0; nth < 5; nth += 1) expect(await guess(nth, `198.51.100.${nth}`)).toBe(404);
    const statuses = await Promise.all(
      Array.from({ length: 40 }, (_, nth) => guess(nth, `203.0.113.${10 + (nth % 4)}`)),
    );
    expect(countOf(statuses)).toEqual({ 404: 4, 429: 36 });
  });

  test('a right link does not count, also after its payment', async () => {
    const link = await newLink();
    const statuses: number[] = [];
    for (let time = 0; time < 25; time += 1) statuses.push(await openLink(link));
    await server.db.query(`UPDATE ordenes_pago SET estado = 'pagada' WHERE id = $1`, [link.id]);
    for (let time = 0; time < 25; time += 1) statuses.push(await openLink(link));
    expect(countOf(statuses)).toEqual({ 200: 25, 409: 25 });
    const counted = await server.db.query(
      `SELECT clave, cuenta FROM contadores WHERE clave LIKE 'pago:fallos:%' ORDER BY clave`,
    );
    expect(counted).toEqual([
      { clave: `pago:fallos:${carrier}`, cuenta: 0 },
      { clave: 'pago:fallos:todos', cuenta: 0 },
    ]);
  });

  test('a link rejected for its own limit does not count for the address', async () => {
    await server.app.close();
    server = await serve(database.db, { POLICY_PAYMENT_SESSIONS_PER_MEMBER_PER_HOUR: '1' });
    const link = await newLink();
    expect([await openLink(link), await openLink(link)]).toEqual([200, 429]);
    expect(await server.db.query(`SELECT cuenta FROM contadores WHERE clave = 'pago:fallos:${carrier}'`)).toEqual([
      { cuenta: 0 },
    ]);
  });
});
