import * as v from 'valibot';
import { defaultLinks, type Links } from '../src/contract/settings';
import { isEmail } from '../src/rules/contact/email';
import { defaultPolicy, type IdleReading, idleReadings, type Policy } from '../src/rules/policy';
import { address, type Environment, number, readGroup, readVariable, screaming } from './environment';
import { startMessages } from './messages';
import { type ServerPolicy, serverPolicyDefaults } from './server-policy';
import { StartProblem } from './start-problem';

export type LogLevel = 'info' | 'warn' | 'error' | 'silent';

export interface Settings {
  port: number;
  host: string | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  apiOrigin: string | undefined;
  publicUrl: string | undefined;
  smtpUrl: string | undefined;
  /** As whom mails are sent. */
  mailFrom: string | undefined;
  anonymousAccount: { cedula: string; clave: string } | undefined;
  tokenSecret: string | undefined;
  /** What it signed while it was in force still holds. */
  tokenSecretPrevious: string | undefined;
  /** How many proxies in front of us add to X-Forwarded-For; 0: the header is not believed. */
  trustProxy: number;
  logLevel: LogLevel;
  production: boolean;
  /** Demo members, the table at the start and /demo/fallos. */
  demo: boolean;
  /** Somebody asked for it; otherwise its pages, with mails and answers in them, are for this machine alone. */
  demoAsked: boolean;
  links: Partial<Links>;
  /** What differs from the defaults of src/rules/policy.ts. */
  policy: Partial<Policy>;
  serverPolicy: ServerPolicy;
}

const line = (max: number) => v.pipe(v.string(), v.maxLength(max));
const linkTarget = v.pipe(
  line(500),
  v.check(
    (text) => /^(https:\/\/|\/(?!\/)|[\d+() -]+$|[^\s@/]+@[^\s@/]+$)/.test(text),
    'debe ser una dirección https://, una ruta, un teléfono o un correo',
  ),
);

const readLinks = (environment: Environment): Partial<Links> =>
  Object.fromEntries(
    Object.keys(defaultLinks).flatMap((name) => {
      const value = readVariable(environment, `LINK_${screaming(name)}`, v.optional(linkTarget));
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** A misspelt setting must not look as if it were in force. */
const refuseUnknown = (environment: Environment): void => {
  const known = [
    ...[defaultPolicy, serverPolicyDefaults(false)].flatMap(Object.keys).map((name) => `POLICY_${screaming(name)}`),
    ...Object.keys(defaultLinks).map((name) => `LINK_${screaming(name)}`),
  ];
  const unknown = Object.keys(environment).find((name) => /^(POLICY|LINK)_/.test(name) && !known.includes(name));
  if (unknown !== undefined)
    throw new StartProblem(startMessages.badSetting(unknown, 'no existe un ajuste con ese nombre'));
};

const demoChoice = (environment: Environment, production: boolean, ownData: boolean): boolean => {
  const choice = readVariable(
    environment,
    'DEMO',
    v.optional(v.pipe(v.string(), v.toLowerCase(), v.picklist(['si', 'no', 'forzar'], 'debe ser si, no o forzar'))),
  );
  if (choice === 'si' && production) throw new StartProblem(startMessages.demoRefused);
  return choice === undefined ? !production && ownData : choice !== 'no';
};

const anonymousAccount = (environment: Environment): Settings['anonymousAccount'] => {
  const cedula = readVariable(environment, 'ANONYMOUS_CEDULA', v.optional(line(30)));
  const clave = readVariable(environment, 'ANONYMOUS_CLAVE', v.optional(line(200)));
  if ((cedula === undefined) !== (clave === undefined))
    throw new StartProblem(startMessages.badSetting('ANONYMOUS_CEDULA', 'va siempre junto con ANONYMOUS_CLAVE'));
  return cedula === undefined || clave === undefined ? undefined : { cedula, clave };
};

const originOnly = v.pipe(
  address('http:', 'https:'),
  v.check(
    (text) => !URL.canParse(text) || (new URL(text).pathname === '/' && new URL(text).search === ''),
    'no lleva ruta',
  ),
  v.transform((text) => new URL(text).origin),
);

const secret = v.pipe(v.string(), v.minLength(32, 'debe tener al menos 32 caracteres'));
const mailAddress = v.pipe(line(254), v.check(isEmail, 'debe ser un correo'));
const defaultSender = (publicUrl: string | undefined): string | undefined =>
  publicUrl === undefined ? undefined : `no-responder@${new URL(publicUrl).hostname}`;

export const readSettings = (environment: Environment): Settings => {
  const read = <S extends v.GenericSchema<string | undefined, unknown>>(name: string, schema: S) =>
    readVariable(environment, name, schema);
  refuseUnknown(environment);
  const production = environment.NODE_ENV === 'production';
  const databaseUrl = read('DATABASE_URL', v.optional(address('postgres:', 'postgresql:')));
  const apiOrigin = read('API_ORIGIN', v.optional(originOnly));
  const demo = demoChoice(environment, production, databaseUrl === undefined) && apiOrigin === undefined;
  const reading: IdleReading = read('IDLE_READING', v.optional(v.picklist(['A', 'B', 'C'], 'debe ser A, B o C'), 'C'));
  const policy = {
    ...(reading === 'C' ? {} : idleReadings[reading]),
    ...readGroup(environment, 'POLICY', defaultPolicy),
  };
  const idleCloseMs = policy.idleCloseMs ?? defaultPolicy.idleCloseMs;
  const standard = serverPolicyDefaults(demo);
  const publicUrl = read('PUBLIC_URL', v.optional(originOnly));
  const smtpUrl = read('SMTP_URL', v.optional(address('smtp:', 'smtps:')));
  if (smtpUrl !== undefined && publicUrl === undefined)
    throw new StartProblem(startMessages.badSetting('SMTP_URL', 'va siempre junto con PUBLIC_URL'));
  const tokenSecret = read('TOKEN_SECRET', v.optional(secret));
  const tokenSecretPrevious = read('TOKEN_SECRET_PREVIOUS', v.optional(secret));
  if (tokenSecretPrevious !== undefined && (tokenSecret === undefined || tokenSecret === tokenSecretPrevious))
    throw new StartProblem(startMessages.badSetting('TOKEN_SECRET_PREVIOUS', 'va siempre junto con otro TOKEN_SECRET'));
  if (production && apiOrigin === undefined && tokenSecret === undefined)
    throw new StartProblem(startMessages.secretMissing);
  return {
    port: read('PORT', v.optional(number(0, 65_535), '3000')),
    host: read('HOST', v.optional(line(255))),
    dataDir: read('DATA_DIR', v.optional(line(1000), './.data')),
    databaseUrl,
    apiOrigin,
    publicUrl,
    smtpUrl,
    mailFrom: read('MAIL_FROM', v.optional(mailAddress)) ?? defaultSender(publicUrl),
    anonymousAccount: anonymousAccount(environment),
    tokenSecret,
    tokenSecretPrevious,
    trustProxy: read('TRUST_PROXY', v.optional(number(0, 10), '0')),
    logLevel: read(
      'LOG_LEVEL',
      v.optional(v.picklist(['info', 'warn', 'error', 'silent'], 'debe ser info, warn, error o silent'), 'info'),
    ),
    production,
    demo,
    demoAsked: demo && environment.DEMO?.trim() !== undefined && environment.DEMO.trim() !== '',
    links: readLinks(environment),
    policy,
    serverPolicy: {
      ...standard,
      // The server's own limit must outlive the page's, or the page would lose its session without a warning.
      serverIdleMs: Math.max(standard.serverIdleMs, idleCloseMs + 60_000),
      ...readGroup(environment, 'POLICY', standard),
    },
  };
};
