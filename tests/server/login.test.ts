import { beforeEach, describe, expect, test } from 'vitest';
import { countAttempt, createLoginAttempts, type Failures } from '../../server/access/login-attempts';
import { createPasswords, type Passwords } from '../../server/access/passwords';
import { type Db, DbUnavailable } from '../../server/db/db';
import { demoMembers } from '../../server/demo/members';
import { busy } from '../../server/http/http-problem';
import { serverPolicyDefaults } from '../../server/settings/server-policy';
import { messages } from '../../server/texts/messages';
import { inTurn } from './in-turn';
import { onEachServer, serveBeside } from './on-each-server';
import { field, serve } from './server-under-test';

const titular = '001-1000001-1';
const blockedAfterFive = [1006, 1006, 1006, 1006, 1006, 1017, 1017];
const strict = {
  POLICY_LOGIN_MAX_FAILURES: '5',
  POLICY_LOGIN_MAX_FAILURES_IN_ALL: '25',
  POLICY_LOGIN_BLOCK_MS: '60000',
};

onEachServer('log-in', strict, (server) => {
  const accounts = (change: string, values: readonly (string | Date | null)[] = []) =>
    server.db.query(`UPDATE cuentas SET ${change} WHERE codigo_afiliado = '10000001'`, values);
  const failures = () =>
    server.db.query<{ visitante: string; fallos: number }>(`SELECT visitante, fallos FROM intentos ORDER BY visitante`);
  const code = async (clave?: string) => field((await server.login(titular, clave)).json, 'codigoMensaje');

  beforeEach(async () => {
    await accounts(`bloqueada_hasta = NULL, estado = 'activa'`);
    await server.db.query(`UPDATE afiliados SET estado = 'activa' WHERE codigo = '10000001'`);
    await server.db.query(`DELETE FROM intentos`);
  });

  test.each(demoMembers)('[API-07] $documento answers $codigo: $porque', async (member) => {
    const { json, status } = await server.login(member.documento, member.clave, member.tipoDocumento);
    expect(status).toBe(200);
    expect(field(json, 'codigoMensaje')).toBe(member.codigo);
    expect(field(json, 'mensaje')).toMatch(/\p{Lu}.+\./u);
  });

  test('[LOGIN-29] [API-14] 1007 carries code, names, kind of affiliation, regime, token and message', async () => {
    const { json } = await server.login(titular);
    expect(json).toEqual({
      codigoMensaje: 1007,
      codigoAfiliado: '10000001',
      nombres: 'María Altagracia',
      apellidos: 'Peña Núñez',
      tipoAfiliacion: 'TITULAR',
      regimen: 'CONTRIBUTIVO',
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      mensaje: messages.login.welcome,
    });
  });

  test('[API-07] changing the row changes the code: account state, block, affiliation', async () => {
    expect(await code()).toBe(1007);
    await accounts(`estado = 'porActivar'`);
    expect(await code()).toBe(1003);
    await accounts(`estado = 'activa', bloqueada_hasta = $1`, [new Date(server.clock.time + 1_000)]);
    expect((await server.login(titular)).json).toEqual({ codigoMensaje: 1017, mensaje: messages.login.blocked });
    await accounts(`bloqueada_hasta = $1`, [new Date(server.clock.time)]);
    expect(await code()).toBe(1007);
    await server.db.query(`UPDATE afiliados SET estado = 'cancelada' WHERE codigo = '10000001'`);
    expect(await code()).toBe(1018);
  });

  test('[API-07] changing the row changes the code: password and document', async () => {
    await server.db.query(
      `UPDATE documentos SET numero = '00110000019' WHERE tipo = 1 AND codigo_afiliado = '10000001'`,
    );
    expect(await code()).toBe(1006);
    expect(field((await server.login('001-1000001-9')).json, 'codigoMensaje')).toBe(1007);
    await server.db.query(
      `UPDATE documentos SET numero = '00110000011' WHERE tipo = 1 AND codigo_afiliado = '10000001'`,
    );
    expect(await code('otra-clave')).toBe(1006);
    expect(await code()).toBe(1007);
  });

  test('reveals the account’s state only with the right password', async () => {
    await accounts(`estado = 'porActivar'`);
    expect(await code('otra-clave')).toBe(1006);
  });

  test('[FMT-10] accepts a document with and without its mask, a passport in either case', async () => {
    expect(field((await server.login('00110000011')).json, 'codigoMensaje')).toBe(1007);
    expect(field((await server.login('fr12ab3456', undefined, 4)).json, 'codigoMensaje')).toBe(1007);
  });

  test('50 concurrent wrong log-ins check five passwords, count five failures and block', async () => {
    const token = await server.anonymous();
    const body = { identificacion: { tipoDocumento: 1, documento: titular }, clave: 'equivocada' };
    const answers = await Promise.all(Array.from({ length: 50 }, () => server.call('login', { token, body })));
    const codes = answers.map(({ json }) => field(json, 'codigoMensaje'));
    expect(codes.filter((each) => each === 1006)).toHaveLength(5);
    expect(codes.filter((each) => each === 1017)).toHaveLength(45);
    expect(await failures()).toEqual([
      { visitante: '', fallos: 5 },
      { visitante: expect.stringMatching(/^203\.0\.113\.7 \S{12}$/), fallos: 5 },
    ]);
    expect(await code()).toBe(1017);
  });

  test('20 concurrent right log-ins do not count as failures', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.login(titular)));
    expect(new Set(answers.map(({ json }) => field(json, 'codigoMensaje')))).toEqual(new Set([1007]));
  });

  test('an unknown document is blocked like a known one', async () => {
    const answers = await inTurn(7, () => server.login('001-7777777-7', 'equivocada'));
    expect(answers.map(({ json }) => field(json, 'codigoMensaje'))).toEqual(blockedAfterFive);
  });

  test('failures on one server count on another', async () => {
    const other = await serveBeside(server, strict);
    const answers = await inTurn(7, (nth) => (nth % 2 === 0 ? server : other).login(titular, 'equivocada'));
    expect(answers.map(({ json }) => field(json, 'codigoMensaje'))).toEqual(blockedAfterFive);
  });

  test('a block expires, and a right password clears the failures', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await code('equivocada');
    expect(await code()).toBe(1017);
    server.clock.time += 60_000;
    expect(await code()).toBe(1007);
    for (let attempt = 0; attempt < 4; attempt += 1) expect(await code('equivocada')).toBe(1006);
    expect(await code()).toBe(1007);
  });

  describe('an attacker', () => {
    const owner = '198.51.100.1';
    const from = async (ip: string, clave = 'equivocada', documento = titular) => {
      const token = await server.anonymous();
      const body = { identificacion: { tipoDocumento: 1, documento }, clave };
      return field((await server.call('login', { token, body, ip })).json, 'codigoMensaje');
    };

    test('is blocked alone: the owner logs in from another address, with the right password immediately', async () => {
      expect(await inTurn(7, () => from('203.0.113.7'))).toEqual(blockedAfterFive);
      expect(await from(owner, 'clave1234')).toBe(1007);
      expect(await from('203.0.113.7', 'clave1234')).toBe(1017);
    });

    test('with many addresses delays nobody without failures, and waits after each failure', async () => {
      for (let visitor = 0; visitor < 25; visitor += 1) expect(await from(`203.0.113.${visitor}`)).toBe(1006);
      expect(await from(owner, 'clave1234')).toBe(1007);
      expect([await from('192.0.2.1'), await from('192.0.2.1'), await from('203.0.113.3')]).toEqual([1006, 1017, 1006]);
      expect(await from('203.0.113.3', 'clave1234')).toBe(1017);
      expect(await from(owner, 'clave1234')).toBe(1007);
    });

    test('meets the same with an unknown document', async () => {
      const nobody = '001-7777777-7';
      for (let visitor = 0; visitor < 25; visitor += 1)
        expect(await from(`203.0.113.${visitor}`, 'x', nobody)).toBe(1006);
      expect([await from('192.0.2.1', 'x', nobody), await from('192.0.2.1', 'x', nobody)]).toEqual([1006, 1017]);
      expect(await from(owner, 'x', nobody)).toBe(1006);
    });

    test('learns nothing from the block of one document about another of the same account', async () => {
      await server.db.query(
        `INSERT INTO documentos (tipo, numero, codigo_afiliado) VALUES (4, 'AB1234567', '10000001')`,
      );
      for (let attempt = 0; attempt < 5; attempt += 1) await from('203.0.113.7');
      const { json } = await server.login('AB1234567', 'equivocada', 4);
      expect([await from('203.0.113.7'), field(json, 'codigoMensaje')]).toEqual([1017, 1006]);
      await server.db.query(`DELETE FROM documentos WHERE numero = 'AB1234567'`);
    });

    test('counts as one household: another address of the same line is no fresh start', async () => {
      expect(await inTurn(7, (part) => from(`2001:db8:1:20${part}::1`))).toEqual(blockedAfterFive);
    });
  });

  test('a password that was not checked is no failure', async () => {
    let isBusy = true;
    const real = createPasswords();
    const passwords: Passwords = {
      ...real,
      verify: (stored, password) => (isBusy ? Promise.reject(busy()) : real.verify(stored, password)),
    };
    const server503 = await serveBeside(server, strict, passwords);
    const answers = await inTurn(7, () => server503.login(titular));
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503, 503, 503]);
    isBusy = false;
    expect(field((await server503.login(titular)).json, 'codigoMensaje')).toBe(1007);
  });

  test('a right password before a database failure is no failure', async () => {
    let isAway = false;
    const tx: Db['tx'] = (work, limitMs) =>
      isAway ? Promise.reject(new DbUnavailable('away')) : server.db.tx(work, limitMs);
    const server503 = await serve({ ...server.db, tx }, strict, server.clock);
    isAway = true;
    const answers = await inTurn(7, () => server503.login(titular));
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503, 503, 503]);
    expect((await failures()).map(({ fallos }) => fallos)).toEqual([0, 0]);
  });

  test('clearing the failures and counting one lock rows in one order', async () => {
    const attempts = createLoginAttempts({
      db: server.db,
      now: () => new Date(server.clock.time),
      policy: serverPolicyDefaults(false),
      hide: (text) => text,
    });
    for (const visitor of ['', '203.0.113.7'])
      await server.db.query(
        `INSERT INTO intentos (clave, visitante, fallos, ultimo_fallo) VALUES ('ingreso:alguien', $1, 1, now())`,
        [visitor],
      );
    const touch = `UPDATE intentos SET fallos = fallos + 1 WHERE clave = 'ingreso:alguien' AND visitante = $1`;
    let forgotten: Promise<void> = Promise.resolve();
    await server.db.tx(async (queries) => {
      await queries.query(touch, ['203.0.113.7']);
      forgotten = server.db.tx((others) => attempts.forget(others, 'alguien'));
      // PGlite begins the other one after this one.
      if (server.db.engine === 'postgres')
        await expect
          .poll(() => server.db.query(`SELECT count(*) AS n FROM pg_locks WHERE NOT granted`))
          .toEqual([{ n: 1 }]);
      await queries.query(touch, ['']);
    });
    await forgotten;
    expect(await failures()).toEqual([]);
  });

  test('a log-in keeps the other sessions of the member', async () => {
    const first = await server.member(titular);
    await server.member(titular);
    const { status } = await server.call('getAfiliado', { token: first, query: { CodigoAfiliado: '10000001' } });
    expect(status).toBe(200);
  });
});

describe('the duration of a block', () => {
  const policy = { ...serverPolicyDefaults(false) };
  const at = (ms: number) => new Date(ms);

  test('doubles from a minute up to a quarter of an hour', () => {
    const minutes = [4, 5, 6, 7, 8, 9, 30].map((fallos) => {
      const after = countAttempt({ fallos, ultimo_fallo: at(0), bloqueada_hasta: null }, at(1), policy);
      return ((after?.bloqueada_hasta?.getTime() ?? 0) - 1) / 60_000;
    });
    expect(minutes).toEqual([1, 2, 4, 8, 15, 15, 15]);
  });

  test('allows at most ten passwords in 15 minutes', () => {
    let state: Failures = { fallos: 0, ultimo_fallo: null, bloqueada_hasta: null };
    let tried = 0;
    for (let time = 0; time < 900_000; time += 500) {
      const after = countAttempt(state, at(time), policy);
      if (after === null) continue;
      state = after;
      tried += 1;
    }
    expect(tried).toBeLessThanOrEqual(10);
  });

  test('old failures expire', () => {
    const after = countAttempt({ fallos: 4, ultimo_fallo: at(0), bloqueada_hasta: null }, at(3_600_001), policy);
    expect(after).toEqual({ fallos: 1, ultimo_fallo: at(3_600_001), bloqueada_hasta: null });
  });
});
