import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { request as secureRequest } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBuilt, until } from '../../tests/built/server-process';
import { startProxy } from './example-proxies';

interface Answer {
  status: number;
  location: string | undefined;
  body: string;
}

const hostile = '127.0.0.9';
const folder = mkdtempSync(join(tmpdir(), 'proxies-'));
const nginxLog = join(folder, 'nginx.log');

const ask = async (url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> => {
  const request = url.startsWith('https:') ? secureRequest : plainRequest;
  const asked = request(url, { method, headers, rejectUnauthorized: false });
  asked.end();
  const [answer] = await once(asked, 'response');
  return { status: answer.statusCode, location: answer.headers.location, body: await text(answer) };
};

/** A path as it is written: URL would tidy it up. */
const askRaw = async (port: number, path: string): Promise<Pick<Answer, 'status' | 'body'>> => {
  const asked = secureRequest({ host: '127.0.0.1', port, path, rejectUnauthorized: false });
  asked.end();
  const [answer] = await once(asked, 'response');
  return { status: answer.statusCode, body: await text(answer) };
};

const send = async (url: string, json: unknown, headers: Record<string, string> = {}): Promise<Answer> => {
  const body = JSON.stringify(json);
  const asked = secureRequest(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)), ...headers },
    rejectUnauthorized: false,
  });
  asked.end(body);
  const [answer] = await once(asked, 'response');
  return { status: answer.statusCode, location: undefined, body: await text(answer) };
};
const visit = async (origin: string): Promise<string> =>
  String(JSON.parse((await send(`${origin}/api/Usuario/autenticarUsuarioAnonimo`, {})).body).token);
const logIn = async (origin: string): Promise<Answer> => {
  const credentials = { identificacion: { tipoDocumento: 1, documento: '047-1000006-6' }, clave: 'clave1234' };
  return send(`${origin}/api/Autenticacion/login`, credentials, { authorization: `Bearer ${await visit(origin)}` });
};

let server: Awaited<ReturnType<typeof startBuilt>>;

beforeAll(async () => {
  server = await startBuilt({
    ...{ DATA_DIR: join(folder, 'data'), TRUST_PROXY: '1' },
    // Of production; a demonstration has more room.
    ...{ POLICY_BODIES_AT_ONCE_PER_IP: '20', POLICY_BODIES_AT_ONCE_PER_MEMBER: '4', POLICY_REQUESTS_WAITING: '100' },
  });
  await server.ready();
}, 120_000);

afterAll(async () => {
  await server.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

describe.each(['nginx', 'haproxy'] as const)('the example for %s', (name) => {
  let http: string;
  let https: string;
  let proxy: Awaited<ReturnType<typeof startProxy>>;

  beforeAll(async () => {
    proxy = await startProxy(name, folder, Number(new URL(server.origin).port));
    ({ http, origin: https } = proxy);
    await until(() =>
      ask(https)
        .then(({ status: got }) => (got === 200 ? true : undefined))
        .catch(() => undefined),
    );
  }, 60_000);

  afterAll(() => proxy.stop());

  test('passes the portal and its calls', async () => {
    expect((await ask(`${https}/login`)).body).toContain('Oficina Virtual');
    expect((await ask(`${https}/api/utility/drop/bancos`)).status).toBe(401);
  });

  test('sends a page to HTTPS, and answers a call over HTTP with an error', async () => {
    expect(await ask(`${http}/login?a=1`)).toMatchObject({
      status: 308,
      location: expect.stringMatching(/^https:\/\/127\.0\.0\.1.*\/login\?a=1$/),
    });
    expect((await ask(`${http}/api/menu`)).status).toBe(403);
  });

  test('hides the health of the servers in every spelling, and calls over HTTP in every case', async () => {
    const spellings = [
      '/health',
      '/HEALTH',
      '/health/',
      '/health?a=1',
      '/%68ealth',
      '/x/../health',
      '/./health',
      '//health',
    ];
    for (const path of spellings) {
      const { status, body } = await askRaw(Number(new URL(https).port), path);
      expect([path, body.includes('"engine"')]).toEqual([path, false]);
      expect([400, 404, 200]).toContain(status);
    }
    expect((await ask(`${http}/API/menu`)).status).toBe(403);
  });

  test('one address with 1,200 bodies that do not arrive: another visitor logs in, and no server is lost', async () => {
    const token = await visit(https);
    const { hostname: host, port } = new URL(https);
    const dial = () => {
      const socket = connect({ host, port: Number(port), localAddress: hostile });
      return connectTls({ socket, ALPNProtocols: ['h2'], rejectUnauthorized: false });
    };
    const lines = Array.from({ length: 12 }, () => connectHttp2(https, { createConnection: dial }));
    for (const line of lines) line.on('error', () => {});
    const statuses = new Map<number, number>();
    for (const line of lines)
      for (let stream = 0; stream < 100; stream += 1) {
        const asked = line.request({
          ...{ ':method': 'POST', ':path': '/api/Prestador/todos', 'content-type': 'application/json' },
          ...{ authorization: `Bearer ${token}`, 'content-length': '1000' },
        });
        asked.on('response', ({ ':status': status = 0 }) => statuses.set(status, (statuses.get(status) ?? 0) + 1));
        asked.on('error', () => {});
        asked.write('{');
      }
    const seen: number[] = [];
    const until = performance.now() + 10_000;
    while (performance.now() < until) {
      seen.push((await ask(`${https}/login`)).status);
      seen.push((await logIn(https)).status);
      await pause(200);
    }
    for (const line of lines) line.destroy();
    expect(new Set(seen)).toEqual(new Set([200]));
    console.info(`${name}: the bodies were answered ${JSON.stringify([...statuses])}`);
  });

  test('rejects a body above 45 MB before it arrives', async () => {
    const length = String(45 * 1024 * 1024 + 1);
    expect((await ask(`${https}/api/menu`, { 'content-length': length }, 'POST')).status).toBe(413);
  });

  test('logs no query string', async () => {
    await ask(`${https}/api/menu?clave=canario-secreto`);
    const log = () => proxy.said() + (existsSync(nginxLog) ? readFileSync(nginxLog, 'utf8') : '');
    await until(() => (log().includes('GET /api/menu') ? true : undefined));
    expect(log()).not.toContain('canario-secreto');
  });
});
