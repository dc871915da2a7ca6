import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { decodeProtectedHeader } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { restoreDatabase } from '../../server/backup/restore-database';
import { saveDatabase } from '../../server/backup/save-database';
import { openPglite } from '../../server/db/pglite';
import { applicationOf } from './applicant';
import { holderForm } from './case-forms';
import { newPgliteFolder, onEachDatabase } from './databases';
import { deviceRequestOf, mailedCode } from './device-request';
import { mailAbout, subjects, tokenIn } from './mailbox';
import { type OlderServer, olderServer } from './older-server';
import { emptyTables, field, noon, type ServerUnderTest, serve } from './server-under-test';

const secret = 'un secreto de prueba con más de treinta y dos letras';
const maria = { code: '10000001', cedula: '001-1000001-1', correo: 'maria.pena@ejemplo.do' };
const luis = { code: '10000021', correo: 'luis.batista@ejemplo.do', clave: 'Mangu-7-Yaque' };
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

onEachDatabase('an older server beside a newer one', (database) => {
  let clock: { time: number };
  let server: ServerUnderTest;
  let older: OlderServer;
  beforeEach(async () => {
    clock = { time: noon };
    older = olderServer(database.db, secret, clock);
    await emptyTables(
      database.db,
      'contadores',
      'intentos',
      'correos',
      'enlaces',
      'fichas',
      'pedidos_dispositivo',
      'envios_caso',
    );
    await database.db.query(`DELETE FROM formularios_afiliacion`);
    await database.db.query(`DELETE FROM cuentas WHERE codigo_afiliado = $1`, [luis.code]);
  });
  afterEach(() => server.app.close());

  const newer = async (environment: Record<string, string> = {}) => {
    server = await serve(
      database.db,
      { TOKEN_SECRET: secret, POLICY_ACTIVATION_SIGNED: 'true', ...environment },
      clock,
    );
  };
  /** A database of an older version, and the first newer server on it. */
  const upgrade = async () => {
    await database.db.query(`DROP TABLE IF EXISTS firma_anterior`);
    await database.db.query(`DELETE FROM migraciones WHERE id = 13`);
    await newer();
  };
  const restart = async (environment?: Record<string, string>) => {
    await server.app.close();
    await newer(environment);
  };
  const bareUntil = () => database.db.query(`SELECT hasta FROM firma_anterior`);

  const use = async (token: string) =>
    (await server.call('getAfiliado', { token, query: { CodigoAfiliado: maria.code } })).status;
  const openLink = async (Token: string) =>
    (await server.call('confirmarAfiliado', { token: await server.anonymous(), query: { Token } })).status;
  /** 501: the name is right, and no certificate is configured. */
  const fetchPass = async (fileName: string) =>
    (await server.call('obtenerArchivoIos', { token: await server.anonymous(), query: { fileName } })).status;
  const register = async () => {
    const body = { codigoAfiliado: luis.code, clave: luis.clave, correo: luis.correo };
    await server.call('registrar', { token: await server.anonymous(), body });
    const [account] = await database.db.query<{ registrada: Date }>(
      `SELECT registrada FROM cuentas WHERE codigo_afiliado = $1`,
      [luis.code],
    );
    return account?.registrada ?? new Date(0);
  };
  const activate = async (CodigoAfiliado: string) => {
    const { json } = await server.call('activarCuenta', { token: await server.anonymous(), query: { CodigoAfiliado } });
    return field(json, 'result', 'codigoMensaje');
  };
  /** The token of the page where the code is typed. */
  const askForCode = async () => {
    const asked = deviceRequestOf(maria.code, { IdentificadorDispositivo: randomBytes(9).toString('base64url') });
    const { json } = await server.call('solicitarOTPMedicamentos', {
      token: await server.tokenOf(maria.code),
      ...asked,
    });
    return (
      String(field(json, 'result', 'url'))
        .split('/')
        .at(-1) ?? ''
    );
  };
  const enterCode = async (page: string, codigo: string) => {
    const incoming = { socket: { remoteAddress: '203.0.113.9', destroy: () => {} } };
    const init = { method: 'POST', body: new URLSearchParams({ codigo }) };
    return (await server.app.request(`/dispositivo-seguro/${page}`, init, { incoming })).headers.get('location');
  };
  const done = '/dispositivo-seguro/listo';

  test('the first newer server stores until when it issues both forms: for a day', async () => {
    await upgrade();
    expect(await bareUntil()).toEqual([{ hasta: new Date(noon + day) }]);
    clock.time += hour;
    await restart();
    expect(await bareUntil()).toEqual([{ hasta: new Date(noon + day) }]);
  });

  test('a backup of an older version starts its day when restored, a later backup keeps its time', async () => {
    const now = () => new Date(clock.time);
    const restored = async () => {
      const lines: string[] = [];
      await saveDatabase(database.db, now, async (line) => {
        lines.push(line);
      });
      const folder = await newPgliteFolder('empty');
      const db = await openPglite({ folder });
      clock.time += hour;
      await restoreDatabase(db, now, Readable.from(lines));
      const found = await db.query(`SELECT hasta FROM firma_anterior`);
      await db.close();
      rmSync(folder, { recursive: true, force: true });
      return found;
    };
    await newer();
    await database.db.query(`DROP TABLE firma_anterior`);
    await database.db.query(`DELETE FROM migraciones WHERE id = 13`);
    expect(await restored()).toEqual([{ hasta: new Date(noon + hour + day) }]);
    await restart();
    expect(await restored()).toEqual([{ hasta: new Date(noon + hour + day) }]);
  });

  test('tokens issued by the older one before and during that day are valid until they expire', async () => {
    const before = [
      await older.issueSession(maria.code),
      await older.issueLink('confirmarAfiliado', maria.code),
    ] as const;
    const wallet = await older.issueLink('billetera', maria.code);
    await upgrade();
    expect([await use(before[0]), await openLink(before[1].token)]).toEqual([200, 200]);
    const registered = await register();
    clock.time = noon + day - minute;
    const session = await older.issueSession(maria.code);
    const link = await older.issueLink('confirmarAfiliado', maria.code);
    const page = await askForCode();
    clock.time = noon + day + 2 * minute;
    expect([await use(session), await openLink(link.token)]).toEqual([200, 200]);
    expect(await enterCode(page, older.deviceCode(page))).toBe(done);
    expect(await activate(older.activationCode(luis.code, registered))).toBe(1009);
    clock.time = noon + 7 * day - minute;
    expect([await openLink(before[1].token), await fetchPass(wallet.passName)]).toEqual([200, 501]);
    clock.time = noon + 7 * day + minute;
    expect([await openLink(before[1].token), await fetchPass(wallet.passName)]).toEqual([410, 410]);
  });

  test('tokens issued by the newer one during that day are accepted by the older one', async () => {
    await upgrade();
    clock.time = noon + day;
    const session = await server.member(maria.cedula);
    expect([await older.readsSession(session), await use(session)]).toEqual([true, 200]);
    const registered = await register();
    const code = tokenIn(await mailAbout(server, subjects.activation, luis.correo));
    expect(code).toBe(older.activationCode(luis.code, registered));
    expect(await activate(code)).toBe(1009);
    const link = tokenIn(await mailAbout(server, subjects.active, luis.correo));
    expect([await older.readsLink(link), await openLink(link)]).toEqual([true, 200]);
    const page = await askForCode();
    expect(await mailedCode(server, maria.correo)).toBe(older.deviceCode(page));
    await server.login(maria.cedula, 'equivocada');
    expect(await database.db.query(`SELECT DISTINCT clave FROM intentos WHERE fallos > 0`)).toEqual([
      { clave: older.hide(`ingreso:${maria.code}`) },
    ]);
  });

  test('after that day keys are derived, and tokens issued by the older one are rejected', async () => {
    await upgrade();
    clock.time = noon + day + 1_000;
    const late = await older.issueSession(maria.code);
    const lateLink = await older.issueLink('confirmarAfiliado', maria.code);
    const wallet = await older.issueLink('billetera', maria.code);
    expect([await use(late), await openLink(lateLink.token), await fetchPass(wallet.passName)]).toEqual([
      401, 404, 404,
    ]);
    const registered = await register();
    expect(await activate(older.activationCode(luis.code, registered))).toBe(1003);
    const page = await askForCode();
    expect(await enterCode(page, older.deviceCode(page))).toBe(null);
    const session = await server.member(maria.cedula);
    expect([await older.readsSession(session), await use(session)]).toEqual([false, 200]);
    expect(await activate(tokenIn(await mailAbout(server, subjects.activation, luis.correo)))).toBe(1009);
    const link = tokenIn(await mailAbout(server, subjects.active, luis.correo));
    expect([await older.readsLink(link), await openLink(link)]).toEqual([false, 200]);
    expect(await enterCode(page, await mailedCode(server, maria.correo))).toBe(done);
    expect([decodeProtectedHeader(session), decodeProtectedHeader(link)]).toEqual([
      { alg: 'HS256', typ: 'ov-acceso+jwt', kid: expect.stringMatching(/^[\w-]{8}$/) },
      { alg: 'HS256', typ: 'ov-enlace+jwt', kid: expect.stringMatching(/^[\w-]{8}$/) },
    ]);
  });

  const applied = async () => {
    const asked = { token: await server.anonymous(), body: applicationOf(1) };
    return field((await server.call('solicitudAfiliacion', asked)).json, 'numero');
  };
  const affiliated = async () => {
    const token = await server.tokenOf(maria.code);
    const asked = { token, query: { contrato: maria.code }, body: holderForm };
    return field((await server.call('solicitudAfiliacionTitular', asked)).json, 'result');
  };
  const numbers = [expect.stringMatching(/^\d{10}$/), expect.stringMatching(/^\d{9}$/)];

  test('a request repeated after that day is recognized as the same', async () => {
    await upgrade();
    clock.time = noon + day - minute;
    const first = [await applied(), await affiliated()];
    expect(first).toEqual(numbers);
    clock.time = noon + day + minute;
    expect([await applied(), await affiliated()]).toEqual(first);
  });

  test('a request repeated after a change of the secret is recognized as the same', async () => {
    await database.db.query(`DELETE FROM firma_anterior`);
    await newer();
    const first = [await applied(), await affiliated()];
    expect(first).toEqual(numbers);
    await restart({ TOKEN_SECRET: `otro, ${secret}`, TOKEN_SECRET_PREVIOUS: secret });
    expect([await applied(), await affiliated()]).toEqual(first);
  });
});
