import { beforeEach, describe, expect, test } from 'vitest';
import { createKeys } from '../../server/access/keys';
import type { Passwords } from '../../server/access/passwords';
import { findQuestions } from '../../server/access/questions';
import { createRegistrationProofs } from '../../server/access/registration-proof';
import { serverPolicyDefaults } from '../../server/settings/server-policy';
import { messages } from '../../server/texts/messages';
import { inTurn } from './in-turn';
import { onEachServer, serveBeside } from './on-each-server';
import { type Asked, field, type ServerUnderTest } from './server-under-test';

const luis = { code: '10000021', cedula: '001-1000021-1' };
const other = '10000025';
const clave = 'Mangu-7-Yaque';
const correo = 'luis.batista@ejemplo.do';
const minute = 60_000;
const judged = { IDENTITY_ANSWERS: 'servidor' };

const tries = Number(process.env.REGISTRATION_TRIES ?? 200);
/** What is tried there never reaches a password. */
const noWork: Passwords = { hash: async () => '', verify: async () => false };

interface Asking {
  desafio: string;
  preguntas: { id: number; pregunta: string; idTipoPregunta: number }[];
}

onEachServer('a pass for the registration', { ...judged, TOKEN_SECRET: 's'.repeat(40) }, (server) => {
  let token: string;
  beforeEach(async () => {
    await server.empty('contadores', 'intentos', 'correos', 'bitacora');
    await server.db.query(`DELETE FROM cuentas WHERE codigo_afiliado IN ($1, $2)`, [luis.code, other]);
    server.log.length = 0;
    token = await server.tokenOf(null);
  });

  const ask = async (code = luis.code, by = token, on: ServerUnderTest = server) =>
    (await on.call('preguntasRegistro', { token: by, query: { CodigoAfiliado: code } })).json as Asking;
  const answersOf = async (code: string) =>
    new Map(
      (await findQuestions(server.db, code, new Date(server.clock.time))).map(({ id, respuesta }) => [id, respuesta]),
    );
  let known: Map<string, Map<number, string>>;
  const right = async ({ preguntas }: Asking, code = luis.code) => {
    known ??= new Map([
      [luis.code, await answersOf(luis.code)],
      [other, await answersOf(other)],
    ]);
    return preguntas.map(({ id, idTipoPregunta }) => {
      const answer = known.get(code)?.get(id) ?? '';
      return { id, texto: idTipoPregunta === 1 ? answer.split('-').reverse().join('-') : answer };
    });
  };
  const judge = (desafio: string, respuestas: unknown, by = token, on: ServerUnderTest = server) =>
    on.call('comprobarRegistro', { token: by, body: { desafio, respuestas } });
  const passFor = async (code = luis.code, by = token, on: ServerUnderTest = server) => {
    const asked = await ask(code, by, on);
    return String(field((await judge(asked.desafio, await right(asked, code), by, on)).json, 'pase'));
  };
  const register = (
    pase: string | undefined,
    change: Record<string, unknown> = {},
    by = token,
    on: ServerUnderTest = server,
    asked: Asked = {},
  ) =>
    on.call('registrar', {
      token: by,
      ...asked,
      body: { codigoAfiliado: luis.code, clave, correo, ...(pase === undefined ? {} : { pase }), ...change },
    });
  const accounts = () => server.count(`cuentas WHERE codigo_afiliado IN ('${luis.code}', '${other}')`);
  const refusal = { mensaje: messages.register.answerAgain, requestId: expect.any(String) };

  test('three questions without answers, their answers at once, and a registration', async () => {
    const asked = await ask();
    expect(asked).toEqual({
      desafio: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      preguntas: Array(3).fill({
        id: expect.any(Number),
        pregunta: expect.any(String),
        idTipoPregunta: expect.any(Number),
      }),
    });
    const { json } = await judge(asked.desafio, await right(asked));
    expect(json).toEqual({ correctas: true, pase: expect.stringMatching(/\./), desafio: '', preguntas: [] });
    const done = { codigoMensaje: 1005, mensaje: messages.register.done, correo: 'l***@e***.do' };
    expect((await register(String(field(json, 'pase')))).json).toEqual(done);
    expect(await accounts()).toBe(1);
    expect(await server.db.query(`SELECT suceso, valor_nuevo FROM bitacora ORDER BY id`)).toEqual([
      { suceso: 'preguntasHechas', valor_nuevo: '' },
      { suceso: 'respuestasComprobadas', valor_nuevo: 'correctas' },
      { suceso: 'registro', valor_nuevo: 'l***@e***.do' },
    ]);
    expect(server.log.filter(({ event }) => event === 'identityRefused')).toEqual([]);
  });

  test('no call of the contract gives an answer', async () => {
    const identity = await server.call('autenticar', { token, query: { TipoDocumento: '1', Documento: luis.cedula } });
    const listed = await server.call('preguntasSeguridad', { token, query: { CodigoAfiliado: luis.code } });
    expect(field(identity.json, 'codigoMensaje')).toBe(1000);
    expect(field(identity.json, 'preguntasSeguridad')).toEqual(listed.json);
    const questions = listed.json as object[];
    expect([questions.length, questions.map(Object.keys)]).toEqual([
      7,
      Array(7).fill(['id', 'pregunta', 'idTipoPregunta']),
    ]);
    const answers = await right(await ask());
    expect(answers.filter(({ texto }) => texto.length > 3 && listed.text.includes(texto))).toEqual([]);
  });

  test.each([
    ['none', async () => undefined],
    ['an empty one', async () => ''],
    ['a text', async () => 'a.b.c'],
    ['the challenge', async () => (await ask()).desafio],
    ['one of another person', () => passFor(other)],
    ['one of another visitor', async () => passFor(luis.code, await server.tokenOf(null))],
    ['one of another key', () => passOf({}, Buffer.from('o'.repeat(40)))],
    ['one that is too old', () => passOf({ issued: server.clock.time - 15 * minute })],
    ['a changed one', async () => (await passFor()).replace(/.(?=[^.]*$)/, (first) => (first === 'A' ? 'B' : 'A'))],
    ["the visitor's token", async () => token],
  ])('with %s nobody registers, is told of a person, or costs a hash', async (_, passOfIt) => {
    const pase = await passOfIt();
    server.log.length = 0;
    for (const [change, query] of [
      [{}, {}],
      [{}, { reenvioCuenta: 'true' }],
      [{ registroExpirado: true }, {}],
      [{ codigoAfiliado: '99999999' }, {}],
      [{ codigoAfiliado: '10000001' }, {}],
    ] as const) {
      const { status, json } = await register(pase, change, token, server, { query });
      expect([status, json]).toEqual([410, refusal]);
    }
    expect(await accounts()).toBe(0);
    expect(server.log.filter(({ event }) => event === 'identityRefused')).toHaveLength(5);
    expect(JSON.stringify(server.log)).not.toContain(luis.code);
  });

  const secret = Buffer.from('s'.repeat(40));
  const passOf = async ({ issued = server.clock.time }, root = secret) =>
    createRegistrationProofs({
      keys: createKeys({ roots: [root], bareUntil: null }),
      now: () => new Date(issued),
      policy: serverPolicyDefaults(true),
    }).pass({ codigoAfiliado: luis.code, visitante: visitorOf(token) });
  const visitorOf = (of: string) =>
    String(field(JSON.parse(Buffer.from(of.split('.')[1] ?? '', 'base64url').toString()), 'jti'));

  test('the pass that those tests forge is a good one until its last second', async () => {
    const pase = await passOf({ issued: server.clock.time - 15 * minute + 1_000 });
    expect(field((await register(pase)).json, 'codigoMensaje')).toBe(1005);
  });

  test('a refusal of its data uses up no pass: another address, another password', async () => {
    const pase = await passFor();
    const answers = await inTurn(3, async (nth) =>
      field(
        (await register(pase, [{ clave: 'clave1234' }, { correo: 'maria.pena@ejemplo.do' }, {}][nth])).json,
        'codigoMensaje',
      ),
    );
    expect(answers).toEqual([1020, 1019, 1005]);
  });

  test('a pass registers once; the same data again change nothing, other data are refused', async () => {
    const pase = await passFor();
    await register(pase);
    const before = await server.db.query(`SELECT * FROM cuentas WHERE codigo_afiliado = $1`, [luis.code]);
    server.clock.time += minute;
    const resend = { query: { reenvioCuenta: 'true' } };
    const replays = [
      await register(pase),
      await register(pase, {}, token, server, resend),
      await register(pase, { correo: 'otro@ejemplo.do' }, token, server, resend),
      await register(pase, { clave: 'Otra-clave-9' }, token, server, resend),
    ];
    expect(replays.map(({ status, json }) => field(json, 'codigoMensaje') ?? status)).toEqual([1005, 1005, 410, 410]);
    await server.db.query(`UPDATE cuentas SET expira = '2026-01-01T00:00:00Z' WHERE codigo_afiliado = $1`, [luis.code]);
    expect((await register(pase, { correo: 'otro@ejemplo.do' })).status).toBe(410);
    const [after] = await server.db.query(`SELECT * FROM cuentas WHERE codigo_afiliado = $1`, [luis.code]);
    expect([{ ...after, expira: null }]).toEqual(before.map((row) => ({ ...row, expira: null })));
    expect(await server.count('correos')).toBe(1);
  });

  test('on two servers one of twenty uses at once of a pass, and of a challenge, counts', async () => {
    const second = await serveBeside(server, { ...judged, TOKEN_SECRET: 's'.repeat(40) });
    const on = (nth: number) => (nth % 2 === 0 ? server : second);
    const asked = await ask();
    const answers = await right(asked);
    const verdicts = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => judge(asked.desafio, answers, token, on(nth))),
    );
    const given = verdicts.filter(({ status }) => status === 200);
    expect([given.length, verdicts.filter(({ status }) => status === 410).length]).toEqual([1, 19]);
    const pase = String(field(given[0]?.json, 'pase'));
    const query = { reenvioCuenta: 'true' };
    const registered = await Promise.all(
      Array.from({ length: 20 }, (_, nth) =>
        register(pase, { correo: `luis.${nth}@ejemplo.do`, clave: `Mangu-${nth}-Yaque` }, token, on(nth), { query }),
      ),
    );
    expect(registered.filter(({ json }) => field(json, 'codigoMensaje') === 1005)).toHaveLength(1);
    expect(await server.count(`bitacora WHERE suceso LIKE 'registro%'`)).toBe(1);
  });

  describe('the answers', () => {
    test('wrong, missing, of other questions or too many: it is not said which, and others are asked', async () => {
      for (const change of [
        (all: Typed[]) => all.map((one, nth) => (nth === 0 ? { ...one, texto: 'otra' } : one)),
        (all: Typed[]) => all.slice(1),
        () => [],
        (all: Typed[]) => all.map(({ texto }, nth) => ({ id: 50 + nth, texto })),
        (all: Typed[]) => all.map(({ id }) => ({ id, texto: '' })),
      ]) {
        const asked = await ask();
        const { status, json } = await judge(asked.desafio, change(await right(asked)));
        const wrong = {
          correctas: false,
          pase: '',
          desafio: expect.stringMatching(/\./),
          preguntas: expect.any(Array),
        };
        expect([status, json]).toEqual([200, wrong]);
        const { desafio, preguntas } = json as Asking;
        expect(field((await judge(desafio, await right({ desafio, preguntas }))).json, 'correctas')).toBe(true);
      }
      expect(await accounts()).toBe(0);
    });

    test('are judged once a challenge, by the visitor who was asked, while its token lives', async () => {
      const asked = await ask();
      const answers = await right(asked);
      const stranger = await server.tokenOf(null);
      expect((await judge(asked.desafio, answers, stranger)).status).toBe(410);
      expect((await judge(await passOf({}), answers)).json).toEqual(refusal);
      expect((await judge(asked.desafio, [])).status).toBe(200);
      expect((await judge(asked.desafio, answers)).status).toBe(410);
      const late = await ask();
      server.clock.time += 30 * minute;
      expect((await judge(late.desafio, answers, await server.tokenOf(null))).status).toBe(410);
    });

    test('asked again without an answer, by anybody, the questions are the same three; after a wrong one others', async () => {
      const draws = new Set(
        await inTurn(10, async () => JSON.stringify((await ask(luis.code, await server.tokenOf(null))).preguntas)),
      );
      expect(draws.size).toBe(1);
      const others = await inTurn(5, async () => ((await judge((await ask()).desafio, [])).json as Asking).preguntas);
      expect(new Set(others.map((drawn) => JSON.stringify(drawn))).size).toBeGreaterThan(1);
      // A yes, a no and the number of dependants are soon guessed.
      const dates = others.map((drawn) => drawn.filter(({ idTipoPregunta }) => idTipoPregunta === 1).length);
      expect(Math.min(...dates)).toBeGreaterThanOrEqual(2);
    });

    test('nobody is asked about a member, a person without an affiliation, with too few answers, or unknown', async () => {
      const none = { desafio: '', preguntas: [] };
      for (const code of ['10000001', '10000009', '10000023', '99999999'])
        expect([code, await ask(code)]).toEqual([code, none]);
      const asked = await ask();
      const answers = await right(asked);
      await server.db.query(`UPDATE afiliados SET estado = 'suspendida' WHERE codigo = $1`, [luis.code]);
      expect((await judge(asked.desafio, answers)).status).toBe(410);
      await server.db.query(`UPDATE afiliados SET estado = 'activa' WHERE codigo = $1`, [luis.code]);
      expect((await judge(asked.desafio, answers)).status).toBe(200);
    });

    test('wrong ones count per person on all servers, right ones do not; beyond the total each address has one', async () => {
      const environment = {
        ...judged,
        TOKEN_SECRET: 's'.repeat(40),
        POLICY_ANSWERS_PER_PERSON_PER_DAY: '2',
        POLICY_ANSWERS_PER_PERSON_PER_DAY_IN_ALL: '5',
      };
      const [first, second] = [await serveBeside(server, environment), await serveBeside(server, environment)];
      const guess = async (nth: number, ip: string, code = luis.code, isRight = false) => {
        const on = nth % 2 === 0 ? first : second;
        const asked = await ask(code);
        const respuestas = isRight ? await right(asked, code) : [];
        const { status, json } = await on.call('comprobarRegistro', {
          token,
          ip,
          body: { desafio: asked.desafio, respuestas },
        });
        return field(json, 'correctas') ?? status;
      };
      expect(await inTurn(3, (nth) => guess(nth, '203.0.113.50'))).toEqual([false, false, 429]);
      expect(await inTurn(3, (nth) => guess(nth, '203.0.113.51', luis.code, true))).toEqual([true, true, true]);
      expect(await inTurn(4, (nth) => guess(nth, '203.0.113.51'))).toEqual([false, false, 429, 429]);
      expect(await inTurn(3, (nth) => guess(nth, '203.0.113.52'))).toEqual([false, 429, 429]);
      expect(await inTurn(2, (nth) => guess(nth, '203.0.113.53'))).toEqual([false, 429]);
      expect(await guess(0, '203.0.113.54', luis.code, true)).toBe(true);
      expect(await guess(0, '203.0.113.50', other)).toBe(false);
      for (const [hours, expected] of [
        [1, 429],
        [23, true],
      ] as const) {
        server.clock.time += hours * 60 * minute;
        token = await server.tokenOf(null);
        expect(await guess(0, '203.0.113.50', luis.code, true)).toBe(expected);
      }
    });
  });

  test(
    `of ${tries} tries in a random order of calls, by two visitors on two servers, none registers without the answers`,
    async () => {
      const limits = ['LOOKUPS_PER_DOCUMENT', 'LOOKUPS_PER_IP', 'WRONG_LOOKUPS'];
      const environment = {
        ...judged,
        TOKEN_SECRET: 's'.repeat(40),
        ...Object.fromEntries(limits.map((name) => [`POLICY_${name}_PER_HOUR`, '1000000'])),
        POLICY_ANSWERS_PER_PERSON_PER_DAY: '1000000',
        POLICY_ANSWERS_PER_PERSON_PER_DAY_IN_ALL: '1000000',
        POLICY_LOOKUPS_PER_DOCUMENT_PER_HOUR_IN_ALL: '1000000',
      };
      const servers = [await serveBeside(server, environment, noWork), await serveBeside(server, environment, noWork)];
      const visitors = [token, await server.tokenOf(null)];
      let seed = 7;
      const roll = <T>(of: readonly T[]): T => {
        seed = (seed * 48_271) % 2_147_483_647;
        const chosen = of[seed % of.length];
        if (chosen === undefined) throw new Error('nothing to choose');
        return chosen;
      };
      /** Everything that was ever given, in no order. */
      const seen: string[] = ['', 'a.b.c', ...visitors];
      const strangers = [await passFor(other, visitors[0]), await passFor(other, visitors[1])];
      const bodies: string[] = [];
      for (let nth = 0; nth < tries; nth += 1) {
        const [by, on] = [roll(visitors), roll(servers)];
        const step = roll(['ask', 'judge', 'register', 'register', 'resend'] as const);
        if (step === 'ask') seen.push(String((await ask(luis.code, by, on)).desafio));
        else if (step === 'judge') {
          const { json } = await judge(
            roll(seen),
            [
              { id: 1, texto: '01-01-1990' },
              { id: 3, texto: 'si' },
            ],
            by,
            on,
          );
          seen.push(String(field(json, 'pase') ?? ''), String(field(json, 'desafio') ?? ''));
        } else {
          const query: Record<string, string> = step === 'resend' ? { reenvioCuenta: 'true' } : {};
          const pase = roll([...seen, ...strangers]);
          const { status, json } = await register(pase, {}, by, on, { query });
          bodies.push(`${status} ${field(json, 'mensaje')}`);
        }
      }
      expect([
        new Set(bodies),
        bodies.length > tries / 3,
        await server.count(`cuentas WHERE codigo_afiliado = '${luis.code}'`),
      ]).toEqual([new Set([`410 ${messages.register.answerAgain}`]), true, 0]);
    },
    60_000 + 200 * tries,
  );
});

interface Typed {
  id: number;
  texto: string;
}
