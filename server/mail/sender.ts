import { describe, type Log } from '../log/log';
import type { DueMail, MailQueue } from './mail-queue';
import type { Mail } from './outbox';
import { createRelayPace, pauseAfter } from './relay-pace';
import type { MailTransport } from './smtp';

const longestPauseMs = 3_600_000;
const lookMs = 5_000;

/** There is no such address; of a log-in, a sender or a content they may pass. A full mailbox (552), a refused content or a suspicion (554) may pass. */
const noSuchAddress = [550, 551, 553];
const takesNoMore = 421;

export const refusalOf = (error: unknown) => {
  const { responseCode, command, code, syscall } = (error ?? {}) as Partial<
    Record<'responseCode' | 'command' | 'code' | 'syscall', unknown>
  >;
  const answer = Number(responseCode ?? 0);
  const isOfRecipient = command === 'RCPT TO';
  const isOfMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  /** The relay has not seen the mail: this was no try. */
  const isUnseen = answer === takesNoMore || syscall === 'connect' || syscall === 'getaddrinfo';
  return {
    answer,
    isUnseen,
    isNobodys: !isUnseen && isOfRecipient && noSuchAddress.includes(answer),
    /** Of this address or this text alone. */
    isOwn: !isUnseen && isOfMail && (answer === 0 || (answer >= 500 && command !== 'MAIL FROM')),
    /** The relay cannot be reached or used, or says that it takes no more for now. */
    isOfAll: isUnseen || !isOfMail,
  };
};

interface Parts {
  now: () => Date;
  log: Log;
  /** The most urgent first. */
  queues: readonly MailQueue[];
  transport: MailTransport;
  mailsAtOnce: number;
}

export const createSender = ({ now, log, queues, transport, mailsAtOnce }: Parts) => {
  const pace = createRelayPace(now, mailsAtOnce);
  const workers = new Set<Promise<void>>();
  const taken: DueMail[] = [];
  /** Sent, while the database could not be told: not sent again when they come up. */
  const unrecorded = new Set<string>();
  let closed = false;
  let woken = false;
  let taking: Promise<void> | null = null;

  const told = (level: 'warn' | 'error') => (error: unknown) => log({ level, event: 'mail', detail: describe(error) });

  const takeMore = async () => {
    do {
      woken = false;
      for (const queue of queues) {
        const free = pace.width() - taken.length;
        if (free > 0) taken.push(...(await queue.take(free)));
      }
    } while (taken.length === 0 && woken && !closed);
  };

  const next = async (): Promise<DueMail | undefined> => {
    if (taken.length === 0) {
      taking ??= takeMore()
        .catch(told('warn'))
        .finally(() => {
          taking = null;
        });
      await taking;
    }
    return taken.shift();
  };

  const giveBack = async (at: Date) => {
    for (const due of taken.splice(0)) await due.later(at, false);
  };

  const fail = async (due: DueMail, error: unknown) => {
    const { answer, isNobodys, isOwn, isOfAll, isUnseen } = refusalOf(error);
    const lost = isNobodys || (!isUnseen && due.tries >= due.mostTries);
    // Its message may quote the address.
    const detail = `try ${due.tries}, answer ${answer}`;
    log({ level: lost ? 'error' : 'warn', event: lost ? 'mailLost' : 'mailDelayed', detail });
    if (isOwn) pace.answered();
    else pace.refused(isOfAll);
    if (lost) await due.lost();
    else if (isUnseen) await due.later(pace.restsUntil() ?? now(), false);
    else await due.later(new Date(now().getTime() + pauseAfter(due.tries, longestPauseMs)), true);
  };

  const record = async (due: DueMail, mail: Mail) => {
    unrecorded.add(mail.id);
    await due.sent(mail);
    unrecorded.delete(mail.id);
  };

  const deliver = async (due: DueMail) => {
    const mail = await due.write();
    if (mail === null) return;
    if (!unrecorded.has(mail.id)) {
      try {
        await transport.send(mail);
      } catch (error) {
        await fail(due, error);
        return;
      }
      pace.accepted();
    }
    await record(due, mail);
  };

  const work = async () => {
    while (!closed) {
      const rest = pace.restsUntil();
      if (rest !== null) return giveBack(rest);
      const due = await next();
      if (due === undefined) return;
      // A mail that cannot be put into words, or recorded, keeps no other from leaving: it is held, and tried again.
      await deliver(due).catch(told('error'));
      fill();
    }
  };

  const fill = () => {
    if (closed || pace.restsUntil() !== null) return;
    while (workers.size < pace.width()) {
      const worker: Promise<void> = work()
        .catch(told('warn'))
        .finally(() => workers.delete(worker));
      workers.add(worker);
    }
  };

  /** Until nothing is due. */
  const wake = async (): Promise<void> => {
    woken = true;
    fill();
    while (workers.size > 0) await Promise.all(workers);
  };
  const timer = setInterval(wake, lookMs);
  timer.unref();

  return {
    wake,
    close: async () => {
      closed = true;
      clearInterval(timer);
      await Promise.all(workers);
      await giveBack(now()).catch(told('warn'));
      transport.close();
    },
  };
};
