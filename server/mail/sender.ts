import type { Db } from '../db/db';
import { describe, type Log } from '../log/log';
import type { MailKind } from './mail-texts';
import type { Outbox } from './outbox';
import type { MailTransport } from './smtp';

/** Longer than any conversation with the mail server may take: until then nobody else takes the mail up. */
const heldMs = 120_000;
const firstPauseMs = 15_000;
const longestPauseMs = 3_600_000;
/** About a day. */
const mostTries = 30;
/** About a week: as long as the link lives that takes a change of the address back. */
const mostTriesOfNotices = 175;
/** Notices that their recipients did not ask for and get from nowhere else. */
const notices: readonly MailKind[] = [
  'registroReemplazado',
  'claveCambiada',
  'avisoCambioCorreo',
  'correoReversado',
  'reciboPago',
  'solicitudAfiliacion',
];
const lookMs = 5_000;

/** 15 s, 30 s, 1 min … 1 h */
export const pauseAfter = (tries: number): number => Math.min(longestPauseMs, firstPauseMs * 2 ** (tries - 1));

const responseOf = (error: unknown): number =>
  error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;

const isOfRecipient = (error: unknown): boolean =>
  error instanceof Error && 'command' in error && error.command === 'RCPT TO';

/** There is no such address; of a log-in, a sender or a content they may pass. A full mailbox (552), a refused content or a suspicion (554) may pass. */
const noSuchAddress = [550, 551, 553];

interface Parts {
  db: Db;
  now: () => Date;
  log: Log;
  outbox: Outbox;
  transport: MailTransport;
  origin: string;
}

export const createSender = ({ db, now, log, outbox, transport, origin }: Parts) => {
  let closed = false;
  let working: Promise<void> = Promise.resolve();

  /** Held from here on: a server that dies over it leaves it to be taken up after that time. */
  const take = async () => {
    const time = now();
    const [taken] = await db.query<{ id: string; plantilla: MailKind; intentos: number }>(
      `UPDATE correos SET intentos = intentos + 1, siguiente = $2 WHERE id = (
         SELECT id FROM correos WHERE estado = 'pendiente' AND siguiente <= $1
         ORDER BY siguiente, id LIMIT 1 FOR UPDATE SKIP LOCKED
       ) RETURNING id, plantilla, intentos`,
      [time, new Date(time.getTime() + heldMs)],
    );
    return taken;
  };

  const sendOne = async (): Promise<boolean> => {
    const taken = await take();
    if (taken === undefined) return false;
    const { id, plantilla, intentos } = taken;
    const [mail] = await outbox.read(db, origin, 'WHERE k.id = $1', [id]);
    if (mail === undefined) return true;
    try {
      await transport.send(mail);
    } catch (error) {
      const most = notices.includes(plantilla) ? mostTriesOfNotices : mostTries;
      const isNobodys = isOfRecipient(error) && noSuchAddress.includes(responseOf(error));
      const lost = isNobodys || intentos >= most;
      // Its message may quote the address.
      const detail = `try ${intentos}, answer ${responseOf(error)}`;
      log({ level: lost ? 'error' : 'warn', event: lost ? 'mailLost' : 'mailDelayed', detail });
      await db.query(`UPDATE correos SET estado = $2, siguiente = $3 WHERE id = $1`, [
        id,
        lost ? 'perdido' : 'pendiente',
        new Date(now().getTime() + pauseAfter(intentos)),
      ]);
      return true;
    }
    await db.query(`UPDATE correos SET estado = 'enviado', enviado = $2 WHERE id = $1`, [id, now()]);
    return true;
  };

  const sendDue = async () => {
    while (!closed && (await sendOne()));
  };

  /** Until nothing is due. One at a time, however often it is asked for. */
  const wake = (): Promise<void> => {
    working = working
      .then(sendDue)
      .catch((error: unknown) => log({ level: 'warn', event: 'mail', detail: describe(error) }));
    return working;
  };
  const timer = setInterval(wake, lookMs);
  timer.unref();

  return {
    wake,
    close: async () => {
      closed = true;
      clearInterval(timer);
      await working;
      transport.close();
    },
  };
};
