import { openPostgres } from '../../server/db/postgres';
import { openCluster } from '../../tests/server/databases';
import { serve } from '../../tests/server/server-under-test';

/** `node --import tsx tools/bench/documents.ts [at once]`: documents, alone and at once, and the menu beside them. */
const atOnce = Number(process.argv[2] ?? 100);
const cluster = await openCluster?.();
if (cluster === undefined) throw new Error('PostgreSQL is not installed');
const db = await openPostgres({ url: cluster.url });
const server = await serve(db);
/** Who has authorizations: one member alone may not fill the queue. */
const people = [
  ['001-1000001-1', '10000001'],
  ['001-1000013-1', '10000013'],
  ['001-1000033-3', '10000033'],
  ['001-1000034-4', '10000034'],
] as const;
const members = await Promise.all(
  people.map(async ([documento, codigoAfiliado]) => {
    const [own] = await db.query<{ auth: string }>(`SELECT auth FROM consumos WHERE codigo_afiliado = $1 LIMIT 1`, [
      codigoAfiliado,
    ]);
    return { token: await server.member(documento), query: { nap: own?.auth ?? '', codigoAfiliado } };
  }),
);
const token = await server.anonymous();

const share = (times: readonly number[], of: number) =>
  `${Math.round(times.toSorted((one, other) => one - other)[Math.floor(times.length * of)] ?? 0)} ms`;
const timed = async (work: Promise<{ status: number }>, times: number[]) => {
  const began = performance.now();
  const { status } = await work;
  times.push(performance.now() - began);
  return status;
};
const document = (number: number) => server.call('generarDocumento', members[number % members.length]);

const first: number[] = [];
await timed(document(0), first);
const alone: number[] = [];
for (let round = 0; round < 50; round += 1) await timed(document(round), alone);
console.log(`first ${share(first, 0.5)}; alone p50 ${share(alone, 0.5)} p95 ${share(alone, 0.95)}`);

const [together, beside]: [number[], number[]] = [[], []];
const statuses: number[] = [];
let under = true;
const all = Promise.all(
  Array.from({ length: atOnce }, async (_, number) => statuses.push(await timed(document(number), together))),
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
