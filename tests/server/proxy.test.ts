import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHttpServer } from '../../server/http/http-server';
import type { LogLine } from '../../server/log/log';
import { readSettings } from '../../server/settings/settings';
import { createApp } from '../../server/start/app';
import { listening, portOf } from './raw-connection';
import { fixturePortal } from './server-under-test';

interface Received {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const upperRow = Buffer.from(Array.from({ length: 32 }, (_, index) => 0x80 + index));
const latin = Buffer.concat([Buffer.from('{"nombres":"Pe\xf1a '), upperRow, Buffer.from('"}')]);

let origin: Server;
let portal: Server;
/** Before a back end that offers the history of a case. */
let withExtras: Server;
let address: string;
let received: Received[] = [];
const log: LogLine[] = [];
const bodyMs = 400;

beforeAll(async () => {
  origin = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      // The client was cut off.
      return;
    }
    received.push({
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks),
    });
    if (request.url?.includes('corta')) return request.socket.destroy();
    if (request.url?.includes('vacia')) return response.writeHead(204).end();
    if (request.url?.includes('dos-partes')) {
      response.writeHead(200, { 'content-type': 'text/plain' }).write('uno');
      return setTimeout(() => response.end('dos'), 400);
    }
    if (request.url?.includes('no-hay'))
      return response.writeHead(404, { 'content-type': 'application/json' }).end('{"mensaje":"no"}');
    response.writeHead(200, 'OK', [
      ...['content-type', 'application/json; charset=ISO-8859-1'],
      ...['set-cookie', 'a=1', 'set-cookie', 'b=2'],
      ...['connection', 'x-interno', 'x-interno', 'no sale'],
      ...['content-security-policy', 'default-src *', 'referrer-policy', 'unsafe-url', 'cache-control', 'public'],
      ...['cross-origin-resource-policy', 'cross-origin', 'strict-transport-security', 'max-age=0'],
      ...['access-control-allow-origin', '*', 'server', 'Viejo/1.0', 'x-powered-by', 'Algo'],
    ]);
    response.end(latin);
  });
  const environment = {
    API_ORIGIN: `http://127.0.0.1:${await listening(origin)}`,
    ANONYMOUS_CEDULA: '001-0000000-1',
    ANONYMOUS_CLAVE: 'servicio',
  };
  const start = (more = {}) =>
    createApp({
      settings: readSettings({ ...environment, ...more }),
      db: null,
      log: (line) => log.push(line),
      portalFolder: fixturePortal,
    });
  const app = await start();
  withExtras = createHttpServer(await start({ EXTRAS: 'casos/historia' }), { bodyMs });
  portal = createHttpServer(app, { bodyMs });
  address = `http://127.0.0.1:${await listening(portal)}`;
});
afterAll(() => {
  origin.close();
  portal.close();
  withExtras.close();
});
beforeEach(() => {
  received = [];
});

test("forwards the other back end's answer byte by byte, with its status and its charset", async () => {
  const response = await fetch(`${address}/api/Afiliado/getAfiliado?CodigoAfiliado=1`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json; charset=ISO-8859-1');
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(response.headers.has('x-interno')).toBe(false);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(Buffer.from(await response.arrayBuffer()).equals(latin)).toBe(true);
});

test('forwards the request unchanged, without the headers of this connection', async () => {
  const body = Buffer.concat([Buffer.from('{"a":"'), upperRow, Buffer.from('"}')]);
  await fetch(`${address}/api/CRM/v2/crear/solicitudReembolso?contrato=1&x=%C3%B1%20%2F`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer abc',
      'content-type': 'application/json',
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'malo.example',
      te: 'trailers',
    },
    body,
  });
  const [request] = received;
  expect([request?.method, request?.url]).toEqual([
    'POST',
    '/api/CRM/v2/crear/solicitudReembolso?contrato=1&x=%C3%B1%20%2F',
  ]);
  expect(request?.body.equals(body)).toBe(true);
  expect(request?.headers).toMatchObject({ authorization: 'Bearer abc', 'x-forwarded-for': '127.0.0.1' });
  expect(request?.headers.host).toBe(`127.0.0.1:${portOf(origin)}`);
  expect(request?.headers).not.toHaveProperty('x-forwarded-host');
  expect(request?.headers).not.toHaveProperty('te');
});

test('our security headers replace those of the other back end', async () => {
  const { headers } = await fetch(`${address}/api/Afiliado/getAfiliado`);
  expect(
    Object.fromEntries([...headers].filter(([name]) => /polic|cache|options|origin|server|powered/.test(name))),
  ).toEqual({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  expect(headers.has('strict-transport-security')).toBe(false);
});

test('forwards no header that changes the caller or the call', async () => {
  const claims = {
    ...{ 'x-original-url': '/api/otro', 'x-rewrite-url': '/api/otro', 'x-http-method-override': 'DELETE' },
    ...{ 'x-http-method': 'DELETE', 'x-method-override': 'DELETE', 'true-client-ip': '6.6.6.6' },
    ...{ x_forwarded_for: '6.6.6.6', x_real_ip: '6.6.6.6', 'x-originating-ip': '6.6.6.6', 'remote-user': 'admin' },
    ...{ cookie: 'a=1', 'x-anything-new': '1', origin: 'https://malo.example', referer: 'https://malo.example/' },
    ...{ 'x-client-ip': '6.6.6.6', 'cf-connecting-ip': '6.6.6.6', 'x-real-ip': '6.6.6.6', forwarded: 'for=6.6.6.6' },
  };
  await fetch(`${address}/api/Ajuste/menu`, { headers: claims });
  const passed = Object.keys(received[0]?.headers ?? {});
  expect(Object.keys(claims).filter((name) => passed.includes(name))).toEqual([]);
  expect(received[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
});

test.each([
  ['/api/..%2fadmin', 400],
  ['/api/%2e%2e%2fadmin', 400],
  ['/api/Ajuste/%252e%252e/admin', 400],
  ['/api/Ajuste/..%5cadmin', 400],
  ['/api/Ajuste/menu;x=1', 400],
  ['/api/Ajuste/menu%3bx=1', 400],
  ['/api/Ajuste/menu%2e', 400],
  ['/api/Ajuste%2fmenu', 400],
  ['/api/Ajuste%5Cmenu', 400],
  ['/api/Ajuste/menu%00', 400],
  ['/api/Ajuste/men%2575', 400],
  ['/api//admin', 400],
  ['/api/%2e%2e/admin', 200],
  ['/api/../admin', 200],
])('%s is answered %d, by us or by the portal, and never reaches the other back end', async (path, expected) => {
  const { port: at } = new URL(address);
  const status = await new Promise((resolve, reject) =>
    httpRequest({ port: at, path }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end(),
  );
  expect([status, received]).toEqual([expected, []]);
});

test('an extra leaves this server only where EXTRAS names it', async () => {
  const history = '/api/Extra/casos/historia?numeroCaso=1';
  const statuses = async (at: string, paths: readonly string[]) => {
    const all: number[] = [];
    for (const path of paths) all.push((await fetch(`${at}${path}`)).status);
    return all;
  };
  const others = ['/api/extra', '/api/EXTRA/', '/api/extra/otra', '/api/extra/casos/historia/1'];
  expect([await statuses(address, [history, ...others]), received]).toEqual([[404, 404, 404, 404, 404], []]);
  const other = `http://127.0.0.1:${await listening(withExtras)}`;
  expect([await statuses(other, [history, ...others]), received.map(({ url }) => url)]).toEqual([
    [200, 404, 404, 404, 404],
    [history],
  ]);
});

describe('cross-site requests', () => {
  const activation = '/api/Autenticacion/activarCuenta?CodigoAfiliado=10000001';
  const menu = '/api/Ajuste/menu';
  const document = '/api/autorizaciones/generar/documento?x=1';
  const ask = (path: string, headers: Record<string, string>, method = 'GET') =>
    new Promise((resolve, reject) =>
      httpRequest({ port: new URL(address).port, path, headers, method }, (response) =>
        resolve(response.resume().statusCode),
      )
        .on('error', reject)
        .end(),
    );
  const fetchOf = (site: string, mode: string) => ({ 'sec-fetch-site': site, 'sec-fetch-mode': mode });

  test.each([
    ['another site', 'cross-site', 'cors'],
    ['an image of another site', 'cross-site', 'no-cors'],
    ['a form of another site', 'cross-site', 'navigate'],
    ['a page beside ours', 'same-site', 'cors'],
  ])('%s triggers no call at all, in any spelling', async (_, site, mode) => {
    for (const path of [activation, menu, `${menu}/`, '/api/Ajuste/%6denu', '/api/otra'])
      for (const method of ['GET', 'POST', 'DELETE'])
        expect([path, method, await ask(path, fetchOf(site, mode), method)]).toEqual([path, method, 403]);
    expect(received).toEqual([]);
  });

  test.each([
    ['a link', 'same-origin', 'navigate'],
    ['an address that somebody typed', 'none', 'navigate'],
    ['an image', 'same-origin', 'no-cors'],
  ])('%s triggers no writing call, in any spelling, and may read', async (_, site, mode) => {
    const written = [activation, activation.replace('Cuenta', 'Cuenta/'), activation.replace('activar', '%61ctivar')];
    for (const path of [...written, '/api/otra'])
      expect([path, await ask(path, fetchOf(site, mode))]).toEqual([path, 403]);
    expect(received).toEqual([]);
    expect(await ask(menu, fetchOf(site, mode))).toBe(200);
  });

  test('a document can be opened from a mail, but not fetched by another site', async () => {
    expect(await ask(document, fetchOf('cross-site', 'navigate'))).toBe(200);
    expect(await ask(document, fetchOf('cross-site', 'cors'))).toBe(403);
    expect(await ask(document, fetchOf('cross-site', 'no-cors'))).toBe(403);
  });
});

test('errors and empty answers of the other back end are forwarded', async () => {
  const missing = await fetch(`${address}/api/no-hay`);
  expect([missing.status, await missing.json()]).toEqual([404, { mensaje: 'no' }]);
  const empty = await fetch(`${address}/api/vacia`, { method: 'DELETE' });
  expect([empty.status, await empty.text()]).toEqual([204, '']);
});

test('streams answers', async () => {
  const response = await fetch(`${address}/api/dos-partes`);
  const reader = response.body?.getReader();
  const first = await reader?.read();
  expect(Buffer.from(first?.value ?? []).toString()).toBe('uno');
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('dos');
});

test('a connection dropped by the other back end is a 503 with a sentence', async () => {
  const response = await fetch(`${address}/api/corta?Clave=secreta`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.json()).toEqual({
    mensaje: expect.stringContaining('no está disponible'),
    requestId: expect.any(String),
  });
  expect(JSON.stringify(log)).not.toContain('secreta');
});

test('everything else is the portal: page, health, no route to the other back end', async () => {
  const page = await fetch(`${address}/login`, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('"anonymousAccount":{"cedula":"001-0000000-1","clave":"servicio"}');
  expect(await (await fetch(`${address}/health`)).json()).toMatchObject({ status: 'ok', engine: 'none' });
  expect(received).toEqual([]);
});

test('files that keep arriving have no total limit; any other body has one', async () => {
  const send = async (path: string) => {
    const asked = httpRequest(`${address}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '6' },
    });
    const answered = once(asked, 'response').then(
      ([response]) => (response as { statusCode: number }).statusCode,
      () => 'cut off',
    );
    for (const letter of 'abcdef') {
      asked.write(letter);
      await new Promise((later) => setTimeout(later, bodyMs / 3));
    }
    asked.end();
    return answered;
  };
  expect([
    await send('CRM/cargardocumento?ticketName=1'),
    received[0]?.body.toString(),
    await send('utility/bitacora/nuevo'),
  ]).toEqual([200, 'abcdef', 'cut off']);
});
