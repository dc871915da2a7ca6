import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHttpServer } from '../../server/http/http-server';
import { prepareDocument } from '../../server/portal/portal-document';
import type { Environment } from '../../server/settings/environment';
import { readSettings } from '../../server/settings/settings';
import { type App, createApp } from '../../server/start/app';
import { listening, openConnection } from './raw-connection';
import { fixturePortal } from './server-under-test';

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** With a foreign back end the portal needs no database. */
const portal = (environment: Environment = {}, portalFolder = fixturePortal): Promise<App> =>
  createApp({
    settings: readSettings({ API_ORIGIN: 'http://127.0.0.1:1', ...environment }),
    db: null,
    log: () => {},
    portalFolder,
  });

describe('the document', () => {
  let app: App;
  beforeAll(async () => {
    app = await portal();
  });

  const nonceOf = (response: Response) =>
    /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1];

  test('each response has a nonce of its own, in the policy and on every inline style and script', async () => {
    const [first, second] = [
      await app.request('/login', { headers: html }),
      await app.request('/login', { headers: html }),
    ];
    const nonce = nonceOf(first);
    expect(nonce).toMatch(/^[\w+/]{22}==$/);
    expect(nonceOf(second)).not.toBe(nonce);
    const page = await first.text();
    expect(page).not.toContain('__NONCE__');
    expect(page.indexOf(`<meta property="csp-nonce" nonce="${nonce}">`)).toBeLessThan(page.indexOf('<style'));
    expect(page.match(/csp-nonce/g)).toHaveLength(1);
    expect(page).toContain(`<style nonce="${nonce}">`);
    expect(page).toContain(`<script nonce="${nonce}">document.title`);
  });

  test('the policy allows nothing inline without the nonce, and no other origin', async () => {
    const { headers } = await app.request('/', { headers: html });
    const policy = headers.get('content-security-policy')?.split('; ') ?? [];
    expect(policy).toEqual([
      "default-src 'none'",
      expect.stringMatching(/^script-src 'self' 'nonce-[^']+'$/),
      expect.stringMatching(/^style-src 'self' 'nonce-[^']+'$/),
      "img-src 'self' data: blob: https:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "worker-src 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types taller-de-fotos',
    ]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      // Geolocation only for this portal, for «Cerca de mí».
      'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(headers.has('strict-transport-security')).toBe(false);
  });

  test('a form may post to the card gateway and its redirects; otherwise only to the portal', async () => {
    const formsOf = async (environment: Record<string, string>) => {
      const { headers } = await (await portal(environment)).request('/', { headers: html });
      return /form-action [^;]*/.exec(headers.get('content-security-policy') ?? '')?.[0];
    };
    const API_ORIGIN = 'https://seguro.example';
    expect([
      await formsOf({ API_ORIGIN }),
      await formsOf({ API_ORIGIN, PAYMENT_AUTHORIZE_URL: 'https://pagos.example/authorize' }),
      await formsOf({
        API_ORIGIN,
        PAYMENT_AUTHORIZE_URL: 'https://pagos.example/authorize',
        PAYMENT_FORM_ORIGINS: 'https://banco.example',
      }),
    ]).toEqual([
      "form-action 'self'",
      "form-action 'self' https://pagos.example",
      "form-action 'self' https://pagos.example https://banco.example",
    ]);
  });

  test.each([
    [
      { CLUB_URL: 'https://club.example/socios?de=portal' },
      'https://club.example',
      'https://club.example/socios?de=portal',
    ],
    [{ CLUB_URL: 'https://club.example:8443/' }, 'https://club.example:8443', 'https://club.example:8443/'],
  ])('[CLUB-01] [CLUB-06] with %o only pages of %s may be framed', async (environment, origin, direccion) => {
    const response = await (await portal(environment)).request('/', { headers: html });
    const frames = response.headers
      .get('content-security-policy')
      ?.split('; ')
      .filter((line) => /^frame-src/.test(line));
    expect(frames).toEqual([`frame-src ${origin}`]);
    const block = JSON.parse(/id="ajustes">([^<]+)</.exec(await response.text())?.[1] ?? '');
    expect(block.club).toEqual({ direccion });
  });

  test('rejects a club over plain http', () => {
    expect(() => readSettings({ CLUB_URL: 'http://club.example/' })).toThrow('CLUB_URL');
  });

  test('sends strict transport security only if the portal is reached by https', async () => {
    const secure = await portal({ PUBLIC_URL: 'https://oficina.example' });
    for (const path of ['/', '/assets/index-abc.js', '/health'])
      expect((await secure.request(path)).headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
    const open = await portal({ PUBLIC_URL: 'http://oficina.example' });
    for (const path of ['/', '/assets/index-abc.js', '/health'])
      expect((await open.request(path)).headers.get('strict-transport-security')).toBeNull();
  });

  test('every page address gets the document, also a malformed one', async () => {
    for (const path of [
      '/',
      '/LOGIN',
      '/pagos/movil/a;b;c',
      '/solicitud/cambioClave/%E0%A4%A',
      '/%',
      '/no/existe',
      '/apiary',
    ]) {
      const response = await app.request(path, { headers: html });
      expect([path, response.status, response.headers.get('content-type')]).toEqual([
        path,
        200,
        'text/html; charset=utf-8',
      ]);
    }
  });

  test('other requests get a JSON error', async () => {
    for (const [path, headers] of [
      ['/no/existe', { accept: 'application/json' }],
      ['/assets/no-existe.js', html],
      ['/demo/fallos', html],
      ['/favicon.ico', { accept: 'image/*,*/*;q=0.8', 'sec-fetch-dest': 'image' }],
    ] as const) {
      const response = await app.request(path, { headers });
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.json()).toEqual({ mensaje: expect.any(String), requestId: expect.any(String) });
    }
    expect((await app.request('/login', { method: 'POST', headers: html })).status).toBe(405);
  });

  test('serves hashed files of other versions too, and nothing else of them', async () => {
    const other = mkdtempSync(join(tmpdir(), 'other-'));
    mkdirSync(join(other, 'assets'));
    for (const name of ['index.html', 'robots.txt', 'assets/index-abc.css', 'assets/only-older.css'])
      writeFileSync(join(other, name), 'of the other version');
    const newer = await portal({ OTHER_PORTALS: other });
    const read = async (path: string) => (await newer.request(path)).text();
    expect(await read('/assets/only-older.css')).toBe('of the other version');
    expect(await read('/assets/index-abc.css')).toContain('margin');
    for (const path of ['/robots.txt', '/login']) expect(await read(path)).not.toBe('of the other version');
    expect((await newer.request('/assets/no-existe.css')).status).toBe(404);
    rmSync(other, { recursive: true, force: true });
  });

  test('is compressed by what the browser accepts', async () => {
    const plain = await (await app.request('/login', { headers: html })).text();
    const sameSize = (text: string) => expect(text.length).toBe(plain.length);
    const answer = (accepted: string) => app.request('/login', { headers: { ...html, 'accept-encoding': accepted } });
    const brotli = await answer('gzip, deflate, br');
    expect(brotli.headers.get('content-encoding')).toBe('br');
    sameSize(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString());
    const gzip = await answer('gzip, br;q=0');
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    sameSize(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString());
    expect((await answer('identity')).headers.get('content-encoding')).toBeNull();
  });

  test('contains the styles of its page, and preloads its first scripts', async () => {
    const read = async (path: string) => (await app.request(path, { headers: html })).text();
    const loads = async (path: string) => {
      const page = await read(path);
      return {
        scripts: [...page.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g)].map(([, href]) => href),
        sheets: [
          ...page.matchAll(
            /<style nonce="[^"]+">([^<]*)<\/style><link rel="stylesheet" href="([^"]+)" media="not all" disabled>/g,
          ),
        ].map(([, css, href]) => [href, css?.trim()]),
      };
    };
    const first = ['/assets/index-abc.css', 'body { margin: 0 }'];
    expect(await loads('/Login')).toEqual({
      scripts: ['/assets/index-abc.js', '/assets/page-abc.js', '/assets/login-abc.js', '/assets/formulario-abc.js'],
      sheets: [first, ['/assets/formulario-abc.css', '.formulario { color: red }']],
    });
    expect(await loads('/solicitud/CAMBIOCLAVE/abc.def/ghi')).toEqual({
      scripts: ['/assets/index-abc.js', '/assets/page-abc.js', '/assets/cambio-abc.js', '/assets/marco-abc.js'],
      sheets: [first],
    });
    expect(await loads('/otra')).toEqual({
      scripts: ['/assets/index-abc.js', '/assets/page-abc.js', '/assets/marco-abc.js'],
      sheets: [first],
    });
    expect(await read('/login')).not.toContain('<link rel="stylesheet" crossorigin');
  });

  test('starts its scripts after the first paint, and at once in a hidden page', async () => {
    const page = await (await app.request('/login', { headers: html })).text();
    const [start = ''] = /(?<=<script nonce="[^"]+" type="module">)[^<]+/.exec(page) ?? [];
    expect(page).not.toMatch(/<script[^>]* src=/);
    const run = (hidden: boolean) => {
      const events: string[] = [];
      const later = (what: string) => (work: () => void) => {
        events.push(what);
        work();
      };
      new Function('document', 'requestAnimationFrame', 'setTimeout', 'load', start.replace('import(', 'load('))(
        { hidden },
        later('frame'),
        later('task'),
        (file: string) => {
          events.push(file);
          return { catch: () => {} };
        },
      );
      return events;
    };
    expect(run(false)).toEqual(['frame', 'task', '/assets/index-abc.js']);
    expect(run(true)).toEqual(['/assets/index-abc.js']);
  });

  test.each([
    ['/login', 'Entrada'],
    ['/ONBOARDING/', 'Sola'],
    ['/', 'Página'],
    ['/solicitud/cambioClave/x', 'Página'],
    ['/otra', 'Página'],
  ])('%s shows its layout before any script has loaded', async (path, words) => {
    const page = await (await app.request(path, { headers: html })).text();
    expect(page).toContain(`<div id="root"><p>${words}</p></div>`);
  });

  test('settings in the page cannot close the script element', () => {
    const render = prepareDocument('<head></head>', { links: { larimar: '</script><script>alert(1)</script>' } });
    const page = render('n', { scripts: [], styles: [], markup: '' });
    expect(page).not.toContain('alert(1)</script><');
    expect(page.match(/<script/g)).toHaveLength(1);
    const block = /id="ajustes">([^<]+)</.exec(page)?.[1] ?? '';
    expect(JSON.parse(block)).toEqual({ links: { larimar: '</script><script>alert(1)</script>' } });
  });

  test('settings of the environment reach it', async () => {
    const set = await portal({
      POLICY_IDLE_CLOSE_MS: '120000',
      LINK_LARIMAR: 'https://larimar.example/',
      IDLE_READING: 'A',
    });
    const page = await (await set.request('/', { headers: html })).text();
    expect(JSON.parse(/id="ajustes">([^<]+)</.exec(page)?.[1] ?? '')).toEqual({
      policy: { idleCloseMs: 120_000, idleWarnBeforeMs: 60_000 },
      links: { larimar: 'https://larimar.example/' },
      demo: false,
      extras: [],
    });
  });

  test('without a build it says how to build', async () => {
    const unbuilt = await portal({}, join(fixturePortal, 'no-hay'));
    const response = await unbuilt.request('/', { headers: html });
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('npm run build');
  });
});

describe('files of the portal', () => {
  let app: App;
  let origin: string;
  let server: ReturnType<typeof createServer>;
  beforeAll(async () => {
    app = await portal();
    server = createServer(getRequestListener(app.fetch));
    origin = `http://127.0.0.1:${await listening(server)}`;
  });
  afterAll(() => server.close());

  test('are immutable and served compressed', async () => {
    const get = (accepted: string) => app.request('/assets/index-abc.js', { headers: { 'accept-encoding': accepted } });
    const brotli = await get('gzip, br');
    expect(brotli.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(brotli.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toContain('hola');
    expect((await get('gzip')).headers.get('content-encoding')).toBe('gzip');
    expect(await (await get('')).text()).toContain('hola');
  });

  test("the card's worker is revalidated each time, and may fetch pages of the portal alone", async () => {
    const { status, headers } = await app.request('/carne-sw.js');
    const names = ['content-security-policy', 'cache-control', 'content-type', 'x-content-type-options'];
    expect([status, ...names.map((name) => headers.get(name))]).toEqual([
      200,
      "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
      'no-cache',
      'text/javascript; charset=utf-8',
      'nosniff',
    ]);
    const other = await app.request('/assets/index-abc.js');
    expect(other.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  test('HEAD has the headers and no body', async () => {
    const response = await app.request('/assets/index-abc.js', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  /** A client that does not normalize the path. */
  const raw = (path: string): Promise<{ status: number; text: string }> =>
    new Promise((resolve, reject) => {
      httpRequest(origin, { path, headers: html }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
      })
        .on('error', reject)
        .end();
    });

  test.each([
    '/assets/../../../../package.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/%2e%2e/package.json',
    '/assets/..%5c..%5c..%5cpackage.json',
    '/assets/index-abc.js%00.html',
    '//etc/passwd',
    '/assets//etc/passwd',
    '/.vite/manifest.json',
    '/%2evite/manifest.json',
    '/assets/%252e%252e/package.json',
    '/../package.json',
    '/etc/passwd',
  ])('%s reads nothing outside the portal', async (path) => {
    const { status, text } = await raw(path);
    expect([200, 400, 404]).toContain(status);
    expect(text).not.toMatch(/root:|"dependencies"|isEntry|export const saludo/);
  });

  test('closes a connection with unfinished headers', async () => {
    const strict = createHttpServer(app, { headersTimeout: 150, connectionsCheckingInterval: 50 });
    const { socket, ended, status } = await openConnection(await listening(strict));
    socket.write('GET /health HTTP/1.1\r\nHost: x\r\nX-Lento: ');
    await ended;
    expect(status()).toBe(408);
    strict.close();
  });

  test('does not serve a file added beside the portal later', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'oficina-portal-'));
    writeFileSync(join(folder, 'index.html'), '<head></head>');
    const own = await portal({}, folder);
    writeFileSync(join(folder, 'secreto.txt'), 'secreto');
    expect(await (await own.request('/secreto.txt', { headers: html })).text()).not.toBe('secreto');
    rmSync(folder, { recursive: true });
  });
});
