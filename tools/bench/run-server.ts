import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { screamingSnakeCase } from '../../server/settings/environment';
import { serverPolicyDefaults } from '../../server/settings/server-policy';
import { freePort } from '../../tests/built/server-process';
import { newPgliteFolder, openCluster } from '../../tests/server/databases';

export interface Asked {
  path: string;
  /** POST with a body and GET without one, unless it says otherwise. */
  method?: string;
  ip: string;
  token?: string;
  json?: unknown;
  body?: Buffer;
  type?: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 900 });
export const ask = (origin: string, asked: Asked) =>
  new Promise<{ ms: number; status: number; text: string }>((resolve, reject) => {
    const began = performance.now();
    const { path, ip, token = '', json, body, type = 'application/json' } = asked;
    const bytes = body ?? (json === undefined ? undefined : Buffer.from(JSON.stringify(json)));
    const headers = {
      'x-forwarded-for': ip,
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      ...(bytes === undefined ? {} : { 'content-type': type, 'content-length': String(bytes.length) }),
    };
    const method = asked.method ?? (bytes === undefined ? 'GET' : 'POST');
    const outgoing = request(`${origin}/api/${path}`, { agent, method, headers });
    outgoing.on('error', reject).on('response', (incoming) => {
      let text = '';
      incoming.on('data', (chunk: Buffer) => {
        text += chunk.toString('utf8');
      });
      incoming.on('end', () => resolve({ ms: performance.now() - began, status: incoming.statusCode ?? 0, text }));
      incoming.on('error', reject);
    });
    outgoing.end(bytes);
  });

const tokenIn = (text: string): string => String(JSON.parse(text).token ?? '');
export const visit = async (origin: string, ip: string) =>
  tokenIn((await ask(origin, { path: 'Usuario/autenticarUsuarioAnonimo', ip, json: {} })).text);

export const credentials = (documento: string, clave: string) => ({
  identificacion: { tipoDocumento: 1, documento },
  clave,
});

/** The token of a member who logs in from that address. */
export const logIn = async (origin: string, ip: string, documento: string): Promise<string> => {
  const json = credentials(documento, 'clave1234');
  const token = await visit(origin, ip);
  return tokenIn((await ask(origin, { path: 'Autenticacion/login', ip, token, json })).text);
};

/** Asks again and again until the time is up, and counts the statuses; 0 is a connection that broke. */
export const createFlood = (origin: string, forMs: number, pauseMs: (status: number) => number) => {
  const until = performance.now() + forMs;
  const statuses = new Map<string, number>();
  return {
    repeat: async (what: string, asked: () => Asked): Promise<void> => {
      while (performance.now() < until) {
        const status = await ask(origin, asked()).then(
          (answer) => answer.status,
          () => 0,
        );
        statuses.set(`${what} ${status}`, (statuses.get(`${what} ${status}`) ?? 0) + 1);
        const ms = pauseMs(status);
        if (ms > 0) await pause(ms);
      }
    },
    told: () => [...statuses].map(([what, times]) => `${what} ${times}`).join(', '),
  };
};

/**
 * The sources of the server, or what was built of them, with the demo's members and the limits of production; it answers
 * `memory` with its own.
 */
export const runServer = async (
  environment: Record<string, string>,
  { built } = { built: false },
): Promise<{ server: ChildProcess; origin: string }> => {
  const production = Object.entries(serverPolicyDefaults(false)).map(([key, value]) => [
    `POLICY_${screamingSnakeCase(key)}`,
    String(value),
  ]);
  const tell = fileURLToPath(new URL('./tell-memory.mjs', import.meta.url));
  // With a PUBLIC_URL the server says that one, not where it listens.
  const port = await freePort();
  const program = built ? ['dist/server/main.js'] : ['--import', 'tsx', 'server/main.ts'];
  const server = spawn(process.execPath, ['--expose-gc', '--import', tell, ...program], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...{
        PATH: process.env.PATH ?? '',
        PORT: String(port),
        HOST: '127.0.0.1',
        DEMO: 'si',
        TRUST_PROXY: '1',
        LOG_LEVEL: 'error',
      },
      ...Object.fromEntries(production),
      ...environment,
    },
  });
  let said = '';
  server.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString('utf8');
  });
  while (!said.includes('lista en ')) await pause(50);
  return { server, origin: `http://127.0.0.1:${port}` };
};

export type Measure = (name: string, environment: Record<string, string>, folder: string) => Promise<void>;

const onPglite = async (measure: Measure): Promise<void> => {
  const folder = await newPgliteFolder();
  await measure('PGlite', { DATA_DIR: folder }, folder);
  rmSync(folder, { recursive: true, force: true });
};

const onPostgres = async (measure: Measure): Promise<void> => {
  const cluster = await openCluster?.({ content: 'demo' });
  if (cluster === undefined) return console.log('PostgreSQL: not installed');
  await measure('PostgreSQL', { DATABASE_URL: cluster.url }, cluster.folder);
  await cluster.close();
};

/** One after the other where times are measured. */
export const onBothDatabases = async (measure: Measure, { atOnce } = { atOnce: false }): Promise<void> => {
  if (atOnce) await Promise.all([onPglite(measure), onPostgres(measure)]);
  else for (const on of [onPglite, onPostgres]) await on(measure);
};
