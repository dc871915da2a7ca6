import { afterEach, beforeEach, expect, test } from 'vitest';
import { onEachDatabase } from './databases';
import { inTurn } from './in-turn';
import { field, type ServerUnderTest, serve } from './server-under-test';

/** Hundreds of telephones are behind it. */
const carrier = '203.0.113.1';
const elsewhere = '198.51.100.1';
const maria = '10000001';
const invoice = '7001';

onEachDatabase('payment links that are opened without a log-in', (database) => {
  let server: ServerUnderTest;
  let anonymous: string;
  let member: string;
  let link: Record<'id' | 'numero', string>;
  const start = async (environment: Record<string, string>) => {
    server = await serve(database.db, { POLICY_PAYMENT_SESSIONS_PER_MEMBER_PER_HOUR: '1000', ...environment });
    await server.empty('contadores', 'facturas');
    await server.db.query(
      `INSERT INTO facturas (numero, codigo_afiliado, fecha, vence, monto)
       VALUES ($1, $2, '2026-11-01', '2026-11-23', 500000)`,
      [invoice, maria],
    );
    anonymous = await server.tokenOf(null);
    member = await server.tokenOf(maria);
    const query = { NumeroFactura: invoice, Monto: '5000', CodigoAfiliado: maria };
    const { json } = await server.call('ordenCompraGenerar', { token: member, query });
    link = { id: String(field(json, 'idOrdenFactura')), numero: String(field(json, 'numeroOrden')) };
  };
  beforeEach(() => start({ POLICY_WRONG_PAYMENT_LINKS_PER_IP_PER_HOUR: '20' }));
  afterEach(() => server.app.close());
  const restart = async (environment: Record<string, string>) => {
    await server.app.close();
    await start(environment);
  };

  const open = async ({ id, numero } = link, ip = carrier, token = anonymous) => {
    const query = { codigoAfiliado: maria, isMobile: 'true', IdOrdenFactura: id };
    const body = { ordenId: numero, transactionId: invoice, amount: 5000 };
    return (await server.call('generarSession', { token, ip, query, body })).status;
  };
  const asMember = () => open(link, carrier, member);
  const guess = (nth: number, ip = carrier) =>
    open({ id: String(100_000_000_000_000_000n + BigInt(nth)), numero: '100000000000' }, ip);
  const countOf = (statuses: readonly number[]) =>
    Object.fromEntries([...new Set(statuses)].sort().map((one) => [one, statuses.filter((s) => s === one).length]));
  const failures = () =>
    server.db.query(`SELECT clave, cuenta FROM contadores WHERE clave LIKE 'pago:fallos:%' ORDER BY clave`);
  const none = [
    { clave: `pago:fallos:${carrier}`, cuenta: 0 },
    { clave: 'pago:fallos:todos', cuenta: 0 },
  ];

  test('100 wrong links in parallel from one address: 20 are looked up, as of 100 in a row', async () => {
    const statuses = await Promise.all(Array.from({ length: 100 }, (_, nth) => guess(nth)));
    expect(countOf(statuses)).toEqual({ 404: 20, 429: 80 });
    expect(await failures()).toContainEqual({ clave: 'pago:fallos:todos', cuenta: 20 });
  });

  test('wrong links in parallel from many addresses, beyond the total: one of each address is looked up', async () => {
    await restart({ POLICY_WRONG_LOOKUPS_PER_HOUR: '5' });
    expect(await inTurn(5, (nth) => guess(nth, `198.51.100.${nth + 2}`))).toEqual([404, 404, 404, 404, 404]);
    const statuses = await Promise.all(
      Array.from({ length: 40 }, (_, nth) => guess(nth, `203.0.113.${10 + (nth % 4)}`)),
    );
    expect(countOf(statuses)).toEqual({ 404: 4, 429: 36 });
    expect([await open(link, '203.0.113.10'), await open(link, elsewhere)]).toEqual([429, 200]);
  });

  test('a right link does not count, also after its payment', async () => {
    const statuses = await inTurn(25, () => open());
    await server.db.query(`UPDATE ordenes_pago SET estado = 'pagada' WHERE id = $1`, [link.id]);
    statuses.push(...(await inTurn(25, () => open())));
    expect(countOf(statuses)).toEqual({ 200: 25, 409: 25 });
    expect(await failures()).toEqual(none);
  });

  test('one link and one member are limited per hour, each by itself, which does not count for the address', async () => {
    await restart({ POLICY_PAYMENT_SESSIONS_PER_MEMBER_PER_HOUR: '4' });
    expect(await inTurn(5, () => open())).toEqual([200, 200, 200, 200, 429]);
    expect(await inTurn(5, asMember)).toEqual([200, 200, 200, 200, 429]);
    expect(await failures()).toEqual(none);
  });

  test('one address of a carrier is rejected after some wrong links, for an hour; its members with a log-in are not', async () => {
    await restart({ POLICY_WRONG_PAYMENT_LINKS_PER_IP_PER_HOUR: '3' });
    expect(await inTurn(4, (nth) => guess(nth))).toEqual([404, 404, 404, 429]);
    expect([await open(), await asMember(), await open(link, elsewhere)]).toEqual([429, 200, 200]);
    const limits = server.log.filter(({ event }) => event === 'limitReached');
    expect(limits.map(({ detail }) => detail)).toEqual(['times 1', 'times 2']);
    server.clock.time += 3_600_001;
    anonymous = await server.anonymous();
    expect(await guess(5)).toBe(404);
  });

  test('an address of IPv6 is limited together with its line: four times one in a /56', async () => {
    await restart({ POLICY_WRONG_PAYMENT_LINKS_PER_IP_PER_HOUR: '1' });
    expect(await inTurn(5, (part) => guess(part, `2001:db8:1:1a${part}::1`))).toEqual([404, 404, 404, 404, 429]);
  });
});
