import { createActivationCodes } from '../access/activation-code';
import { createDeviceCodes } from '../access/device-code';
import { createFamily } from '../access/family';
import { createKeys } from '../access/keys';
import { createKnownDevices } from '../access/known-devices';
import { createLinks } from '../access/links';
import { loadSecrets } from '../access/load-secrets';
import { createLoginAttempts } from '../access/login-attempts';
import { createLooks } from '../access/looks';
import { createNotMeTokens } from '../access/not-me-tokens';
import { createOpenSessions } from '../access/open-sessions';
import { createPasskeyChallenges } from '../access/passkey-challenges';
import { createPasswords, type Passwords } from '../access/passwords';
import { createRegistrationProofs } from '../access/registration-proof';
import { createTokens } from '../access/tokens';
import { loadDeclarationKeys } from '../applications/load-declaration-keys';
import { resealDeclarations } from '../applications/reseal-declarations';
import { createArchiveBook } from '../archive/archive-book';
import { createArchiveSeal } from '../archive/archive-seal';
import { createArchiveMaker } from '../archive/make-archives';
import { createAuditSealer } from '../audit/seal-audit';
import { createCaseDesk } from '../cases/case-desk';
import { createCaseEvents } from '../cases/case-events';
import { createCases } from '../cases/cases';
import { createDocumentStore } from '../cases/document-store';
import type { Db } from '../db/db';
import { startPurging } from '../db/purge-expired';
import { createDemoSite } from '../demo/demo-site';
import { createSandbox } from '../demo/sandbox/sandbox-gateway';
import { createDevicePage } from '../devices/device-page';
import { createDeviceRequests } from '../devices/device-requests';
import { createNotMe } from '../devices/not-me';
import { createNotMePage } from '../devices/not-me-page';
import { createTrustDevice } from '../devices/trust-device';
import { createClamd } from '../documents/clamd';
import { createFileScanner, markerScanner, noScanner } from '../documents/file-scanner';
import { createPdfPrinter } from '../documents/pdf-printer';
import { createApi } from '../doors/api';
import { createLookNotes } from '../doors/note-looks';
import { createHandlers } from '../handlers/create-handlers';
import type { HandlerDeps } from '../handlers/handlers';
import { createCounters } from '../http/counters';
import type { Entrance } from '../http/entrance';
import { createRateLimits } from '../http/rate-limits';
import { createUploadQuota } from '../http/upload-quota';
import type { Log } from '../log/log';
import { createSecurityLog } from '../log/security-log';
import { createBounceBook } from '../mail/bounces/bounce-book';
import { openBounceMailbox } from '../mail/bounces/bounce-mailbox';
import { createBounceReader } from '../mail/bounces/read-bounces';
import { createReturnPaths } from '../mail/bounces/return-paths';
import { watchedTransport } from '../mail/bounces/watched-transport';
import { createLetters } from '../mail/letters';
import { createOutbox } from '../mail/outbox';
import { createSender } from '../mail/sender';
import { mailboxTransport, smtpTransport } from '../mail/smtp';
import { createMaintenanceBook } from '../maintenance/maintenance-book';
import { createDueNotices } from '../notices/due-notices';
import { createNoticeQueue } from '../notices/notice-queue';
import { createNoticeRows } from '../notices/notice-rows';
import { createPassSigner } from '../passes/pass-signer';
import { createHttpGateway } from '../payments/http-gateway';
import { createPayments } from '../payments/payment-orders';
import { createReturnPage } from '../payments/return-page';
import { hasMail } from '../settings/has-mail';
import type { Settings } from '../settings/settings';
import { startPeriodicTask } from '../tasks/start-periodic-task';
import { observeDb, observeGateway, observeMail, observePrinter, observeScanner } from '../telemetry/observe-services';
import { observeState } from '../telemetry/observe-state';
import type { Telemetry } from '../telemetry/telemetry';

const roundMs = 30_000;

interface Parts {
  settings: Settings;
  log: Log;
  telemetry: Telemetry;
  entrance: Entrance;
  passwords?: Passwords;
}

/** What answers `/api` from a database of ours, and the pages that need it. */
export const createOwnApi = async (parts: Parts, bare: Db, now: () => Date) => {
  const { settings, log, telemetry, entrance, passwords = createPasswords(telemetry) } = parts;
  const policy = settings.serverPolicy;
  observeState(telemetry, { db: bare, now, idleMs: policy.serverIdleMs });
  const db = observeDb(bare, telemetry);
  const keys = createKeys(await loadSecrets(db, settings.tokenSecret, settings.tokenSecretPrevious));
  const tokens = createTokens({ db, keys, now, policy });
  const hide = (text: string) => keys.hash('hash', now(), text);
  const fingerprints = (text: string) => keys.fingerprints(now(), text);
  const links = createLinks({ db, keys, now, policy });
  const codes = createActivationCodes(keys, policy.activationSigned);
  const alarm = createSecurityLog(log);
  const { smtpUrl, mailFrom, publicUrl } = settings;
  const sends = smtpUrl !== undefined && mailFrom !== undefined && publicUrl !== undefined;
  const deviceCodes = createDeviceCodes(keys);
  const isMailbox = settings.demo && !sends;
  const outbox = createOutbox({ now, links, codes, deviceCodes, mailbox: isMailbox });
  const notices = createNoticeRows(policy, hasMail(settings));
  const origin = publicUrl ?? '';
  const notMe = createNotMeTokens(keys);
  const book = createBounceBook({ db, now, log, fingerprints });
  const paths = settings.bounces === undefined ? null : createReturnPaths(keys, now, settings.bounces.address);
  const sender =
    sends || isMailbox
      ? createSender({
          now,
          log,
          queues: [
            createLetters({ db, now, outbox, origin }),
            createNoticeQueue({ db, now, log, mailLinks: { origin, notMe } }),
          ],
          transport: sends
            ? watchedTransport(
                observeMail(smtpTransport(smtpUrl, mailFrom, policy.mailsAtOnce), telemetry),
                book,
                paths,
              )
            : mailboxTransport,
          mailsAtOnce: policy.mailsAtOnce,
        })
      : null;
  const counters = createCounters(db, now);
  const limits = createRateLimits({ counters, policy, hide });
  const quota = createUploadQuota({ now, policy, hide });
  const mailed = () => void sender?.wake();
  const { sessionsUrl, merchantNumber, merchantTerminal, merchantName } = settings.payment;
  const sandbox = settings.demo && sessionsUrl === undefined ? createSandbox({ db, now }) : null;
  const merchant = { number: merchantNumber, terminal: merchantTerminal, name: merchantName };
  const cards =
    sessionsUrl === undefined ? (sandbox?.gateway ?? null) : createHttpGateway({ url: sessionsUrl, merchant, now });
  const gateway = cards === null ? null : observeGateway(cards, telemetry);
  const payments = createPayments({ db, now, log, alarm, hide, policy, gateway, outbox, notices, mailed, publicUrl });
  const note = createCaseEvents({ notices, policy });
  const desk = createCaseDesk({ db, now, policy, note });
  const store = createDocumentStore();
  const printer = observePrinter(createPdfPrinter(), telemetry);
  const ask = settings.clamd === undefined ? (settings.demo ? markerScanner : null) : createClamd(settings.clamd);
  const scanner = ask === null ? noScanner : observeScanner(createFileScanner({ ask, now, log, alarm }), telemetry);
  const seal = await loadDeclarationKeys(db, settings);
  const maintenance = createMaintenanceBook({ db, now, log });
  const looks = createLooks({ db, now, log, hide });
  const archiveSeal = createArchiveSeal(keys);
  const archiveMaker = createArchiveMaker({ db, now, log, seal: archiveSeal, notices, policy });
  const trust = createTrustDevice(now, notices);
  const handlerDeps: HandlerDeps = {
    db,
    now,
    settings,
    tokens,
    sessions: createOpenSessions({ keys, now, policy, tokens }),
    attempts: createLoginAttempts({ db, now, policy, hide }),
    counters,
    links,
    codes,
    proofs: createRegistrationProofs({ keys, now, policy }),
    outbox,
    printer,
    passSigner: createPassSigner(settings),
    seal,
    passwords,
    hide,
    fingerprints,
    alarm,
    mailed,
    payments,
    cases: createCases({ db, now, policy, alarm, fingerprints, store, limits, quota, note, scanner }),
    notices,
    bounces: book,
    quota,
    scanner,
    maintenance,
    looks,
    archives: createArchiveBook({ db, now, seal: archiveSeal, policy }),
    archiveAsked: archiveMaker.wake,
    knownDevices: createKnownDevices({ keys, now }),
    trust,
    passkeyChallenges: createPasskeyChallenges({ keys, now, policy }),
  };
  const demo = settings.demo
    ? createDemoSite({
        ...{ db, now, log, settings, seal, desk, store, payments, maintenance, sandbox, notMe, bounces: book },
        mailbox: isMailbox ? outbox : null,
      })
    : null;
  const answer = createApi({
    telemetry,
    db,
    now,
    log,
    alarm,
    settings,
    entrance,
    tokens,
    family: createFamily(db, now),
    limits,
    quota,
    maintenance,
    noteLooks: createLookNotes({ db, log, looks }),
    handlers: createHandlers(handlerDeps),
    ...(demo === null ? {} : { disturb: demo.disturb }),
  });
  const requests = createDeviceRequests({ db, now, policy, codes: deviceCodes, alarm, hide, trust });
  const devicePage = createDevicePage({ requests, counters, settings, bodies: entrance.bodies });
  const notMePage = createNotMePage({
    entries: createNotMe({ db, now, tokens, notMe, passwords, links, outbox, alarm, hide, mailed }),
    ...{ counters, settings, bodies: entrance.bodies },
  });
  const returnPage = createReturnPage(payments, settings, log);
  const stopTidying = startPurging({ db, now, log, policy });
  let isOver = false;
  const resealing = seal === null ? Promise.resolve() : resealDeclarations({ db, log, seal }, () => !isOver);
  const stopReconciling =
    gateway === null
      ? async () => {}
      : startPeriodicTask(log, { event: 'reconcile', everyMs: roundMs, work: payments.reconcileDue });
  const stopVoiding = startPeriodicTask(log, { event: 'voidCases', everyMs: roundMs, work: desk.voidOverdue });
  const stopTelling = startPeriodicTask(log, {
    event: 'notices',
    everyMs: roundMs,
    work: createDueNotices({ db, now, notices, policy }),
  });
  const stopSealing = startPeriodicTask(log, {
    event: 'auditSeal',
    everyMs: roundMs,
    work: createAuditSealer({ db, now, log, keys }),
  });
  const stopArchiving = startPeriodicTask(log, { event: 'myData', everyMs: roundMs, work: archiveMaker.run });
  const { bounces } = settings;
  const stopReading =
    bounces === undefined || paths === null
      ? async () => {}
      : startPeriodicTask(log, {
          event: 'bounceMailbox',
          everyMs: roundMs,
          work: createBounceReader({
            db,
            now,
            log,
            paths,
            book,
            open: (work) => openBounceMailbox(bounces.mailbox, work),
          }),
        });
  const stop = async () => {
    await stopReading();
    await archiveMaker.stop();
    await stopArchiving();
    await stopTelling();
    await stopSealing();
    await stopReconciling();
    await stopVoiding();
    isOver = true;
    await resealing;
    await stopTidying();
    await sender?.close();
    await printer.close();
  };
  return { answer, tokens, demo, devicePage, notMePage, returnPage, stop, sendMail: async () => sender?.wake() };
};
