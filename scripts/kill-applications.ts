import { killApplications } from '../tests/server/kill-applications';

/** `node --import tsx scripts/kill-applications.ts 25`: each database killed that often while an application is written. */
const kills = Number(process.argv[2] ?? 25);
for (const engine of ['PGlite', 'PostgreSQL'] as const) {
  const { sent, kept, lost, halves } = await killApplications(engine, kills);
  console.log(`${engine}: killed ${kills} times, ${sent} sent, ${kept} kept, ${lost} lost, ${halves} halves`);
  if (lost + halves > 0 || sent !== kept) process.exitCode = 1;
}
