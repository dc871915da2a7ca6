import { parseArgs } from 'node:util';
import { openPglite } from '../../server/db/pglite';
import { newPgliteFolder } from '../../tests/server/databases';
import { startMailServer } from '../../tests/server/mail-server';
import { serve } from '../../tests/server/server-under-test';

/**
 * How long many notices take through a relay that takes 100 ms each, what memory they need, and how long a password
 * mail asked for meanwhile waits: `node --import tsx tools/bench/mails.ts --mails 100000`.
 */
const { values } = parseArgs({ options: { mails: { type: 'string', default: '100000' } } });
const many = Number(values.mails);
const member = '10000001';

const relay = await startMailServer();
Object.assign(relay.behaviour, { delayMs: 100, forgets: true });
const db = await openPglite({ folder: await newPgliteFolder() });
await db.query('UPDATE facturas SET pagada = fecha');
const server = await serve(db, { SMTP_URL: relay.url, PUBLIC_URL: 'https://oficina.example' }, { time: Date.now() });
// One statement for all takes longer than the server lets one take.
for (let from = 1; from <= many; from += 5_000)
  await db.query(
    `INSERT INTO avisos (id, promesa, clave, codigo_afiliado, momento, plazo, siguiente)
     SELECT 'ensayo-' || n, 'contactoCambiado', 'ensayo-' || n, $1, $2, $2, $2 FROM generate_series($3::integer, $4) AS n`,
    [member, new Date(server.clock.time), from, Math.min(from + 4_999, many)],
  );

const startedAt = performance.now();
const memory: number[] = [];
const watch = setInterval(() => memory.push(process.memoryUsage.rss() / 1e6), 1_000);
const sending = server.app.sendMail();
const waits: number[] = [];
const ask = setInterval(async () => {
  const token = await server.anonymous();
  const asked = performance.now();
  const answer = await server.call('solicitarCambioClave', {
    token,
    body: {
      identificacion: { tipoDocumento: 1, documento: '001-1000001-1', origen: 'WEB' },
      correo: 'maria.pena@ejemplo.do',
    },
  });
  if (answer.status !== 200) console.log('asked in vain', answer.status, answer.text);
  const [row] = await db.query<{ id: string }>(
    `SELECT id FROM correos WHERE plantilla = 'cambioClave' ORDER BY creado DESC LIMIT 1`,
  );
  const look = setInterval(async () => {
    const [sent] = await db.query(`SELECT 1 AS es FROM correos WHERE id = $1 AND estado = 'enviado'`, [row?.id ?? '']);
    if (sent === undefined) return;
    clearInterval(look);
    waits.push((performance.now() - asked) / 1_000);
  }, 100);
}, 20_000);
await sending;
clearInterval(ask);
clearInterval(watch);
const seconds = (performance.now() - startedAt) / 1_000;
const tenth = Math.max(1, Math.floor(memory.length / 10));
const mean = (of: readonly number[]) => Math.round(of.reduce((sum, one) => sum + one, 0) / of.length);
console.log(`${many} mails in ${Math.round(seconds)} s, ${Math.round(many / seconds)} a second`);
console.log(
  `memory: ${mean(memory.slice(0, tenth))} MB in the first tenth, ${mean(memory.slice(-tenth))} MB in the last`,
);
console.log(`password mails waited ${waits.map((wait) => wait.toFixed(1)).join(', ')} s`);
const [left] = await db.query<{ n: number }>(`SELECT count(*) AS n FROM avisos WHERE estado = 'pendiente'`);
console.log(`left: ${left?.n ?? 0}; arrived ${relay.received.length}`);
await server.app.close();
await relay.close();
await db.close();
process.exit(0);
