import type { CallName, Contract } from '../../domain/contract';
import type { Sent, Understood } from '../../domain/contract/endpoint';
import type { ActivationCodes } from '../access/activation-code';
import type { Fingerprints } from '../access/keys';
import type { KnownDevices } from '../access/known-devices';
import type { Links } from '../access/links';
import type { LoginAttempts } from '../access/login-attempts';
import type { Looks } from '../access/looks';
import type { OpenSessions } from '../access/open-sessions';
import type { PasskeyChallenges } from '../access/passkey-challenges';
import type { Passwords } from '../access/passwords';
import type { RegistrationProofs } from '../access/registration-proof';
import type { Tokens } from '../access/tokens';
import type { DeclarationSeal } from '../applications/declaration-seal';
import type { ArchiveBook } from '../archive/archive-book';
import type { Cases } from '../cases/cases';
import type { Db } from '../db/db';
import type { TrustDevice } from '../devices/trust-device';
import type { FileScanner } from '../documents/file-scanner';
import type { PdfPrinter } from '../documents/pdf-printer';
import type { CallerOf } from '../http/caller';
import type { Counters } from '../http/counters';
import type { MemoryReservation } from '../http/memory-budget';
import type { UploadQuota } from '../http/upload-quota';
import type { SecurityLog } from '../log/security-log';
import type { BounceBook } from '../mail/bounces/bounce-book';
import type { Outbox } from '../mail/outbox';
import type { MaintenanceBook } from '../maintenance/maintenance-book';
import type { NoticeRows } from '../notices/notice-rows';
import type { PassSigner } from '../passes/pass-signer';
import type { Payments } from '../payments/payment-orders';
import type { Settings } from '../settings/settings';
import type { unimplementedCalls } from './unimplemented-calls';

export type ImplementedCall = Exclude<CallName, (typeof unimplementedCalls)[number]>;

/** One for each call that is not in the list of those to come. */
export type Handlers = {
  [C in ImplementedCall]: (
    request: Understood<Contract[C]>,
    caller: CallerOf<Contract[C]['access']>,
    hold: Pick<MemoryReservation, 'take'>,
  ) => Promise<Sent<Contract[C]>>;
};

export type HandlersOf<C extends ImplementedCall> = Pick<Handlers, C>;

export interface HandlerDeps {
  db: Db;
  now: () => Date;
  settings: Settings;
  passwords: Passwords;
  tokens: Tokens;
  sessions: OpenSessions;
  attempts: LoginAttempts;
  counters: Counters;
  links: Links;
  codes: ActivationCodes;
  proofs: RegistrationProofs;
  outbox: Outbox;
  notices: NoticeRows;
  bounces: Pick<BounceBook, 'deadSince'>;
  printer: PdfPrinter;
  payments: Payments;
  cases: Cases;
  quota: UploadQuota;
  scanner: FileScanner;
  maintenance: MaintenanceBook;
  looks: Looks;
  archives: ArchiveBook;
  /** An archive waits to be made. */
  archiveAsked: () => void;
  knownDevices: KnownDevices;
  passkeyChallenges: PasskeyChallenges;
  trust: TrustDevice;
  /** null: no certificate is configured. */
  passSigner: PassSigner | null;
  /** null: no key is configured, and no application is taken. */
  seal: DeclarationSeal | null;
  /** A mail was added and stands: it may leave. */
  mailed: () => void;
  alarm: SecurityLog;
  /** Hides a document in a key of the database. */
  hide: (text: string) => string;
  /** Recognises what is sent twice. */
  fingerprints: (text: string) => Fingerprints;
}
