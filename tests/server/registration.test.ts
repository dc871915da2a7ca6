import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallName } from '../../domain/contract';
import { createActivationCodes } from '../../server/access/activation-code';
import { createKeys } from '../../server/access/keys';
import { loadSecrets } from '../../server/access/load-secrets';
import { createPasswords, type Passwords } from '../../server/access/passwords';
import { type Db, DbUnavailable, type Queries, type Value } from '../../server/db/db';
import { busy } from '../../server/http/http-problem';
import { messages } from '../../server/texts/messages';
import { inTurn } from './in-turn';
import { mailAbout, mailsIn, subjects, tokenIn } from './mailbox';
import { onEachServer, serveBeside } from './on-each-server';
import { type Asked, field, type ServerUnderTest, serve } from './server-under-test';

const clave = 'Mangu-7-Yaque';
const luis = { code: '10000021', cedula: '001-1000021-1' };
const correo = 'luis.batista@ejemplo.do';
const day = 86_400_000;

onEachServer('registration', {}, (server) => {
  let token: string;
  beforeEach(async () => {
    token = await server.anonymous();
    await server.empty('contadores', 'intentos', 'correos', `avisos WHERE estado <> 'anulado'`, 'enlaces', 'bitacora');
    await server.db.query(`DELETE FROM cuentas WHERE codigo_afiliado BETWEEN '10000021' AND '10000025'`);
    await server.db.query(`UPDATE afiliados SET estado = 'activa' WHERE codigo = $1`, [luis.code]);
  });

  const identify = async (Documento = luis.cedula, TipoDocumento = 1) =>
    (await server.call('autenticar', { token, query: { TipoDocumento: String(TipoDocumento), Documento } })).json;
  const register = async (change: Record<string, unknown> = {}, query?: Record<string, string>) =>
    (
      await server.call('registrar', {
        token,
        body: { codigoAfiliado: luis.code, clave, correo, ...change },
        ...(query === undefined ? {} : { query }),
      })
    ).json;
  const resend = (change: Record<string, unknown> = {}) => register(change, { reenvioCuenta: 'true' });
  const activate = async (code = luis.code) =>
    (await server.call('activarCuenta', { token, query: { CodigoAfiliado: code } })).json;
  const activation = async (code?: string) => field(await activate(code), 'result', 'codigoMensaje');
  const questions = async (CodigoAfiliado = luis.code) =>
    (await server.call('preguntasSeguridad', { token, query: { CodigoAfiliado } })).json;
  const account = async () =>
    (
      await server.db.query(`SELECT estado, correo, registrada, expira FROM cuentas WHERE codigo_afiliado = $1`, [
        luis.code,
      ])
    )[0];
  const change = (sql: string) => server.db.query(`UPDATE cuentas SET ${sql} WHERE codigo_afiliado = $1`, [luis.code]);
  const done = { codigoMensaje: 1005, mensaje: messages.register.done, correo: 'l***@e***.do' };
  const luisHimself = { codigoAfiliado: luis.code, nombres: 'Luis Manuel', apellidos: 'Batista Rosario' };

  describe('identity', () => {
    test('[API-08] [REG-16] changing the row changes the code: document, affiliation, account, its date, its mail', async () => {
      expect(await identify('001-9999999-9')).toEqual({ codigoMensaje: 1003, mensaje: messages.identity.unknown });
      await server.db.query(`UPDATE afiliados SET estado = 'suspendida' WHERE codigo = $1`, [luis.code]);
      expect(await identify()).toEqual({ codigoMensaje: 1002, mensaje: messages.identity.notActive });
      await server.db.query(`UPDATE afiliados SET estado = 'activa' WHERE codigo = $1`, [luis.code]);
      expect(await identify()).toMatchObject({ ...luisHimself, codigoMensaje: 1000 });
      await register();
      const waiting = { ...luisHimself, correo: 'l***@e***.do' };
      expect(await identify()).toEqual({ ...waiting, codigoMensaje: 1011, mensaje: messages.identity.pending });
      await server.db.query(`UPDATE correos SET estado = 'perdido'`);
      expect(await identify()).toEqual({ ...waiting, codigoMensaje: 1004, mensaje: messages.identity.mailLost });
      await change(`expira = '2026-11-20T16:00:00Z'`);
      expect(await identify()).toEqual({
        ...luisHimself,
        codigoMensaje: 1012,
        mensaje: messages.identity.expired,
      });
      await change(`estado = 'activa'`);
      expect(await identify()).toEqual({ codigoMensaje: 1001, mensaje: messages.identity.registered });
    });

    test('[REG-30] [REG-31] [REG-32] [REG-33] the questions and their answers come from the rows', async () => {
      const of = (id: number, idTipoPregunta: number, pregunta: string, respuesta: string) => ({
        id,
        idTipoPregunta,
        pregunta,
        respuesta,
      });
      const all = [
        of(1, 1, '¿Cuál es su fecha de nacimiento?', '1987-09-24'),
        of(2, 3, '¿Cuántos dependientes tiene en su núcleo familiar?', '2'),
        of(3, 2, '¿Tiene un plan complementario?', 'No'),
        of(4, 3, '¿En qué año se afilió?', '2015'),
        of(6, 1, '¿Cuál es la fecha de nacimiento del menor de sus dependientes?', '2016-04-02'),
        of(7, 2, '¿Hay menores de edad en su núcleo familiar?', 'Si'),
        of(8, 1, '¿En qué fecha se afilió?', '2015-05-11'),
      ];
      expect(await questions()).toEqual(all);
      expect(field(await identify(), 'preguntasSeguridad')).toEqual(all);
      await server.db.query(`UPDATE afiliados SET id_tipo_plan = 2 WHERE codigo = $1`, [luis.code]);
      expect(field(await questions(), 2)).toEqual(of(3, 2, '¿Tiene un plan complementario?', 'Si'));
      await server.db.query(`UPDATE afiliados SET id_tipo_plan = 1 WHERE codigo = $1`, [luis.code]);
    });

    test('at least five questions for people with complete data; two for incomplete; one of an unknown kind', async () => {
      const asked = async (Documento: string, type: number) =>
        (field(await identify(Documento, type), 'preguntasSeguridad') as { id: number; idTipoPregunta: number }[]).map(
          ({ id, idTipoPregunta }) => [id, idTipoPregunta],
        );
      expect(await asked('001-1000023-3', 1)).toEqual([
        [1, 1],
        [5, 1],
      ]);
      expect(await asked('200000024', 2)).toEqual([
        [1, 1],
        [2, 3],
        [3, 4],
        [4, 3],
        [7, 2],
        [8, 1],
      ]);
      expect(await asked('ya4567890', 4)).toHaveLength(6);
      await server.db.query(`UPDATE afiliados SET fecha_afiliacion = '2010-01-01' WHERE codigo = '10000023'`);
      expect(await asked('001-1000023-3', 1)).toHaveLength(5);
      await server.db.query(`UPDATE afiliados SET fecha_afiliacion = NULL WHERE codigo = '10000023'`);
    });

    test('[REG-37] a person with fewer than three is not asked to answer them', async () => {
      const said = async (Documento: string, type: number) => field(await identify(Documento, type), 'mensaje');
      expect([await said('001-1000023-3', 1), await said('200000024', 2)]).toEqual([
        '',
        'Responda las preguntas de seguridad para continuar.',
      ]);
    });

    test('[API-10] no questions about a person with an account, without an active affiliation, or unknown', async () => {
      expect(await questions('10000001')).toEqual([]);
      expect(await questions('10000009')).toEqual([]);
      expect(await questions('99999999')).toEqual([]);
      expect(field(await questions('10000007'), 'length')).toBe(6);
    });
  });

  describe('an account', () => {
    test('[API-12] 1005 makes a pending account that expires, and one mail, and an entry without the address', async () => {
      expect(await register()).toEqual(done);
      expect(await account()).toEqual({
        estado: 'porActivar',
        correo,
        registrada: new Date(server.clock.time),
        expira: new Date(server.clock.time + 2 * day),
      });
      expect((await mailsIn(server)).map(({ asunto, para }) => [asunto, para])).toEqual([
        [subjects.activation, correo],
      ]);
      expect(
        await server.db.query(`SELECT suceso, actor, documento_indicado, valor_nuevo FROM bitacora ORDER BY id`),
      ).toEqual([{ suceso: 'registro', actor: null, documento_indicado: luis.code, valor_nuevo: 'l***@e***.do' }]);
    });

    test('its password is a hash, and logs in once the account is active', async () => {
      await register();
      const [row] = await server.db.query<{ hash: string }>(
        `SELECT clave_hash AS hash FROM cuentas WHERE codigo_afiliado = $1`,
        [luis.code],
      );
      expect(row?.hash).toMatch(/^\$argon2id\$/);
      expect(field((await server.login(luis.cedula, clave)).json, 'codigoMensaje')).toBe(1003);
      await activate();
      expect(field((await server.login(luis.cedula, clave)).json, 'codigoMensaje')).toBe(1007);
    });

    test('[API-13] the link of the mail activates; repeated it answers 1009 again and changes nothing', async () => {
      await register();
      const written = tokenIn(await mailAbout(server, subjects.activation, correo));
      expect(written).toBe(luis.code);
      const active = { result: { codigoMensaje: 1009, mensaje: 'Su cuenta ha sido activada,' } };
      const answers = await Promise.all(Array.from({ length: 20 }, () => activate(written)));
      expect(answers).toEqual(answers.map(() => active));
      expect(await server.db.query(`SELECT suceso FROM bitacora WHERE suceso = 'cuentaActivada'`)).toHaveLength(1);
      expect((await mailsIn(server)).filter(({ asunto }) => asunto === subjects.active)).toHaveLength(1);
      expect(await account()).toMatchObject({ estado: 'activa', expira: null });
    });

    test('the address becomes the contact address if there was none', async () => {
      await server.db.query(`UPDATE contactos SET correo_electronico = '' WHERE codigo_afiliado = $1`, [luis.code]);
      await register();
      await activate();
      expect(
        await server.db.query(`SELECT correo_electronico AS correo FROM contactos WHERE codigo_afiliado = $1`, [
          luis.code,
        ]),
      ).toEqual([{ correo }]);
    });

    test('past its date it cannot be activated, a second earlier it can', async () => {
      await register();
      await change(`expira = '${new Date(server.clock.time).toISOString()}'`);
      expect(await activate()).toEqual({ result: { codigoMensaje: 1012, mensaje: messages.activation.expired } });
      expect(await account()).toMatchObject({ estado: 'porActivar' });
      await change(`expira = '${new Date(server.clock.time + 1_000).toISOString()}'`);
      expect(await activation()).toBe(1009);
    });

    test('an unknown code and a member without an account get the same answer', async () => {
      const unknown = { result: { codigoMensaje: 1003, mensaje: messages.activation.unknown } };
      expect(await activate('99999999')).toEqual(unknown);
      expect(await activate(luis.code)).toEqual(unknown);
    });

    test('1010: the account became active meanwhile, and stays unchanged', async () => {
      await register();
      await activate();
      const before = await account();
      expect(await register({ correo: 'otro@ejemplo.do' })).toEqual({
        codigoMensaje: 1010,
        mensaje: messages.register.registered,
      });
      expect(await resend({ correo: 'otro@ejemplo.do' })).toMatchObject({ codigoMensaje: 1010 });
      expect(await account()).toEqual(before);
    });

    test('1019: an address of another account, in any letter case, also while that one is pending', async () => {
      expect(await register({ correo: 'MARIA.PENA@ejemplo.do' })).toEqual({
        codigoMensaje: 1019,
        mensaje: messages.register.emailInUse,
      });
      await register();
      expect(await register({ codigoAfiliado: '10000025' })).toMatchObject({ codigoMensaje: 1019 });
      await change(`expira = '2026-01-01T00:00:00Z'`);
      expect(await register({ codigoAfiliado: '10000025' })).toEqual(done);
    });

    test('activating does not take an address that another account confirmed first', async () => {
      await register();
      await change(`expira = '2026-01-01T00:00:00Z'`);
      await register({ codigoAfiliado: '10000025' });
      await activate('10000025');
      await change(`expira = '2099-01-01T00:00:00Z'`);
      expect(await activate()).toEqual({ result: { codigoMensaje: 1019, mensaje: messages.activation.emailInUse } });
      expect(await account()).toMatchObject({ estado: 'porActivar' });
    });

    test('1019, no failure: an address that another account takes at the moment of the activation', async () => {
      await register();
      // What no reading in the transaction can see: only the index knows.
      await server.db.query(
        `CREATE UNIQUE INDEX ajeno ON cuentas ((1)) WHERE estado = 'activa' AND codigo_afiliado IN ('${luis.code}', '10000013')`,
      );
      const answer = await activate();
      await server.db.query(`DROP INDEX ajeno`);
      expect(answer).toEqual({ result: { codigoMensaje: 1019, mensaje: messages.activation.emailInUse } });
      expect(await account()).toMatchObject({ estado: 'porActivar' });
      expect(await activate()).toMatchObject({ result: { codigoMensaje: 1009 } });
    });

    test('of 20 concurrent registrations with one address one succeeds', async () => {
      const people = ['10000021', '10000024', '10000025'];
      const answers = await Promise.all(
        Array.from({ length: 21 }, (_, index) => resend({ codigoAfiliado: people[index % 3] })),
      );
      const owners = await server.db.query(`SELECT codigo_afiliado FROM cuentas WHERE correo = $1`, [correo]);
      expect(owners).toHaveLength(1);
      expect(answers.filter((answer) => field(answer, 'codigoMensaje') === 1005)).toHaveLength(7);
      expect(answers.filter((answer) => field(answer, 'codigoMensaje') === 1019)).toHaveLength(14);
    });

    test('1003: unknown code, or inactive affiliation', async () => {
      const unknown = { codigoMensaje: 1003, mensaje: messages.register.unknown };
      expect(await register({ codigoAfiliado: '99999999' })).toEqual(unknown);
      await server.db.query(`UPDATE afiliados SET estado = 'suspendida' WHERE codigo = $1`, [luis.code]);
      expect(await register()).toEqual(unknown);
      expect(await account()).toBeUndefined();
    });

    test('1020: a common password, or one made of personal data; nothing else happens', async () => {
      expect(await register({ clave: 'clave1234' })).toEqual({
        codigoMensaje: 1020,
        mensaje: messages.password.comun,
      });
      expect(await register({ clave: 'Batista1987' })).toEqual({
        codigoMensaje: 1020,
        mensaje: messages.password.propia,
      });
      expect(await account()).toBeUndefined();
      expect(await mailsIn(server)).toEqual([]);
    });
  });

  describe('a second registration', () => {
    test('with the same data sends no second mail and creates no second account', async () => {
      await register();
      const before = await account();
      expect(await register({ correo: correo.toUpperCase() })).toEqual(done);
      expect(await account()).toEqual(before);
      expect(await mailsIn(server)).toHaveLength(1);
    });

    test('with other data, but no resend: the first registration stays', async () => {
      await register();
      const pending = { codigoMensaje: 1011, mensaje: messages.register.pending };
      expect(await register({ clave: 'Otra-clave-9' })).toEqual(pending);
      expect(await register({ correo: 'otro@ejemplo.do' })).toEqual(pending);
      expect(await account()).toMatchObject({ correo });
    });

    test('the resend replaces data, sends again, and the previous mail loses its message', async () => {
      await register();
      server.clock.time += 60_000;
      expect(await resend({ correo: 'nuevo@ejemplo.do', clave: 'Otra-clave-9' })).toEqual({
        ...done,
        correo: 'n***@e***.do',
      });
      expect(await account()).toMatchObject({ correo: 'nuevo@ejemplo.do', registrada: new Date(server.clock.time) });
      await activate(tokenIn(await mailAbout(server, subjects.activation, 'nuevo@ejemplo.do')));
      expect(field((await server.login(luis.cedula, clave)).json, 'codigoMensaje')).toBe(1006);
      expect(field((await server.login(luis.cedula, 'Otra-clave-9')).json, 'codigoMensaje')).toBe(1007);
    });

    test.each([
      ['another address', { correo: 'intruso@ejemplo.do', clave: 'Otra-clave-9' }, 'intruso@ejemplo.do'],
      ['another password', { clave: 'Otra-clave-9' }, correo],
    ])('the resend with %s: the former address is told, and its link and password fall', async (_, written, to) => {
      await register();
      const former = tokenIn(await mailAbout(server, subjects.activation, correo));
      server.clock.time += 60_000;
      await resend(written);
      expect((await mailAbout(server, subjects.replaced, correo)).texto).not.toContain('intruso');
      expect(await activation(former)).toBe(1003);
      expect(await account()).toMatchObject({ estado: 'porActivar' });
      const link = tokenIn(await mailAbout(server, subjects.activation, to));
      expect(link).toMatch(/^10000021\.[\w-]{43}$/);
      expect(await activation(link)).toBe(1009);
      expect(await activation(link)).toBe(1009);
      expect(field((await server.login(luis.cedula, clave)).json, 'codigoMensaje')).toBe(1006);
    });

    test('a registration that replaced another keeps its signed link when it is sent again', async () => {
      await register();
      server.clock.time += 1_000;
      await resend({ clave: 'Otra-clave-9' });
      server.clock.time += 1_000;
      await resend({ clave: 'Otra-clave-9' });
      expect(await activation()).toBe(1003);
      expect(tokenIn(await mailAbout(server, subjects.activation, correo))).toContain('.');
    });

    test('the resend with the same data keeps the link and notifies nobody else', async () => {
      await register();
      await resend();
      expect((await mailsIn(server)).map(({ asunto }) => asunto)).toEqual([subjects.activation, subjects.activation]);
      expect(await activation()).toBe(1009);
    });

    test('an expired registration that somebody writes anew is not activated by the mail of the first', async () => {
      await register();
      await change(`expira = '2026-01-01T00:00:00Z'`);
      await register({ clave: 'Otra-clave-9' });
      expect(await activation()).toBe(1003);
    });

    test('concurrent resend and activation do not deadlock', async () => {
      // Each statement of a transaction takes its time, so that the two surely overlap.
      const slow: Db = {
        ...server.db,
        tx: (work) =>
          server.db.tx((queries) =>
            work({ query: (text, values) => pause(40).then(() => queries.query(text, values)) }),
          ),
      };
      const slowly = await serve(slow, {}, server.clock);
      const statuses: number[] = [];
      for (let round = 0; round < 2; round += 1) {
        await server.db.query(`DELETE FROM cuentas WHERE codigo_afiliado = $1`, [luis.code]);
        await register();
        const body = { codigoAfiliado: luis.code, clave, correo };
        const both = await Promise.all([
          slowly.call('registrar', { token, query: { reenvioCuenta: 'true' }, body }),
          ...[60, 100, 140, 180].map((wait) =>
            pause(wait).then(() => slowly.call('activarCuenta', { token, query: { CodigoAfiliado: luis.code } })),
          ),
        ]);
        statuses.push(...both.map(({ status }) => status));
      }
      await slowly.app.close();
      expect(new Set(statuses)).toEqual(new Set([200]));
    });

    test('a link pressed while valid activates nothing written meanwhile', async () => {
      await register();
      let pressed: Promise<unknown> | undefined;
      // The resend has locked the account, and the press waits for the lock.
      const pressing = (queries: Queries): Queries => ({
        query: async <R extends object>(text: string, values?: readonly Value[]) => {
          const rows = await queries.query<R>(text, values);
          if (!/FROM cuentas .*FOR UPDATE/s.test(text)) return rows;
          pressed ??= activate();
          await pause(150);
          return rows;
        },
      });
      const holding: Db = { ...server.db, tx: (work) => server.db.tx((queries) => work(pressing(queries))) };
      const other = await serve(holding, {}, server.clock);
      const body = { codigoAfiliado: luis.code, clave: 'Clave-ajena-9', correo };
      await other.call('registrar', { token, query: { reenvioCuenta: 'true' }, body });
      expect(field(await pressed, 'result', 'codigoMensaje')).toBe(1003);
      expect(await account()).toMatchObject({ estado: 'porActivar' });
      await other.app.close();
    });

    test('two resends in one instant: only the link of the later one activates, and its password', async () => {
      await register();
      await resend({ clave: 'Otra-clave-9' });
      const former = tokenIn(await mailAbout(server, subjects.activation, correo));
      await resend({ correo: 'intruso@ejemplo.do', clave: 'Clave-ajena-9' });
      const later = tokenIn(await mailAbout(server, subjects.activation, 'intruso@ejemplo.do'));
      expect(await activation(former)).toBe(1003);
      expect(await activation(later)).toBe(1009);
    });

    test('many concurrent resends with different data: all are answered, and one link activates', async () => {
      const codes = createActivationCodes(createKeys(await loadSecrets(server.db, undefined, undefined)), false);
      const links: string[] = [];
      // Keeps the link that each of them mails, and gives the others the time to come between its statements.
      const watching = (queries: Queries): Queries => ({
        query: async <R extends object>(text: string, values?: readonly Value[]) => {
          const rows = await pause(15).then(() => queries.query<R>(text, values));
          if (!text.startsWith('INSERT INTO cuentas')) return rows;
          const [written] = await queries.query<{ registrada: Date; firmada: boolean }>(
            `SELECT registrada, activacion_firmada AS firmada FROM cuentas WHERE codigo_afiliado = $1`,
            [luis.code],
          );
          if (written === undefined) throw new Error('no account');
          const { registrada, firmada } = written;
          links.push(codes.write({ codigoAfiliado: luis.code, registrada, activacionFirmada: firmada }));
          return rows;
        },
      });
      const slow: Db = { ...server.db, tx: (work) => server.db.tx((queries) => work(watching(queries))) };
      const slowly = await serve(slow, {}, server.clock);
      await register();
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          slowly.call('registrar', {
            token,
            query: { reenvioCuenta: 'true' },
            body: { codigoAfiliado: luis.code, clave: `Otra-clave-${index}`, correo: `otro${index % 3}@ejemplo.do` },
          }),
        ),
      );
      expect(answers.map(({ json }) => field(json, 'codigoMensaje'))).toEqual(answers.map(() => 1005));
      expect(new Set(links).size).toBe(8);
      const opened: unknown[] = [];
      for (const link of [luis.code, ...links]) opened.push(await activation(link));
      expect(opened.filter((code) => code === 1009)).toHaveLength(1);
      expect(opened.filter((code) => code === 1003)).toHaveLength(8);
      expect(slowly.log.filter(({ level }) => level === 'error')).toEqual([]);
      await slowly.app.close();
    });

    test("two concurrent identical resends are one owner's double press: nobody is notified", async () => {
      await register();
      const answers = await Promise.all([resend(), resend(), resend()]);
      expect(answers).toEqual([done, done, done]);
      const sent = (await mailsIn(server)).map(({ asunto }) => asunto);
      expect(sent).toEqual(Array.from({ length: 4 }, () => subjects.activation));
      expect(await activation()).toBe(1009);
    });

    test('an expired registration can be repeated, whatever the client says of it', async () => {
      await register();
      await change(`expira = '2026-01-01T00:00:00Z'`);
      expect(await register({ clave: 'Otra-clave-9', registroExpirado: false })).toEqual(done);
      expect(await account()).toMatchObject({ expira: new Date(server.clock.time + 2 * day) });
    });
  });

  test('one document of one person: beyond the limit of an hour 429 for a visitor, beyond that of all one look each', async () => {
    const limits = { POLICY_LOOKUPS_PER_DOCUMENT_PER_HOUR: '5', POLICY_LOOKUPS_PER_DOCUMENT_PER_HOUR_IN_ALL: '7' };
    const strict = await serveBeside(server, limits);
    const asked = { TipoDocumento: '1', Documento: luis.cedula };
    const from = async (ip: string) => (await strict.call('autenticar', { token, query: asked, ip })).status;
    expect(await inTurn(7, () => from('203.0.113.7'))).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect([await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.1')]).toEqual([200, 200, 429]);
    expect([await from('192.0.2.2'), await from('192.0.2.2')]).toEqual([200, 429]);
    const refused = await strict.call('autenticar', { token, query: { ...asked, Documento: '00110000211' } });
    expect([refused.status, refused.headers.get('retry-after'), field(refused.json, 'mensaje')]).toEqual([
      429,
      '3600',
      'Ha realizado demasiados intentos. Espere unos minutos e intente nuevamente.',
    ]);
    const asking = () => strict.call('preguntasSeguridad', { token, query: { CodigoAfiliado: luis.code } });
    expect((await inTurn(6, asking)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    server.clock.time += 3_600_000;
    token = await server.anonymous();
    expect((await strict.call('autenticar', { token, query: asked })).status).toBe(200);
  });

  test('one address: 429 beyond the limit of an hour, for all of these calls together', async () => {
    const strict = await serveBeside(server, { POLICY_LOOKUPS_PER_IP_PER_HOUR: '4' });
    const from = (ip: string, cedula: string) =>
      strict.call('autenticar', { token, ip, query: { TipoDocumento: '1', Documento: cedula } });
    const looks = await inTurn(3, (nth) => from('198.51.100.9', `${nth}`));
    const query = { CodigoAfiliado: '99999999' };
    const activation = await strict.call('activarCuenta', { token, ip: '198.51.100.9', query });
    const beyond = [await from('198.51.100.9', '4'), await from('198.51.100.8', '4')];
    expect([...looks, activation, ...beyond].map(({ status }) => status)).toEqual([200, 200, 200, 200, 429, 200]);
  });

  const uses: readonly [CallName, Asked][] = [
    ['autenticar', { query: { TipoDocumento: '1', Documento: luis.cedula } }],
    ['preguntasSeguridad', { query: { CodigoAfiliado: luis.code } }],
    ['registrar', { body: { codigoAfiliado: luis.code, clave, correo } }],
    [
      'solicitarCambioClave',
      { body: { identificacion: { tipoDocumento: 1, documento: luis.cedula, origen: 'WEB' }, correo } },
    ],
  ];

  /** A server that fails at once as long as `isDown` says so. */
  const failing = {
    'rejected for lack of capacity': async (isDown: () => boolean, limits: Record<string, string>) => {
      const real = createPasswords();
      const orBusy = <T>(work: () => Promise<T>) => (isDown() ? Promise.reject(busy()) : work());
      const passwords: Passwords = {
        hash: (password) => orBusy(() => real.hash(password)),
        verify: (stored, password) => orBusy(() => real.verify(stored, password)),
      };
      return serveBeside(server, limits, passwords);
    },
    'in which the database fails': async (isDown: () => boolean, limits: Record<string, string>) => {
      const orAway = <T>(isUsed: boolean, work: () => Promise<T>) =>
        isDown() && isUsed ? Promise.reject(new DbUnavailable('away')) : work();
      const db: Db = {
        ...server.db,
        query: (text, values) => orAway(text.includes('INTO bitacora'), () => server.db.query(text, values)),
        tx: (work, limitMs) => orAway(true, () => server.db.tx(work, limitMs)),
      };
      return serveBeside({ db, clock: server.clock }, limits);
    },
  };

  describe.each(Object.entries(failing))('a use %s does not count', (_, start) => {
    test.each(uses)('%s', async (call, asked) => {
      let isDown = false;
      const strict = await start(() => isDown, { POLICY_LOOKUPS_PER_DOCUMENT_PER_HOUR: '1' });
      const use = async () => (await strict.call(call, { token, ...asked })).status;
      isDown = true;
      expect([await use(), await use()]).toEqual([503, 503]);
      isDown = false;
      expect([await use(), await use()]).toEqual([200, 429]);
    });
  });

  describe('with activationSigned', () => {
    let signed: ServerUnderTest;
    beforeAll(async () => {
      signed = await serve(server.db, { POLICY_ACTIVATION_SIGNED: 'true' }, server.clock);
    });
    afterAll(() => signed.app.close());
    const activateThere = async (code: string, at = signed) => {
      const { json } = await at.call('activarCuenta', { token: await at.anonymous(), query: { CodigoAfiliado: code } });
      return field(json, 'result', 'codigoMensaje');
    };

    test('the mail contains code.signature, and nothing less activates', async () => {
      await register();
      const written = tokenIn(await mailAbout(signed, subjects.activation, correo));
      expect(written).toMatch(/^10000021\.[\w-]{43}$/);
      const flipped = `${written.slice(0, -2)}${written.at(-2) === 'A' ? 'B' : 'A'}${written.at(-1)}`;
      for (const bad of [luis.code, `${luis.code}.`, flipped, written.slice(0, -1), written.replace('21.', '25.')])
        expect([bad, await activateThere(bad)]).toEqual([bad, 1003]);
      expect(await activateThere(written)).toBe(1009);
      expect(await activateThere(written)).toBe(1009);
    });

    test('a link signed by the previous secret is valid while that one is configured', async () => {
      const [old, next] = ['a'.repeat(32), 'b'.repeat(32)];
      const signing = { POLICY_ACTIVATION_SIGNED: 'true' };
      const before = await serveBeside(server, { ...signing, TOKEN_SECRET: old });
      const both = { ...signing, TOKEN_SECRET: next, TOKEN_SECRET_PREVIOUS: old };
      const during = await serveBeside(server, both);
      const after = await serveBeside(server, { ...signing, TOKEN_SECRET: next });
      await register();
      const link = tokenIn(await mailAbout(before, subjects.activation, correo));
      expect([await activateThere(link, after), await activateThere(link, during)]).toEqual([1003, 1009]);
    });

    test('a newer registration invalidates the older link; a valid one works without the setting, too', async () => {
      await register();
      const older = tokenIn(await mailAbout(signed, subjects.activation, correo));
      server.clock.time += 1_000;
      await resend();
      expect(await activateThere(older)).toBe(1003);
      expect(await activation(older)).toBe(1003);
      const newer = tokenIn(await mailAbout(signed, subjects.activation, correo));
      expect(await activation(newer)).toBe(1009);
    });
  });
});
