import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { todayInSantoDomingo } from '../../domain/rules/dates/dates';
import { portalPage } from '../../e2e/pages/portal';
import { preauthorizationForm } from '../../e2e/pages/preauthorization';
import { findTestBrowser } from '../../scripts/browser.mjs';
import { DbUnavailable } from '../../server/db/db';
import { openPostgres } from '../../server/db/postgres';
import { HttpProblem } from '../../server/http/http-problem';
import { startBuilt, until } from '../../tests/built/server-process';
import { startCardGateway } from '../../tests/server/card-gateway-server';
import { reimbursementForm } from '../../tests/server/case-forms';
import { fileOf, formOf, freshJpeg } from '../../tests/server/files';
import { beginUpload, uploadOf } from '../../tests/server/half-upload';
import { openPaymentClient } from '../../tests/server/payment-client';
import { callsTo, members } from './portal-load';
import { harms, startPostgresPair } from './postgres-pair';
import { must, openRestored } from './restored';

const kills = Number(process.env.KILLS ?? 20);
const words = 'Tomografía de senos paranasales, escrita antes de todo.';
const folder = mkdtempSync(join(tmpdir(), 'failover-'));
let pair: Awaited<ReturnType<typeof startPostgresPair>>;
let servers: Awaited<ReturnType<typeof startBuilt>>[];
let browser: Browser;
let form: Page;

const sql = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: pair.url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
};

const start = async () => {
  const server = await startBuilt({
    DATABASE_URL: pair.url,
    DEMO: 'si',
    LOG_LEVEL: 'warn',
    TOKEN_SECRET: 'un secreto de los simulacros de bases de datos',
    POLICY_WRITES_PER_MEMBER_PER_MINUTE: '100000',
    POLICY_WRITES_PER_MEMBER_PER_DAY: '100000',
  });
  await server.ready();
  return server;
};

beforeAll(async () => {
  chmodSync(folder, 0o755);
  pair = await startPostgresPair(folder);
  servers = [await start(), await start()];
  must((await pair.leader()).backups.backrest('--type=full', 'backup'));
  const [{ origin } = { origin: '' }] = servers;
  const executablePath = await findTestBrowser();
  browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
  form = await (await browser.newContext({ baseURL: origin })).newPage();
  await portalPage(form).entrar();
  await form.goto('/solicitudes?nueva=preautorizacion');
  await form.getByRole('button', { name: 'Empezar' }).click();
  await form.getByLabel('Descripción').fill(words);
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await Promise.all((servers ?? []).map((server) => server.kill('SIGKILL')));
  pair?.stop();
});

const phonesWritten = `SELECT valor_nuevo AS said FROM bitacora WHERE valor_nuevo LIKE '%elefono%'`;
const phoneOf = ({ said }: Record<string, unknown>) => String(said).replace(/\D/g, '');
let everConfirmed: string[];

/** Members who save one telephone after the other, each another number. */
const openWriters = async () => {
  const told = { confirmed: [] as string[], unsure: 0, out: 0, odd: [] as string[], lastAt: performance.now(), gap: 0 };
  let next = 0;
  let isOver = false;
  const write = async ({ code, document }: (typeof members)[number], at: number) => {
    const calls = callsTo(servers[at % 2]?.origin ?? '');
    const token = await calls.member(document);
    while (!isOver) {
      next += 1;
      const phone = `809${String(5_000_000 + next)}`;
      const said = await calls
        .call('updateTelefonos', { token, query: { CodigoAfiliado: code }, body: { TelefonoCelular: phone } })
        .catch(() => null);
      if (said?.status === 200) {
        told.confirmed.push(phone);
        told.gap = Math.max(told.gap, performance.now() - told.lastAt);
        told.lastAt = performance.now();
      } else if (said?.status === 401) told.out += 1;
      else if (said === null) told.unsure += 1;
      else if (said.status === 503 && /^[1-9]\d?$/.test(said.headers.get('retry-after') ?? '')) {
        told.unsure += 1;
        await pause(Number(said.headers.get('retry-after')) * 1_000);
      } else told.odd.push(`${said.status} ${said.text.slice(0, 200)}`);
      await pause(20);
    }
  };
  const running = members.map(write);
  return {
    told,
    stop: async () => {
      isOver = true;
      await Promise.all(running);
    },
  };
};

/** One payer, who reads the result again where it was lost, as the page does. */
const openPayer = async () => {
  const gateway = await startCardGateway(Date.now());
  const db = await openPostgres({ url: pair.url });
  const { payments, member, amount, newInvoice } = await openPaymentClient(db, gateway.url, () => new Date());
  const charged: string[] = [];
  let isOver = false;
  const again = async <T>(work: () => Promise<T>): Promise<T> => {
    for (;;)
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof DbUnavailable)) throw error;
        await pause(500);
      }
  };
  const pay = async () => {
    const factura = await again(newInvoice);
    const asked = { factura, monto: amount / 100, codigoAfiliado: member.codigoAfiliado };
    for (let tries = 0; tries < 2; tries += 1) {
      const order = await again(() => payments.order(asked, member));
      const found = await again(() => payments.find({ ...asked, ...order, movil: false }, member));
      const session = await again(() => payments.session(found, { movil: false }, member));
      if (gateway.charge(session, { code: '00', amount: null })) charged.push(factura);
      await again(() => payments.reconcile(member.codigoAfiliado, member));
    }
  };
  const running = (async () => {
    while (!isOver)
      await pay().catch((error: unknown) => {
        // Its invoice is paid, or is being paid: nothing is charged a second time.
        if (!(error instanceof HttpProblem)) throw error;
      });
  })();
  return {
    stop: async () => {
      isOver = true;
      await running;
      await again(() => payments.reconcileDue());
      const paid = await again(() =>
        db.query<{ numero: string }>('SELECT numero FROM facturas WHERE pagada IS NOT NULL'),
      );
      await db.close();
      await gateway.close();
      const isPaid = new Set(paid.map(({ numero }) => numero));
      return {
        charged: charged.length,
        twice: [...gateway.book.values()].filter((times) => times > 1).length,
        unpaid: charged.filter((factura) => !isPaid.has(factura)).length,
      };
    },
  };
};

test(`of ${kills} harms to the leader none loses what was confirmed, pays twice, or logs a member out`, async () => {
  const writers = await openWriters();
  const payer = await openPayer();
  const lines: string[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const kind = harms[kill % harms.length] ?? 'process';
    await pause(3_000);
    // Its member is there: a page without anybody closes after fifteen minutes.
    await form.getByLabel('Descripción').press('End');
    const before = (await pair.leader()).name;
    writers.told.gap = 0;
    const mend = await pair.harm(kind);
    // Both without Patroni: nobody leads until an operator, or systemd, starts it again.
    await pause(kind === 'patroni' ? 3_000 : 25_000);
    mend();
    // Nothing takes the place of a leader whose disk is full: what counts is how soon it writes once there is room.
    if (kind === 'disk') writers.told.lastAt = performance.now();
    await pair.whole();
    const confirmed = writers.told.confirmed.length;
    await until(() => (writers.told.confirmed.length > confirmed + 20 ? true : undefined), 60_000);
    lines.push(`| ${kind} | ${before} → ${(await pair.leader()).name} | ${(writers.told.gap / 1_000).toFixed(1)} |`);
    console.info(lines.at(-1));
    expect(writers.told.gap).toBeLessThan(30_000);
  }
  await writers.stop();
  const paid = await payer.stop();
  const { confirmed, unsure, out } = writers.told;
  const logged = servers.map(({ said }) => said.out).join('');
  const odd = writers.told.odd.map((text) => {
    const [, request = 'without a request'] = /"requestId":"([^"]+)"/.exec(text) ?? [];
    return [text, ...logged.split('\n').filter((line) => line.includes(request))];
  });
  const written = new Set((await sql(phonesWritten)).map(phoneOf));
  const lost = confirmed.filter((phone) => !written.has(phone));
  everConfirmed = confirmed;
  console.info(`failover: ${confirmed.length} confirmed, ${unsure} unsure; payments ${JSON.stringify(paid)}`);
  expect({ lost: lost.length, out, odd, twice: paid.twice, unpaid: paid.unpaid }).toEqual({
    lost: 0,
    out: 0,
    odd: [],
    twice: 0,
    unpaid: 0,
  });
  expect(paid.charged).toBeGreaterThan(0);
  expect(servers.map(({ said }) => said.error)).toEqual(['', '']);
}, 3_600_000);

test('a database restored from the archive of all leaders has what was confirmed, also where one was lost with what it had not archived', async () => {
  const [{ name } = {}] = await sql('SELECT pg_walfile_name(pg_switch_wal()) AS name');
  const isArchived = 'SELECT last_archived_wal >= $1 AS is FROM pg_stat_archiver';
  await until(async () => (await sql(isArchived, [name]))[0]?.is === true || undefined, 60_000);
  const to = join(folder, 'restored');
  must((await pair.leader()).backups.restore(to));
  const { client, said, stop } = await openRestored(pair.bin, to, 'postgres');
  if (client === null) throw new Error(said);
  const written = new Set((await client.query<Record<string, unknown>>(phonesWritten)).rows.map(phoneOf));
  // Patroni's settings came along: without its own the restored one would wait for a second at each write.
  const write: pg.QueryConfig & { query_timeout: number } = {
    text: 'CREATE TABLE escrita (n int)',
    query_timeout: 10_000,
  };
  await client.query(write);
  await stop();
  expect(everConfirmed.filter((phone) => !written.has(phone)).length).toBe(0);
  expect(everConfirmed.length).toBeGreaterThan(0);
}, 600_000);

/** When the server dies: with half of the body, with all of it and no leader, and with all of it before a new leader. */
const deaths = ['half', 'whole', 'led'] as const;

test('a server that dies in an upload while the leader falls leaves the case whole or not at all, and the second try makes no second one', async () => {
  const [{ code, document } = { code: '', document: '' }] = members;
  const told: string[] = [];
  for (const death of deaths) {
    const [other, victim] = servers;
    if (other === undefined || victim === undefined) throw new Error('no server');
    const motivo = `Medicamentos, ${death} ${Date.now()}`;
    const files = ['Facturaconcomprobant.jpg', 'Indicacionmedica.jpg', 'Cedula.jpg'].map((name) =>
      fileOf(name, freshJpeg(900_000)),
    );
    const fields = { ...reimbursementForm, motivo, fechaServicio: todayInSantoDomingo(Date.now()) };
    const upload = await uploadOf('solicitudReembolso', { contrato: code }, formOf(fields, files));
    const calls = callsTo(other.origin);
    const token = await calls.member(document);
    const send = async ({ origin }: typeof victim, bytes: Buffer) => {
      const line = await beginUpload(Number(new URL(origin).port), token, upload);
      await line.send(bytes);
      return line;
    };
    const numbers = async (): Promise<string[]> => {
      const body = { tipoDocumento: 3, documento: code, numeroDePagina: 1, registrosPorPagina: 100 };
      const { status, text } = await calls.call('solicitudesPorDocumento', { token, body });
      if (status !== 200) throw new Error(`${status} ${text}`);
      return [...text.matchAll(/"numeroCaso":"(\d+)"/g)].map(([, number = '']) => number);
    };
    const before = await numbers();
    const begun = await send(victim, upload.body.subarray(0, upload.body.length / 2));
    const mend = await pair.harm('process');
    if (death === 'led') await pair.leader();
    if (death !== 'half') await begun.send(upload.body.subarray(upload.body.length / 2));
    await pause(300);
    await victim.kill('SIGKILL');
    await begun.ended;
    servers = [other, await until(() => start().catch(() => undefined), 90_000)];
    mend();
    await pair.whole();
    // What the page does: it reads the numbers, and sends again only where none is new.
    const arrived = (await until(() => numbers().catch(() => undefined), 60_000)).filter(
      (one) => !before.includes(one),
    );
    told.push(`${death}: answered ${begun.status()}, arrived ${arrived.length}`);
    if (arrived.length === 0) {
      const again = await send(other, upload.body);
      await again.ended;
      expect(again.status()).toBe(200);
    }
    expect((await numbers()).filter((one) => !before.includes(one))).toHaveLength(1);
    const kept = await sql(
      `SELECT count(*)::int AS files FROM casos c JOIN documentos_caso d ON d.caso = c.numero
         JOIN contenidos_documento k ON k.documento = d.id AND octet_length(k.contenido) = d.octetos
       WHERE NOT c.numero = ANY ($1) AND c.codigo_afiliado = $2 GROUP BY c.numero`,
      [before, code],
    );
    expect(kept).toEqual([{ files: 3 }]);
  }
  console.info(`uploads: ${told.join('; ')}`);
}, 900_000);

test('what a commit costs that waits for a second machine', async () => {
  const client = new pg.Client({ connectionString: pair.url });
  client.on('error', () => {});
  await client.connect();
  await client.query('CREATE TABLE costo (n int)');
  const median = async () => {
    const times: number[] = [];
    for (let at = 0; at < 200; at += 1) {
      const began = performance.now();
      await client.query('INSERT INTO costo VALUES (1)');
      times.push(performance.now() - began);
    }
    return times.toSorted((one, other) => one - other)[100] ?? 0;
  };
  const both = await median();
  // What synchronous_mode sets, for this connection alone.
  await client.query(`SET synchronous_commit = 'local'`);
  const alone = await median();
  await client.end();
  console.info(`a commit: ${both.toFixed(2)} ms on two machines, ${alone.toFixed(2)} ms on one`);
  expect(both).toBeLessThan(50);
}, 120_000);

test('the form that was open all the time keeps what was typed; sent while nobody leads it says so, and goes out once when it is pressed again', async () => {
  const I = preauthorizationForm(form);
  await expect.poll(() => I.field('Descripción').inputValue()).toBe(words);
  await form.reload();
  await I.button('Continuar con ella').click();
  expect(await I.field('Descripción').inputValue()).toBe(words);
  await I.elegir('Tipo de pre-autorización', 'Tomografía');
  await I.button('Buscar el centro médico').click();
  const centres = form.getByRole('dialog');
  await centres.getByLabel('Nombre del centro o del médico').fill('centro');
  await centres.getByRole('button', { name: 'Buscar' }).click();
  await centres
    .getByRole('button', { name: /^Elegir/ })
    .first()
    .click();
  await I.field('Afiliado').selectOption({ index: 2 });
  await I.field('NSS').fill('200000012');
  await I.documentos('Copia de cédula', 'Historia clínica detallada', 'Indicación médica');
  await I.revisar();
  const tab = await form.context().newPage();
  await tab.goto('/');
  const payments = tab.getByRole('link', { name: 'Pagos' }).first();
  await payments.waitFor();
  const mend = await pair.harm('process');
  await I.enviar();
  await form.getByText('Lo que escribió y sus documentos siguen aquí.').first().waitFor();
  await payments.click();
  await tab.getByText('Estamos volviendo, no se perdió nada.').first().waitFor();
  mend();
  await pair.whole();
  await until(() => sql('SELECT 1').catch(() => undefined), 60_000);
  await tab.getByRole('button', { name: 'Reintentar' }).click();
  await tab.getByText('Favor intente mas tarde.').waitFor({ state: 'detached' });
  await tab.getByText('RD$').first().waitFor();
  await I.enviar();
  await form.getByRole('heading', { name: /^Se ha creado el caso \d+$/ }).waitFor();
  expect(await sql('SELECT count(*)::int AS cases FROM casos WHERE descripcion LIKE $1', [`%${words}%`])).toEqual([
    { cases: 1 },
  ]);
}, 300_000);
