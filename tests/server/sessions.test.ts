import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPasswords, type Passwords } from '../../server/access/passwords';
import { messages } from '../../server/texts/messages';
import { onEachDatabase } from './databases';
import { mailAbout, mailsIn, subjects, tokenIn } from './mailbox';
import { type Answered, field, type ServerUnderTest, serve } from './server-under-test';

const maria = { code: '10000001', cedula: '001-1000001-1', correo: 'maria.pena@ejemplo.do' };
const nueva = 'Mangu-7-Yaque';

/** Verifies passwords only when released, like a server under load. */
const held = () => {
  const real = createPasswords();
  let gate = Promise.resolve();
  let arrived = () => {};
  const passwords: Passwords = {
    hash: (password) => real.hash(password),
    verify: async (stored, password) => {
      const matches = await real.verify(stored, password);
      arrived();
      await gate;
      return matches;
    },
  };
  return {
    passwords,
    /** Runs `meanwhile` between the verification of the password and its effects. */
    during: async (ask: () => Promise<Answered>, meanwhile: () => Promise<unknown>): Promise<Answered> => {
      let open = () => {};
      gate = new Promise((resolve) => {
        open = resolve;
      });
      const looking = new Promise<void>((resolve) => {
        arrived = resolve;
      });
      const answer = ask();
      await looking;
      gate = Promise.resolve();
      await meanwhile();
      open();
      return answer;
    },
  };
};

onEachDatabase('what opens a session, and what ends it', (database) => {
  let server: ServerUnderTest;
  let hash: string;
  const slow = held();
  beforeAll(async () => {
    server = await serve(database.db, {}, undefined, slow.passwords);
    const [row] = await server.db.query<{ hash: string }>(
      `SELECT clave_hash AS hash FROM cuentas WHERE codigo_afiliado = $1`,
      [maria.code],
    );
    hash = row?.hash ?? '';
  });
  afterAll(() => server.app.close());
  beforeEach(async () => {
    server.clock.time += 60_000;
    await server.empty(
      'contadores',
      'intentos',
      'correos',
      `avisos WHERE estado <> 'anulado'`,
      'enlaces',
      'cambios_correo',
      'fichas',
    );
    await server.db.query(
      `INSERT INTO cuentas (codigo_afiliado, clave_hash, correo, estado) VALUES ($1, $2, $3, 'activa')
       ON CONFLICT (codigo_afiliado) DO UPDATE SET clave_hash = $2, correo = $3, estado = 'activa', bloqueada_hasta = NULL`,
      [maria.code, hash, maria.correo],
    );
    await server.db.query(`UPDATE afiliados SET estado = 'activa' WHERE codigo = $1`, [maria.code]);
  });

  const account = (change: string) =>
    server.db.query(`UPDATE cuentas SET ${change} WHERE codigo_afiliado = $1`, [maria.code]);
  const person = (estado: string) =>
    server.db.query(`UPDATE afiliados SET estado = $2 WHERE codigo = $1`, [maria.code, estado]);
  const remove = () => server.db.query(`DELETE FROM cuentas WHERE codigo_afiliado = $1`, [maria.code]);
  const sessions = async () =>
    (await server.db.query(`SELECT jti FROM fichas WHERE ambito = 'miembro' AND revocada IS NULL`)).length;
  const recover = (token: string) =>
    server.call('solicitarCambioClave', {
      token,
      body: { identificacion: { tipoDocumento: 1, documento: maria.cedula, origen: 'WEB' }, correo: maria.correo },
    });
  const changePassword = async () => {
    const token = await server.anonymous();
    await recover(token);
    const Token = tokenIn(await mailAbout(server, subjects.password, maria.correo));
    return server.call('cambiarClave', { token, query: { Token, Clave: nueva } });
  };

  describe('between the password check and the session', () => {
    test.each<[string, number, () => Promise<unknown>]>([
      ['the password is changed', 1006, () => changePassword()],
      ['the account is removed', 1006, () => remove()],
      ['the affiliation is suspended', 1018, () => person('suspendida')],
      ['the account is blocked by hand', 1017, () => account(`bloqueada_hasta = '2099-01-01T00:00:00Z'`)],
      ['the account waits for its activation', 1003, () => account(`estado = 'porActivar'`)],
    ])('%s: %d, and no session', async (_, code, meanwhile) => {
      const answer = await slow.during(() => server.login(maria.cedula), meanwhile);
      expect([answer.status, field(answer.json, 'codigoMensaje'), await sessions()]).toEqual([200, code, 0]);
    });

    test('the address is changed: 1006, and no link to the previous address', async () => {
      const token = await server.anonymous();
      const answer = await slow.during(
        () => recover(token),
        () => account(`correo = 'maria.nueva@ejemplo.do'`),
      );
      expect(field(answer.json, 'result', 'result')).toEqual({
        codigoMensaje: 1006,
        mensaje: messages.recovery.mismatch,
      });
      expect(await mailsIn(server)).toEqual([]);
    });
  });

  test('twelve log-ins that race a password change leave no session', async () => {
    const token = await server.anonymous();
    await recover(token);
    const Token = tokenIn(await mailAbout(server, subjects.password, maria.correo));
    const logIns = Promise.all(Array.from({ length: 12 }, () => server.login(maria.cedula)));
    const changed = await server.call('cambiarClave', { token, query: { Token, Clave: nueva } });
    await logIns;
    expect([changed.status, await sessions()]).toEqual([200, 0]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['the affiliation is suspended', () => person('suspendida')],
    ['the affiliation is cancelled', () => person('cancelada')],
    ['the account is removed', () => remove()],
    ['the account is blocked by hand', () => account(`bloqueada_hasta = '2099-01-01T00:00:00Z'`)],
  ])('an open session ends within five seconds when %s', async (_, change) => {
    const token = await server.member(maria.cedula);
    const use = async () => (await server.call('getAfiliado', { token, query: { CodigoAfiliado: maria.code } })).status;
    expect(await use()).toBe(200);
    await change();
    server.clock.time += 5_000;
    expect(await use()).toBe(401);
  });
});
