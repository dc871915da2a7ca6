import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createKeys } from '../../server/access/keys';
import { createBounceBook } from '../../server/mail/bounces/bounce-book';
import { type FoundMail, largestReport, type OpenMailbox } from '../../server/mail/bounces/bounce-mailbox';
import { createBounceReader } from '../../server/mail/bounces/read-bounces';
import { createReturnPaths } from '../../server/mail/bounces/return-paths';
import { watchedTransport } from '../../server/mail/bounces/watched-transport';
import { refusalOf } from '../../server/mail/sender';
import { onEachDatabase } from './databases';
import { noon, type ServerUnderTest, serve } from './server-under-test';

const ana = '10000001';
const address = 'maria.pena@ejemplo.do';
const clock = { time: noon };
const now = () => new Date(clock.time);
const keys = createKeys({ roots: [Buffer.from('un secreto de prueba')], bareUntil: null });
const paths = createReturnPaths(keys, now, 'rebotes@oficina.example');
const fingerprints = (text: string) => keys.fingerprints(now(), text);

const report = (action: string, status: string) =>
  `Reporting-MTA: dns; correo\r\n\r\nFinal-Recipient: rfc822; alguien\r\nAction: ${action}\r\nStatus: ${status}\r\n`;

/** A mailbox in memory, with one mail a group. */
const mailboxOf = (mails: readonly (Partial<FoundMail> & { report?: string })[]) => {
  const kept: number[] = [];
  const removed: number[] = [];
  const loaded: number[] = [];
  const open = (work: (mailbox: OpenMailbox) => Promise<void>) =>
    work({
      unread: async function* () {
        for (const [uid, { head = '', size = 1_000 }] of mails.entries())
          if (![...kept, ...removed].includes(uid)) yield [{ uid, head, size }];
      },
      reports: async (uids) => {
        loaded.push(...uids);
        return new Map(uids.flatMap((uid) => (mails[uid]?.report === undefined ? [] : [[uid, mails[uid].report]])));
      },
      remove: async (uids) => void removed.push(...uids),
      keep: async (uids) => void kept.push(...uids),
    });
  return { open, kept, removed, loaded };
};

onEachDatabase('bounces', (database) => {
  let server: ServerUnderTest;
  const logged: string[] = [];
  const bookOf = () =>
    createBounceBook({
      db: database.db,
      now,
      fingerprints,
      log: ({ event, detail = '' }) => logged.push(`${event} ${detail}`),
    });
  const read = (mailbox: ReturnType<typeof mailboxOf>, goOn = () => true) =>
    createBounceReader({
      db: database.db,
      now,
      paths,
      book: bookOf(),
      open: mailbox.open,
      log: ({ event, detail = '' }) => logged.push(`${event} ${detail}`),
    })(goOn);
  const sentNotice = async (caso: string | null = null): Promise<string> => {
    const id = randomUUID();
    await database.db.query(
      `INSERT INTO avisos (id, promesa, clave, codigo_afiliado, caso, momento, plazo, siguiente, estado, enviado, carta)
       VALUES ($1, 'contactoCambiado', $1, $2, $4, $3, $3, $3, 'enviado', $3, $1)`,
      [id, ana, now(), caso],
    );
    return id;
  };
  const dead = () => bookOf().deadSince(database.db, ana);
  const stateOf = async (id: string) =>
    (
      await database.db.query<{ estado: string; back: boolean }>(
        `SELECT estado, no_llego IS NOT NULL AS back FROM avisos WHERE id = $1`,
        [id],
      )
    )[0];
  const cameBack = (id: string, action: string, status: string, to = address) => ({
    head: `To: <${paths.of(id, to)}>\r\n`,
    report: report(action, status),
  });

  beforeAll(async () => {
    server = await serve(database.db, {}, clock);
  });
  beforeEach(async () => {
    await server.empty('rebotes', `contadores WHERE clave LIKE 'turno%'`, `avisos WHERE estado <> 'anulado'`);
    logged.length = 0;
  });

  test('a mailbox that does not exist is known at the first report, which counts once and is removed', async () => {
    const id = await sentNotice();
    const mailbox = mailboxOf([cameBack(id, 'failed', '5.1.1'), cameBack(id, 'failed', '5.1.1')]);
    await read(mailbox);
    expect({ dead: await dead(), of: await stateOf(id), removed: mailbox.removed, kept: mailbox.kept }).toEqual({
      dead: now(),
      of: { estado: 'enviado', back: true },
      removed: [0, 1],
      kept: [],
    });
    expect(logged).toEqual(['mailCameBack permanent']);
  });

  test('what may pass makes an address doubtful after the third mail; one that arrives clears it', async () => {
    const found: (Date | null)[] = [];
    for (const status of ['4.4.1', '5.2.2', '5.7.1']) {
      await read(mailboxOf([cameBack(await sentNotice(), 'failed', status)]));
      found.push(await dead());
    }
    expect(found).toEqual([null, null, now()]);
    expect(await bookOf().isDoubted('MARIA.PENA@ejemplo.do')).toBe(true);
    await read(mailboxOf([cameBack(await sentNotice(), 'delivered', '2.0.0')]));
    expect([await dead(), await bookOf().isDoubted(address)]).toEqual([null, false]);
  });

  test('the history of a case says once that its mail came back', async () => {
    const [{ caso = '' } = {}] = await database.db.query<{ caso: string }>(`SELECT min(numero) AS caso FROM casos`);
    const cut = cameBack(await sentNotice(caso), 'failed', '4.2.2');
    await read(mailboxOf([cut, cut]));
    const written = await database.db.query(`SELECT caso, detalle FROM sucesos_caso WHERE suceso = 'noLlego'`);
    expect(written).toEqual([{ caso, detalle: '' }]);
  });

  test('a report about an address that changed since says nothing of today’s, to which it is told again', async () => {
    const id = await sentNotice();
    await read(mailboxOf([cameBack(id, 'failed', '5.1.1', 'antes@ejemplo.do')]));
    expect([await dead(), await stateOf(id)]).toEqual([null, { estado: 'pendiente', back: false }]);
  });

  test('an address that changes after its report is no longer the dead one', async () => {
    await read(mailboxOf([cameBack(await sentNotice(), 'failed', '5.1.1')]));
    await database.db.query(`UPDATE cuentas SET correo = 'nuevo@ejemplo.do' WHERE codigo_afiliado = $1`, [ana]);
    const after = await dead();
    await database.db.query(`UPDATE cuentas SET correo = $2 WHERE codigo_afiliado = $1`, [ana, address]);
    expect([after, await dead()]).toEqual([null, now()]);
  });

  test('forged, too large, late, out of office and of nobody: left in the mailbox as read, and counted', async () => {
    const id = await sentNotice();
    const own = cameBack(id, 'failed', '5.1.1');
    const mailbox = mailboxOf([
      { ...own, head: own.head.replace(/\.[0-9a-f]{20}@/, `.${'0'.repeat(20)}@`) },
      { ...own, size: largestReport + 1 },
      { head: own.head },
      { head: 'To: rebotes@oficina.example', report: own.report },
    ]);
    await read(mailbox);
    const later = mailboxOf([cameBack(id, 'delayed', '4.4.1')]);
    await read(later);
    expect([await dead(), (await stateOf(id))?.back, mailbox.kept, mailbox.loaded, later.removed]).toEqual([
      null,
      false,
      [0, 1, 2, 3],
      [2],
      [0],
    ]);
    expect(logged).toEqual(['bounceMailbox 4 mails are no reports of ours']);
  });

  test('one server reads at a time; a dead one’s turn ends by itself', async () => {
    const id = await sentNotice();
    const second = mailboxOf([cameBack(id, 'failed', '5.1.1')]);
    const first: OpenMailbox = {
      ...({} as OpenMailbox),
      unread: async function* () {
        await read(second);
        yield [];
      },
    };
    await read({
      ...mailboxOf([]),
      open: (work) => work({ ...first, reports: async () => new Map(), remove: async () => {}, keep: async () => {} }),
    });
    expect(second.removed).toEqual([]);
    await database.db.query(`INSERT INTO contadores VALUES ('turno rebotes', 1, $1)`, [new Date(clock.time + 300_000)]);
    await read(second);
    expect(second.removed).toEqual([]);
    clock.time += 300_000;
    await read(second);
    expect(second.removed).toEqual([0]);
  });

  test('an address that the relay refuses at once is known, too, and the mail carries its way back', async () => {
    const id = await sentNotice();
    const refusal = Object.assign(new Error('no'), { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 });
    expect(refusalOf(refusal).isNobodys).toBe(true);
    const seen: unknown[] = [];
    const transport = watchedTransport(
      {
        send: async ({ comesBack }) => {
          seen.push(comesBack);
          throw refusal;
        },
        close: () => {},
      },
      bookOf(),
      paths,
    );
    const mail = { id, para: address, asunto: '', texto: '', html: '', momento: now() };
    for (const _ of [1, 2]) await expect(transport.send(mail)).rejects.toBe(refusal);
    expect(await dead()).toEqual(now());
    expect(seen).toEqual([false, true].map((isConfirmed) => ({ to: paths.of(id, address), isConfirmed })));
  });
});
