import { afterEach, beforeEach, expect, test } from 'vitest';
import { onEachDatabase } from './databases';
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

  const logIn = async (ip: string, documento: string, clave: string) => {
    const body = { identificacion: { tipoDocumento: 1, documento }, clave };
    const { status, json } = await server.call('login', { token: anonymous, ip, body });
    return field(json, 'codigoMensaje') ?? status;
  };
  const identify = async (ip: string, Documento: string) => {
    const { status, json } = await server.call('autenticar', {
      token: anonymous,
      ip,
      query: { TipoDocumento: '1', Documento },
    });
    return field(json, 'codigoMensaje') ?? status;
  };
  const ipOf = (nth: number) => `203.0.113.${nth % 4}`;
  const documentOf = (nth: number) => `001-7777${String(nth).padStart(3, '0')}-7`;
  const countsOf = () =>
    server.db.query(`SELECT clave, cuenta FROM contadores WHERE clave LIKE '%:enCurso:%' AND cuenta > 0`);

  test('forty wrong passwords of four addresses: three are checked, and at most two more of each address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, nth) => logIn(ipOf(nth), documentOf(nth), 'equivocada')),
    );
    expect(answers.filter((answer) => answer === 1006).length).toBeLessThanOrEqual(3 + 4 * 2);
    expect(answers.filter((answer) => answer !== 1006 && answer !== 429)).toEqual([]);
    expect(await countsOf()).toEqual([]);
  });

  test('forty unknown documents of four addresses: the same', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, nth) => identify(ipOf(nth), documentOf(nth))));
    expect(answers.filter((answer) => answer === 1003).length).toBeLessThanOrEqual(3 + 4 * 2);
    expect(answers.filter((answer) => answer !== 1003 && answer !== 429)).toEqual([]);
    expect(await countsOf()).toEqual([]);
  });

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
