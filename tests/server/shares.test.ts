import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { contract } from '../../domain/contract';
import type { Db } from '../../server/db/db';
import { onEachDatabase, type TestDatabase } from './databases';
import { type ServerUnderTest, serve } from './server-under-test';

const hostile = '203.0.113.9';
const elsewhere = '198.51.100.1';
const search = new URLSearchParams({ idRegimen: '2', nombre: 'a', numeroDePagina: '1', registrosPorPagina: '100' });

onEachDatabase('while one address searches without end', (open) => {
  let database: TestDatabase;
  let server: ServerUnderTest;
  let token: string;
  /** The searches that reached the database. */
  let searches = 0;
  /** They wait for it. */
  let gate = Promise.resolve();
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  afterEach(() => server.app.close());

  const start = async (environment: Record<string, string> = {}) => {
    await database.db.query(`DELETE FROM contadores`);
    searches = 0;
    const counting: Db = {
      ...database.db,
      query: async (text, values) => {
        if (text.includes('FROM procedimientos q')) {
          searches += 1;
          await gate;
        }
        return database.db.query(text, values);
      },
    };
    server = await serve(counting, { POLICY_REQUESTS_WAITING: '100', ...environment });
    token = String(await server.app.tokens?.issue({ scope: 'anonimo' }));
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
});
