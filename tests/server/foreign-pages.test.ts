import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CallName } from '../../domain/contract';
import { onEachDatabase } from './databases';
import { type Asked, field, type ServerUnderTest, serve } from './server-under-test';

const ip = '203.0.113.7';
const check: Asked = { ip, query: { TipoDocumento: '1', Documento: '001-1000021-1' } };
const logIn: Asked = {
  ip,
  body: { identificacion: { tipoDocumento: 1, documento: '001-1000001-1' }, clave: 'clave1234' },
};

onEachDatabase('a page of another site, opened by a visitor', (database) => {
  let server: ServerUnderTest;
  beforeEach(async () => {
    await database.db.query(`DELETE FROM contadores`);
    server = await serve(database.db, {
      ...{ POLICY_LOOKUPS_PER_IP_PER_HOUR: '2', POLICY_LOGINS_PER_IP_PER_MINUTE: '2' },
      ...{ POLICY_CALLS_WITHOUT_TOKEN_PER_IP_PER_MINUTE: '30' },
    });
  });
  afterEach(() => server.app.close());

  const counted = async () =>
    (await database.db.query<{ clave: string }>(`SELECT clave FROM contadores ORDER BY clave`)).map(
      ({ clave }) => clave,
    );
  const statusesOf = async (call: CallName, asked: Asked, times: number) => {
    const statuses: number[] = [];
    for (let time = 0; time < times; time += 1) statuses.push((await server.call(call, asked)).status);
    return [...new Set(statuses)];
  };
  const codeOf = async (call: CallName, asked: Asked) => {
    const token = await server.tokenOf(null);
    const { status, json } = await server.call(call, { ...asked, token });
    return field(json, 'codigoMensaje') ?? status;
  };

  test.each([
    ['images of the identity check', 'autenticar', check, 1000],
    ['forms for the log-in', 'login', logIn, 1007],
  ] as const)("%s without a token do not count against the visitor's limit", async (_, call, asked, code) => {
    expect(await statusesOf(call, asked, 20)).toEqual([401]);
    expect(await counted()).toEqual([]);
    expect(await codeOf(call, asked)).toBe(code);
  });

  test.each([
    ['another site', 'cross-site'],
    ['a site beside ours', 'same-site'],
  ])('%s is rejected in every mode, before anything is counted', async (_, site) => {
    for (const mode of ['navigate', 'no-cors', 'cors'])
      for (const [call, asked] of [
        ['autenticar', check],
        ['login', logIn],
        ['autenticarUsuarioAnonimo', { ip }],
      ] as const)
        expect([
          mode,
          call,
          await statusesOf(call, { ...asked, headers: { 'sec-fetch-site': site, 'sec-fetch-mode': mode } }, 5),
        ]).toEqual([mode, call, [403]]);
    expect(await counted()).toEqual([]);
    expect([await codeOf('autenticar', check), await codeOf('login', logIn)]).toEqual([1000, 1007]);
  });

  test('thousands of calls without a token are rejected, and affect nobody with one', async () => {
    expect(await statusesOf('menu', { ip }, 30)).toEqual([401]);
    expect(await statusesOf('menu', { ip, token: 'x.y.z' }, 30)).toEqual([429]);
    expect(await codeOf('autenticar', check)).toBe(1000);
    expect(await statusesOf('menu', { ip: '198.51.100.1' }, 1)).toEqual([401]);
  });
});
