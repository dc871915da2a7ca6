import { beforeEach, describe, expect, test } from 'vitest';
import { demoMembers, demoNewcomers } from '../../server/demo/members';
import { applicationOf } from './applicant';
import { mailsIn } from './mailbox';
import { onPglite, serveBeside } from './on-each-server';
import { demoToken, field, serve } from './server-under-test';

const server = onPglite();
let token: string;
beforeEach(async () => {
  token = await server.anonymous();
});

const page = async (path: string, accept = 'text/html') => {
  const response = await server.demo(path, { headers: { accept } });
  return { status: response.status, headers: response.headers, html: await response.text() };
};

describe('/demo/correo', () => {
  test('lists sent mails, the newest first, and shows each with a link to press, as text and as HTML', async () => {
    server.clock.time += 60_000;
    await server.call('registrar', {
      token,
      body: { codigoAfiliado: '10000021', clave: 'Mangu-7-Yaque', correo: 'luis.batista@ejemplo.do' },
    });
    const [mail] = await mailsIn(server);
    expect(mail).toMatchObject({
      para: 'luis.batista@ejemplo.do',
      asunto: 'Active su cuenta de Oficina Virtual',
      enlaces: ['http://localhost/solicitud/confirmacioncorreo/10000021'],
    });
    const list = await page('/demo/correo');
    expect(list.html.match(/<li>/g)).toHaveLength(4);
    expect(list.html.indexOf('luis.batista@ejemplo.do')).toBeLessThan(list.html.indexOf('afiliado10000007'));
    const text = await page(`/demo/correo/${mail?.id}`);
    expect(text.html).toContain('<h1>Active su cuenta de Oficina Virtual</h1>');
    expect(text.html).toContain('<a href="http://localhost/solicitud/confirmacioncorreo/10000021">');
    const drawn = await page(`/demo/correo/${mail?.id}/html`);
    expect(drawn.html).toContain('Activar mi cuenta</a>');
    expect(drawn.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
    );
    for (const { status, headers } of [list, text, drawn])
      expect([status, headers.get('referrer-policy'), headers.get('cache-control')]).toEqual([
        200,
        'no-referrer',
        'no-store',
      ]);
  });

  test('hides lost and unknown mails, and is read-only', async () => {
    expect((await mailsIn(server)).map(({ para }) => para)).not.toContain('santiago.polanco@ejemplo.do');
    for (const path of ['/demo/correo/demo-10000027', '/demo/correo/no-hay', '/demo/correo/a/b', '/demo/correos'])
      expect([path, (await page(path)).status]).toEqual([path, 404]);
    const posted = await server.demo('/demo/correo', { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET']);
  });

  test('plays the mail server that reports a mail back, until it confirms one', async () => {
    const report = (id: string, informe: string) =>
      server.demo(`/demo/correo/${id}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ informe }),
      });
    const own = await server.member('001-1000001-1');
    const known = async () => (await server.call('correoAvisos', { token: own })).json;
    await server.call('updateTelefonos', {
      token: own,
      query: { CodigoAfiliado: '10000001' },
      body: { TelefonoCelular: '8095550178' },
    });
    server.clock.time += 60_000;
    await server.app.sendMail();
    const { id = '' } = (await mailsIn(server)).find(({ para }) => para === 'maria.pena@ejemplo.do') ?? {};
    expect([(await report(id, 'otro')).status, (await report(id, 'permanent')).status]).toEqual([400, 303]);
    expect(await known()).toMatchObject({ estado: 'noLlega', correo: 'm***@e***.do' });
    expect((await report(id, 'delivered')).headers.get('location')).toBe('/demo/correo');
    expect(await known()).toMatchObject({ estado: 'llega' });
    await server.db.query('UPDATE avisos SET no_llego = NULL');
  });

  test('a hostile address is text', async () => {
    await server.db.query(
      `UPDATE correos SET para = '<script>alert(1)</script>"@ejemplo.do' WHERE id = 'demo-10000007'`,
    );
    expect((await page('/demo/correo')).html).not.toContain('<script>alert');
    expect((await page('/demo/correo/demo-10000007')).html).not.toContain('<script>alert');
  });
});

describe('/demo/solicitudes-afiliacion', () => {
  test('lists received applications, the newest first, and shows each in full; input is shown as text', async () => {
    expect((await page('/demo/solicitudes-afiliacion')).html).toContain('<p>Todavía no hay solicitudes.</p>');
    const numbers: string[] = [];
    for (const direccion of ['Calle 4', '<script>alert(1)</script>']) {
      server.clock.time += 1_000;
      const { json } = await server.call('solicitudAfiliacion', { token, body: applicationOf(3, { direccion }) });
      numbers.unshift(String(field(json, 'numero')));
    }
    const { html } = await page('/demo/solicitudes-afiliacion');
    expect(html.match(/\d{10}(?=<\/a>)/g)).toEqual(numbers);
    expect(html).toContain('<td>PLAN LARIMAR PLUS</td><td>Rosa María O&#39;Neill-Núñez</td><td>3</td>');
    const whole = await page(`/demo/solicitudes-afiliacion/${numbers[0]}`);
    expect(whole.html).toContain('<h2>Dependientes (3)</h2>');
    expect(whole.html).toContain('<td>Presión arterial alta</td><td>usted</td><td>Losartán 50 mg</td>');
    expect(whole.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(whole.html).not.toContain('<script>alert');
    const asked = [`/${numbers[1]}`, '/1234567890', '/123', `/${numbers[0]}/html`];
    const statuses = await Promise.all(
      asked.map(async (end) => (await page(`/demo/solicitudes-afiliacion${end}`)).status),
    );
    expect(statuses).toEqual([200, 404, 404, 404]);
    expect((await server.demo('/demo/solicitudes-afiliacion', { method: 'POST' })).status).toBe(405);
  });
});

describe('/demo/personas', () => {
  test('lists everybody with their current rows and answers', async () => {
    const { html, status } = await page('/demo/personas');
    expect(status).toBe(200);
    for (const { documento } of [...demoMembers, ...demoNewcomers]) expect(html).toContain(`<td>${documento}</td>`);
    expect(html).toContain('¿Cuál es su fecha de nacimiento? <strong>1991-02-17</strong>');
    const rowOf = async (documento: string) =>
      (await page('/demo/personas')).html.split('<tr>').find((row) => row.includes(documento));
    expect(await rowOf('001-1000026-6')).toContain('1012: registro vencido');
    await server.db.query(`UPDATE cuentas SET expira = NULL WHERE codigo_afiliado = '10000026'`);
    expect(await rowOf('001-1000026-6')).toContain('1011: espera confirmación');
    expect((await server.demo('/demo/personas', { method: 'DELETE' })).status).toBe(405);
  });
});

describe('/demo/por-llamar', () => {
  const post = (path: string, fields: Record<string, string>) =>
    server.demo(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields),
    });

  test('lists whom no mail told, and takes off who was told by a person', async () => {
    expect((await page('/demo/por-llamar')).html).toContain('<p>No hay avisos por dar:');
    await server.db.query(
      `INSERT INTO avisos (id, promesa, clave, codigo_afiliado, momento, plazo, siguiente, estado, carta)
       SELECT n::text, 'contactoCambiado', n::text, '10000010', $1::timestamptz, $1, $1, 'sinCanal', n::text FROM generate_series(100, 150) n`,
      [new Date(server.clock.time)],
    );
    const { html } = await page('/demo/por-llamar');
    expect(html.match(/<form method="post"/g)).toHaveLength(50);
    expect(html).toContain('<strong>Sus datos de contacto cambiaron</strong>');
    expect(html).not.toContain('<script>');
    const [, next = ''] = /<a href="([^"]+)">Ver los siguientes/.exec(html) ?? [];
    expect((await page(next)).html.match(/<form method="post"/g)).toHaveLength(1);
    const refused = await post('/demo/por-llamar/100', { quien: ' ', como: 'por teléfono' });
    const noted = await post('/demo/por-llamar/100', { quien: 'Ana', como: 'por teléfono' });
    expect([refused.status, noted.status, noted.headers.get('location')]).toEqual([422, 303, '/demo/por-llamar']);
    expect((await page('/demo/por-llamar')).html).not.toContain('/demo/por-llamar/100"');
    expect((await page('/demo/por-llamar/100')).status).toBe(405);
    expect((await post('/demo/por-llamar', {})).status).toBe(405);
    await server.empty('avisos');
  });
});

test('every answer of the demo sets HSTS, if the portal is reached by https', async () => {
  const secure = await serveBeside(server, { PUBLIC_URL: 'https://oficina.example' });
  const mail = '/demo/correo/demo-10000007';
  for (const path of [
    '/demo/fallos',
    '/demo/fallos.js',
    '/demo/personas',
    '/demo/casos',
    '/demo/por-llamar',
    '/demo/mantenimiento',
    '/demo/pagos-moviles',
    '/demo/correo',
    mail,
    `${mail}/html`,
    '/demo/no',
  ])
    expect([path, (await secure.demo(path)).headers.get('strict-transport-security')]).toEqual([
      path,
      'max-age=31536000; includeSubDomains',
    ]);
});

test('does not exist without the demo', async () => {
  const real = await serveBeside(server, { DEMO: 'no' });
  for (const path of [
    '/demo/correo',
    '/demo/personas',
    '/demo/casos',
    '/demo/por-llamar',
    '/demo/mantenimiento',
    '/demo/pagos-moviles',
    '/demo/solicitudes-afiliacion',
  ])
    expect((await real.demo(path)).status).toBe(404);
});

describe('the token of the demonstration', () => {
  const closed = [
    '/demo/correo',
    '/demo/correo/demo-10000007',
    '/demo/personas',
    '/demo/casos',
    '/demo/por-llamar',
    '/demo/mantenimiento',
    '/demo/pagos-moviles',
    '/demo/pasarela',
    '/demo/solicitudes-afiliacion',
    '/demo/fallos',
    '/demo/fallos.js',
    '/demo/no-existe',
    '/Demo/Correo',
  ];
  const withQuery = (path: string, token: string) => `${path}?acceso=${token}`;
  const remembered = `acceso_demo=${demoToken}; Path=/demo; HttpOnly; SameSite=Strict`;
  /** The headers of a proxy on this machine without further configuration. */
  const bareProxy = { incoming: { socket: { remoteAddress: '127.0.0.1', destroy: () => {} } } };

  test.each(closed)('%s is closed without it, also to this machine, since a proxy may run there', async (path) => {
    const ask = async (address: string, headers: Record<string, string> = {}) =>
      (await server.app.request(`http://localhost:3000${address}`, { headers }, bareProxy)).status;
    expect([
      await ask(path),
      await ask(withQuery(path, '')),
      await ask(withQuery(path, `${demoToken}x`)),
      await ask(withQuery(path, demoToken.slice(0, -1))),
      await ask(path, { cookie: 'acceso_demo=' }),
      await ask(path, { cookie: `acceso_demo=${demoToken}x` }),
      await ask(path, { cookie: `otra=${demoToken}` }),
    ]).toEqual([403, 403, 403, 403, 403, 403, 403]);
  });

  test('without a link the answer says where to find it, as a page in a browser and as JSON elsewhere', async () => {
    const sentence =
      'Esta página de la demostración se abre con el enlace que «npm start» muestra al iniciar, después de la tabla de personas. Ábrala desde ese enlace.';
    const asPage = await server.app.request('/demo/correo', { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect([asPage.status, asPage.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8']);
    expect(await asPage.text()).toContain(`<p>${sentence}</p>`);
    const asJson = await server.app.request('/demo/correo', { headers: { accept: 'application/json' } });
    expect([asJson.status, await asJson.json()]).toEqual([403, { mensaje: sentence, requestId: expect.any(String) }]);
  });

  test('a link opens its page and stores the token in a cookie, unreadable to scripts and other sites', async () => {
    const opened = await server.app.request(withQuery('/demo/personas', demoToken));
    expect([opened.status, opened.headers.getSetCookie()]).toEqual([200, [remembered]]);
    const next = await server.app.request('/demo/correo', { headers: { cookie: `acceso_demo=${demoToken}` } });
    expect([next.status, next.headers.getSetCookie()]).toEqual([200, []]);
    const refused = await server.app.request('/demo/correo');
    expect(refused.headers.getSetCookie()).toEqual([]);
  });

  test('over https the cookie is Secure', async () => {
    const secure = await serveBeside(server, { PUBLIC_URL: 'https://oficina.example' });
    const opened = await secure.app.request(withQuery('/demo/personas', demoToken));
    expect(opened.headers.getSetCookie()).toEqual([
      `acceso_demo=${demoToken}; Path=/demo; HttpOnly; Secure; SameSite=Strict`,
    ]);
  });

  test('the printed links open each page; without a configured token each start creates a new one', async () => {
    const starts = await Promise.all([1, 2].map(() => serve(server.db, { DEMO_TOKEN: '' }, server.clock)));
    const addresses = starts.map(({ app }) =>
      (app.demoLinks('https://oficina.example') ?? '').split('\n').flatMap((line) => /https:\S+/.exec(line)?.[0] ?? []),
    );
    const tokens = addresses.map((all) => new Set(all.map((one) => new URL(one).searchParams.get('acceso'))));
    expect(tokens.map(({ size }) => size)).toEqual([1, 1]);
    const [[first = ''] = [], [second = ''] = []] = tokens.map((all) => [...all]);
    expect([first, second].map((token) => /^[\w-]{32}$/.test(token ?? ''))).toEqual([true, true]);
    expect(first).not.toBe(second);
    expect(addresses[0]?.map((one) => new URL(one).pathname)).toEqual([
      '/demo/personas',
      '/demo/correo',
      '/demo/fallos',
      '/demo/casos',
      '/demo/por-llamar',
      '/demo/mantenimiento',
      '/demo/solicitudes-afiliacion',
      '/demo/pasarela',
      '/demo/pagos-moviles',
    ]);
    for (const [index, expected] of [200, 403].entries())
      for (const one of addresses[0] ?? [])
        expect([one, (await starts[index]?.app.request(one))?.status]).toEqual([one, expected]);
    for (const { app } of starts) await app.close();
  });

  test('pages that members meet in the portal open without it: pictures, the club, and the gateway', async () => {
    const status = async (path: string, init?: RequestInit) => (await server.app.request(path, init)).status;
    const unknown = `/demo/pasarela/sesion/${'a'.repeat(32)}`;
    expect([
      await status('/demo/laminas/vacuna.svg'),
      await status('/demo/club'),
      await status('/demo/pasarela/autorizar', { method: 'POST', body: new URLSearchParams({ SESSION: 'x' }) }),
      await status(unknown),
    ]).toEqual([200, 200, 404, 404]);
    expect(await (await server.app.request(unknown)).text()).toContain('La pasarela no conoce esa sesión');
  });
});

describe('/demo/club', () => {
  test('[CLUB-01] is the only page that our own may frame; it has no scripts, and opens to another machine, too', async () => {
    const { status, headers, html } = await page('/demo/club');
    expect([status, headers.has('x-frame-options')]).toEqual([200, false]);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'nonce-[^']+'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'$/,
    );
    expect(html).toContain('<h1>Club de ejemplo</h1>');
    expect(html).not.toMatch(/<script|https?:/);
    const others = ['/demo/correo', '/demo/personas', '/demo/fallos', '/'];
    for (const other of others) expect((await page(other)).headers.get('x-frame-options'), other).toBe('DENY');
    expect((await server.app.request('/demo/club', { method: 'POST' })).status).toBe(405);
  });
});
