import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { keyId } from '../../server/applications/declaration-seal';
import { jsonLog } from '../../server/log/log';
import { messages } from '../../server/texts/messages';
import { applicationOf, symptomOf } from './applicant';
import { onEachDatabase } from './databases';
import { emptyTables, field, noon, type ServerUnderTest, serve } from './server-under-test';

const newKey = () => randomBytes(32).toString('base64');
const idOf = (key: string) => keyId(Buffer.from(key, 'base64'));

onEachDatabase('health answers', (database) => {
  const servers: ServerUnderTest[] = [];
  beforeEach(async () => {
    await Promise.all(servers.splice(0).map(({ app }) => app.close()));
    await emptyTables(database.db, 'formularios_afiliacion', 'contadores', 'secretos');
  });

  const start = async (environment: Record<string, string> = {}) => {
    const server = await serve(database.db, environment, { time: noon });
    servers.push(server);
    return server;
  };
  const send = async (server: ServerUnderTest, body: unknown = applicationOf(1)) =>
    server.call('solicitudAfiliacion', { token: await server.anonymous(), body });
  const declared = async (server: ServerUnderTest, numero: unknown) => {
    const response = await server.demo(`/demo/solicitudes-afiliacion/${numero}`, {
      headers: { accept: 'application/json' },
    });
    return field(await response.json(), 'declaracion');
  };
  const keys = async () =>
    (await database.db.query<{ llave: string }>(`SELECT DISTINCT llave FROM declaraciones_salud`)).map(
      ({ llave }) => llave,
    );
  const shown = [
    { condicion: 'Presión arterial alta', quien: ['usted'], texto: 'Losartán 50 mg' },
    { condicion: 'Neumonía en los últimos dos años', quien: [], texto: '' },
  ];

  test('[APPL-08] are stored as sent, and no table contains them, or their free text, in clear', async () => {
    const server = await start({ DECLARATION_KEY: newKey() });
    const { json } = await send(server);
    expect(await declared(server, field(json, 'numero'))).toEqual(shown);
    const [everything] = await server.db.query<{ text: string }>(
      `SELECT concat((SELECT json_agg(f) FROM formularios_afiliacion f), (SELECT json_agg(d) FROM dependientes_formulario d),
         (SELECT json_agg(s) FROM declaraciones_salud s), (SELECT json_agg(b) FROM bitacora b),
         (SELECT json_agg(k) FROM correos k), (SELECT json_agg(n) FROM contadores n)) AS text`,
    );
    expect(everything?.text).toContain('Rosa María');
    expect(everything?.text).not.toMatch(/Losart|esUsted|"101"|IdCatalogo/);
  });

  test('an application row without its answers, or with those of another one, is not shown', async () => {
    const server = await start({ DECLARATION_KEY: newKey() });
    const [one, other] = [await send(server), await send(server, applicationOf(0, { listSintomasNucleo: [] }))];
    await server.db.query(
      `UPDATE declaraciones_salud SET cifrado = (SELECT cifrado FROM declaraciones_salud d JOIN formularios_afiliacion f
         ON f.id = d.formulario WHERE f.numero = $1)`,
      [String(field(one.json, 'numero'))],
    );
    const page = await server.demo(`/demo/solicitudes-afiliacion/${field(other.json, 'numero')}`);
    expect(page.status).toBe(500);
  });

  test("a following key decrypts the previous one's data, and re-encrypts them at its first start", async () => {
    const [first, second] = [newKey(), newKey()];
    const numero = field((await send(await start({ DECLARATION_KEY: first }))).json, 'numero');
    expect(await keys()).toEqual([idOf(first)]);
    const next = await start({ DECLARATION_KEY: second, DECLARATION_KEYS_PREVIOUS: `${newKey()} ${first}` });
    await expect.poll(keys).toEqual([idOf(second)]);
    expect(await declared(next, numero)).toEqual(shown);
    const last = await start({ DECLARATION_KEY: second });
    expect(await declared(last, numero)).toEqual(shown);
  });

  test('reports a lost key and keeps running', async () => {
    await send(await start({ DECLARATION_KEY: newKey() }));
    const server = await start({ DECLARATION_KEY: newKey() });
    await expect
      .poll(() => server.log.filter(({ event }) => event === 'declarations'))
      .toEqual([{ level: 'error', event: 'declarations', detail: '1 of a key that is not known' }]);
    expect((await send(server, applicationOf(2))).status).toBe(200);
  });

  test('reports a corrupt answer and re-encrypts the others', async () => {
    const [first, second] = [newKey(), newKey()];
    const before = await start({ DECLARATION_KEY: first });
    for (const n of [1, 2, 3]) await send(before, applicationOf(1, { sector: `Sector ${n}` }));
    await database.db.query(
      `UPDATE declaraciones_salud SET cifrado = 'nada' WHERE formulario = (SELECT min(formulario) FROM declaraciones_salud)`,
    );
    const server = await start({ DECLARATION_KEY: second, DECLARATION_KEYS_PREVIOUS: first });
    await expect
      .poll(() => server.log.filter(({ event }) => event === 'declarations'))
      .toEqual([{ level: 'error', event: 'declarations', detail: '1 that cannot be read' }]);
    const written = await database.db.query(`SELECT llave FROM declaraciones_salud ORDER BY formulario`);
    expect(written).toEqual([idOf(first), idOf(second), idOf(second)].map((llave) => ({ llave })));
  });

  test('a demonstration creates a key once, and a later configured key takes over its data', async () => {
    const numero = field((await send(await start())).json, 'numero');
    const again = await start();
    expect(await declared(again, numero)).toEqual(shown);
    const given = newKey();
    const later = await start({ DECLARATION_KEY: given });
    await expect.poll(keys).toEqual([idOf(given)]);
    expect(await declared(later, numero)).toEqual(shown);
  });

  test('a server without a key answers 503 to the list of plans and to applications', async () => {
    const server = await start({ DEMO: 'no' });
    const token = await server.anonymous();
    const plans = await server.call('formularioPlanes', { token });
    const sent = await send(server);
    expect([plans.status, sent.status]).toEqual([503, 503]);
    expect([field(plans.json, 'mensaje'), field(sent.json, 'mensaje')]).toEqual([
      messages.application.closed,
      messages.application.closed,
    ]);
    expect((await server.call('formaspago', { token })).status).toBe(200);
  });

  test('no input reaches the log, whether accepted, rejected or failed', async () => {
    const server = await start();
    const body = applicationOf(2, { listSintomasNucleo: [symptomOf('101', { campoAdicional: 'canario de salud' })] });
    await send(server, body);
    await send(server, { ...body, telefono: '(809)-555-014' });
    await send(server, { ...body, nombres: 'x'.repeat(10_000) });
    await server.db.query(
      `ALTER TABLE correos ADD CONSTRAINT ninguno CHECK (plantilla <> 'solicitudAfiliacion') NOT VALID`,
    );
    const failed = await send(server, { ...body, sector: 'Gazcue' });
    await server.db.query(`ALTER TABLE correos DROP CONSTRAINT ninguno`);
    expect(failed.status).toBe(500);
    const lines: string[] = [];
    const write = jsonLog(
      'info',
      (line) => lines.push(line),
      () => new Date(noon),
    );
    for (const line of server.log) write(line);
    const log = lines.join('');
    expect(log).toContain('"call":"solicitudAfiliacion"');
    const typed = ['canario', 'rosa@', '1234567', 'Neill', 'Íñigo', 'RD00000', '1990-05', 'Gazcue', '555-01'];
    expect(typed.filter((text) => log.includes(text))).toEqual([]);
  });
});
