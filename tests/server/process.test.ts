import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoMembers } from '../../server/demo/members';
import { newPgliteFolder } from './databases';
import { demoToken, field } from './server-under-test';

const root = fileURLToPath(new URL('../..', import.meta.url));

const run = (file: string, environment: Record<string, string>) => {
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, file)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH ?? '', PORT: '0', HOST: '127.0.0.1', ...environment },
  });
  const said = { out: '', error: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    said.error += chunk;
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, said, ended };
};

const until = async <T>(read: () => T | null | undefined | false, limitMs = 20_000): Promise<T> => {
  for (const end = Date.now() + limitMs; Date.now() < end; await new Promise((again) => setTimeout(again, 20))) {
    const value = read();
    if (value !== null && value !== undefined && value !== false) return value;
  }
  throw new Error(`not within ${limitMs} ms`);
};
const readyAt = (said: { out: string }) => until(() => /lista en (http:\/\/localhost:\d+)/.exec(said.out)?.[1]);
const jsonLines = (out: string): Record<string, unknown>[] =>
  out
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const canaries = ['canario-clave-9731', '402-9731555-1', '40297315551', 'canario.token.9731', 'canario-consulta'];

describe('the server as a process', () => {
  let folder: string;
  let server: ReturnType<typeof run>;
  let origin: string;
  beforeAll(async () => {
    folder = await newPgliteFolder();
    server = run('server/main.ts', { DATA_DIR: folder, POLICY_LOGINS_PER_IP_PER_MINUTE: '8', DEMO_TOKEN: demoToken });
    origin = await readyAt(server.said);
  });
  afterAll(async () => {
    server.child.kill('SIGKILL');
    await server.ended;
    rmSync(folder, { recursive: true, force: true });
  });

  const anonymous = async () =>
    String(
      field(await (await fetch(`${origin}/api/Usuario/autenticarUsuarioAnonimo`, { method: 'POST' })).json(), 'token'),
    );
  const login = (token: string, documento: string, clave: string, headers: Record<string, string> = {}) =>
    fetch(`${origin}/api/Autenticacion/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
      body: JSON.stringify({ identificacion: { tipoDocumento: 1, documento }, clave }),
    });

  test('prints one ready line, then the demo members', async () => {
    await until(() => server.said.out.includes(demoMembers.at(-1)?.porque ?? ''));
    expect(server.said.out.match(/lista en/g)).toHaveLength(1);
    for (const { documento, clave, para, porque } of demoMembers)
      expect(server.said.out).toMatch(
        new RegExp(`${documento} .*${clave} .*${para.slice(0, 12)}.*${porque.slice(0, 12)}`),
      );
  });

  test('after the table it prints the links to the pages of the demonstration, with their token', async () => {
    const link = await until(() => /http:\/\/localhost:\d+\/demo\/personas\?acceso=[\w-]+/.exec(server.said.out)?.[0]);
    expect(link).toBe(`${origin}/demo/personas?acceso=${demoToken}`);
    expect(server.said.out.indexOf(link)).toBeGreaterThan(server.said.out.indexOf(demoMembers.at(-1)?.porque ?? ''));
  });

  test('health reports the engine, its promises, the version and the start time', async () => {
    expect(await (await fetch(`${origin}/health`)).json()).toEqual({
      status: 'ok',
      engine: 'pglite',
      durability: expect.stringContaining('corte de energía'),
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      uptimeSeconds: expect.any(Number),
    });
  });

  test('demo:reset does not touch a folder in use', async () => {
    const reset = run('server/demo/reset.ts', { DATA_DIR: folder });
    expect(await reset.ended).toBe(1);
    expect(reset.said.error).toContain('ya está en uso');
    expect(existsSync(join(folder, 'pglite'))).toBe(true);
  });

  test('logs neither secrets nor documents', async () => {
    const [clave = '', documento = '', , token = '', consulta = ''] = canaries;
    const own = await anonymous();
    await login(own, documento, clave);
    await login(token, documento, clave);
    const headers = { authorization: `Bearer ${own}` };
    for (const path of [
      `/api/Autenticacion/cambiarClave?Token=${token}&Clave=${clave}`,
      `/api/Usuario/autenticarUsuarioAnonimo?cedula=${documento}&clave=${clave}`,
      `/solicitud/cambioClave/${token}`,
      `/SOLICITUD/cambiocorreo/Token=${token}`,
      `/pagos/movil/${documento};100;${token}`,
      `/confirmacionBilletera/${token}`,
      `/api/${documento}/x?${consulta}`,
      `/${documento}`,
      `/login?volver=${consulta}`,
      `/salto%0d%0a{"level":"error"}`,
    ])
      await fetch(`${origin}${path}`, { headers });
    const lines = await until(() => {
      const found = jsonLines(server.said.out);
      return found.some(({ path }) => String(path).startsWith('/salto')) && found;
    });
    for (const canary of [...canaries, own, ...own.split('.').slice(1)]) expect(server.said.out).not.toContain(canary);
    const allowed = [
      'call',
      'detail',
      'event',
      'ip',
      'level',
      'method',
      'ms',
      'path',
      'requestId',
      'scope',
      'status',
      'time',
      'whom',
    ];
    for (const line of lines) expect(allowed).toEqual(expect.arrayContaining(Object.keys(line)));
    expect(lines.find(({ event, call }) => event === 'request' && call === 'login')).toMatchObject({
      event: 'request',
      method: 'POST',
      path: '/api/Autenticacion/login',
      status: 200,
      scope: 'anonimo',
    });
    expect(lines.map(({ path }) => path)).toContain('/solicitud/cambioClave/***');
  });

  test('too many log-ins from one address are rejected with a time to wait, whatever address it claims', async () => {
    const token = await anonymous();
    const statuses: number[] = [];
    let wait: string | null = null;
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const response = await login(token, '001-6666666-6', 'x', { 'x-forwarded-for': `10.0.0.${attempt}` });
      statuses.push(response.status);
      wait ??= response.headers.get('retry-after');
    }
    expect(statuses).toContain(429);
    expect(statuses.at(-1)).toBe(429);
    expect(Number(wait)).toBeGreaterThan(0);
    expect(Number(wait)).toBeLessThanOrEqual(60);
  });

  test('on a stop signal it finishes its answers, releases the folder and can start again', async () => {
    const token = await anonymous();
    await fetch(`${origin}/demo/fallos?acceso=${demoToken}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ call: 'menu', fault: 'demora', value: 700 }),
    });
    const slow = fetch(`${origin}/api/Ajuste/menu`, { headers: { authorization: `Bearer ${token}` } });
    await new Promise((later) => setTimeout(later, 200));
    const began = Date.now();
    server.child.kill('SIGTERM');
    expect((await slow).status).toBe(200);
    expect(await server.ended).toBe(0);
    expect(Date.now() - began).toBeLessThan(10_000);
    expect(existsSync(join(folder, 'en-uso'))).toBe(false);
    server = run('server/main.ts', { DATA_DIR: folder });
    origin = await readyAt(server.said);
    const again = await fetch(`${origin}/api/Ajuste/menu`, { headers: { authorization: `Bearer ${token}` } });
    expect(again.status).toBe(200);
  });

  test('killed, it leaves a lock that the next start takes over; failures stay counted', async () => {
    server.child.kill('SIGKILL');
    await server.ended;
    expect(existsSync(join(folder, 'en-uso'))).toBe(true);
    server = run('server/main.ts', { DATA_DIR: folder, POLICY_LOGINS_PER_IP_PER_MINUTE: '8' });
    origin = await readyAt(server.said);
    expect((await login(await anonymous(), '001-6666666-6', 'x')).status).toBe(429);
  });

  test('a port in use is reported in one line', async () => {
    const { port } = new URL(origin);
    const second = run('server/main.ts', { API_ORIGIN: 'http://127.0.0.1:1', PORT: port });
    expect(await second.ended).toBe(1);
    expect(second.said.error).toBe(`El puerto ${port} ya está en uso. Use otro con PORT.\n`);
  });
});

describe('failed starts', () => {
  test.each<[string, Record<string, string>, string]>([
    ['demo data in production', { NODE_ENV: 'production', DEMO: 'si' }, 'DEMO=forzar'],
    ['no PostgreSQL', { DATABASE_URL: 'postgres://127.0.0.1:1/x' }, 'PostgreSQL de DATABASE_URL'],
  ])(
    '%s is reported in one line with a non-zero exit code',
    async (_, environment, line) => {
      const { said, ended } = run('server/main.ts', environment);
      expect(await ended).toBe(1);
      expect(said.error.trim().split('\n')).toEqual([expect.stringContaining(line)]);
      expect(said.out).toBe('');
    },
    20_000,
  );

  test('demo:reset empties the folder of the demo, and the next start seeds it again', async () => {
    const folder = await newPgliteFolder();
    const { said, ended } = run('server/demo/reset.ts', { DATA_DIR: folder });
    expect(await ended).toBe(0);
    expect(said.out).toContain('El próximo inicio los crea de nuevo');
    expect(existsSync(join(folder, 'pglite'))).toBe(false);
    rmSync(folder, { recursive: true, force: true });
  });
});
