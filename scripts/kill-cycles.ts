import { killCycles } from '../tests/server/kill-cycles';

/** `node --import tsx scripts/kill-cycles.ts 100`: kills each database that often during writes. */
const cycles = Number(process.argv[2] ?? 100);
for (const engine of ['PGlite', 'PostgreSQL'] as const) {
  const { confirmed, lost, halves } = await killCycles(engine, cycles);
  console.log(`${engine}: killed ${cycles} times, ${confirmed} pairs confirmed, ${lost} lost, ${halves} halves`);
  if (lost + halves > 0) process.exitCode = 1;
}
