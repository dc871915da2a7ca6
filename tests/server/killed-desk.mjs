// Takes applications one after the other until killed, and reports each step; the first may be a repeated one.
const [place = '', first = '0'] = process.argv.slice(2);
const { openPglite } = await import('../../server/db/pglite.ts');
const { openPostgres } = await import('../../server/db/postgres.ts');
const { openDesk } = await import('./application-desk.ts');
const { nthApplication } = await import('./nth-application.ts');

const db = place.startsWith('postgres:') ? await openPostgres({ url: place }) : await openPglite({ folder: place });
const tell = async (step, numero) => {
  const heard = new Promise((resolve) => process.once('message', resolve));
  process.send?.({ step, numero });
  await heard;
};
const { receive } = await openDesk(db, tell);
for (let n = Number(first); ; n += 1) await tell('recibida', await receive(nthApplication(n)));
