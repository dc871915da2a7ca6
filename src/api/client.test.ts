import { afterEach, describe, expect, test, vi } from 'vitest';
import { contract } from '../../domain/contract';
import { cambiarClave } from '../../domain/contract/autenticacion';
import type { Endpoint } from '../../domain/contract/endpoint';
import { datoscontactos, login } from '../../domain/contract/login';
import { getAfiliado, menu } from '../../domain/contract/start';
import { defaultPolicy } from '../../domain/rules/policy';
import { json, startWire } from '../../tests/stand-ins/wire-server';
import { type Client, createClient } from './client';
import { Problem } from './problem';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const setUp = async (
  answer: Parameters<typeof startWire>[0],
  given: {
    token?: string | null;
    online?: boolean;
    readLimitMs?: number;
    account?: { cedula: string; clave: string };
    isEnding?: (token: string) => boolean;
    traceRequests?: boolean;
  } = {},
) => {
  const wire = await startWire(answer);
  closing.push(wire.close);
  const state = { token: given.token ?? null };
  const onExpired = vi.fn(() => {
    state.token = null;
  });
  const log = vi.fn();
  const dates: (string | null)[] = [];
  const client = createClient({
    base: wire.base,
    policy: {
      ...defaultPolicy,
      readLimitMs: given.readLimitMs ?? 3_000,
      writeLimitMs: 3_000,
      traceRequests: given.traceRequests ?? false,
    },
    memberToken: () => state.token,
    onExpired,
    online: () => given.online ?? true,
    onDate: (date) => dates.push(date),
    isEnding: given.isEnding ?? (() => false),
    log,
    anonymousAccount: given.account,
  });
  return { wire, client, onExpired, log, state, dates };
};

const ofAnonymous = { path: '/api/Usuario/autenticarUsuarioAnonimo' };
const basics = { nombres: 'Ana', apellidos: 'Peña', regimen: 'CONTRIBUTIVO', tipoAfiliacion: 'TITULAR' };
const query = { codigoAfiliado: '100' };
const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: unknown) => error,
  );

test('[API-01] [API-02] [API-04] [SESS-19] sends every call below /api/, spelled as written, with the current bearer token', async () => {
  const { wire, client, state } = await setUp((heard, response) =>
    heard.path === ofAnonymous.path
      ? json(response, { token: 'anonimo' })
      : json(response, heard.path.includes('menu') ? { result: [] } : basics),
  );
  await client.call(menu, {});
  state.token = 'socio';
  await client.call(menu, {});
  await client.call(getAfiliado, { query: { CodigoAfiliado: '100' } });
  expect(wire.heard.map(({ method, path, token }) => ({ method, path, token }))).toEqual([
    { method: 'POST', path: '/api/Usuario/autenticarUsuarioAnonimo', token: null },
    { method: 'GET', path: '/api/Ajuste/menu', token: 'anonimo' },
    { method: 'GET', path: '/api/Ajuste/menu', token: 'socio' },
    { method: 'GET', path: '/api/Afiliado/getAfiliado', token: 'socio' },
  ]);
});

test('[SESS-20] [API-52] [API-53] requests the anonymous token with the configured account in the query', async () => {
  const { wire, client } = await setUp(
    (heard, response) => json(response, heard.path === ofAnonymous.path ? { token: 'a' } : { result: [] }),
    { account: { cedula: '00100000001', clave: 'de servicio' } },
  );
  await client.call(menu, {});
  expect(wire.heard[0]).toEqual({
    method: 'POST',
    path: '/api/Usuario/autenticarUsuarioAnonimo',
    query: { cedula: '00100000001', clave: 'de servicio' },
    token: null,
    body: '',
  });
});

test('[SESS-21] concurrent callers share one request for the anonymous token, and replace a rejected one', async () => {
  let issued = 0;
  const { wire, client } = await setUp((heard, response) => {
    if (heard.path === ofAnonymous.path) {
      issued += 1;
      return json(response, { token: `anonimo-${issued}` });
    }
    return heard.token === 'anonimo-1' && wire.heard.length > 6
      ? json(response, { mensaje: 'no' }, 401)
      : json(response, { result: [] });
  });
  await Promise.all(Array.from({ length: 5 }, () => client.call(menu, {})));
  expect(issued).toBe(1);
  await Promise.all([client.call(menu, {}), client.call(menu, {})]);
  expect(issued).toBe(2);
  await client.call(menu, {});
  expect(wire.heard.at(-1)?.token).toBe('anonimo-2');
});

const unsafe: readonly Endpoint[] = Object.values(contract).filter(
  ({ access, safe }: Endpoint) => access === 'anonymous' && !safe,
);

describe.each(unsafe.map((endpoint) => [endpoint.path, endpoint] as const))(
  '[PWD-08] %s, an unsafe call, is sent once after any kind of 401',
  (path, endpoint) => {
    const sent = { query: { Token: 'abc', Clave: 'secreta' }, ...(endpoint.method === 'POST' && { body: { a: 1 } }) };
    const call = (client: Client) => failure(client.call(endpoint, sent as never)); // Any endpoint and body.

    test('a 401 for the token fails as a service error, and the next try has a new token', async () => {
      let issued = 0;
      const { wire, client } = await setUp((heard, response) => {
        if (heard.path === ofAnonymous.path) {
          issued += 1;
          return json(response, { token: `anonimo-${issued}` });
        }
        return json(response, { mensaje: 'Su sesión venció.' }, heard.token === 'anonimo-1' ? 401 : 418);
      });
      const tries = () => wire.heard.filter((heard) => heard.path === `/api/${path}`).map(({ token }) => token);
      expect(await call(client)).toMatchObject({ kind: 'sinServicio', status: 401, mensaje: '', retryAfterMs: 0 });
      expect(tries()).toEqual(['anonimo-1']);
      expect(await call(client)).toMatchObject({ kind: 'sinServicio', status: 418 });
      expect(tries()).toEqual(['anonimo-1', 'anonimo-2']);
    });

    test('a 401 for the call itself keeps the token', async () => {
      const { wire, client } = await setUp((heard, response) => {
        if (heard.path === ofAnonymous.path) return json(response, { token: 'anonimo' });
        return heard.path === `/api/${path}`
          ? json(response, { mensaje: 'El enlace venció.' }, 401)
          : json(response, { result: [] });
      });
      expect(await call(client)).toMatchObject({ kind: 'sinServicio', status: 401, mensaje: 'El enlace venció.' });
      expect(await client.call(menu, {})).toEqual([]);
      expect(wire.heard.map((heard) => heard.path.replace('/api/', ''))).toEqual([
        'Usuario/autenticarUsuarioAnonimo',
        path,
        'utility/feature/flags',
        'Ajuste/menu',
      ]);
    });
  },
);

test('replaces a token that is about to expire before the next call', async () => {
  let issued = 0;
  const { wire, client } = await setUp(
    (heard, response) => {
      if (heard.path === ofAnonymous.path) issued += 1;
      return json(response, heard.path === ofAnonymous.path ? { token: `anonimo-${issued}` } : { codigoMensaje: 1007 });
    },
    { isEnding: (token) => token === 'anonimo-1' },
  );
  await client.call(cambiarClave, { query: { Token: 'x', Clave: 'secreta' } });
  await client.call(cambiarClave, { query: { Token: 'x', Clave: 'secreta' } });
  expect(wire.heard.map(({ token }) => token)).toEqual([null, null, 'anonimo-2', 'anonimo-2']);
});

test("reads the server's time from every answer, also refusals, but not from cached ones", async () => {
  const headers: Record<string, string>[] = [
    { date: 'Sat, 21 Nov 2026 16:00:00 GMT' },
    { date: 'Sat, 21 Nov 2026 16:00:01 GMT' },
    { date: 'Sat, 21 Nov 2026 15:00:00 GMT', age: '3600' },
  ];
  const { client, dates } = await setUp(
    (_, response) => json(response, basics, headers.length === 2 ? 403 : 200, headers.shift()),
    {
      token: 't',
    },
  );
  for (let call = 0; call < 3; call += 1) await failure(client.call(datoscontactos, { query }));
  expect(dates).toEqual(['Sat, 21 Nov 2026 16:00:00 GMT', 'Sat, 21 Nov 2026 16:00:01 GMT']);
});

test('the next caller retries a failed anonymous token', async () => {
  let first = true;
  const { client } = await setUp((heard, response) => {
    if (heard.path !== ofAnonymous.path) return json(response, { result: [] });
    if (!first) return json(response, { token: 'a' });
    first = false;
    return json(response, {}, 500);
  });
  expect(await failure(client.call(menu, {}))).toMatchObject({ kind: 'sinServicio', status: 500 });
  expect(await client.call(menu, {})).toEqual([]);
});

test("[SESS-22] a member's rejected token is reported once, and never replaced by the anonymous one", async () => {
  const { wire, client, onExpired } = await setUp((_, response) => json(response, { mensaje: 'no' }, 401), {
    token: 'viejo',
  });
  const answers = await Promise.all(Array.from({ length: 5 }, () => failure(client.call(datoscontactos, { query }))));
  expect(answers).toEqual(Array.from({ length: 5 }, () => expect.objectContaining({ kind: 'sesionVencida' })));
  expect(onExpired).toHaveBeenCalledTimes(1);
  expect(wire.heard.map(({ token }) => token)).toEqual(['viejo', 'viejo', 'viejo', 'viejo', 'viejo']);
});

test('the call that ends the session fails with its refusal, and the others as interrupted', async () => {
  const { wire, client, state, onExpired } = await setUp(
    (heard, response) => {
      if (heard.path.includes('menu')) json(response, {}, 401);
    },
    { token: 'viejo' },
  );
  onExpired.mockImplementation(() => {
    state.token = null;
    client.newEpoch();
  });
  const interrupted = failure(client.call(datoscontactos, { query }));
  await vi.waitFor(() => expect(wire.heard).toHaveLength(1));
  expect(await failure(client.call(menu, {}))).toMatchObject({ kind: 'sesionVencida', status: 401 });
  expect(await interrupted).toMatchObject({ kind: 'sesionVencida', status: undefined });
});

test('sends no member call without a session', async () => {
  const { wire, client } = await setUp((_, response) => json(response, {}));
  expect(await failure(client.call(datoscontactos, { query }))).toMatchObject({ kind: 'sesionVencida' });
  expect(wire.heard).toEqual([]);
});

// This Node decodes the bytes 0x80–0x9F of windows-1252 unlike browsers; e2e/charset.spec.ts proves those in Chromium.
const accents = 'ñ á é í ó ú ü ¿ ¡ Ñ º';
const latin = Buffer.from(accents, 'latin1');

test.each([
  ['declared ISO-8859-1', 'application/json; charset=ISO-8859-1', latin],
  ['declared windows-1252', 'application/json; charset="windows-1252"', latin],
  ['undeclared, not UTF-8', 'application/json', latin],
  ['declared UTF-8', 'application/json; charset=utf-8', Buffer.from(accents)],
  ['undeclared UTF-8', 'application/json', Buffer.from(accents)],
  ['undeclared UTF-8 with a mark', 'application/json', Buffer.from(`\ufeff${accents}`)],
  ['an unknown charset', 'application/json; charset=klingon', latin],
])('[API-03] decodes accents in %s', async (_, contentType, words) => {
  const { client } = await setUp(
    (heard, response) => {
      expect(heard.path).toBe('/api/Afiliado/getAfiliado');
      response.writeHead(200, { 'content-type': contentType });
      const marked = words[0] === 0xef;
      const whole = Buffer.concat([
        ...(marked ? [words.subarray(0, 3)] : []),
        Buffer.from('{"nombres":"'),
        marked ? words.subarray(3) : words,
        Buffer.from('","apellidos":"x","regimen":"x","tipoAfiliacion":"x"}'),
      ]);
      response.end(whole);
    },
    { token: 't' },
  );
  const reply = await client.call(getAfiliado, { query: { CodigoAfiliado: '100' } });
  expect(reply.nombres).toBe(accents);
});

test('[API-06] accepts an answer with and without a result wrapper', async () => {
  let wrapped = false;
  const { client } = await setUp((_, response) => json(response, wrapped ? { result: basics } : basics), {
    token: 't',
  });
  const ask = () => client.call(getAfiliado, { query: { CodigoAfiliado: '100' } });
  const bare = await ask();
  wrapped = true;
  expect(await ask()).toEqual(bare);
  expect(bare).toMatchObject(basics);
});

test('retries a safe call at most twice, and other calls never', async () => {
  const { wire, client } = await setUp((_, response) => json(response, {}, 503), { token: 't', readLimitMs: 8_000 });
  expect(await failure(client.call(menu, {}))).toMatchObject({ kind: 'sinServicio', status: 503 });
  expect(wire.heard).toHaveLength(3);
  wire.heard.length = 0;
  expect(await failure(client.call(cambiarClave, { query: { Token: 'x', Clave: 'secreta' } }))).toBeInstanceOf(Problem);
  expect(wire.heard).toHaveLength(1);
});

test('does not retry while offline', async () => {
  const { wire, client } = await setUp((_, response) => response.destroy(), { token: 't', online: false });
  expect(await failure(client.call(menu, {}))).toMatchObject({ kind: 'sinConexion' });
  expect(wire.heard).toHaveLength(1);
});

test('a trickling reply ends at the time limit', async () => {
  const { client } = await setUp(
    (_, response, request) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 20);
      request.on('close', () => clearInterval(drip));
    },
    { token: 't', readLimitMs: 300 },
  );
  const began = performance.now();
  expect(await failure(client.call(menu, {}))).toMatchObject({ kind: 'sinRespuesta' });
  expect(performance.now() - began).toBeLessThan(5_000);
});

test('a call ends at its time limit even if fetch ignores the abort', async () => {
  const { client } = await setUp((_, response) => json(response, { token: 'a' }));
  const deaf = createClient({
    base: 'http://127.0.0.1/api/',
    policy: { ...defaultPolicy, readLimitMs: 100, writeLimitMs: 100 },
    memberToken: () => null,
    onExpired: () => {},
    online: () => true,
    onDate: () => {},
    isEnding: () => false,
    log: () => {},
    fetch: () => new Promise(() => {}),
  });
  expect(await failure(deaf.call(menu, {}))).toMatchObject({ kind: 'sinRespuesta' });
  expect(await failure(deaf.call(menu, {}))).toMatchObject({ kind: 'sinRespuesta' });
  expect(await failure(client.call(menu, {}))).toMatchObject({ kind: 'ilegible' });
});

const most = 8 * 1024 * 1024;

test.each([
  ['of 8 MB is read', most, {}, basics.nombres],
  ['that announces 8 MB is read', most, { 'content-length': most }, basics.nombres],
  ['above 8 MB is unreadable', most + 1, {}, 'ilegible'],
  ['that announces more is unreadable before it arrives', 0, { 'content-length': most + 1 }, 'ilegible'],
])('an answer %s', async (_, length, headers, expected) => {
  const body = Buffer.alloc(length, ' ');
  body.write(JSON.stringify(basics));
  const { client } = await setUp(
    (_, response) => {
      response.writeHead(200, headers).flushHeaders();
      if (length > 0) response.end(body);
    },
    { token: 'socio', readLimitMs: defaultPolicy.readLimitMs },
  );
  const end = await client.call(getAfiliado, { query: { CodigoAfiliado: '100' } }).then(
    ({ nombres }) => nombres,
    (error: unknown) => (error instanceof Problem ? error.kind : error),
  );
  expect(end).toBe(expected);
});

test('leaving the state aborts the call; a new session drops pending calls', async () => {
  const cut: string[] = [];
  const { client, wire } = await setUp(
    (heard, _, request) => {
      request.on('close', () => cut.push(heard.path));
    },
    { token: 't' },
  );
  const leaving = new AbortController();
  const left = failure(client.call(menu, {}, leaving.signal));
  const old = failure(client.call(datoscontactos, { query }));
  await vi.waitFor(() => expect(wire.heard).toHaveLength(2));
  leaving.abort();
  client.newEpoch();
  expect(await left).toMatchObject({ name: 'AbortError' });
  expect(await old).toMatchObject({ kind: 'sesionVencida' });
  await vi.waitFor(() => expect(cut.sort()).toEqual(['/api/Afiliado/datoscontactos', '/api/Ajuste/menu']));
});

test('an error answer keeps its message, status and Retry-After', async () => {
  const { client, log } = await setUp(
    (_, response) => json(response, { mensaje: ' Espere un momento. ', sinEfecto: true }, 429, { 'retry-after': '0' }),
    { token: 't' },
  );
  expect(await failure(client.call(menu, {}))).toMatchObject({
    kind: 'sinServicio',
    status: 429,
    mensaje: 'Espere un momento.',
    nothingDone: true,
    retryAfterMs: 0,
  });
  expect(log.mock.calls).toEqual([[{ call: 'Ajuste/menu', kind: 'sinServicio', status: 429 }]]);
});

test.each([
  ['3', 3000],
  ['3600', 3_600_000],
  ['Fri, 31 Dec 9999 23:59:59 GMT', undefined],
])(
  'a refusal with retry-after: %s is reported in its own words after two short pauses',
  async (after, retryAfterMs) => {
    const { wire, client } = await setUp(
      (_, response) => json(response, { mensaje: 'Espere.' }, 503, { 'retry-after': after }),
      { token: 't' },
    );
    const { kind, status, mensaje, retryAfterMs: wait } = (await failure(client.call(menu, {}))) as Problem;
    expect([kind, status, mensaje, wait]).toEqual(['sinServicio', 503, 'Espere.', retryAfterMs]);
    expect(wire.heard).toHaveLength(3);
  },
);

test.each([
  ['3', `${'a'.repeat(499)}ñb`, 3000, `${'a'.repeat(499)}ñ`],
  ['-1', 7, undefined, ''],
  ['mañana', null, undefined, ''],
])('keeps the usable parts of a refusal with retry-after: %s', async (after, mensaje, retryAfterMs, kept) => {
  const { client } = await setUp((heard, response) =>
    heard.path === ofAnonymous.path
      ? json(response, { token: 'a' })
      : json(response, { mensaje }, 409, { 'retry-after': encodeURI(after) }),
  );
  const body = { identificacion: { tipoDocumento: 1 as const, documento: '001-1234567-8' }, clave: 'secreta' };
  const { kind, status, mensaje: said, retryAfterMs: wait } = (await failure(client.call(login, { body }))) as Problem;
  expect({ kind, status, said, wait }).toEqual({ kind: 'sinServicio', status: 409, said: kept, wait: retryAfterMs });
});

test('[LOGIN-28] [FMT-10] the log-in request has identificacion and clave, the cédula with its hyphens', async () => {
  const { wire, client } = await setUp((heard, response) =>
    json(response, heard.path === ofAnonymous.path ? { token: 'a' } : { codigoMensaje: 1006, mensaje: 'no' }),
  );
  const body = { identificacion: { tipoDocumento: 1 as const, documento: '001-1234567-8' }, clave: 'secreta' };
  expect(await client.call(login, { body })).toEqual({ codigoMensaje: 1006, mensaje: 'no' });
  expect(JSON.parse(wire.heard.at(-1)?.body ?? '')).toEqual({
    identificacion: { tipoDocumento: 1, documento: '001-1234567-8' },
    clave: 'secreta',
  });
  expect(wire.heard.at(-1)?.query).toEqual({});
});

test('the log line of a failed log-in contains neither document nor password', async () => {
  const { client, log } = await setUp((heard, response) =>
    heard.path === ofAnonymous.path ? json(response, { token: 'secreto-anonimo' }) : json(response, {}, 500),
  );
  const body = { identificacion: { tipoDocumento: 1 as const, documento: '001-1234567-8' }, clave: 'canario' };
  await failure(client.call(login, { body }));
  expect(JSON.stringify(log.mock.calls)).toBe('[[{"call":"Autenticacion/login","kind":"sinServicio","status":500}]]');
});

test.each([true, false])('with traceRequests %s a call tells the server its trace, or not', async (traceRequests) => {
  const told: unknown[] = [];
  const { client } = await setUp(
    (_, response, request) => {
      told.push(request.headers.traceparent);
      json(response, basics);
    },
    { token: 'socio', traceRequests },
  );
  await client.call(getAfiliado, { query: { CodigoAfiliado: '100' } });
  expect(told).toEqual([traceRequests ? expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/) : undefined]);
});
