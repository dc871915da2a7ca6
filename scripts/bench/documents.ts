import { openPostgres } from '../../server/db/postgres';
import { openCluster } from '../../tests/server/databases';
import { serve } from '../../tests/server/server-under-test';

/** `node --import tsx scripts/bench/documents.ts [at once]`: documents, alone and at once, and the menu beside them. */
const atOnce = Number(process.argv[2] ?? 100);
const cluster = await openCluster?.();
if (cluster === undefined) throw new Error('PostgreSQL is not installed');
const db = await openPostgres({ url: cluster.url });
const server = await serve(db);
const token = await server.member('001-1000001-1');

const share = (times: readonly number[], of: number) =>
  `${Math.round(times.toSorted((one, other) => one - other)[Math.floor(times.length * of)] ?? 0)} ms`;
const timed = async (work: Promise<{ status: number }>, times: number[]) => {
  const began = performance.now();
  const { status } = await work;
  times.push(performance.now() - began);
  return status;
};
const document = () =>
  server.call('generarDocumento', { token, query: { nap: '84001060', codigoAfiliado: '10000001' } });

const first: number[] = [];
await timed(document(), first);
const alone: number[] = [];
for (let round = 0; round < 50; round += 1) await timed(document(), alone);
console.log(`first ${share(first, 0.5)}; alone p50 ${share(alone, 0.5)} p95 ${share(alone, 0.95)}`);

const [together, beside]: [number[], number[]] = [[], []];
const statuses: number[] = [];
let under = true;
const all = Promise.all(
  Array.from({ length: atOnce }, async () => statuses.push(await timed(document(), together))),
).then(() => {
  under = false;
});
while (under) await timed(server.call('menu', { token }), beside);
await all;
console.log(
  `${atOnce} at once: ${statuses.filter((status) => status === 200).length} made, p95 ${share(together, 0.95)}; ` +
    `${beside.length} menus beside them p50 ${share(beside, 0.5)} p95 ${share(beside, 0.95)}`,
);
await server.app.close();
await db.close();
await cluster.close();
