import { beforeEach, describe, expect, test } from 'vitest';
import type { CallName } from '../../domain/contract';
import { inTurn } from './in-turn';
import { onPglite, serveBeside } from './on-each-server';
import { type Asked, field, noon, type ServerUnderTest } from './server-under-test';

const base = onPglite();
let server: ServerUnderTest;
let token: string;
beforeEach(() => base.empty('contadores', 'intentos'));

const start = async (environment: Record<string, string>) => {
  server = await serveBeside({ db: base.db, clock: { time: noon } }, environment);
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
    const answers = await inTurn(10, (part) => from(`1a${part}`));
    expect(answers.filter((answer) => answer === 429)).toHaveLength(2);
    const everywhere = await inTurn(40, (part) => from(`${(part + 0x20).toString(16)}00`));
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

  test('that try passkeys count among them', async () => {
    await start({ PUBLIC_URL: 'https://oficina.example', POLICY_WRONG_LOGINS_PER_MINUTE: '1' });
    const credencial = { id: 'x', clientDataJSON: 'x', authenticatorData: 'x', signature: 'x', userHandle: 'x' };
    const body = { desafio: 'a.b.c', credencial };
    expect((await server.call('entrarConLlave', { token, ip: '203.0.113.1', body })).status).toBe(410);
    expect(await logIn('203.0.113.1', 'clave1234')).toBe(429);
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
    ['questions of the server', 'preguntasRegistro', { query: { CodigoAfiliado: '99999999' } }],
    ['a challenge', 'comprobarRegistro', { body: { desafio: 'a.b.c', respuestas: [] } }],
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
    expect(await inTurn(11, () => anonymous('203.0.113.1'))).toEqual([...Array<number>(10).fill(200), 429]);
    expect(await inTurn(3, () => anonymous('198.51.100.1'))).toEqual([200, 200, 429]);
  });
});

describe('while one address requests a log-in every few milliseconds', () => {
  test('another visitor can log in, and the log stays short', async () => {
    await start({ POLICY_LOGINS_PER_IP_PER_MINUTE: '10' });
    const flood = Array.from({ length: 300 }, () => logIn('203.0.113.1', 'equivocada'));
    expect(await logIn('198.51.100.1', 'clave1234')).toBe(1007);
    await Promise.all(flood);
    expect(server.log.length).toBeLessThan(45);
    expect((await server.count('contadores')) + (await server.count('intentos'))).toBeLessThan(12);
  });
});

test('a list of 10,000 addresses in X-Forwarded-For is one visitor, read at once', async () => {
  await start({ TRUST_PROXY: '1', POLICY_LOGINS_PER_IP_PER_MINUTE: '2' });
  const list = `${'2001:db8::1, '.repeat(10_000)}2001:db8:7:1::1`;
  const body = { identificacion: { tipoDocumento: 1, documento: '001-7777777-7' }, clave: 'x' };
  const headers = { 'x-forwarded-for': list };
  const began = performance.now();
  const answers = await inTurn(3, () => server.call('login', { token, body, headers }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(performance.now() - began).toBeLessThan(5_000);
});
