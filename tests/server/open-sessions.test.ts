import { beforeEach, expect, test } from 'vitest';
import { jwtPayload } from '../../domain/rules/session/token';
import { onEachServer, serveBeside } from './on-each-server';
import { type Asked, field, type ServerUnderTest } from './server-under-test';

const maria = { code: '10000001', cedula: '001-1000001-1' };
const own = { CodigoAfiliado: maria.code };
const chrome = {
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  'sec-ch-ua': '"Google Chrome";v="141", "Chromium";v="141"',
  'sec-ch-ua-platform': '"Windows"',
};
const iphone = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
};
const minute = 60_000;

onEachServer('where an account is open', {}, (server) => {
  beforeEach(async () => {
    server.clock.time += 60 * minute;
    await server.empty('fichas', 'bitacora', 'contadores');
  });

  const enter = async (headers: Record<string, string> = chrome, dispositivo?: string): Promise<string> => {
    const { json } = await server.call('login', {
      token: await server.anonymous(),
      headers,
      body: {
        identificacion: { tipoDocumento: 1, documento: maria.cedula },
        clave: 'clave1234',
        ...(dispositivo === undefined ? {} : { dispositivo }),
      },
    });
    return String(field(json, 'token'));
  };
  const use = async (token: string, at: Pick<ServerUnderTest, 'call'> = server) =>
    (await at.call('getAfiliado', { token, query: own })).status;
  const jtiOf = (token: string) => String(jwtPayload(token)?.jti);
  const list = async (token: string) => (await server.call('sesionesAbiertas', { token })).json;
  const codeAt = async (token: string, place: number) => String(field(await list(token), 'sesiones', place, 'codigo'));
  const audited = () =>
    server.db.query(
      `SELECT actor, suceso, documento_indicado, valor_anterior FROM bitacora WHERE suceso <> 'ingreso' AND de IS NULL`,
    );

  test('names browser and system in coarse words, this session first, and neither its number nor its address', async () => {
    const [first, second] = [await enter(), await enter(iphone)];
    server.clock.time += minute;
    await use(second);
    const now = new Date(server.clock.time).toISOString();
    const began = new Date(server.clock.time - minute).toISOString();
    const sesion = (propia: boolean, navegador: string, sistema: string) => ({
      ...{ codigo: expect.stringMatching(/^[\w-]{22}$/), propia, navegador, sistema, desde: began, ultimaVez: now },
    });
    const listed = await list(first);
    expect(listed).toEqual({
      sesiones: [sesion(true, 'Chrome', 'Windows'), sesion(false, 'Safari', 'iPhone')],
      mas: 0,
    });
    for (const token of [first, second]) expect(JSON.stringify(listed)).not.toContain(jtiOf(token));
    const stored = JSON.stringify(await server.db.query(`SELECT * FROM fichas`));
    expect(stored).not.toMatch(/Mozilla|AppleWebKit|203\.0\.113/);
  });

  test('keeps the number of the browser as a hash, another one for another member, and none that is no number', async () => {
    const device = '0123456789abcdef'.repeat(2);
    const hashes = async () =>
      (await server.db.query<{ d: string | null }>(`SELECT dispositivo AS d FROM fichas WHERE ambito = 'miembro'`)).map(
        ({ d }) => d,
      );
    for (const told of [device, device, undefined, 'x'.repeat(32)]) await enter(chrome, told);
    const [one, again, ...others] = (await hashes()).toSorted((a, b) => (a === null ? 1 : 0) - (b === null ? 1 : 0));
    expect([typeof one, one === again, others]).toEqual(['string', true, [null, null]]);
    expect(one).not.toContain(device);
  });

  test('closes one, which its next call learns, and audits it; this one and those of others stay', async () => {
    const [here, there] = [await enter(), await enter(iphone)];
    const stranger = await server.member('200000003', 2);
    const codes = [await codeAt(here, 1), await codeAt(here, 0), await codeAt(stranger, 0), 'ninguna'];
    const answers = [];
    for (const codigo of codes)
      answers.push((await server.call('cerrarSesion', { token: here, body: { codigo } })).status);
    expect(answers).toEqual([200, 200, 200, 200]);
    const closed = await server.call('getAfiliado', { token: there, query: own });
    expect([closed.status, closed.headers.get('x-cierre-ajeno'), await use(here)]).toEqual([401, '1', 200]);
    expect((await server.call('sesionViva', { token: stranger })).status).toBe(200);
    expect(await audited()).toEqual([
      { actor: maria.code, suceso: 'sesion:cerrada', documento_indicado: '', valor_anterior: 'Safari, iPhone' },
    ]);
  });

  test('a thousand sessions are listed as twenty and a number, and all others are closed at once', async () => {
    const here = await enter();
    for (let n = 1; n < 1_000; n += 1) await server.tokenOf(maria.code);
    const listed = await list(here);
    expect([field(listed, 'sesiones', 19, 'propia'), field(listed, 'sesiones', 20), field(listed, 'mas')]).toEqual([
      false,
      undefined,
      980,
    ]);
    const { json } = await server.call('cerrarOtrasSesiones', { token: here });
    expect([field(json, 'sesiones', 0, 'propia'), field(json, 'sesiones', 1), field(json, 'mas')]).toEqual([
      true,
      undefined,
      0,
    ]);
    expect((await audited()).length).toBe(21);
    expect(await use(here)).toBe(200);
  });

  test('a session without a word of its browser is listed, as those of an older version are', async () => {
    const token = await server.tokenOf(maria.code);
    expect(field(await list(token), 'sesiones', 0)).toMatchObject({ propia: true, navegador: null, sistema: null });
  });

  test('one that is idle or over is not listed', async () => {
    await enter(iphone);
    server.clock.time += 17 * minute;
    expect(field(await list(await enter()), 'sesiones', 1)).toBe(undefined);
  });

  test('two that close each other in one instant leave no deadlock', async () => {
    const [one, two] = [await enter(), await enter(iphone)];
    const answers = await Promise.all([one, two].map((token) => server.call('cerrarOtrasSesiones', { token })));
    // The second may find itself closed already.
    const [first, second] = answers.map(({ status }) => status).toSorted();
    expect([first, [200, 401].includes(second ?? 0)]).toEqual([200, true]);
  });

  test('a log-out ends the session, is audited once, and answers the same for any number', async () => {
    const token = await enter();
    const leave = async (sesion: string, more: Asked = {}) => {
      const { status, text } = await server.call('salirSesion', { body: { sesion }, ...more });
      return [status, text];
    };
    const answers = [
      await leave(jtiOf(token)),
      await leave(jtiOf(token)),
      await leave('nadie'),
      await leave(jtiOf(token), { token }),
    ];
    expect(answers).toEqual(answers.map(() => [200, '{"recibido":true}']));
    const after = await server.call('getAfiliado', { token, query: own });
    expect([after.status, after.headers.get('x-cierre-ajeno')]).toEqual([401, null]);
    expect(await audited()).toEqual([
      { actor: null, suceso: 'salida', documento_indicado: maria.code, valor_anterior: '' },
    ]);
  });

  test('the number of a session opens nothing, and is in no line of the log', async () => {
    const token = await enter();
    const jti = jtiOf(token);
    expect(await use(jti)).toBe(401);
    expect(await use(`x.${Buffer.from(JSON.stringify(jwtPayload(token))).toString('base64url')}.x`)).toBe(401);
    await server.call('salirSesion', { body: { sesion: jti } });
    expect(JSON.stringify(server.log)).not.toContain(jti);
    expect(JSON.stringify(await server.db.query(`SELECT * FROM bitacora`))).not.toContain(jti);
  });

  test('a page that only asks whether the session lives does not keep it alive', async () => {
    const token = await enter();
    const alive = async () => (await server.call('sesionViva', { token })).status;
    for (let passed = 0; passed < 16; passed += 1) {
      expect(await alive()).toBe(200);
      server.clock.time += minute;
    }
    server.clock.time += 5_000;
    expect([await alive(), await use(token)]).toEqual([401, 401]);
  });

  test('a use beside such a question counts', async () => {
    const token = await enter();
    for (let passed = 0; passed < 30; passed += 10) {
      server.clock.time += 10 * minute;
      await server.call('sesionViva', { token });
      expect(await use(token)).toBe(200);
    }
  });

  test('closed here, refused by another server within five seconds, 1,000 of 1,000', async () => {
    const other = await serveBeside(server);
    const here = await enter();
    const tokens = await Promise.all(Array.from({ length: 1_000 }, () => server.tokenOf(maria.code)));
    const ask = (token: string) => other.app.tokens?.read(`Bearer ${token}`);
    const scopes = async () => (await Promise.all(tokens.map(ask))).map((holder) => holder?.scope);
    expect(new Set(await scopes())).toEqual(new Set(['miembro']));
    await server.call('cerrarOtrasSesiones', { token: here });
    server.clock.time += 5_000;
    expect((await scopes()).filter((scope) => scope === 'nadie')).toHaveLength(1_000);
    expect(await use(tokens[0] ?? '', other)).toBe(401);
  });

  test('logged out here, refused by another server within five seconds', async () => {
    const other = await serveBeside(server);
    const token = await enter();
    expect(await use(token, other)).toBe(200);
    await server.call('salirSesion', { body: { sesion: jtiOf(token) } });
    expect(await use(token)).toBe(401);
    server.clock.time += 5_000;
    expect(await use(token, other)).toBe(401);
  });
});

onEachServer('log-outs of one visitor', { POLICY_LOGINS_PER_IP_PER_MINUTE: '3' }, (server) => {
  test('are limited as its log-ins are', async () => {
    const leave = async () => (await server.call('salirSesion', { body: { sesion: 'nadie' } })).status;
    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push(await leave());
    expect(answers).toEqual([200, 200, 200, 429]);
  });
});
