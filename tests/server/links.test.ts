import { randomUUID } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CallName } from '../../domain/contract';
import { messages } from '../../server/texts/messages';
import { mailAbout, subjects, tokenIn } from './mailbox';
import { onEachServer } from './on-each-server';
import { type Answered, field } from './server-under-test';

const secret = 'un secreto de prueba con más de treinta y dos letras';
const clave = 'Mangu-7-Yaque';
const maria = { code: '10000001', cedula: '001-1000001-1', correo: 'maria.pena@ejemplo.do' };
const nuevo = 'maria.nueva@ejemplo.do';
const hour = 3_600_000;

interface LinkPage {
  purpose: 'cambioClave' | 'cambioCorreo' | 'reversoCorreo' | 'confirmarAfiliado';
  /** The call that looks and, where there is one, the call that acts. */
  calls: readonly CallName[];
  life: number;
  expired: string;
  used: string;
}

const again = 'El token expiro, favor de iniciar sesión nuevamente.';
const pages: readonly LinkPage[] = [
  {
    purpose: 'cambioClave',
    calls: ['cambiarClave'],
    life: hour,
    expired: 'El token expiro, favor de realizar la solicitud de cambio de contraseña nuevamente.',
    used: messages.links.used.cambioClave,
  },
  {
    purpose: 'cambioCorreo',
    calls: ['estadoCambioCorreo', 'confirmarCambioCorreo'],
    life: 24 * hour,
    expired: again,
    used: 'El correo ya fue confirmado, favor de iniciar sesión',
  },
  {
    purpose: 'reversoCorreo',
    calls: ['estadoReversoCorreo', 'reversarCambioCorreo'],
    life: 168 * hour,
    expired: again,
    used: 'Su solicitud ha sido reversada de forma satisfactoria',
  },
  { purpose: 'confirmarAfiliado', calls: ['confirmarAfiliado'], life: 168 * hour, expired: again, used: again },
];

onEachServer('links in mails', { TOKEN_SECRET: secret }, (server) => {
  let anonymous: string;
  beforeEach(async () => {
    await server.empty(
      'contadores',
      'correos',
      `avisos WHERE estado <> 'anulado'`,
      'enlaces',
      'cambios_correo',
      'bitacora',
      'fichas',
    );
    await server.db.query(
      `UPDATE cuentas SET correo = $2, estado = 'activa', expira = NULL WHERE codigo_afiliado = $1`,
      [maria.code, maria.correo],
    );
    anonymous = await server.anonymous();
  });

  /** Gets links like a member: requests them, and reads the mail. */
  const issue: Record<LinkPage['purpose'], () => Promise<string>> = {
    cambioClave: async () => {
      await server.call('solicitarCambioClave', {
        token: anonymous,
        body: {
          identificacion: { tipoDocumento: 1, documento: maria.cedula, origen: 'WEB' },
          correo: maria.correo,
        },
      });
      return tokenIn(await mailAbout(server, subjects.password, maria.correo));
    },
    cambioCorreo: async () => {
      await requestChange();
      return tokenIn(await mailAbout(server, subjects.confirm, nuevo));
    },
    reversoCorreo: async () => {
      await requestChange();
      return tokenIn(await mailAbout(server, subjects.notice, maria.correo));
    },
    confirmarAfiliado: async () => {
      await server.db.query(`UPDATE cuentas SET estado = 'porActivar' WHERE codigo_afiliado = $1`, [maria.code]);
      await server.call('activarCuenta', { token: anonymous, query: { CodigoAfiliado: maria.code } });
      return tokenIn(await mailAbout(server, subjects.active, maria.correo));
    },
  };
  /** Of a session that is there whatever password the account has by now. */
  const sessionOf = async (codigoAfiliado: string) => await server.tokenOf(codigoAfiliado);
  const requestChange = async (Correo = nuevo) =>
    server.call('solicitudCambioCorreo', {
      token: await sessionOf(maria.code),
      query: { CodigoAfiliado: maria.code, Correo, Reverso: 'false' },
    });
  const press = (call: CallName, Token: string): Promise<Answered> =>
    server.call(call, {
      token: anonymous,
      query: { Token, ...(call === 'cambiarClave' ? { Clave: clave } : {}) },
      ...(call === 'confirmarCambioCorreo' ? { body: { CorreoElectronico: nuevo } } : {}),
    });
  /** Everything that a link could change; counting uses is no effect. */
  const everything = () =>
    server.db.query(
      `SELECT (SELECT json_agg(c ORDER BY codigo_afiliado) FROM cuentas c) AS cuentas,
         (SELECT json_agg(c ORDER BY codigo_afiliado) FROM contactos c) AS contactos,
         (SELECT json_agg(e ORDER BY jti) FROM enlaces e) AS enlaces,
         (SELECT json_agg(c ORDER BY id) FROM cambios_correo c) AS cambios,
         (SELECT json_agg(c ORDER BY id) FROM correos c) AS correos,
         (SELECT json_agg(f ORDER BY jti) FROM (SELECT jti, revocada FROM fichas) f) AS fichas,
         (SELECT count(*) FROM bitacora WHERE de IS NULL) AS bitacora`,
    );

  const claimsOf = (token: string): Record<string, unknown> =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const signedWith = (claims: Record<string, unknown>, key: string, typ = 'ov-enlace+jwt') =>
    new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ }).sign(Buffer.from(key));
  const flipped = (token: string, at: number) =>
    `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;

  /** A link that is no link of ours, each made from a good one. */
  const noLink: Record<string, (good: string, page: LinkPage) => string | Promise<string>> = {
    empty: () => '',
    'no token at all': () => 'hola',
    'cut short': (good) => good.slice(0, -9),
    'twice in a row': (good) => `${good}${good}`,
    'with its name before it': (good) => `Token=${good}`,
    'with percent signs': (good) => encodeURIComponent(good).replaceAll('.', '%2E'),
    'another claim under the same signature': (good) => {
      const [head, , signature] = good.split('.');
      const body = Buffer.from(JSON.stringify({ ...claimsOf(good), codigoAfiliado: '10000003' })).toString('base64url');
      return `${head}.${body}.${signature}`;
    },
    'no signature': (good) => new UnsecuredJWT(claimsOf(good)).encode(),
    'the key of somebody else': (good) => signedWith(claimsOf(good), 'otra clave que nadie aquí conoce, y bien larga'),
    'another kind of token': (good) => signedWith(claimsOf(good), secret, 'ov-acceso+jwt'),
    'of another house': (good) => signedWith({ ...claimsOf(good), iss: 'otra-casa' }, secret),
    'for another reader': (good) => signedWith({ ...claimsOf(good), aud: 'ficha' }, secret),
    'a number that nobody issued': (good) => signedWith({ ...claimsOf(good), jti: randomUUID() }, secret),
    'for another page': async (_, { purpose }) => issue[purpose === 'cambioClave' ? 'reversoCorreo' : 'cambioClave'](),
    'the token of a session': () => sessionOf(maria.code),
    'ten thousand letters': () => `${'a'.repeat(3_000)}.${'b'.repeat(3_500)}.${'c'.repeat(1_400)}`,
  };

  describe.each(pages)('$purpose', (page) => {
    const { purpose, calls, life, expired } = page;
    const acting = calls.at(-1) ?? 'cambiarClave';
    const answersOf = async (token: string) => {
      const answers: unknown[] = [];
      for (const call of calls) {
        const { status, json } = await press(call, token);
        answers.push([status, field(json, 'mensaje')]);
      }
      return answers;
    };
    const allOf = (status: number, mensaje: string) => calls.map(() => [status, mensaje]);

    test.each(Object.keys(noLink))('404 and no effect: %s', async (name) => {
      const good = await issue[purpose]();
      const bad = await noLink[name]?.(good, page);
      if (bad === undefined) throw new Error(name);
      const before = await everything();
      expect(await answersOf(bad)).toEqual(allOf(404, messages.links.broken));
      expect(await everything()).toEqual(before);
    });

    test('404 and no effect: any letter of the token changed', async () => {
      const good = await issue[purpose]();
      const before = await everything();
      for (let at = 0; at < good.length; at += 7) {
        const bad = flipped(good, at);
        // The last letter of a part has bits that stand for nothing.
        if (good[at] === '.' || [good.indexOf('.') - 1, good.lastIndexOf('.') - 1, good.length - 1].includes(at))
          continue;
        expect([at, ...(await answersOf(bad))]).toEqual([at, ...allOf(404, messages.links.broken)]);
      }
      expect(await everything()).toEqual(before);
    });

    test('[SESS-28] 410 and no effect from the second of its expiry on, a second earlier it is valid', async () => {
      const good = await issue[purpose]();
      const issued = server.clock.time;
      expect(Number(claimsOf(good).exp) * 1000).toBe(issued + life);
      server.clock.time = issued + life;
      anonymous = await server.anonymous();
      const before = await everything();
      expect(await answersOf(good)).toEqual(allOf(410, expired));
      expect(await everything()).toEqual(before);
      server.clock.time = issued + life - 1_000;
      expect((await press(acting, good)).status).toBe(200);
      server.clock.time = issued;
    });

    test('410 once the link was cancelled', async () => {
      const good = await issue[purpose]();
      await server.db.query(`UPDATE enlaces SET anulado = $1 WHERE ambito = $2`, [
        new Date(server.clock.time),
        purpose,
      ]);
      expect(await answersOf(good)).toEqual(allOf(410, expired));
    });

    test('reading a link never consumes it', async () => {
      const good = await issue[purpose]();
      const before = await everything();
      const [looking] = calls.length > 1 || purpose === 'confirmarAfiliado' ? calls : [];
      for (let time = 0; looking !== undefined && time < 3; time += 1)
        expect((await press(looking, good)).status).toBe(200);
      for (const path of [`/solicitud/${purpose}/${good}`, `/solicitud/${purpose}/${good}`])
        await server.app.request(path, { headers: { accept: 'text/html' } });
      expect(await everything()).toEqual(before);
      expect((await press(acting, good)).status).toBe(200);
    });
  });

  const singleUse = pages.filter(({ purpose }) => purpose !== 'confirmarAfiliado');
  test.each(singleUse)('20 concurrent uses of one $purpose: one effect, 409 for the others', async (page) => {
    const { purpose, calls, used } = page;
    const acting = calls.at(-1) ?? 'cambiarClave';
    const good = await issue[purpose]();
    await server.db.query(`DELETE FROM bitacora`);
    await server.db.query(`DELETE FROM correos`);
    const answers = await Promise.all(Array.from({ length: 20 }, () => press(acting, good)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(answers.filter(({ status }) => status === 409).map(({ json }) => field(json, 'mensaje'))).toEqual(
      Array.from({ length: 19 }, () => used),
    );
    const [counted] = await server.db.query(
      `SELECT (SELECT count(*) FROM bitacora) AS entradas, (SELECT count(*) FROM enlaces WHERE usado IS NOT NULL) AS usados,
           (SELECT count(*) FROM correos) AS correos`,
    );
    expect(counted).toEqual({ entradas: 1, usados: 1, correos: purpose === 'cambioCorreo' ? 0 : 1 });
    expect((await press(acting, good)).status).toBe(409);
  });

  test.each(singleUse)('a newer $purpose replaces the older one', async ({ purpose, calls }) => {
    const acting = calls.at(-1) ?? 'cambiarClave';
    const older = await issue[purpose]();
    server.clock.time += 1_000;
    const newer = await issue[purpose]();
    expect((await press(acting, older)).status).toBe(410);
    expect((await press(acting, newer)).status).toBe(200);
  });

  test('concurrent requests leave one valid link', async () => {
    await Promise.all(Array.from({ length: 8 }, () => issue.cambioClave()));
    expect(await server.count(`enlaces WHERE anulado IS NULL AND ambito = 'cambioClave'`)).toBe(1);
  });

  test('a link is not accepted as a session token', async () => {
    const link = await issue.cambioClave();
    expect((await server.call('menu', { token: link })).status).toBe(401);
    const own = { CodigoAfiliado: maria.code };
    expect((await server.call('getAfiliado', { token: link, query: own })).status).toBe(401);
  });

  test('the database contains no link', async () => {
    const tokens = [await issue.cambioClave(), await issue.cambioCorreo(), await issue.confirmarAfiliado()];
    const [row] = await server.db.query<{ todo: string }>(
      `SELECT (SELECT json_agg(c)::text FROM correos c) || (SELECT json_agg(e)::text FROM enlaces e)
         || (SELECT json_agg(b)::text FROM bitacora b) AS todo`,
    );
    for (const token of tokens) expect(row?.todo).not.toContain(token.split('.')[2]);
    expect(row?.todo).toContain('cambioClavePedido');
  });

  test('[API-22] [PLANTOK-02] [PLANTOK-04] each plan has its state, or that of the card if no row has it', async () => {
    const link = await issue.confirmarAfiliado();
    const plans = async () => (await press('confirmarAfiliado', link)).json;
    const holding = (...planes: { tipoPlan: string; estado: string }[]) => ({
      result: { nombres: 'María Altagracia', apellidos: 'Peña Núñez', codigoAfiliado: maria.code, planes },
    });
    const basic = (estado: string) => ({ tipoPlan: 'Plan Básico de Salud', estado });
    await server.db.query(`DELETE FROM planes WHERE codigo_afiliado = $1`, [maria.code]);
    for (const [row, shown] of [
      ['suspendida', 'SUSPENDIDO'],
      ['cancelada', 'SIN SERVICIO'],
      ['activa', 'ACTIVO'],
    ] as const) {
      await server.db.query(`UPDATE afiliados SET estado = $2 WHERE codigo = $1`, [maria.code, row]);
      expect(await plans()).toEqual(holding(basic(shown)));
    }
    await server.db.query(
      `INSERT INTO planes (codigo_afiliado, id_tipo_plan, tipo_plan, estado)
       VALUES ($1, 3, 'Plan Complementario', 'SIN SERVICIO'), ($1, 1, 'Plan Básico de Salud', 'ACTIVO')`,
      [maria.code],
    );
    expect(await plans()).toEqual(
      holding(basic('ACTIVO'), { tipoPlan: 'Plan Complementario', estado: 'SIN SERVICIO' }),
    );
    const looks = `SELECT DISTINCT suceso, creador_por AS por, actor, de FROM bitacora WHERE de IS NOT NULL`;
    expect(await server.db.query(looks)).toEqual([
      { suceso: 'consulta:datos', por: 'ENLACE', actor: null, de: maria.code },
    ]);
  });
});
