import { randomUUID } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { type CallName, contract } from '../../domain/contract';
import type { AffiliateCode, Endpoint } from '../../domain/contract/endpoint';
import { onEachServer } from './on-each-server';
import { type Asked, field } from './server-under-test';

const titular = '10000001';
const minor = '10000011';
const adultDependant = '10000013';
const stranger = '10000003';

const calls = (Object.keys(contract) as CallName[]).map((name) => ({ name, endpoint: contract[name] as Endpoint }));

/** The call with one affiliate code in every place where the contract has one. */
const withCode = ({ affiliate, method, bodyAs, body }: Endpoint, code: string): Asked => {
  const fields = (place: AffiliateCode['in']) =>
    Object.fromEntries((affiliate ?? []).filter((each) => each.in === place).map(({ field: name }) => [name, code]));
  const query = fields('query');
  if (method === 'GET' || body === undefined) return { query };
  if (bodyAs !== 'multipart') return { query, body: fields('body') };
  const raw = new FormData();
  for (const [name, value] of Object.entries(fields('body'))) raw.set(name, value);
  raw.append('images', new File(['x'], 'x.jpg', { type: 'image/jpeg' }));
  return { query, raw };
};

type Verdict = 'refused' | 'forbidden' | 'past the rule';
const verdictOf = (status: number): Verdict | number => {
  if (status === 401) return 'refused';
  if (status === 403) return 'forbidden';
  // 400: the rule let the call through to its schema; 404 and 501 come after the rule as well.
  return [200, 400, 404, 501].includes(status) ? 'past the rule' : status;
};

/** The declared answer, written here a second time and from the contract alone. */
const needsMember = ({ access }: Endpoint) => access === 'member';
const declared = {
  nobody: (endpoint: Endpoint): Verdict =>
    endpoint.access === 'public' && !endpoint.affiliate
      ? 'past the rule'
      : endpoint.access === 'public'
        ? 'forbidden'
        : 'refused',
  anonymous: (endpoint: Endpoint): Verdict =>
    needsMember(endpoint) ? 'refused' : endpoint.affiliate ? 'forbidden' : 'past the rule',
  titularWith: (endpoint: Endpoint, allowed: readonly string[]): Verdict =>
    (endpoint.affiliate ?? []).every(({ whose }) => allowed.includes(whose)) ? 'past the rule' : 'forbidden',
  dependantWith: (endpoint: Endpoint, own: boolean): Verdict =>
    !own && endpoint.affiliate ? 'forbidden' : 'past the rule',
};
const always = ['self', 'selfOrMinors', 'core'];

onEachServer('access matrix', { IDENTITY_ANSWERS: 'servidor' }, (server) => {
  let tokens: Record<'titular' | 'dependant' | 'minor' | 'anonymous', string>;
  let broken: Record<string, string>;

  beforeAll(async () => {
    await server.db.query(
      `INSERT INTO cuentas (codigo_afiliado, clave_hash, correo, estado)
       SELECT $1, clave_hash, 'sofia@ejemplo.do', 'activa' FROM cuentas WHERE codigo_afiliado = $2`,
      [minor, titular],
    );
    tokens = {
      titular: await server.member('001-1000001-1'),
      dependant: await server.member('001-1000013-1'),
      minor: await server.member('200000011', 2),
      anonymous: await server.anonymous(),
    };
    broken = await brokenTokens();
  });

  const brokenTokens = async (): Promise<Record<string, string>> => {
    const [secret] = await server.db.query<{ valor: string }>(`SELECT valor FROM secretos`);
    const key = Buffer.from(secret?.valor ?? '', 'base64url');
    const good = await server.member('001-1000001-1');
    const payload: Record<string, unknown> = JSON.parse(Buffer.from(good.split('.')[1] ?? '', 'base64url').toString());
    const time = Math.floor(server.clock.time / 1000);
    const sign = (
      change: Record<string, unknown> = {},
      header: { alg: string; typ?: string } = { alg: 'HS256', typ: 'ov-acceso+jwt' },
      by = key,
    ) => new SignJWT({ ...payload, ...change }).setProtectedHeader(header).sign(by);
    const revoked = await server.member('001-1000001-1');
    const jti = field(JSON.parse(Buffer.from(revoked.split('.')[1] ?? '', 'base64url').toString()), 'jti');
    await server.db.query(`UPDATE fichas SET revocada = $2 WHERE jti = $1`, [String(jti), new Date(server.clock.time)]);
    const [header, , signature] = good.split('.');
    const claim = Buffer.from(JSON.stringify({ ...payload, codigoAfiliado: stranger })).toString('base64url');
    server.clock.time += 5_000;
    return {
      empty: '',
      'not a token': 'abc',
      '10 kB': `${'a'.repeat(10_000)}.b.c`,
      expired: await sign({ exp: time - 1 }),
      'without expiry': await sign({ exp: undefined }),
      'alg none': new UnsecuredJWT(payload).encode(),
      'another key': await sign({}, undefined, Buffer.from(randomUUID())),
      'another algorithm': await sign({}, { alg: 'HS512', typ: 'ov-acceso+jwt' }),
      'another purpose': await sign({}, { alg: 'HS256', typ: 'ov-enlace+jwt' }),
      'another issuer': await sign({ iss: 'otro' }),
      'another audience': await sign({ aud: 'otra' }),
      'a changed claim': `${header}.${claim}.${signature}`,
      'an unknown jti': await sign({ jti: randomUUID() }),
      revoked,
    };
  };

  const verdict = async (name: CallName, asked: Asked) => verdictOf((await server.call(name, asked)).status);

  test.each(calls)('$name answers each caller as its contract declares', async ({ name, endpoint }) => {
    const as = (code: string, token?: string) =>
      verdict(name, { ...withCode(endpoint, code), ...(token === undefined ? {} : { token }) });
    const got = {
      nobody: await as(titular),
      anonymous: await as(titular, tokens.anonymous),
      titular: await as(titular, tokens.titular),
      'titular for a minor': await as(minor, tokens.titular),
      'titular for an adult of the core': await as(adultDependant, tokens.titular),
      'titular for a stranger': await as(stranger, tokens.titular),
      'titular for nobody there is': await as('99999999', tokens.titular),
      dependant: await as(adultDependant, tokens.dependant),
      'dependant for the titular': await as(titular, tokens.dependant),
      'dependant for a minor': await as(minor, tokens.dependant),
      'minor with an account': await as(minor, tokens.minor),
      'minor for the titular': await as(titular, tokens.minor),
      'minor for an adult of the core': await as(adultDependant, tokens.minor),
    };
    expect(got).toEqual({
      nobody: declared.nobody(endpoint),
      anonymous: declared.anonymous(endpoint),
      titular: declared.titularWith(endpoint, always),
      'titular for a minor': declared.titularWith(endpoint, ['selfOrMinors', 'core']),
      'titular for an adult of the core': declared.titularWith(endpoint, ['core']),
      'titular for a stranger': declared.titularWith(endpoint, []),
      'titular for nobody there is': declared.titularWith(endpoint, []),
      dependant: declared.dependantWith(endpoint, true),
      'dependant for the titular': declared.dependantWith(endpoint, false),
      'dependant for a minor': declared.dependantWith(endpoint, false),
      'minor with an account': declared.dependantWith(endpoint, true),
      'minor for the titular': declared.dependantWith(endpoint, false),
      'minor for an adult of the core': declared.dependantWith(endpoint, false),
    });
  });

  test('no answer of any call carries the answer to an identity question', async () => {
    const newcomer = ['CodigoAfiliado=10000021', 'TipoDocumento=1&Documento=001-1000021-1'];
    const asked: string[] = [];
    const told: string[] = [];
    const look = (name: CallName, text: string) => {
      if (text.includes('"pregunta":"¿')) asked.push(name);
      if (/"pregunta":[^}]*"respuesta"|"respuesta":[^}]*"pregunta"/.test(text)) told.push(name);
    };
    for (const { name, endpoint } of calls)
      for (const token of [tokens.anonymous, tokens.titular])
        for (const query of newcomer) {
          const { text } = await server.call(name, {
            token,
            query,
            ...(endpoint.method === 'POST' ? { body: {} } : {}),
          });
          look(name, text);
        }
    const [query] = newcomer;
    const { json } = await server.call('preguntasRegistro', { token: tokens.anonymous, query });
    const respuestas = [0, 1, 2].map((at) => ({ id: field(json, 'preguntas', at, 'id'), texto: 'no es' }));
    const wrong = { desafio: field(json, 'desafio'), respuestas };
    look('comprobarRegistro', (await server.call('comprobarRegistro', { token: tokens.anonymous, body: wrong })).text);
    expect([new Set(asked), told]).toEqual([
      new Set(['autenticar', 'preguntasSeguridad', 'preguntasRegistro', 'comprobarRegistro']),
      [],
    ]);
  });

  test('every call that needs a token rejects every bad one with the same message', async () => {
    const bodies = new Set<unknown>();
    const accepted: string[] = [];
    for (const { name, endpoint } of calls.filter(({ endpoint: { access } }) => access !== 'public'))
      for (const [kind, token] of Object.entries(broken)) {
        const { status, json } = await server.call(name, { ...withCode(endpoint, titular), token });
        bodies.add(field(json, 'mensaje'));
        if (status !== 401) accepted.push(`${name} ${kind}: ${status}`);
      }
    expect(accepted).toEqual([]);
    expect([...bodies]).toEqual(['Su sesión no es válida o ha expirado. Inicie sesión nuevamente.']);
  });

  test('a public call ignores a bad token', async () => {
    for (const token of Object.values(broken))
      expect((await server.call('autenticarUsuarioAnonimo', { token })).status).toBe(200);
  });

  test('a foreign affiliate code is recorded in the audit table', async () => {
    await server.db.query('DELETE FROM bitacora');
    await server.call('datoscontactos', {
      token: tokens.titular,
      query: { codigoAfiliado: stranger },
      ip: '198.51.100.9',
    });
    const rows = await server.db.query(`SELECT actor, ip, suceso, documento_indicado, valor_nuevo FROM bitacora`);
    expect(rows).toEqual([
      {
        actor: titular,
        ip: '198.51.100.9',
        suceso: 'codigoAjeno',
        documento_indicado: stranger,
        valor_nuevo: 'datoscontactos',
      },
    ]);
  });

  const askForMinor = async () =>
    (await server.call('getAfiliado', { token: tokens.titular, query: { CodigoAfiliado: minor } })).status;

  test('a titular loses access to a minor who comes of age', async () => {
    const born = (date: string) =>
      server.db.query(`UPDATE afiliados SET fecha_nacimiento = $1 WHERE codigo = $2`, [date, minor]);
    await born('2008-11-21');
    expect(await askForMinor()).toBe(200);
    await born('2008-11-20');
    expect(await askForMinor()).toBe(403);
    await born('2014-08-21');
  });

  test('a minor with a cancelled affiliation leaves the core', async () => {
    const affiliation = (estado: string) =>
      server.db.query(`UPDATE afiliados SET estado = $1 WHERE codigo = $2`, [estado, minor]);
    await affiliation('cancelada');
    expect(await askForMinor()).toBe(403);
    await affiliation('suspendida');
    expect(await askForMinor()).toBe(200);
    await affiliation('activa');
  });
});
