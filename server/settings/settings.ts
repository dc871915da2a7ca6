import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { defaultLinks, type Links } from '../../domain/contract/settings';
import { isEmail } from '../../domain/rules/contact/email';
import { isAppAddress } from '../../domain/rules/links/app-address';
import { isPassFileTemplate } from '../../domain/rules/links/pass-file-template';
import { defaultPolicy, type IdleReading, idleReadings, type Policy } from '../../domain/rules/policy';
import { startMessages } from '../texts/start-messages';
import { type BounceSettings, readBounceSettings } from './bounce-settings';
import { clubPagePath } from './demo-addresses';
import {
  address,
  type Environment,
  line,
  number,
  originOnly,
  readGroup,
  readVariable,
  screamingSnakeCase,
} from './environment';
import { readOfferedExtras } from './extras';
import { type IdentityAnswers, readIdentityAnswers } from './identity-answers';
import { type PaymentSettings, readPaymentSettings } from './payment-settings';
import { readTerms, type Terms } from './reimbursement-terms';
import { type ScannerAddress, scannerAddress } from './scanner-address';
import { type ServerPolicy, serverPolicyDefaults } from './server-policy';
import { StartProblem } from './start-problem';
import { readTelemetrySettings, type TelemetrySettings } from './telemetry-settings';

export type LogLevel = 'info' | 'warn' | 'error' | 'silent';

export interface Settings {
  port: number;
  host: string | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  apiOrigin: string | undefined;
  /** The extras that the back end offers, by their names. */
  extras: readonly string[];
  /** Who judges the answers to the identity questions: the page that gets them, or the server, which gives none. */
  identityAnswers: IdentityAnswers;
  publicUrl: string | undefined;
  smtpUrl: string | undefined;
  /** As whom mails are sent. */
  mailFrom: string | undefined;
  /** Where reports of mails that did not arrive come, and are read. */
  bounces: BounceSettings | undefined;
  /** Where files are scanned before they are stored. */
  clamd: ScannerAddress | undefined;
  /** Files in PEM: the certificate that signs passes with Apple's after it, and its key. */
  passCertificate: string | undefined;
  passKey: string | undefined;
  passKeyPassword: string | undefined;
  /** The page of the club; in a demonstration an example of ours. */
  clubUrl: string | undefined;
  /** What opens the wallet of a telephone. */
  walletApp: string | undefined;
  /** How another back end names the pass of a member, where its links carry the affiliate code alone. */
  walletFile: string | undefined;
  /** Folders `dist/portal` of other versions: their pages, still open in browsers, get their files from here. */
  otherPortals: readonly string[];
  /** To whom weaknesses are reported: `/.well-known/security.txt`. */
  securityContact: string | undefined;
  anonymousAccount: { cedula: string; clave: string } | undefined;
  tokenSecret: string | undefined;
  /** What it signed while it was in force still holds. */
  tokenSecretPrevious: string | undefined;
  /** Encrypts the health answers of applications; undefined: none is taken, but in a demonstration. */
  declarationKey: Buffer | undefined;
  /** What they encrypted can still be read. */
  declarationKeysPrevious: readonly Buffer[];
  /** How many proxies in front of us add to X-Forwarded-For; 0: the header is not believed. */
  trustProxy: number;
  logLevel: LogLevel;
  telemetry: TelemetrySettings;
  production: boolean;
  /** Demo members, the table at the start and /demo/fallos. */
  demo: boolean;
  /** Token of the demonstration's pages; undefined: a new one at each start. */
  demoToken: string | undefined;
  payment: PaymentSettings;
  links: Partial<Links>;
  /** What a member accepts with a reimbursement. */
  reimbursementTerms: Terms;
  /** What the law says of members' rights to their data, and how to rectify and object. */
  dataRights: { texto?: string; contacto?: string };
  /** Where the QR of a card leads; undefined: to where the brand says. */
  cardVerificationUrl: string | undefined;
  /** What differs from the defaults of domain/rules/policy.ts. */
  policy: Partial<Policy>;
  serverPolicy: ServerPolicy;
}

const securityContact = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(
    /^(mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s/]\S*|tel:\+?[\d.()-]+)$/,
    'debe ser una dirección https://, mailto: o tel:',
  ),
);

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
      const value = readVariable(environment, `LINK_${screamingSnakeCase(name)}`, v.optional(linkTarget));
      return value === undefined ? [] : [[name, value]];
    }),
  );

const readDataRights = (environment: Environment): Settings['dataRights'] => {
  const texto = readVariable(environment, 'DATA_RIGHTS_TEXT', v.optional(line(2_000)));
  const contacto = readVariable(environment, 'DATA_RIGHTS_CONTACT', v.optional(line(200)));
  return { ...(texto === undefined ? {} : { texto }), ...(contacto === undefined ? {} : { contacto }) };
};

/** Rejects unknown variables, so that a misspelt one is not silently ignored. */
const refuseUnknown = (environment: Environment): void => {
  const known = [
    ...[defaultPolicy, serverPolicyDefaults(false)]
      .flatMap(Object.keys)
      .map((name) => `POLICY_${screamingSnakeCase(name)}`),
    ...Object.keys(defaultLinks).map((name) => `LINK_${screamingSnakeCase(name)}`),
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

/** The reference server's names are unguessable and stand in its links; a template would make them guessable. */
const readWalletFile = (environment: Environment, apiOrigin: string | undefined): string | undefined => {
  const template = readVariable(
    environment,
    'WALLET_FILE',
    v.optional(v.pipe(v.string(), v.check(isPassFileTemplate, 'debe ser un nombre como {codigoAfiliado}.pkpass'))),
  );
  if (template !== undefined && apiOrigin === undefined)
    throw new StartProblem(startMessages.badSetting('WALLET_FILE', 'va siempre junto con API_ORIGIN'));
  return template;
};

const aesKey = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9+/]{43}=$/, 'debe ser una llave de 32 bytes en base64: créela con «openssl rand -base64 32»'),
  v.transform((text) => Buffer.from(text, 'base64')),
);
const aesKeys = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/).filter((one) => one !== '')),
  v.array(aesKey),
);
const portalFolders = v.pipe(
  line(4000),
  v.transform((text) => text.split(/\s+/)),
  v.array(
    v.pipe(
      v.string(),
      v.check((folder) => existsSync(join(folder, 'assets')), 'nombra una carpeta sin «assets»'),
    ),
  ),
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
  const identityAnswers = readIdentityAnswers(environment, { demo, foreign: apiOrigin !== undefined });
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
  const declarationKey = read('DECLARATION_KEY', v.optional(aesKey));
  const declarationKeysPrevious = read('DECLARATION_KEYS_PREVIOUS', v.optional(aesKeys)) ?? [];
  if (declarationKey === undefined && declarationKeysPrevious.length > 0)
    throw new StartProblem(
      startMessages.badSetting('DECLARATION_KEYS_PREVIOUS', 'va siempre junto con DECLARATION_KEY'),
    );
  const passCertificate = read('PASS_CERTIFICATE', v.optional(line(1000)));
  const passKey = read('PASS_KEY', v.optional(line(1000)));
  if ((passCertificate === undefined) !== (passKey === undefined))
    throw new StartProblem(startMessages.badSetting('PASS_CERTIFICATE', 'va siempre junto con PASS_KEY'));
  return {
    port: read('PORT', v.optional(number(0, 65_535), '3000')),
    host: read('HOST', v.optional(line(255))),
    dataDir: read('DATA_DIR', v.optional(line(1000), './.data')),
    databaseUrl,
    apiOrigin,
    extras: readOfferedExtras(environment, apiOrigin, { identityAnswers, publicUrl }),
    identityAnswers,
    publicUrl,
    smtpUrl,
    mailFrom: read('MAIL_FROM', v.optional(mailAddress)) ?? defaultSender(publicUrl),
    bounces: readBounceSettings(environment, smtpUrl),
    clamd: readVariable(environment, 'CLAMD_URL', v.optional(scannerAddress)),
    passCertificate,
    passKey,
    reimbursementTerms: readTerms(read('REIMBURSEMENT_TERMS', v.optional(line(1000)))),
    passKeyPassword: read('PASS_KEY_PASSWORD', v.optional(line(500))),
    clubUrl: read('CLUB_URL', v.optional(v.pipe(line(500), address('https:')))) ?? (demo ? clubPagePath : undefined),
    walletApp: read(
      'WALLET_APP',
      v.optional(
        v.pipe(line(500), v.check(isAppAddress, 'debe ser una dirección que abra una aplicación, como shoebox://')),
      ),
    ),
    otherPortals: read('OTHER_PORTALS', v.optional(portalFolders)) ?? [],
    securityContact: read('SECURITY_CONTACT', v.optional(securityContact)),
    walletFile: readWalletFile(environment, apiOrigin),
    anonymousAccount: anonymousAccount(environment),
    tokenSecret,
    tokenSecretPrevious,
    declarationKey,
    declarationKeysPrevious,
    trustProxy: read('TRUST_PROXY', v.optional(number(0, 10), '0')),
    logLevel: read(
      'LOG_LEVEL',
      v.optional(v.picklist(['info', 'warn', 'error', 'silent'], 'debe ser info, warn, error o silent'), 'info'),
    ),
    telemetry: readTelemetrySettings(environment),
    production,
    demo,
    demoToken: read(
      'DEMO_TOKEN',
      v.optional(v.pipe(v.string(), v.regex(/^[\w-]{16,100}$/, 'debe tener de 16 a 100 letras, dígitos, - o _'))),
    ),
    payment: readPaymentSettings(environment, { demo, foreign: apiOrigin !== undefined, publicUrl }),
    links: readLinks(environment),
    dataRights: readDataRights(environment),
    cardVerificationUrl: read('CARD_VERIFICATION_URL', v.optional(v.pipe(line(500), address('https:')))),
    policy,
    serverPolicy: {
      ...standard,
      // The server's own limit must outlive the page's, or the page would lose its session without a warning.
      serverIdleMs: Math.max(standard.serverIdleMs, idleCloseMs + 60_000),
      ...readGroup(environment, 'POLICY', standard),
    },
  };
};
