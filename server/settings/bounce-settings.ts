import * as v from 'valibot';
import { isEmail } from '../../domain/rules/contact/email';
import { startMessages } from '../texts/start-messages';
import { address, type Environment, readVariable } from './environment';
import { StartProblem } from './start-problem';

export interface BounceMailboxSettings {
  host: string;
  port: number;
  user: string;
  password: string;
  folder: string;
}

export interface BounceSettings {
  mailbox: BounceMailboxSettings;
  /** Of the mailbox. */
  address: string;
}

/** Of the 64 before the @ that RFC 5321 allows, what the rest of a sealed sender leaves. */
const longestName = 10;

const mailbox = v.pipe(
  address('imaps:'),
  v.transform((text) => new URL(text)),
  v.check(({ username, password }) => username !== '' && password !== '', 'lleva usuario y contraseña'),
  v.transform(({ hostname, port, username, password, pathname }) => ({
    host: hostname,
    port: Number(port || 993),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    folder: decodeURIComponent(pathname.slice(1)) || 'INBOX',
  })),
);
const bounceAddress = v.pipe(
  v.string(),
  v.check(isEmail, 'debe ser un correo'),
  v.check(
    (text) => /^[^+@]+@/.test(text) && text.lastIndexOf('@') <= longestName,
    `antes de la @ lleva hasta ${longestName} letras, sin +`,
  ),
);

export const readBounceSettings = (
  environment: Environment,
  smtpUrl: string | undefined,
): BounceSettings | undefined => {
  const from = readVariable(environment, 'BOUNCE_MAILBOX', v.optional(mailbox));
  const to = readVariable(environment, 'BOUNCE_ADDRESS', v.optional(bounceAddress));
  if (from === undefined && to === undefined) return undefined;
  if (from === undefined || to === undefined || smtpUrl === undefined)
    throw new StartProblem(
      startMessages.badSetting('BOUNCE_MAILBOX', 'va siempre junto con BOUNCE_ADDRESS y SMTP_URL'),
    );
  return { mailbox: from, address: to };
};
