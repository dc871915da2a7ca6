import { createTransport } from 'nodemailer';
import type { Mail } from './outbox';

export interface MailTransport {
  /** Resolves once the other side has taken the mail. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Less than a mail is held by the one who sends it, so that nobody else takes it up meanwhile. */
const limits: Record<'connectionTimeout' | 'greetingTimeout' | 'socketTimeout' | 'dnsTimeout', number> = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 10_000,
};

/** A demonstration sends nothing: its mailbox shows what was written. */
export const mailboxTransport: MailTransport = { send: async () => {}, close: () => {} };

export const smtpTransport = (url: string, from: string, mailsAtOnce: number): MailTransport => {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: mailsAtOnce,
    // Only of a mail of which the relay has not read a byte.
    maxRequeues: 1,
    ...limits,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ id, para, asunto, texto, html, momento, comesBack }) => {
      await transport.sendMail({
        from,
        to: { name: '', address: para },
        ...(comesBack === undefined ? {} : { envelope: { from: comesBack.to, to: [para] } }),
        ...(comesBack?.isConfirmed === true ? { dsn: { id, return: 'headers', notify: ['success', 'failure'] } } : {}),
        subject: asunto,
        text: texto,
        html,
        date: momento,
        // The same at every try, so that mail programs deduplicate it.
        messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1).replace('>', '')}>`,
        headers: { 'auto-submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
};
