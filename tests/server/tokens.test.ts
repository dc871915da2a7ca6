import { afterEach, describe, expect, test } from 'vitest';
import { readSettings } from '../../server/settings/settings';
import { createApp } from '../../server/start/app';
import { mailAbout, subjects, tokenIn } from './mailbox';
import { onEachServer, serveBeside } from './on-each-server';
import type { ServerUnderTest } from './server-under-test';

const minute = 60_000;
const hour = 60 * minute;
const own = { CodigoAfiliado: '10000001' };

onEachServer('life of a token', {}, (server) => {
  const use = async (token: string) => (await server.call('getAfiliado', { token, query: own })).status;
  const pass = (ms: number) => {
    server.clock.time += ms;
  };
  afterEach(() => pass(hour));

  test('expires after 16 minutes without a call, not after 15', async () => {
    const token = await server.member('001-1000001-1');
    pass(15 * minute);
    expect(await use(token)).toBe(200);
    pass(15 * minute);
    expect(await use(token)).toBe(200);
    pass(16 * minute + 5_000);
    expect(await use(token)).toBe(401);
    expect(await use(token)).toBe(401);
  });

  test('a heartbeat every five minutes keeps it valid for hours, but never beyond twelve', async () => {
    const token = await server.member('001-1000001-1');
    for (let elapsed = 5 * minute; elapsed < 12 * hour; elapsed += 5 * minute) {
      pass(5 * minute);
      if ((await use(token)) !== 200) throw new Error(`ended after ${elapsed / minute} minutes`);
    }
    pass(5 * minute);
    expect(await use(token)).toBe(401);
  });

  test('a session of one server is valid on another, and the use of either keeps it alive on both', async () => {
    const other = await serveBeside(server);
    const token = await server.member('001-1000001-1');
    const useThere = async () => (await other.call('getAfiliado', { token, query: own })).status;
    for (const visit of [useThere, () => use(token), useThere]) {
      pass(15 * minute);
      expect(await visit()).toBe(200);
    }
    pass(16 * minute + 5_000);
    expect([await use(token), await useThere()]).toEqual([401, 401]);
  });

  test('any call counts as use, also one refused by its code', async () => {
    const token = await server.member('001-1000001-1');
    pass(15 * minute);
    const foreign = await server.call('getAfiliado', { token, query: { CodigoAfiliado: '10000003' } });
    expect(foreign.status).toBe(403);
    pass(15 * minute);
    expect(await use(token)).toBe(200);
  });

  test('an anonymous token expires after half an hour, used or not', async () => {
    const token = await server.anonymous();
    const menu = async () => (await server.call('menu', { token })).status;
    pass(29 * minute);
    expect(await menu()).toBe(200);
    pass(minute + 1_000);
    expect(await menu()).toBe(401);
  });

  test('revokes all sessions of one member and no others', async () => {
    const tokens = [await server.member('001-1000001-1'), await server.member('10000001', 3)];
    const other = await server.member('200000003', 2);
    expect(await Promise.all(tokens.map(use))).toEqual([200, 200]);
    await server.app.tokens?.revokeAllOf('10000001');
    expect(await Promise.all(tokens.map(use))).toEqual([401, 401]);
    const { status } = await server.call('getAfiliado', { token: other, query: { CodigoAfiliado: '10000003' } });
    expect(status).toBe(200);
  });

  test('a revocation by another server is seen within five seconds', async () => {
    const token = await server.member('001-1000001-1');
    expect(await use(token)).toBe(200);
    await server.db.query(`UPDATE fichas SET revocada = $1 WHERE codigo_afiliado = '10000001'`, [
      new Date(server.clock.time),
    ]);
    pass(5_000);
    expect(await use(token)).toBe(401);
  });

  test('a check costs no query while the last one is fresh', async () => {
    const token = await server.member('001-1000001-1');
    await server.call('slider', { token });
    await server.db.query(`UPDATE fichas SET revocada = $1 WHERE codigo_afiliado = '10000001'`, [
      new Date(server.clock.time),
    ]);
    expect((await server.call('slider', { token })).status).toBe(200);
  });

  test('nor does that of a session that is over', async () => {
    const token = await server.member('001-1000001-1');
    const set = (revocada: Date | null) =>
      server.db.query(`UPDATE fichas SET revocada = $1 WHERE codigo_afiliado = '10000001'`, [revocada]);
    await set(new Date(server.clock.time));
    pass(5_000);
    expect(await use(token)).toBe(401);
    await set(null);
    expect(await use(token)).toBe(401);
    pass(5_000);
    expect(await use(token)).toBe(200);
  });

  test('tokens and their ends survive a restart', async () => {
    const token = await server.member('001-1000001-1');
    const settings = readSettings({ DEMO: 'si' });
    const now = () => new Date(server.clock.time);
    const restarted = await createApp({ settings, db: server.db, now, log: () => {} });
    const ask = async (as: string) =>
      (
        await restarted.request('/api/Afiliado/getAfiliado?CodigoAfiliado=10000001', {
          headers: { authorization: `Bearer ${as}` },
        })
      ).status;
    expect(await ask(token)).toBe(200);
    pass(17 * minute);
    expect(await ask(token)).toBe(401);
    restarted.close();
  });

  describe('the secret that signs', () => {
    const [old, next] = [
      'el secreto de antes, de treinta y dos letras',
      'el secreto de ahora, de treinta y dos letras',
    ];
    const status = async (of: ServerUnderTest, token: string) =>
      (await of.call('getAfiliado', { token, query: own })).status;

    test('can be changed while sessions and links stay valid: the previous one works while configured', async () => {
      const before = await serveBeside(server, { TOKEN_SECRET: old });
      const session = await before.member('001-1000001-1');
      const query = { ...own, Correo: 'maria.rotada@ejemplo.do', Reverso: 'false' };
      await before.call('solicitudCambioCorreo', { token: session, query });
      const link = tokenIn(await mailAbout(before, subjects.notice, 'maria.pena@ejemplo.do'));
      const both = await serveBeside(server, { TOKEN_SECRET: next, TOKEN_SECRET_PREVIOUS: old });
      const look = async (of: ServerUnderTest) =>
        (await of.call('estadoReversoCorreo', { token: await of.anonymous(), query: { Token: link } })).status;
      expect([await status(both, session), await look(both)]).toEqual([200, 200]);
      const newer = await both.member('001-1000001-1');
      const after = await serveBeside(server, { TOKEN_SECRET: next });
      expect([await status(after, session), await look(after), await status(after, newer)]).toEqual([401, 404, 200]);
    });

    test('is deleted from the database when the operator sets one', async () => {
      const stored = () => server.db.query(`SELECT nombre FROM secretos WHERE nombre <> 'declaraciones'`);
      expect(await stored()).toEqual([]);
      await serveBeside(server);
      expect(await stored()).toEqual([{ nombre: 'fichas' }]);
      await serveBeside(server, { TOKEN_SECRET: old });
      expect(await stored()).toEqual([]);
    });
  });

  test('keys of failed attempts contain no document', async () => {
    await server.login('001-8888888-8', 'equivocada');
    const rows = await server.db.query<{ clave: string }>(`SELECT clave FROM intentos`);
    expect(rows.some(({ clave }) => clave.includes('8888888'))).toBe(false);
  });
});
