import { rmSync } from 'node:fs';
import type { Db } from '../../server/db/db';
import { openPglite } from '../../server/db/pglite';
import { openPostgres } from '../../server/db/postgres';
import { applicationOf, symptomOf } from '../../tests/server/applicant';
import { newPgliteFolder, openCluster } from '../../tests/server/databases';
import { serve } from '../../tests/server/server-under-test';

/** `node --import tsx scripts/bench/applications.ts [rounds]`: public applications of three sizes, one after the other. */
const rounds = Number(process.argv[2] ?? 40);
const answers = (many: number) =>
  Array.from({ length: many }, (_, index) =>
    symptomOf(`${1 + (index % 12)}0${1 + (Math.floor(index / 12) % 5)}`, { campoAdicional: 'x'.repeat(60) }),
  );
const sizes = [
  ['a family of four, 60 answers', 3, 60],
  ['50 dependents, 60 answers', 50, 60],
  ['50 dependents, 3,000 answers', 50, 3_000],
] as const;

const measure = async (name: string, db: Db) => {
  const server = await serve(db);
  const token = await server.anonymous();
  for (const [title, family, conditions] of sizes) {
    const times: number[] = [];
    let bytes = 0;
    for (let round = 0; round < rounds; round += 1) {
      const correo = `r${round}.${family}.${conditions}@ejemplo.do`;
      const body = applicationOf(family, { correo, listSintomasNucleo: answers(conditions) });
      bytes = JSON.stringify(body).length;
      const began = performance.now();
      const { status } = await server.call('solicitudAfiliacion', { token, body });
      times.push(performance.now() - began);
      if (status !== 200) throw new Error(`${status}`);
    }
    times.sort((one, other) => one - other);
    const share = (of: number) => Math.round(times[Math.floor(times.length * of)] ?? 0);
    console.log(`${name}: ${title}, ${Math.round(bytes / 1024)} KiB: p50 ${share(0.5)} ms, p95 ${share(0.95)} ms`);
  }
  await server.app.close();
  await db.close();
};

const folder = await newPgliteFolder();
await measure('PGlite', await openPglite({ folder }));
rmSync(folder, { recursive: true, force: true });
const cluster = await openCluster?.();
if (cluster !== undefined) {
  await measure('PostgreSQL', await openPostgres({ url: cluster.url }));
  await cluster.close();
}
