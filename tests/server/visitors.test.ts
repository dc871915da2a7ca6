import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallName } from '../../domain/contract';
import type { Db } from '../../server/db/db';
import { openPglite } from '../../server/db/pglite';
import { newPgliteFolder } from './databases';
import { type Asked, field, type ServerUnderTest, serve } from './server-under-test';

let folder: string;
let db: Db;
let server: ServerUnderTest;
let token: string;
beforeAll(async () => {
  folder = await newPgliteFolder();
  db = await openPglite({ folder });
});
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  for (const table of ['contadores', 'intentos']) await db.query(`DELETE FROM ${table}`);
});
afterEach(() => server.app.close());

const start = async (environment: Record<string, string>) => {
  server = await serve(db, environment);
  token = await server.tokenOf(null);
};
const logIn = async (ip: string, clave: string, documento = '001-1000001-1') => {
  const body = { identificacion: { tipoDocumento: 1, documento }, clave };
  const { status, json } = await server.call('login', { token, ip, body });
  return field(json, 'codigoMensaje') ?? status;
};
const identify = async (ip: string, Documento: string) => {
  const { status, json } = await server.call('autenticar', { token, ip, query: { TipoDocumento: '1', Documento } });
  return field(json, 'codigoMensaje') ?? status;
};
const anonymous = async (ip: string) => (await server.call('autenticarUsuarioAnonimo', { ip })).status;

describe('many addresses of one IPv6 network', () => {
  test('are limited together: four times one in a /56, sixteen times in a /48', async () => {
    await start({ POLICY_LOGINS_PER_IP_PER_MINUTE: '2' });
    const from = (part: string) => logIn(`2001:db8:1:${part}::1`, 'x', '001-7777777-7');
    const answers: unknown[] = [];
    for (let part = 0; part < 10; part += 1) answers.push(await from(`1a${part}`));
    expect(answers.filter((answer) => answer === 429)).toHaveLength(2);
    const everywhere: unknown[] = [];
    for (let part = 0; part < 40; part += 1) everywhere.push(await from(`${(part + 0x20).toString(16)}00`));
    expect(everywhere.filter((answer) => answer !== 429)).toHaveLength(24);
    expect(await logIn('2001:db8:2:1::1', 'x', '001-7777777-7')).not.toBe(429);
  });
});

describe('many addresses of many networks', () => {
  test('that guess passwords are rejected beyond the total, and nobody else is', async () => {
    await start({ POLICY_WRONG_LOGINS_PER_MINUTE: '4' });
    const guess = (visitor: number) => logIn(`203.0.113.${visitor}`, 'equivocada', `001-777777${visitor}-7`);
    expect([await guess(1), await guess(2), await guess(3), await guess(4)]).toEqual([1006, 1006, 1006, 1006]);
    expect([await guess(1), await guess(2)]).toEqual([429, 429]);
    expect(await logIn('198.51.100.1', 'clave1234')).toBe(1007);
    expect(await logIn('198.51.100.1', 'clave1234')).toBe(1007);
  });

  test('that search for documents are rejected beyond the total, and nobody else is', async () => {
    await start({ POLICY_WRONG_LOOKUPS_PER_HOUR: '3' });
    const look = (visitor: number) => identify(`203.0.113.${visitor}`, `001-777777${visitor}-7`);
    expect([await look(1), await look(2), await look(3), await look(1)]).toEqual([1003, 1003, 1003, 429]);
    expect(await identify('198.51.100.1', '001-1000021-1')).toBe(1000);
  });

  const unknown = { tipoDocumento: 1, documento: '001-7777777-7', origen: 'WEB' };
  const known = { ...unknown, documento: '001-1000001-1' };
  test.each<[string, CallName, Asked]>([
    ['a document', 'autenticar', { query: { TipoDocumento: '1', Documento: '001-7777777-7' } }],
    ['questions', 'preguntasSeguridad', { query: { CodigoAfiliado: '99999999' } }],
    [
      'an affiliate code',
      'registrar',
      { body: { codigoAfiliado: '99999999', clave: 'Mangu-7', correo: 'a@ejemplo.do' } },
    ],
    ['an activation', 'activarCuenta', { query: { CodigoAfiliado: '99999999' } }],
    ['an account', 'solicitarCambioClave', { body: { identificacion: unknown, correo: 'a@ejemplo.do' } }],
    ['an address', 'solicitarCambioClave', { body: { identificacion: known, correo: 'a@ejemplo.do' } }],
    ['a link', 'cambiarClave', { query: { Token: 'a.b.c', Clave: 'Mangu-7-Yaque' } }],
  ])('that guess %s wrong count among them', async (_, call, asked) => {
    await start({ POLICY_WRONG_LOOKUPS_PER_HOUR: '1' });
    expect(await identify('203.0.113.1', '001-1000021-1')).toBe(1000);
    await server.call(call, { token, ip: '203.0.113.1', ...asked });
    expect(await identify('203.0.113.1', '001-1000021-1')).toBe(429);
    expect(await identify('198.51.100.1', '001-1000021-1')).toBe(1000);
  });

  test('that request tokens get a tenth of their own beyond the total, and everybody else as much', async () => {
    await start({ POLICY_ANONYMOUS_PER_IP_PER_MINUTE: '20', POLICY_ANONYMOUS_PER_MINUTE: '10' });
    for (let use = 0; use < 10; use += 1) expect(await anonymous('203.0.113.1')).toBe(200);
    expect(await anonymous('203.0.113.1')).toBe(429);
    expect([await anonymous('198.51.100.1'), await anonymous('198.51.100.1'), await anonymous('198.51.100.1')]).toEqual(
      [200, 200, 429],
    );
  });
});

describe('one address of a carrier, with hundreds of telephones behind it', () => {
  const [carrier, elsewhere] = ['203.0.113.1', '198.51.100.1'];
  const maria = '10000001';
  let member: string;
  let link: Record<'id' | 'numero', string>;
  const limited = async (environment: Record<string, string>) => {
    await start({ POLICY_LOOKUPS_PER_IP_PER_HOUR: '2', ...environment });
    member = await server.member('001-1000001-1');
    await db.query(`DELETE FROM facturas`);
    await db.query(
      `INSERT INTO facturas (numero, codigo_afiliado, fecha, vence, monto)
       VALUES ('7001', '${maria}', '2026-11-01', '2026-11-23', 500000)`,
    );
    const query = { NumeroFactura: '7001', Monto: '5000', CodigoAfiliado: maria };
    const { json } = await server.call('ordenCompraGenerar', { token: member, query });
    link = { id: String(field(json, 'idOrdenFactura')), numero: String(field(json, 'numeroOrden')) };
  };
  const pay = async (ip: string, as = token, id = link.id) => {
    const query = { codigoAfiliado: maria, isMobile: 'true', IdOrdenFactura: id };
    const body = { ordenId: link.numero, transactionId: '7001', amount: 5000 };
    return (await server.call('generarSession', { token: as, ip, query, body })).status;
  };
  const wrong = (ip: string, times: number) => pay(ip, token, `10000000000000000${times}`);

  test('pays with any number of right links, one member and one link limited per hour', async () => {
    await limited({ POLICY_PAYMENT_SESSIONS_PER_MEMBER_PER_HOUR: '4' });
    const statuses: number[] = [];
    for (let time = 0; time < 5; time += 1) statuses.push(await pay(carrier));
    for (let time = 0; time < 5; time += 1) statuses.push(await pay(carrier, member));
    expect(statuses).toEqual([200, 200, 200, 200, 429, 200, 200, 200, 200, 429]);
  });

  test('is rejected after some wrong links, and its members with a log-in are not', async () => {
    await limited({ POLICY_WRONG_PAYMENT_LINKS_PER_IP_PER_HOUR: '3' });
    expect([await wrong(carrier, 1), await wrong(carrier, 2), await wrong(carrier, 3)]).toEqual([404, 404, 404]);
    expect([await wrong(carrier, 4), await pay(carrier)]).toEqual([429, 429]);
    expect([await pay(carrier, member), await pay(elsewhere)]).toEqual([200, 200]);
    const limits = server.log.filter(({ event }) => event === 'limitReached');
    expect(limits.map(({ detail }) => detail)).toEqual(['times 1', 'times 2']);
    server.clock.time += 3_600_001;
    token = await server.anonymous();
    expect(await wrong(carrier, 5)).toBe(404);
  });

  test('is rejected with one wrong link after the total of all addresses', async () => {
    await limited({ POLICY_WRONG_LOOKUPS_PER_HOUR: '2' });
    expect([await wrong(carrier, 1), await wrong('203.0.113.2', 2)]).toEqual([404, 404]);
    expect([await pay(carrier), await pay('203.0.113.2'), await pay(elsewhere)]).toEqual([429, 429, 200]);
  });

  test('of IPv6 is limited together with its line: four times one in a /56', async () => {
    await limited({ POLICY_WRONG_PAYMENT_LINKS_PER_IP_PER_HOUR: '1' });
    const statuses: number[] = [];
    for (let part = 0; part < 5; part += 1) statuses.push(await wrong(`2001:db8:1:1a${part}::1`, part));
    expect(statuses).toEqual([404, 404, 404, 404, 429]);
  });
});

describe('while one address requests a log-in every few milliseconds', () => {
  test('another visitor can log in, and the log stays short', async () => {
    await start({ POLICY_LOGINS_PER_IP_PER_MINUTE: '10' });
    const flood = Array.from({ length: 300 }, () => logIn('203.0.113.1', 'equivocada'));
    expect(await logIn('198.51.100.1', 'clave1234')).toBe(1007);
    await Promise.all(flood);
    expect(server.log.length).toBeLessThan(45);
    const [rows] = await db.query<{ n: number }>(`SELECT (SELECT count(*) FROM contadores) +
      (SELECT count(*) FROM intentos) AS n`);
    expect(rows?.n).toBeLessThan(12);
  });
});

test('a list of 10,000 addresses in X-Forwarded-For is one visitor, read at once', async () => {
  await start({ TRUST_PROXY: '1', POLICY_LOGINS_PER_IP_PER_MINUTE: '2' });
  const list = `${'2001:db8::1, '.repeat(10_000)}2001:db8:7:1::1`;
  const body = { identificacion: { tipoDocumento: 1, documento: '001-7777777-7' }, clave: 'x' };
  const headers = { 'x-forwarded-for': list };
  const began = performance.now();
  const statuses: number[] = [];
  for (let use = 0; use < 3; use += 1) statuses.push((await server.call('login', { token, body, headers })).status);
  expect(statuses).toEqual([200, 200, 429]);
  expect(performance.now() - began).toBeLessThan(5_000);
});
