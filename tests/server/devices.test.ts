import { beforeEach, describe, expect, test } from 'vitest';
import { documentPolicy } from '../../server/http/headers';
import { codeIn, codeSubject, deviceRequestOf, mailedCode } from './device-request';
import { inTurn } from './in-turn';
import { mailAbout, mailsIn } from './mailbox';
import { onEachServer, serveBeside } from './on-each-server';
import { field } from './server-under-test';

const holder = '10000001';
const device = '0b6f8f0e-5d4a-4c7e-8a51-2f2f6f0c9d11';
const done = '/dispositivo-seguro/listo';
const over = '/dispositivo-seguro/vencido';
const led = ({ status, headers }: { status: number; headers: Headers }) => [status, headers.get('location')];
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

onEachServer('secure devices', {}, (server) => {
  let token: string;
  beforeEach(async () => {
    await server.empty(
      'dispositivos_seguros',
      'correos',
      `avisos WHERE estado <> 'anulado'`,
      'pedidos_dispositivo',
      'contadores',
      'bitacora',
    );
    token = await server.member('001-1000001-1');
    server.log.length = 0;
  });

  const request = (change: Record<string, unknown> = {}, as = token, on = server) =>
    on.call('solicitarOTPMedicamentos', { token: as, ...deviceRequestOf(holder, change) });
  const asked = async (change?: Record<string, unknown>) => {
    const { status, json } = await request(change);
    expect(status).toBe(200);
    return String(field(json, 'result', 'url'));
  };
  const code = () => mailedCode(server, 'maria.pena@ejemplo.do');
  const page = async (url: string, init: RequestInit = {}, on = server) => {
    const incoming = { socket: { remoteAddress: '203.0.113.9', destroy: () => {} } };
    const response = await on.app.request(url, init, { incoming });
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
  const enter = (url: string, codigo: string, headers: Record<string, string> = {}) =>
    page(url, { method: 'POST', body: new URLSearchParams({ codigo }), headers });
  const devices = async () => {
    const { json } = await server.call('consultarDispositivosSeguros', { token, query: { idAfiliado: holder } });
    return (field(json, 'result', 'dispositivosSeguros') as { identificadorDispositivo: string }[]).map(
      ({ identificadorDispositivo }) => identificadorDispositivo,
    );
  };

  test('[API-49] [API-50] [DEVICE-02] [DEVICE-11] a device is trusted only once its code was entered', async () => {
    const url = await asked();
    expect(url).toMatch(/^\/dispositivo-seguro\/[\w-]{32}$/);
    const shown = await page(url);
    expect(shown.status).toBe(200);
    expect(shown.html).toContain('<title>Agregar este dispositivo · Oficina Virtual</title>');
    expect(shown.html).toContain('Enviamos un código de seis dígitos a m***@e***.do, el correo de su cuenta.');
    expect(await devices()).toEqual([]);
    const right = await code();
    const entered = await enter(url, ` ${right.slice(0, 3)} ${right.slice(3)} `);
    expect(led(entered)).toEqual([303, done]);
    expect(led(await page(url))).toEqual([303, done]);
    expect(await devices()).toEqual([device]);
    expect(await server.db.query(`SELECT actor, suceso, documento_indicado AS de FROM bitacora ORDER BY id`)).toEqual([
      { actor: null, suceso: 'ingreso', de: holder },
      { actor: holder, suceso: 'codigoDispositivoPedido', de: holder },
      { actor: null, suceso: 'dispositivoAgregado', de: holder },
    ]);
  });

  test('[DEVICE-06] [DEVICE-10] the code is mailed to the account, whatever the request names; a refusal sends nothing', async () => {
    await asked({ Correo: 'ladron@ejemplo.do' });
    expect((await mailsIn(server)).map(({ para }) => para)).toEqual(['maria.pena@ejemplo.do']);
    for (const [change, status] of [
      [{ RegistrarDispositivoSeguro: false }, 422],
      [{ Sistema: 'APP' }, 400],
      [{ IdentificadorDispositivo: '' }, 400],
      [{ IdentificadorDispositivo: '  ' }, 400],
      [{ IdentificadorDispositivo: 'x'.repeat(101) }, 400],
      [{ Correo: 'maria' }, 400],
    ] as const)
      expect([change, (await request(change)).status]).toEqual([change, status]);
    expect(await mailsIn(server)).toHaveLength(1);
  });

  test('five wrong codes end the request, and the log records it without a code', async () => {
    const url = await asked();
    const right = await code();
    const answers = await inTurn(5, () => enter(url, otherThan(right)));
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 303]);
    expect(answers[4]?.headers.get('location')).toBe(over);
    expect(answers[0]?.html).toContain(
      '<p id="falta" role="alert">El código no es correcto. Le quedan 4 intentos.</p>',
    );
    expect(answers[0]?.html).toContain('<title>Error: Agregar este dispositivo · Oficina Virtual</title>');
    expect(answers[3]?.html).toContain('Le queda un intento.');
    expect([led(await enter(url, right)), led(await page(url))]).toEqual([
      [303, over],
      [303, over],
    ]);
    expect(await devices()).toEqual([]);
    expect(server.log.filter(({ event }) => event === 'deviceCodeBlocked')).toHaveLength(1);
    const log = JSON.stringify(server.log);
    expect([right, otherThan(right), url.slice(-32), holder].filter((secret) => log.includes(secret))).toEqual([]);
  });

  test('checks five of fifty concurrent codes', async () => {
    const url = await asked();
    const right = await code();
    const guesses = Array.from({ length: 49 }, (_, index) =>
      String((Number(right) + 1 + index) % 1_000_000).padStart(6, '0'),
    );
    await Promise.all(guesses.map((guess) => enter(url, guess)));
    expect(await server.db.query(`SELECT fallos FROM pedidos_dispositivo`)).toEqual([{ fallos: 5 }]);
    expect(led(await enter(url, right))).toEqual([303, over]);
    expect(await devices()).toEqual([]);
  });

  test('two concurrent right codes add one device, and both succeed', async () => {
    const url = await asked();
    const right = await code();
    const answers = await Promise.all([enter(url, right), enter(url, right), enter(url, right)]);
    expect(answers.map(led)).toEqual([
      [303, done],
      [303, done],
      [303, done],
    ]);
    expect(await devices()).toEqual([device]);
    expect(await server.db.query(`SELECT id FROM bitacora WHERE suceso = 'dispositivoAgregado'`)).toHaveLength(1);
  });

  test('a code expires after ten minutes, to the millisecond', async () => {
    const [first, right] = [await asked(), await code()];
    server.clock.time += 600_000;
    expect([led(await page(first)), led(await enter(first, right))]).toEqual([
      [303, over],
      [303, over],
    ]);
    const second = await asked();
    server.clock.time += 599_999;
    expect(led(await enter(second, await code()))).toEqual([303, done]);
  });

  test('a newer request replaces the older one, and each has a code of its own', async () => {
    const [older, first] = [await asked(), await code()];
    server.clock.time += 1_000;
    const [newer, second] = [await asked(), await code()];
    expect(first).not.toBe(second);
    expect([led(await enter(older, first)), (await enter(newer, first)).status]).toEqual([[303, over], 422]);
    expect(led(await enter(newer, second))).toEqual([303, done]);
  });

  test.each(['', 'abc', '12345', '1234567', '１２３４５６', '12 34'])(
    '«%s» is no code, and does not count as a try',
    async (typed) => {
      const url = await asked();
      const answer = await enter(url, typed);
      expect([answer.status, answer.html.includes('Escriba los seis dígitos del código.')]).toEqual([422, true]);
      expect(await server.db.query(`SELECT fallos FROM pedidos_dispositivo`)).toEqual([{ fallos: 0 }]);
    },
  );

  test('the database contains neither the code nor the page’s token', async () => {
    const url = await asked();
    const right = await code();
    const rows = JSON.stringify([
      await server.db.query(`SELECT * FROM pedidos_dispositivo`),
      await server.db.query(`SELECT * FROM correos`),
      await server.db.query(`SELECT * FROM contadores`),
      await server.db.query(`SELECT * FROM bitacora`),
    ]);
    expect(
      [right, url.slice(-32)].filter((secret) => rows.includes(`"${secret}"`) || rows.includes(url.slice(-32))),
    ).toEqual([]);
  });

  test('the mail contains the code in its text only, and its expiry', async () => {
    await asked();
    const mail = await mailAbout(server, codeSubject, 'maria.pena@ejemplo.do');
    expect(mail.texto).toContain(`Su código es ${codeIn(mail)}. Vence el `);
    expect(mail.asunto).not.toContain(codeIn(mail));
    expect(mail.enlaces).toEqual(['http://localhost/login']);
    await server.db.query(`DELETE FROM pedidos_dispositivo`);
    expect((await mailAbout(server, codeSubject, 'maria.pena@ejemplo.do')).texto).toContain('El código ya no sirve.');
  });

  test('limits the requests of a member per hour', async () => {
    const strict = await serveBeside(server, { POLICY_DEVICE_CODES_PER_HOUR: '2' });
    const statuses = (await inTurn(3, () => request({}, token, strict))).map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 429]);
    const adult = await strict.member('001-1000013-1');
    expect((await request({ IdAfiliado: '10000013' }, adult, strict)).status).toBe(200);
  });

  describe('the page of a code', () => {
    test('has the headers of every page, one form without a script, and accessible texts', async () => {
      const url = await asked();
      const { headers, html } = await page(url);
      const nonce = /<style nonce="([^"]+)"/.exec(html)?.[1] ?? '';
      expect(headers.get('content-security-policy')).toBe(documentPolicy(nonce));
      expect(
        ['cache-control', 'referrer-policy', 'x-frame-options', 'x-content-type-options'].map((name) =>
          headers.get(name),
        ),
      ).toEqual(['no-store', 'no-referrer', 'DENY', 'nosniff']);
      expect(html).toMatch(/^<!doctype html>\n<html lang="es-DO">/);
      expect(html).not.toMatch(/<script|<link|<img|\son\w+=|style="/);
      expect(html).toContain('<label for="codigo">Código</label>');
      expect(html).toMatch(
        /<input id="codigo" name="codigo" type="text" inputmode="numeric" autocomplete="one-time-code"/,
      );
      expect(html.match(/<h1>/g)).toHaveLength(1);
    });

    test("a code does nothing on the page of another member's request", async () => {
      const adult = await server.member('001-1000013-1');
      const url = await asked();
      const right = await code();
      const { json } = await request({ IdAfiliado: '10000013' }, adult);
      const theirs = String(field(json, 'result', 'url'));
      expect((await enter(theirs, right)).status).toBe(422);
      expect(led(await enter(url, right))).toEqual([303, done]);
      const read = await server.call('consultarDispositivosSeguros', {
        token: adult,
        query: { idAfiliado: '10000013' },
      });
      expect(field(read.json, 'result', 'dispositivosSeguros')).toEqual([]);
    });

    test('a finished request has an address without its id, and a link back', async () => {
      for (const [address, status, heading] of [
        [done, 200, 'Dispositivo agregado'],
        [over, 410, 'El código ya no sirve'],
      ] as const) {
        const shown = await page(address);
        expect([shown.status, shown.html.includes(`<h1>${heading}</h1>`)]).toEqual([status, true]);
        expect(shown.html).toContain('<a href="/profile">Volver al portal</a>');
        expect((await page(address, { method: 'HEAD' })).html).toBe('');
        expect((await enter(address, '123456')).status).toBe(405);
      }
    });

    test('an unknown request shows a message; only form posts of the same site are accepted', async () => {
      const nobody = `/dispositivo-seguro/${'a'.repeat(32)}`;
      expect([(await page(nobody)).status, (await enter(nobody, '123456')).status]).toEqual([404, 404]);
      expect((await page(nobody)).html).toContain('<h1>La página no existe</h1>');
      const url = await asked();
      const right = await code();
      expect((await page(url, { method: 'PUT' })).status).toBe(405);
      expect((await enter(url, right, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
      const json = { method: 'POST', body: '{"codigo":"1"}', headers: { 'content-type': 'application/json' } };
      expect((await page(url, json)).status).toBe(415);
      expect((await enter(url, '1'.repeat(5_000))).status).toBe(413);
      expect((await page(url, { method: 'HEAD' })).html).toBe('');
      expect(await devices()).toEqual([]);
    });

    test('limits the codes of one visitor in an hour, across all pages', async () => {
      const strict = await serveBeside(server, { POLICY_LOOKUPS_PER_IP_PER_HOUR: '3' });
      const answers = await inTurn(4, (nth) =>
        page(
          `/dispositivo-seguro/${String(nth).repeat(32)}`,
          { method: 'POST', body: new URLSearchParams({ codigo: '000000' }) },
          strict,
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 429]);
      expect(answers[3]?.headers.get('retry-after')).toBe('3600');
      expect(answers[3]?.html).toContain('<h1>Demasiados intentos</h1>');
    });

    test('states the configured lifetime of the code', async () => {
      const brief = await serveBeside(server, { POLICY_DEVICE_CODE_MS: '60000' });
      const response = await brief.app.request(await asked());
      expect(await response.text()).toContain('el correo de su cuenta. Vence en un minuto.');
    });

    test('uses the address by which members reach the portal', async () => {
      const known = await serveBeside(server, { PUBLIC_URL: 'https://oficina.example' });
      const { json } = await request({}, token, known);
      expect(String(field(json, 'result', 'url'))).toMatch(
        /^https:\/\/oficina\.example\/dispositivo-seguro\/[\w-]{32}$/,
      );
    });
  });
});
