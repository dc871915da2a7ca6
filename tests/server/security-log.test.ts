import { beforeEach, describe, expect, test } from 'vitest';
import { isPowerOfTwo } from '../../server/log/security-log';
import { inTurn } from './in-turn';
import { onPglite } from './on-each-server';

const server = onPglite({
  POLICY_LOGIN_MAX_FAILURES: '2',
  POLICY_LOGINS_PER_IP_PER_MINUTE: '20',
  POLICY_WRITES_PER_MEMBER_PER_MINUTE: '3',
});
let token: string;
const ip = '198.51.100.9';
beforeEach(async () => {
  await server.empty('contadores', 'intentos');
  token = await server.anonymous();
  server.log.length = 0;
});

const logIn = (documento: string, clave: string) =>
  server.call('login', { token, ip, body: { identificacion: { tipoDocumento: 1, documento }, clave } });
const seen = (event: string) => server.log.filter((line) => line.event === event);
const line = (event: string, rest: Record<string, unknown>) => ({
  level: 'warn',
  event,
  ip,
  requestId: expect.stringMatching(/^[\da-f-]{36}$/),
  ...rest,
});

test('a wrong password and the following block are separate events without names', async () => {
  for (let attempt = 0; attempt < 4; attempt += 1) await logIn('001-1000001-1', 'equivocada');
  const whom = expect.stringMatching(/^[\w-]{12}$/);
  const failed = line('loginFailed', { call: 'login', whom });
  expect(seen('loginFailed')).toEqual([failed, failed]);
  expect(seen('loginBlocked')).toEqual([line('loginBlocked', { call: 'login', whom })]);
  expect(seen('loginBlocked')[0]?.whom).toBe(seen('loginFailed')[0]?.whom);
  await logIn('200000003', 'equivocada');
  expect(seen('loginFailed')[2]?.whom).not.toBe(seen('loginFailed')[0]?.whom);
  expect(JSON.stringify(server.log)).not.toMatch(/1000001|equivocada/);
});

test('a right password logs no event', async () => {
  await logIn('001-1000001-1', 'clave1234');
  expect(server.log.map(({ event }) => event)).toEqual(['request']);
});

test('an invalid link logs an event', async () => {
  await server.call('cambiarClave', { token, ip, query: { Token: 'a.b.c', Clave: 'Mangu-7-Yaque' } });
  await server.call('estadoReversoCorreo', { token, ip, query: { Token: 'a.b.c' } });
  expect(seen('linkRefused')).toEqual([
    line('linkRefused', { call: 'cambiarClave', detail: 'status 404' }),
    line('linkRefused', { call: 'estadoReversoCorreo', detail: 'status 404' }),
  ]);
});

test('a foreign affiliate code logs an event', async () => {
  const member = await server.member('001-1000001-1');
  await server.call('getAfiliado', { token: member, ip, query: { CodigoAfiliado: '10000003' } });
  expect(seen('foreignCode')).toEqual([line('foreignCode', { call: 'getAfiliado' })]);
});

describe('foreign codes are limited like a member’s writes', () => {
  const entries = (suceso: string) => server.count(`bitacora WHERE suceso = '${suceso}'`);
  const five = async (ask: () => Promise<{ status: number }>) => (await inTurn(5, ask)).map(({ status }) => status);
  beforeEach(() => server.db.query('DELETE FROM bitacora'));

  test('of a visitor, counted by the address', async () => {
    const alert = () => server.call('alertaPersonalizada', { token, ip, query: { id: '10000003' } });
    expect(await five(alert)).toEqual([403, 403, 403, 429, 429]);
    expect([await entries('codigoAjeno'), seen('foreignCode').length, seen('limitReached').length]).toEqual([3, 3, 2]);
    const other = { token, ip: '198.51.100.10', query: { id: '10000003' } };
    expect((await server.call('alertaPersonalizada', other)).status).toBe(403);
  });

  test('of a member with cases, and the refusal does not tell whether there is one', async () => {
    const [theirs] = await server.db.query<{ numero: string }>(
      `SELECT numero FROM casos WHERE codigo_afiliado NOT LIKE '1000000_' AND creado_por NOT LIKE '1000000_' LIMIT 1`,
    );
    const member = await server.member('001-1000001-1');
    await server.db.query('DELETE FROM bitacora');
    const attachmentsOf = (numeroTicket: string) => () =>
      server.call('consultarDocumentosPorTicket', { token: member, query: { numeroTicket } });
    expect(await five(attachmentsOf(theirs?.numero ?? ''))).toEqual([404, 404, 404, 429, 429]);
    expect([await entries('casoAjeno'), seen('foreignCode').length]).toEqual([3, 3]);
    server.clock.time += 60_001;
    expect(await five(attachmentsOf('1'))).toEqual([404, 404, 404, 429, 429]);
  });
});

test('a reached limit is logged the 1st, 2nd, 4th, 8th … time', async () => {
  for (let attempt = 0; attempt < 120; attempt += 1) await logIn('001-9999999-9', 'x');
  expect(seen('limitReached').map(({ detail }) => detail)).toEqual(
    [1, 2, 4, 8, 16, 32, 64].map((times) => `times ${times}`),
  );
  expect(server.log.filter(({ event, status }) => event === 'request' && status === 429)).toHaveLength(7);
});

test('only powers of two are logged', () => {
  expect([0, 1, 2, 3, 4, 5, 8, 1000, 1024].filter(isPowerOfTwo)).toEqual([1, 2, 4, 8, 1024]);
});
