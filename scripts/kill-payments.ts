import { killPayments } from '../tests/server/kill-payments';

/** `node --import tsx scripts/kill-payments.ts 25`: each database killed that often between the steps of a payment. */
const kills = Number(process.argv[2] ?? 25);
for (const engine of ['PGlite', 'PostgreSQL'] as const) {
  const { invoices, charged, paid, twice, untrue, stuck } = await killPayments(engine, kills);
  console.log(
    `${engine}: killed ${kills} times, ${invoices} invoices, ${charged} charged, ${paid} paid, ${twice} twice, ${untrue} untrue, ${stuck} stuck`,
  );
  if (twice + untrue + stuck > 0) process.exitCode = 1;
}
