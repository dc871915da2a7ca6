import { beforeEach, expect, test } from 'vitest';
import { messages } from '../../server/texts/messages';
import { onEachServer, serveBeside } from './on-each-server';

const minute = 60_000;
const words = messages.maintenance;
const frase = 'Mejoramos el historial. Disculpe la molestia.';

const asked = {
  contrato: '10000001',
  fechaDesde: '2026-01-01',
  fechaHasta: '2026-11-01',
  numeroDePagina: 1,
  registrosPorPagina: 5,
};

onEachServer('planned maintenance', {}, (server) => {
  let token: string;
  beforeEach(async () => {
    server.clock.time += minute;
    await server.empty('mantenimientos', 'contadores');
    server.clock.time += minute;
    token = await server.tokenOf('10000001');
  });

  const fieldTime = (inMinutes: number) =>
    new Date(server.clock.time + inMinutes * minute - 4 * 60 * minute).toISOString().slice(0, 16);
  const post = (path: string, fields: URLSearchParams) =>
    server.demo(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: fields,
    });
  const announce = (from: number, to: number, more: { servicio?: string; frase?: string } = {}) =>
    post(
      '/demo/mantenimiento',
      new URLSearchParams({ servicio: 'autorizaciones', frase, desde: fieldTime(from), hasta: fieldTime(to), ...more }),
    );
  const takeBack = async () => {
    const [row] = await server.db.query<{ id: string }>('SELECT id FROM mantenimientos ORDER BY creado DESC LIMIT 1');
    return post(`/demo/mantenimiento/${row?.id}/retirar`, new URLSearchParams());
  };
  const history = (on = server) => on.call('historialConsumo', { token, body: asked });
  const listed = async (on = server) => (await on.call('mantenimientos')).json;
  const at = (minutes: number) => new Date(Math.floor((server.clock.time + minutes * minute) / minute) * minute);

  test('an hour before it is listed for everybody, and its calls still work', async () => {
    expect((await announce(60, 90)).status).toBe(303);
    expect([await listed(), (await history()).status]).toEqual([
      [
        {
          desde: at(60).toISOString(),
          hasta: at(90).toISOString(),
          llamadas: ['historialConsumo', 'generarDocumento'],
          frase,
        },
      ],
      200,
    ]);
    await announce(62, 90);
    expect(await server.count('mantenimientos')).toBe(2);
    expect(await listed()).toHaveLength(1);
  });

  test('while it runs its calls answer 503 with its sentence, also of visitors with wrong tokens, and no others do', async () => {
    await announce(0, 30);
    const refused = await history();
    expect([refused.status, refused.json, Number(refused.headers.get('retry-after'))]).toEqual([
      503,
      { mensaje: frase, requestId: expect.any(String) },
      expect.closeTo(1_800, -2),
    ]);
    expect((await server.call('historialConsumo', { body: asked })).status).toBe(401);
    const other = { token, query: { CodigoAfiliado: '10000001' } };
    expect((await server.call('facturasPendientesPago', other)).status).toBe(200);
    server.clock.time += 30 * minute;
    token = await server.tokenOf('10000001');
    expect([(await history()).status, await listed()]).toEqual([200, []]);
  });

  test('of two that overlap the later end counts, and one taken back leaves the other', async () => {
    await announce(-10, 60, { frase: 'Primero.' });
    server.clock.time += 1_000;
    await announce(-5, 120, { frase: 'Segundo.' });
    expect((await history()).json).toMatchObject({ mensaje: 'Segundo.' });
    expect((await takeBack()).status).toBe(303);
    expect((await history()).json).toMatchObject({ mensaje: 'Primero.' });
    expect((await takeBack()).status).toBe(404);
  });

  test('another server knows it within seconds, and one that starts at once', async () => {
    const other = await serveBeside(server);
    expect((await history(other)).status).toBe(200);
    await announce(0, 30);
    server.clock.time += 5_000;
    expect((await history(other)).status).toBe(503);
    expect((await history(await serveBeside(server))).status).toBe(503);
    await takeBack();
    server.clock.time += 5_000;
    expect([(await history(other)).status, await listed(other)]).toEqual([200, []]);
  });

  test.each<[string, () => Promise<Response>, string]>([
    ['that ends before it begins', () => announce(30, 10), words.endsBeforeItBegins],
    ['that is over', () => announce(-30, -10), words.isOver],
    ['of more than a week', () => announce(0, 7 * 1_440 + 1), words.tooLong],
    ['of no service', () => announce(0, 10, { servicio: '' }), words.noService],
    ['without a sentence', () => announce(0, 10, { frase: ' ' }), words.noSentence],
    ['with markup', () => announce(0, 10, { frase: '<script>alert(1)</script>' }), words.badSentence(300)],
  ])('one %s is rejected with what is wrong, and nothing is stored', async (_, attempt, mensaje) => {
    const response = await attempt();
    expect([response.status, await response.json()]).toMatchObject([422, { mensaje }]);
    expect(await server.count('mantenimientos')).toBe(0);
  });

  test('the page lists them as text, and takes no other method', async () => {
    await announce(0, 30, { frase: 'Pagos & "carné"' });
    const page = await server.demo('/demo/mantenimiento');
    const html = await page.text();
    expect([page.status, html.includes('Pagos &amp; &quot;carné&quot;'), html.includes('Retirar')]).toEqual([
      200,
      true,
      true,
    ]);
    expect([
      (await server.demo('/demo/mantenimiento', { method: 'DELETE' })).status,
      (await server.demo('/demo/mantenimiento/x/retirar')).status,
      (await post('/demo/mantenimiento/x/retirar', new URLSearchParams())).status,
    ]).toEqual([405, 405, 404]);
  });

  test('what is known stays while the table cannot be read', async () => {
    await announce(0, 30);
    expect((await history()).status).toBe(503);
    await server.db.query('ALTER TABLE mantenimientos RENAME TO mantenimientos_de_otro_nombre');
    try {
      server.clock.time += 10_000;
      expect([(await history()).status, await listed()]).toMatchObject([503, [{ frase }]]);
      expect(server.log.some(({ event }) => event === 'maintenanceUnread')).toBe(true);
    } finally {
      await server.db.query('ALTER TABLE mantenimientos_de_otro_nombre RENAME TO mantenimientos');
    }
  });

  test('a call that fails for most members for five minutes is listed without an end, and taken back by itself', async () => {
    const members = ['10000001', '10000003', '10000004', '10000005', '10000006'];
    const tokens = await Promise.all(members.map((code) => server.tokenOf(code)));
    server.clock.time = Math.ceil(server.clock.time / minute) * minute;
    const since = new Date(server.clock.time).toISOString();
    await server.db.query('ALTER TABLE consumos RENAME TO consumos_de_otro_nombre');
    const before: unknown[] = [];
    try {
      for (let past = 0; past < 5; past += 1) {
        before.push(await listed());
        for (const [place, as] of tokens.entries())
          await server.call('historialConsumo', { token: as, body: { ...asked, contrato: members[place] } });
        server.clock.time += minute;
      }
    } finally {
      await server.db.query('ALTER TABLE consumos_de_otro_nombre RENAME TO consumos');
    }
    const told = await listed();
    server.clock.time += 2 * minute;
    expect([before, told, (await history()).status, await listed()]).toEqual([
      [[], [], [], [], []],
      [{ desde: since, hasta: '', llamadas: ['historialConsumo'], frase: words.unplanned }],
      200,
      [],
    ]);
  });
});
