import { afterEach, beforeEach, expect, test } from 'vitest';
import { onEachDatabase } from './databases';
import { type MailServer, startMailServer } from './mail-server';
import { emptyTables, field, type ServerUnderTest, serve } from './server-under-test';

const [minute, day] = [60_000, 86_400_000];
const member = '10000001';
const identificacion = { tipoDocumento: 1, documento: '001-1000001-1', origen: 'WEB' } as const;
const [phone, laptop] = ['3f2b8c1e-0000-4000-8000-000000000001', '3f2b8c1e-0000-4000-8000-000000000002'];

onEachDatabase('a log-in from a new device', (database) => {
  let mail: MailServer;
  let server: ServerUnderTest;
  beforeEach(async () => {
    mail = await startMailServer();
    await database.db.query('UPDATE facturas SET pagada = fecha');
    await emptyTables(
      database.db,
      ...['contadores', 'intentos', 'correos', 'avisos', 'enlaces', 'bitacora', 'dispositivos_conocidos', 'fichas'],
    );
    server = await serve(database.db, { SMTP_URL: mail.url, PUBLIC_URL: 'https://oficina.example' });
  });
  afterEach(async () => {
    await database.db.query(
      `UPDATE cuentas SET clave_hash = (SELECT clave_hash FROM cuentas WHERE codigo_afiliado = '10000002') WHERE codigo_afiliado = $1`,
      [member],
    );
    await server.app.close();
    await mail.close();
  });

  const enter = async (dispositivo?: string, clave = 'clave1234') => {
    const { json } = await server.call('login', {
      token: await server.anonymous(),
      body: { identificacion, clave, ...(dispositivo === undefined ? {} : { dispositivo }) },
    });
    return { code: field(json, 'codigoMensaje'), token: String(field(json, 'token')) };
  };
  const told = () => server.count(`avisos WHERE promesa = 'ingresoNuevo'`);
  /** All mails sent so far, as text. */
  const mails = async () => {
    await server.app.sendMail();
    return mail.received.map(({ source }) => source.replace(/=\n/g, '').replace(/=3D/g, '=')).join();
  };
  /** The path in the mail. */
  const mailed = async () => /https:\/\/oficina\.example(\/no-fui-yo\/[\w.-]+)/.exec(await mails())?.[1] ?? '';
  const page = async (path: string, method = 'GET') => {
    const response = await server.request(path, {
      method,
      ...(method === 'POST'
        ? {
            headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
            body: '',
          }
        : {}),
    });
    return { status: response.status, html: await response.text(), to: response.headers.get('location') };
  };

  test('is told by mail: the first is none, a known one is none, and each member has their own', async () => {
    await enter(phone);
    await enter(phone);
    expect(await told()).toBe(0);
    await enter(laptop);
    await enter(laptop);
    expect(await told()).toBe(1);
    await server.member('023-1000002-2');
    expect(await told()).toBe(1);
  });

  test('a browser that sends no number is known by browser and system alone', async () => {
    await enter(phone);
    await enter();
    await enter();
    expect(await told()).toBe(1);
  });

  test('«No fui yo» ends every session and the password, once, and leads to a new one', async () => {
    const mine = await enter(phone);
    const theirs = await enter(laptop);
    const path = await mailed();
    expect((await page(path)).html).toContain('No fui yo: cerrar mi cuenta en todas partes');
    const reads = async (token: string) =>
      (await server.call('datospersonales', { token, query: { codigoAfiliado: member } })).status;
    expect([await reads(mine.token), await reads(theirs.token)]).toEqual([200, 200]);

    await server.db.query(
      `INSERT INTO llaves_acceso (identificador, codigo_afiliado, usuario, clave_publica, contador, transportes, nombre, creada)
       VALUES ('una', $1, 'u', 'k', 0, '', 'De otra persona', $2)`,
      [member, new Date(server.clock.time)],
    );
    const pressed = await Promise.all([page(path, 'POST'), page(path, 'POST')]);
    expect(pressed.map(({ status, to }) => [status, to])).toEqual([
      [303, path],
      [303, path],
    ]);
    expect([await reads(mine.token), await reads(theirs.token), (await enter(phone)).code]).toEqual([401, 401, 1006]);
    const { html } = await page(path);
    expect(html).toContain('Su cuenta está cerrada en todas partes');
    expect(html).toContain('m***@e***.do');
    expect(await server.count(`correos WHERE plantilla = 'cambioClave'`)).toBe(1);
    expect(await server.count('llaves_acceso')).toBe(0);
    expect(await server.count(`bitacora WHERE suceso = 'noFuiYo'`)).toBe(1);
  });

  test('an address that was changed and confirmed meanwhile is what it was, and gets the mail', async () => {
    const [own, theirs] = ['maria.pena@ejemplo.do', 'otra.persona@ejemplo.do'];
    await server.empty('cambios_correo');
    await enter(phone);
    const { token } = await enter(laptop);
    const path = await mailed();
    const query = { CodigoAfiliado: member, Correo: theirs, Reverso: 'false' };
    expect((await server.call('solicitudCambioCorreo', { token, query })).status).toBe(200);
    const Token = /solicitud\/CambioCorreo\/([\w.-]+)/.exec(await mails())?.[1] ?? '';
    const body = { CorreoElectronico: theirs };
    const confirmed = { token: await server.anonymous(), query: { Token }, body };
    expect((await server.call('confirmarCambioCorreo', confirmed)).status).toBe(200);
    expect((await page(path)).html).toContain('m***@e***.do');
    expect((await page(path, 'POST')).status).toBe(303);
    expect(await server.count(`cuentas WHERE correo = '${own}'`)).toBe(1);
    expect(await server.count(`correos WHERE plantilla = 'cambioClave' AND para = '${own}'`)).toBe(1);
    expect(await server.count(`correos WHERE plantilla = 'cambioClave'`)).toBe(1);
    expect(await server.count(`cambios_correo WHERE estado = 'reversado'`)).toBe(1);
  });

  test('after a week, changed or of another notice its address opens nothing', async () => {
    await enter(phone);
    await enter(laptop);
    const path = await mailed();
    for (const wrong of [`${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`, '/no-fui-yo/x', `${path}x`])
      expect([wrong, (await page(wrong, 'POST')).status]).toEqual([wrong, 404]);
    server.clock.time += 7 * day + minute;
    expect([(await page(path)).status, (await page(path, 'POST')).status]).toEqual([410, 410]);
    expect((await page(path, 'PUT')).status).toBe(405);
    expect((await enter(phone)).code).toBe(1007);
  });
});
