import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { contract } from '../../domain/contract';
import { callContext } from '../../server/db/call-context';
import type { Db } from '../../server/db/db';
import { onEachDatabase } from './databases';
import { type Answered, type ServerUnderTest, serve } from './server-under-test';

const hostile = '203.0.113.9';
const elsewhere = '198.51.100.1';
const search = new URLSearchParams({ idRegimen: '2', nombre: 'a', numeroDePagina: '1', registrosPorPagina: '100' });

onEachDatabase('while one address asks without end', (database) => {
  let server: ServerUnderTest;
  let token: string;
  /** The searches that reached the database. */
  let searches = 0;
  /** Those of the statements that requests caused. */
  const priorities = new Set<string>();
  let healthQuestions = 0;
  /** They wait for it. */
  let gate = Promise.resolve();
  afterEach(() => server.app.close());

  const start = async (environment: Record<string, string> = {}) => {
    await database.db.query(`DELETE FROM contadores`);
    searches = 0;
    healthQuestions = 0;
    const counting: Db = {
      ...database.db,
      query: async (text, values) => {
        const { priority } = callContext.getStore() ?? {};
        if (priority !== undefined) priorities.add(priority);
        if (text.startsWith('SELECT 1 ')) healthQuestions += 1;
        if (text.includes('FROM procedimientos q')) searches += 1;
        if (priority === 'later') await gate;
        return database.db.query(text, values);
      },
    };
    server = await serve(counting, { POLICY_REQUESTS_WAITING: '100', ...environment });
    token = await server.tokenOf(null);
  };
  const ask = async (ip: string, signal?: AbortSignal) =>
    (
      await server.request(
        `/api/${contract.procedimientos.path}?${search}`,
        { headers: { authorization: `Bearer ${token}` }, ...(signal === undefined ? {} : { signal }) },
        ip,
      )
    ).status;

  test('a visitor of another address and a member are served before its waiting searches', async () => {
    await start();
    const member = await server.member('001-1000001-1');
    const served: string[] = [];
    const note = (what: string) => (status: number) => void served.push(`${what} ${status}`);
    const all = Array.from({ length: 40 }, () => ask(hostile).then(note('search')));
    all.push(
      ...[
        server.call('menu', { token, ip: elsewhere }).then(({ status }) => note('menu')(status)),
        server
          .call('datospersonales', { token: member, ip: hostile, query: { CodigoAfiliado: '10000001' } })
          .then(({ status }) => note('member')(status)),
      ],
    );
    await Promise.all(all);
    expect(served.filter((one) => one === 'search 200')).toHaveLength(40);
    expect([
      served.indexOf('menu 200') < 12,
      served.indexOf('member 200') < 12,
      served.indexOf('menu 200') >= 0,
    ]).toEqual([true, true, true]);
  });

  test('rejects more searches than may wait immediately, and more than the quota of a minute', async () => {
    await start({
      POLICY_REQUESTS_AT_ONCE_PER_IP: '2',
      POLICY_REQUESTS_WAITING: '3',
      POLICY_VISITS_PER_IP_PER_MINUTE: '10',
    });
    const statuses = await Promise.all(Array.from({ length: 8 }, () => ask(hostile)));
    expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect([await ask(hostile), await ask(hostile), await ask(hostile), await ask(elsewhere)]).toEqual([
      200, 200, 429, 200,
    ]);
  });

  test('a disconnected client frees its slot, and its search never runs', async () => {
    await start({ POLICY_REQUESTS_AT_ONCE_PER_IP: '2' });
    let free = () => {};
    gate = new Promise((resolve) => {
      free = resolve;
    });
    const hangUp = new AbortController();
    const all = Array.from({ length: 20 }, () => ask(hostile, hangUp.signal));
    const last = ask(hostile);
    await expect.poll(() => searches).toBe(2);
    hangUp.abort();
    free();
    await Promise.all(all);
    expect([await last, searches]).toEqual([200, 3]);
  });

  const unknown = 'a'.repeat(32);
  const mobile = { codigoAfiliado: '10000001', isMobile: 'true', IdOrdenFactura: '1' };
  const paid = { ordenId: '1', transactionId: '1', amount: 1 };
  const entrances: Record<string, { status: number; statements: boolean; visit(): Promise<Response | Answered> }> = {
    'a page': { status: 200, statements: false, visit: () => server.request('/login', {}, hostile) },
    'a page of a device': {
      ...{ status: 404, statements: true },
      visit: () => server.request(`/dispositivo-seguro/${unknown}`, {}, hostile),
    },
    'a return from the gateway': {
      ...{ status: 303, statements: true },
      visit: () => server.request(`/pagos/retorno/${unknown}`, {}, hostile),
    },
    'a page of the demonstration': {
      ...{ status: 403, statements: false },
      visit: () => server.request('/demo/personas', {}, hostile),
    },
    'an address that is none': {
      ...{ status: 404, statements: false },
      visit: () => server.request('/.git/config', {}, hostile),
    },
    'a session of a payment': {
      ...{ status: 404, statements: true },
      visit: () => server.call('generarSession', { token, ip: hostile, query: mobile, body: paid }),
    },
  };

  test.each(Object.entries(entrances))(
    '%s: a few at once, a few wait, the others are rejected; its statements run later than those of members',
    async (_, { status, statements, visit }) => {
      await start({
        POLICY_REQUESTS_AT_ONCE_PER_IP: '2',
        POLICY_REQUESTS_WAITING: '3',
        POLICY_VISITS_PER_IP_PER_MINUTE: '10',
      });
      priorities.clear();
      let open = () => {};
      gate = new Promise((resolve) => {
        open = resolve;
      });
      let rejected = 0;
      const all = Array.from({ length: 8 }, async () => {
        const answer = await visit();
        if (answer.status === 429) rejected += 1;
        return answer;
      });
      await expect.poll(() => rejected, { timeout: 10_000 }).toBe(3);
      open();
      const answers = await Promise.all(all);
      expect(answers.map((answer) => answer.status).toSorted()).toEqual(
        [...Array<number>(5).fill(status), 429, 429, 429].toSorted(),
      );
      expect([...priorities]).toEqual(statements ? ['later'] : []);
      expect([(await visit()).status, (await visit()).status, (await visit()).status]).toEqual([status, status, 429]);
      expect((await server.call('menu', { token, ip: elsewhere })).status).toBe(200);
    },
  );

  test('a page that is refused says so as a page', async () => {
    await start({ POLICY_VISITS_PER_IP_PER_MINUTE: '0' });
    const page = await server.request('/login', { headers: { accept: 'text/html' } }, hostile);
    expect([page.status, page.headers.get('content-type'), await page.text()]).toEqual([
      ...[429, 'text/html; charset=utf-8'],
      expect.stringContaining('Desde su conexión se abrieron demasiadas páginas a la vez.'),
    ]);
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('many calls that do not exist are rejected with one line of the log for many', async () => {
    await start({ POLICY_VISITS_PER_IP_PER_MINUTE: '10' });
    server.log.length = 0;
    const statuses = await Promise.all(
      Array.from({ length: 74 }, async () => (await server.request('/api/nada', {}, hostile)).status),
    );
    expect([
      statuses.filter((status) => status === 404).length,
      statuses.filter((status) => status === 429).length,
    ]).toEqual([10, 64]);
    expect(server.log.filter(({ event }) => event === 'limitReached').map(({ detail }) => detail)).toEqual(
      [1, 2, 4, 8, 16, 32, 64].map((times) => `times ${times}`),
    );
    expect(server.log.length).toBe(10 + 2 * 7);
    expect((await server.call('menu', { token, ip: hostile })).status).toBe(200);
  });

  test('health asks the database once a second, and has one spelling', async () => {
    await start();
    priorities.clear();
    const all = await Promise.all(Array.from({ length: 200 }, () => server.request('/health', {}, hostile)));
    expect([all.every(({ status }) => status === 200), healthQuestions]).toEqual([true, 1]);
    for (const url of ['/HEALTH', '/x/../health', '/Health', '/./health'])
      expect((await server.app.request(url, {}, { incoming: { url, socket: { destroy: () => {} } } })).status).toBe(
        404,
      );
  });

  test('docs/security.md says of each entrance what is counted', async () => {
    await start({ POLICY_VITALS: 'true' });
    const text = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8');
    const [, table = ''] = /^## Entrances$([\s\S]*?)^## /m.exec(text) ?? [];
    const rows = [...table.matchAll(/^\| (.+) \|$/gm)].map(([, cells = '']) =>
      cells.split('|').map((cell) => cell.trim()),
    );
    expect(rows.filter((cells) => cells.length !== 4 || cells.includes(''))).toEqual([]);
    const paths = rows.flatMap(([name = '']) => /^`(\/[^`]*)`/.exec(name)?.[1] ?? []);
    expect([...new Set(paths)].toSorted()).toEqual(server.app.entrances.toSorted());
  });
});
