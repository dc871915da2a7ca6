import { randomUUID } from 'node:crypto';
import { chownSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKeys } from '../../server/access/keys';
import { createReturnPaths } from '../../server/mail/bounces/return-paths';
import { startBuilt } from '../../tests/built/server-process';
import { type Cluster, openCluster } from '../../tests/server/databases';
import { bounceAddress, received, startMailSystem } from './mail-system';
import { callsTo } from './portal-load';

const secret = 'un secreto de los simulacros de correo';
const member = { code: '10000001', document: '001-1000001-1' };
const patience = { timeout: 120_000, interval: 500 };

const folder = mkdtempSync(join(tmpdir(), 'bounces-'));
let cluster: Cluster;
let sql: pg.Client;
let system: Awaited<ReturnType<typeof startMailSystem>>;
let servers: Awaited<ReturnType<typeof startBuilt>>[];

const mailsIn = (mailbox: 'rebotes' | 'existe', part: 'new' | 'cur') =>
  readdirSync(join(system.folderOf(mailbox), part)).map((name) => join(system.folderOf(mailbox), part, name));
const row = async (text: string, values: unknown[] = []) => (await sql.query(text, values)).rows[0];
const drop = (source: string) => {
  const name = `${randomUUID()}.prueba`;
  const [written, arrived] = ['tmp', 'new'].map((part) => join(system.folderOf('rebotes'), part, name)) as [
    string,
    string,
  ];
  writeFileSync(written, source);
  chownSync(written, system.owner.uid, system.owner.gid);
  // Dovecot takes what is in the other folder at once.
  renameSync(written, arrived);
};
const report = (to: string, filler = '') =>
  `From: MAILER-DAEMON@correo\r\nTo: ${to}\r\nSubject: Undelivered\r\nMIME-Version: 1.0\r\n` +
  `Content-Type: multipart/report; report-type=delivery-status; boundary="corte"\r\n\r\n` +
  `--corte\r\nContent-Type: text/plain\r\n\r\nno llegó\r\n${filler}--corte\r\nContent-Type: message/delivery-status\r\n\r\n` +
  `Reporting-MTA: dns; correo\r\n\r\nFinal-Recipient: rfc822; x@ejemplo.do\r\nAction: failed\r\nStatus: 5.1.1\r\n\r\n--corte--\r\n`;

beforeAll(async () => {
  if (openCluster === null) throw new Error('PostgreSQL is not installed');
  cluster = await openCluster({ content: 'demo' });
  sql = new pg.Client({ connectionString: cluster.url });
  await sql.connect();
  await sql.query('UPDATE facturas SET pagada = fecha');
  system = await startMailSystem(folder);
  const start = async () => {
    const server = await startBuilt({
      DATABASE_URL: cluster.url,
      DEMO: 'si',
      TOKEN_SECRET: secret,
      PUBLIC_URL: 'http://oficina.example',
      LOG_LEVEL: 'warn',
      ...system.environment,
    });
    await server.ready();
    return server;
  };
  servers = [await start(), await start()];
}, 120_000);

afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill('SIGKILL')));
  system.stop();
  await sql.end();
  await cluster.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What is known against the member's address; the demonstration's other members have mails that come back, too. */
const doubt = () => row(`SELECT definitivo, fallos FROM rebotes WHERE codigo_afiliado = $1`, [member.code]);

/** What the account is told after its telephone changed. */
const tell = async (phone: string, email: string): Promise<string> => {
  await sql.query('UPDATE cuentas SET correo = $2 WHERE codigo_afiliado = $1', [member.code, email]);
  await sql.query(`DELETE FROM avisos WHERE promesa = 'contactoCambiado'`);
  const calls = callsTo(servers[0]?.origin ?? '');
  const token = await calls.member(member.document);
  const { status } = await calls.call('updateTelefonos', {
    token,
    query: { CodigoAfiliado: member.code },
    body: { TelefonoCelular: phone },
  });
  expect(status).toBe(200);
  return String((await row(`SELECT id FROM avisos WHERE promesa = 'contactoCambiado'`))?.id);
};

test('a mail to a mailbox that does not exist comes back, is read and removed', async () => {
  const id = await tell('8095550101', received);
  await expect
    .poll(() => row('SELECT estado, no_llego IS NOT NULL AS back FROM avisos WHERE id = $1', [id]), patience)
    .toEqual({ estado: 'enviado', back: true });
  expect(await doubt()).toMatchObject({ definitivo: true });
  await expect.poll(() => [...mailsIn('rebotes', 'new'), ...mailsIn('rebotes', 'cur')], patience).toEqual([]);
}, 200_000);

test('once there is a mailbox the next mail arrives, and its confirmation ends the doubt', async () => {
  system.openMailbox();
  await tell('8095550102', received);
  await expect.poll(() => mailsIn('existe', 'new').length, patience).toBeGreaterThan(0);
  expect(readFileSync(mailsIn('existe', 'new')[0] ?? '', 'utf8')).toMatch(
    /^Return-Path: <rebotes\+[0-9a-f]{32}\.[0-9a-f]{20}@oficina\.example>/m,
  );
  await expect.poll(doubt, patience).toBeUndefined();
  await sql.query(`UPDATE cuentas SET correo = 'nadie@ejemplo.do' WHERE codigo_afiliado = $1`, [member.code]);
}, 200_000);

test('a mailbox that hangs holds up its reports, and nothing else', async () => {
  await expect.poll(() => mailsIn('rebotes', 'new').length, patience).toBe(0);
  system.signalDovecot('STOP');
  const id = await tell('8095550103', 'nadie@ejemplo.do');
  const isSaid = () => servers.some(({ said: { out } }) => out.includes('"event":"bounceMailbox"'));
  await expect.poll(isSaid, { ...patience, timeout: 240_000 }).toBe(true);
  expect(await row('SELECT estado, no_llego FROM avisos WHERE id = $1', [id])).toEqual({
    estado: 'enviado',
    no_llego: null,
  });
  system.signalDovecot('CONT');
  await expect
    .poll(() => row('SELECT 1 AS es FROM avisos WHERE id = $1 AND no_llego IS NOT NULL', [id]), patience)
    .toEqual({ es: 1 });
}, 500_000);

test('10,000 reports are read within five minutes, each once, by one of two servers; the strange ones stay', async () => {
  await expect.poll(() => mailsIn('rebotes', 'new').length, patience).toBe(0);
  const keys = createKeys({ roots: [Buffer.from(secret)], bareUntil: null });
  const paths = createReturnPaths(keys, () => new Date(), bounceAddress);
  const ids = Array.from({ length: 10_000 }, () => randomUUID());
  await sql.query(
    `INSERT INTO avisos (id, promesa, clave, codigo_afiliado, momento, plazo, siguiente, estado, enviado, carta)
     SELECT id, 'contactoCambiado', id, $1, now(), now(), now(), 'enviado', now(), id FROM unnest($2::text[]) AS id`,
    [member.code, ids],
  );
  await sql.query('DELETE FROM rebotes');
  const strange = [
    report(bounceAddress),
    report(paths.of(randomUUID(), 'x@ejemplo.do').replace(/[0-9a-f]{20}@/, `${'0'.repeat(20)}@`)),
    report(paths.of(randomUUID(), 'x@ejemplo.do'), 'x'.repeat(30_000_000)),
    `To: ${paths.of(randomUUID(), 'x@ejemplo.do')}\r\nSubject: Estoy de vacaciones\r\nAuto-Submitted: auto-replied\r\n\r\nHasta el lunes.\r\n`,
    `To: ${bounceAddress}\r\nContent-Type: multipart/mixed; boundary="c"\r\n\r\n${'--c\r\nContent-Type: text/plain\r\n\r\nx\r\n'.repeat(1_000)}--c--\r\n`,
    `To: ${'a'.repeat(5_000_000)}@x.do\r\n\r\nlargo\r\n`,
  ];
  const startedAt = performance.now();
  for (const id of ids) drop(report(paths.of(id, 'nadie@ejemplo.do')));
  for (const source of strange) drop(source);
  await expect
    .poll(async () => Number((await row(`SELECT count(*) AS n FROM avisos WHERE no_llego IS NOT NULL`))?.n), {
      timeout: 300_000,
      interval: 500,
    })
    .toBeGreaterThanOrEqual(10_000);
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  await expect.poll(() => mailsIn('rebotes', 'new').length, patience).toBe(0);
  await expect.poll(() => mailsIn('rebotes', 'cur').length, patience).toBe(strange.length);
  expect(await doubt()).toMatchObject({ fallos: 10_000 });
  const memory = servers.map(
    ({ pid }) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_000,
  );
  console.info(`bounces: 10,000 reports in ${seconds} s; at most ${memory.map(Math.round).join(' and ')} MB`);
  expect(system.logs()).not.toMatch(/panic|fatal/i);
}, 600_000);

test('behind 100,000 strange mails the one report is found', async () => {
  const strange = mailsIn('rebotes', 'cur').length + 100_000;
  for (let index = 0; index < 100_000; index += 1)
    drop(`To: ${bounceAddress}\r\nSubject: Oferta ${index}\r\n\r\nCompre.\r\n`);
  const id = await tell('8095550104', 'nadie@ejemplo.do');
  await expect
    .poll(() => row('SELECT 1 AS es FROM avisos WHERE id = $1 AND no_llego IS NOT NULL', [id]), {
      timeout: 1_200_000,
      interval: 1_000,
    })
    .toEqual({ es: 1 });
  await expect.poll(() => mailsIn('rebotes', 'cur').length, { timeout: 600_000, interval: 1_000 }).toBe(strange);
}, 2_000_000);
