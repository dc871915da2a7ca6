import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CallName } from '../../domain/contract';
import { onEachDatabase } from './databases';
import type { Asked } from './server-under-test';
import { emptyTables, field, type ServerUnderTest, serve } from './server-under-test';

onEachDatabase('guesses in parallel, beyond the total of all visitors', (database) => {
  let server: ServerUnderTest;
  let anonymous: string;
  beforeEach(async () => {
    await emptyTables(database.db, 'contadores', 'intentos');
    server = await serve(database.db, {
      POLICY_WRONG_LOGINS_PER_MINUTE: '3',
      POLICY_LOGINS_PER_IP_PER_MINUTE: '20',
      POLICY_WRONG_LOOKUPS_PER_HOUR: '3',
      POLICY_LOOKUPS_PER_IP_PER_HOUR: '20',
    });
    anonymous = await server.tokenOf(null);
  });
  afterEach(() => server.app.close());

  const answerOf = async (call: CallName, asked: Asked) => {
    const { status, json } = await server.call(call, { token: anonymous, ...asked });
    return field(json, 'codigoMensaje') ?? status;
  };
  const logIn = (ip: string, documento: string, clave: string) =>
    answerOf('login', { ip, body: { identificacion: { tipoDocumento: 1, documento }, clave } });
  const identify = (ip: string, Documento: string) =>
    answerOf('autenticar', { ip, query: { TipoDocumento: '1', Documento } });
  const ipOf = (nth: number) => `203.0.113.${nth % 4}`;
  const documentOf = (nth: number) => `001-7777${String(nth).padStart(3, '0')}-7`;
  const countsOf = () =>
    server.db.query(`SELECT clave, cuenta FROM contadores WHERE clave LIKE '%:enCurso:%' AND cuenta > 0`);

  test.each([
    ['wrong passwords', 1006, (nth: number) => logIn(ipOf(nth), documentOf(nth), 'equivocada')],
    ['unknown documents', 1003, (nth: number) => identify(ipOf(nth), documentOf(nth))],
  ] as const)(
    'forty %s of four addresses: three are checked, and at most two more of each address',
    async (_, code, guess) => {
      const answers = await Promise.all(Array.from({ length: 40 }, (_, nth) => guess(nth)));
      expect(answers.filter((answer) => answer === code).length).toBeLessThanOrEqual(3 + 4 * 2);
      expect(answers.filter((answer) => answer !== code && answer !== 429)).toEqual([]);
      expect(await countsOf()).toEqual([]);
    },
  );

  test("two members of one household log in concurrently, twice: nobody is rejected for others' failures", async () => {
    for (let nth = 0; nth < 4; nth += 1) await logIn(ipOf(nth), documentOf(nth), 'equivocada');
    const enter = () =>
      Promise.all(['001-1000001-1', '001-1000013-1'].map((one) => logIn('198.51.100.1', one, 'clave1234')));
    expect([await enter(), await enter()]).toEqual([
      [1007, 1007],
      [1007, 1007],
    ]);
    expect(await countsOf()).toEqual([]);
  });

  test('a malformed request is no guess', async () => {
    for (let nth = 0; nth < 5; nth += 1)
      expect((await server.call('login', { token: anonymous, ip: ipOf(0), body: {} })).status).toBe(400);
    expect(await logIn(ipOf(0), '001-1000001-1', 'clave1234')).toBe(1007);
    expect(await server.db.query(`SELECT cuenta FROM contadores WHERE clave = 'login:fallos:todos'`)).toEqual([
      { cuenta: 0 },
    ]);
  });
});
