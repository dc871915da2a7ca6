import { rmSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { createPasswords } from '../../server/access/passwords';
import type { Db, Queries } from '../../server/db/db';
import { migrate } from '../../server/db/migrate';
import { openPglite } from '../../server/db/pglite';
import { openPostgres } from '../../server/db/postgres';
import { type NetworkSize, wholeNetwork } from '../../server/demo/network/seed-network';
import { seedDemo } from '../../server/demo/seed-demo';
import { newPgliteFolder, openCluster } from '../../tests/server/databases';
import { field, type ServerUnderTest, serve } from '../../tests/server/server-under-test';

/** `node --import tsx scripts/bench/providers.ts [rounds]`: each search at the server, on both databases, one at a time. */
const rounds = Number(process.argv[2] ?? 40);
const huge: NetworkSize = { ...wholeNetwork, providers: 200_000 };

interface Search {
  title: string;
  call: 'prestadorTodos' | 'procedimientos' | 'catalogopdss';
  asked: Record<string, string>;
}

const provider = (title: string, asked: Record<string, string>): Search => ({ title, call: 'prestadorTodos', asked });
const searches: readonly Search[] = [
  provider('«perez juan»', { Nombre: 'perez juan' }),
  provider('«cardiologia santiago»', { Nombre: 'cardiologia santiago' }),
  provider('«zab», three letters', { Nombre: 'zab' }),
  provider('«zap», three letters', { Nombre: 'zap' }),
  provider('«jar», three letters', { Nombre: 'jar' }),
  provider('«xyz», nobody', { Nombre: 'xyz' }),
  provider('«mercedes peña la vega»', { Nombre: 'mercedes peña la vega' }),
  provider('«a», one letter', { Nombre: 'a' }),
  provider('Santiago, all', { IdProvincia: '25', IdMunicipio: '2501' }),
  provider('Santiago, cardiology, plan 101', {
    IdProvincia: '25',
    IdMunicipio: '2501',
    IdEspecialidad: '6',
    IdRegimen: '9',
    IdPlan: '101',
  }),
  {
    title: '«resonancia rodilla», regime 2',
    call: 'procedimientos',
    asked: { idRegimen: '2', nombre: 'resonancia rodilla' },
  },
  { title: 'laboratory, regime 2', call: 'procedimientos', asked: { idRegimen: '2', IdGrupo: '8', IdSubGrupo: '805' } },
  { title: 'of one hospital', call: 'procedimientos', asked: { idPrestador: '3103', IdGrupo: '7', IdSubGrupo: '701' } },
  { title: 'who does an electrocardiogram', call: 'catalogopdss', asked: { codProcedimiento: 'electro' } },
];

const paged = ({ call, asked }: Search) =>
  call === 'prestadorTodos'
    ? { body: { ...asked, NumeroDePagina: 1, RegistrosPorPagina: 5 } }
    : { query: { ...asked, numeroDePagina: '1', registrosPorPagina: '5' } };

const at = (times: readonly number[], share: number) =>
  (times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0).toFixed(1).padStart(7);

/** The statement as the server sends it, caught on its way. */
const planOf = async (db: Db, statement: { text: string; values: Parameters<Queries['query']>[1] }) => {
  const lines = await db.query<{ 'QUERY PLAN': string }>(
    `EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF, BUFFERS OFF) ${statement.text}`,
    statement.values,
  );
  return lines.map((line) => `      ${line['QUERY PLAN']}`).join('\n');
};

const measure = async (title: string, open: Db) => {
  let last: { text: string; values: Parameters<Queries['query']>[1] } = { text: '', values: [] };
  const db: Db = {
    ...open,
    query: (text, values) => {
      if (text.includes('hallados')) last = { text, values };
      return open.query(text, values);
    },
  };
  const server: ServerUnderTest = await serve(db, { LOG_LEVEL: 'silent' }, { time: Date.now() });
  const token = await server.anonymous();
  const [heart] = await db.query<{ codigo: string }>(
    `SELECT codigo FROM procedimientos WHERE plegado LIKE ' electrocardiograma%' ORDER BY codigo LIMIT 1`,
  );
  console.log(
    `\n${title}, load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors\n     p50     p95 ms    hits`,
  );
  for (const each of searches) {
    const search =
      each.asked.codProcedimiento === undefined ? each : { ...each, asked: { codProcedimiento: heart?.codigo ?? '' } };
    const times: number[] = [];
    let hits: unknown;
    for (let round = 0; round < rounds + 3; round += 1) {
      const began = performance.now();
      const { json } = await server.call(search.call, { token, ...paged(search) });
      if (round >= 3) times.push(performance.now() - began);
      hits = field(json, 'cantidadRegistros');
    }
    console.log(`${at(times, 0.5)} ${at(times, 0.95)} ${String(hits).padStart(10)}  ${each.title}`);
    if (process.argv.includes('--plans')) console.log(await planOf(open, last));
  }
  await server.app.close();
};

const timeSeeding = async (db: Db, size: NetworkSize): Promise<string> => {
  const now = () => new Date();
  await migrate(db, now);
  const [began, used] = [performance.now(), process.cpuUsage()];
  await seedDemo(db, createPasswords(), now, size);
  const { user, system } = process.cpuUsage(used);
  return `seeded in ${Math.round(performance.now() - began)} ms (${Math.round((user + system) / 1000)} of this process's processor)`;
};

const folder = await newPgliteFolder('empty');
const pglite = await openPglite({ folder });
await measure(`PGlite, ${wholeNetwork.providers} providers, ${await timeSeeding(pglite, wholeNetwork)}`, pglite);
await pglite.close();
rmSync(folder, { recursive: true, force: true });
for (const size of [wholeNetwork, huge]) {
  const cluster = await openCluster?.();
  if (cluster === undefined) {
    console.log('PostgreSQL: not installed');
    break;
  }
  const db = await openPostgres({ url: cluster.url });
  await measure(`PostgreSQL, ${size.providers} providers, ${await timeSeeding(db, size)}`, db);
  await db.close();
  await cluster.close();
}
