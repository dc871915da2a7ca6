import { fileURLToPath } from 'node:url';
import { type CallName, contract } from '../../domain/contract';
import { createPasswords, type Passwords } from '../../server/access/passwords';
import type { Db } from '../../server/db/db';
import { migrate } from '../../server/db/migrate';
import { demoCookie } from '../../server/demo/demo-access';
import type { NetworkSize } from '../../server/demo/network/seed-network';
import { seedDemo } from '../../server/demo/seed-demo';
import { decodeLatin } from '../../server/http/charset';
import type { LogLine } from '../../server/log/log';
import type { Environment } from '../../server/settings/environment';
import { readSettings } from '../../server/settings/settings';
import { type App, createApp } from '../../server/start/app';
import { noTelemetry, type Telemetry } from '../../server/telemetry/telemetry';

export const fixturePortal = fileURLToPath(new URL('../fixtures/portal', import.meta.url));

export interface Asked {
  query?: Record<string, string> | string;
  body?: unknown;
  /** Sent unchanged, instead of JSON. */
  raw?: BodyInit;
  token?: string;
  headers?: Record<string, string>;
  method?: string;
  path?: string;
  ip?: string;
}

export interface Answered {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
  text: string;
  /** null where the answer is no JSON. */
  json: unknown;
}

/** Calls of members to a server in any process. */
export interface Calls {
  request(path: string, init: RequestInit, ip?: string): Promise<Response>;
  call(name: CallName, asked?: Asked): Promise<Answered>;
  anonymous(): Promise<string>;
  login(documento: string, clave?: string, tipoDocumento?: number): Promise<Answered>;
  /** The token of a member who logs in. */
  member(documento: string, tipoDocumento?: number): Promise<string>;
}

export interface ServerUnderTest extends Calls {
  app: App;
  /** Asks for a page of the demonstration with its token. */
  demo(path: string, init?: RequestInit, ip?: string): Promise<Response>;
  db: Db;
  log: LogLine[];
  clock: { time: number };
  /** A token without a log-in and without a use of a limit: of a member, or of a visitor. */
  tokenOf(codigoAfiliado: string | null): Promise<string>;
  /** Deletes all rows of these tables. */
  empty(...tables: readonly string[]): Promise<void>;
  /** The number of rows of a table, `WHERE …` included. */
  count(from: string): Promise<number>;
}

/** 20-11-2026 in Santo Domingo. */
export const noon = Date.UTC(2026, 10, 20, 16);
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** One field of an answer, so that a test needs no type for the whole of it. */
export const field = (json: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), json);

export const answeredOf = async (response: Response): Promise<Answered> => {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const latin = /iso-8859-1/i.test(response.headers.get('content-type') ?? '');
  const text = latin ? decodeLatin(bytes) : Buffer.from(bytes).toString('utf8');
  const parse = (): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      return null;
    }
  };
  return { status: response.status, headers: response.headers, bytes, text, json: parse() };
};

export const callsOf = (request: Calls['request']): Calls => {
  const call: Calls['call'] = async (name, asked = {}) => {
    const { method, path } = contract[name];
    const query = asked.query === undefined ? '' : `?${new URLSearchParams(asked.query)}`;
    const body = asked.raw ?? (asked.body === undefined ? null : JSON.stringify(asked.body));
    const response = await request(
      `${asked.path ?? `/api/${path}`}${typeof asked.query === 'string' ? `?${asked.query}` : query}`,
      {
        method: asked.method ?? method,
        headers: {
          ...(asked.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(asked.token === undefined ? {} : { authorization: `Bearer ${asked.token}` }),
          ...asked.headers,
        },
        body,
      },
      asked.ip,
    );
    return answeredOf(response);
  };
  const anonymous = async () => String(field((await call('autenticarUsuarioAnonimo')).json, 'token'));
  const login: Calls['login'] = async (documento, clave = 'clave1234', tipoDocumento = 1) =>
    call('login', { token: await anonymous(), body: { identificacion: { tipoDocumento, documento }, clave } });
  return {
    request,
    call,
    anonymous,
    login,
    member: async (documento, tipoDocumento) => {
      const { json } = await login(documento, undefined, tipoDocumento);
      const token = field(json, 'token');
      if (typeof token !== 'string') throw new Error(`no log-in with ${documento}: ${JSON.stringify(json)}`);
      return token;
    },
  };
};

/** Enough for each kind of search, and copied in no time. */
export const smallNetwork: NetworkSize = { providers: 700, procedureOf: 20 };

export const seeded = async (db: Db, now: () => Date): Promise<void> => {
  await migrate(db, now);
  await seedDemo(db, createPasswords(), now, smallNetwork);
};

export const demoToken = 'acceso-de-las-pruebas';

export const emptyTables = async (db: Db, ...tables: readonly string[]): Promise<void> => {
  for (const table of tables) await db.query(`DELETE FROM ${table}`);
};

export const serve = async (
  db: Db,
  environment: Environment = {},
  clock: { time: number } = { time: noon },
  passwords: Passwords = createPasswords(),
  telemetry: Telemetry = noTelemetry(),
): Promise<ServerUnderTest> => {
  const now = () => new Date(clock.time);
  await seeded(db, now);
  const log: LogLine[] = [];
  const settings = readSettings({
    DEMO: 'si',
    DEMO_TOKEN: demoToken,
    // Registers without questions, unless a test is about them.
    IDENTITY_ANSWERS: 'contrato',
    ...environment,
  });
  const app = await createApp({
    settings,
    db,
    now,
    passwords,
    telemetry,
    log: (line) => log.push(line),
    portalFolder: fixturePortal,
  });

  const calls = callsOf(async (path, init, ip = '203.0.113.7') =>
    app.request(path, init, { incoming: { socket: { remoteAddress: ip, destroy: () => {} } } }),
  );
  const demo: ServerUnderTest['demo'] = (path, init = {}, ip) => {
    const headers = new Headers(init.headers);
    headers.set('cookie', `${demoCookie}=${demoToken}`);
    return calls.request(path, { ...init, headers }, ip);
  };
  const tokenOf: ServerUnderTest['tokenOf'] = async (codigoAfiliado) =>
    String(
      await app.tokens?.issue(codigoAfiliado === null ? { scope: 'anonimo' } : { scope: 'miembro', codigoAfiliado }),
    );
  const count: ServerUnderTest['count'] = async (from) => {
    const [row] = await db.query<{ n: number }>(`SELECT count(*) AS n FROM ${from}`);
    return row?.n ?? 0;
  };
  const empty: ServerUnderTest['empty'] = (...tables) => emptyTables(db, ...tables);
  return { app, db, log, clock, demo, tokenOf, empty, count, ...calls };
};
