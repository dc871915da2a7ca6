import { Hono } from 'hono';
import { defaultPolicy } from '../domain/rules/policy';
import { vitalsPath } from '../domain/rules/vitals-path';
import { createActivationCodes } from './access/activation-code';
import { createDeviceCodes } from './access/device-code';
import { createFamily } from './access/family';
import { createKeys } from './access/keys';
import { createLinks } from './access/links';
import { loadSecrets } from './access/load-secrets';
import { createLoginAttempts } from './access/login-attempts';
import { createPasswords, type Passwords } from './access/passwords';
import { createTokens, type Tokens } from './access/tokens';
import { createApi } from './api';
import { loadDeclarationKeys } from './applications/load-declaration-keys';
import { resealDeclarations } from './applications/reseal-declarations';
import { createCaseDesk } from './cases/case-desk';
import { createCases } from './cases/cases';
import { createDocumentStore } from './cases/document-store';
import type { Db } from './db/db';
import { createDemoSite } from './demo/demo-site';
import { createSandbox } from './demo/sandbox/sandbox-gateway';
import { createDevicePage, devicePagePath } from './devices/device-page';
import { createDeviceRequests } from './devices/device-requests';
import { createPdfPrinter } from './documents/pdf-printer';
import { createHandlers } from './handlers/create-handlers';
import type { HandlerDeps } from './handlers/handlers';
import { createHealth, isHealthAsked } from './health';
import { clientIp } from './http/client-ip';
import { type Ctx, type Env, pathOf, setHeaders } from './http/context';
import { createCounters } from './http/counters';
import { createEntrance, type Entrance, type Visit } from './http/entrance';
import { apiHeaders } from './http/headers';
import { HttpProblem } from './http/http-problem';
import { isForeignSite } from './http/is-foreign-site';
import { logRequests } from './http/log-requests';
import { visitorOf } from './http/owner';
import { answerProblem } from './http/problem-answer';
import { createRateLimits } from './http/rate-limits';
import { rejectAmbiguousBody } from './http/reject-ambiguous-body';
import { TooMany } from './http/too-many';
import { createUploadQuota } from './http/upload-quota';
import type { Log } from './log';
import { createOutbox } from './mail/outbox';
import { createSender } from './mail/sender';
import { smtpTransport } from './mail/smtp';
import { createPassSigner } from './passes/pass-signer';
import { createHttpGateway } from './payments/http-gateway';
import { createPayments, returnFolder } from './payments/payment-orders';
import { createReturnPage } from './payments/return-page';
import { createPortal, defaultPortalFolder } from './portal/portal';
import { answerWaitPage, isOpened } from './portal/wait-page';
import { createProxy } from './proxy';
import { startPurging } from './purge-expired';
import { createLimitNotes, createSecurityLog } from './security-log';
import type { Settings } from './settings';
import { startPeriodicTask } from './start-periodic-task';
import { observeRequests } from './telemetry/observe-requests';
import { observeDb, observeGateway, observeMail, observePrinter } from './telemetry/observe-services';
import { observeState } from './telemetry/observe-state';
import { createVitals } from './telemetry/observe-vitals';
import { noTelemetry, type Telemetry } from './telemetry/telemetry';
import { answerWellKnown } from './well-known';

export interface AppDeps {
  settings: Settings;
  /** null only with API_ORIGIN: then another back end answers /api. */
  db: Db | null;
  log: Log;
  now?: () => Date;
  passwords?: Passwords;
  telemetry?: Telemetry;
  portalFolder?: string;
}

export interface App {
  request: Hono<Env>['request'];
  fetch: Hono<Env>['fetch'];
  /** The paths that are answered, each in its own way. */
  entrances: readonly string[];
  /** null with API_ORIGIN. */
  tokens: Tokens | null;
  /** The links to the demonstration's pages, with their token; null without a demonstration. */
  demoLinks(origin: string): string | null;
  /** Sends the mails that are due. Does nothing without a mail server. */
  sendMail(): Promise<void>;
  /** From now on `/health` says that this server stops. */
  announceStop(): void;
  /** Stops the timers and waits for the mail being sent. The caller closes the database. */
  close(): Promise<void>;
}

const longestUrl = 8_192;
const roundMs = 30_000;
type Answer = (c: Ctx) => Response | Promise<Response>;

/** `/api` and `/API/…` alike; `/apiary` is a page. */
const isBelow = (prefix: string, path: string) => prefix === '/' || path === prefix || path.startsWith(`${prefix}/`);

interface Observed extends AppDeps {
  telemetry: Telemetry;
  entrance: Entrance;
}

const ownApi = async (parts: Observed, bare: Db, now: () => Date) => {
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
  const outbox = createOutbox({ now, links, codes, deviceCodes, mailbox: settings.demo && !sends });
  const sender = sends
    ? createSender({
        db,
        now,
        log,
        outbox,
        transport: observeMail(smtpTransport(smtpUrl, mailFrom), telemetry),
        origin: publicUrl,
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
  const payments = createPayments({ db, now, log, alarm, hide, policy, gateway, outbox, mailed, publicUrl });
  const desk = createCaseDesk({ db, now, policy });
  const store = createDocumentStore();
  const printer = observePrinter(createPdfPrinter(), telemetry);
  const seal = await loadDeclarationKeys(db, settings);
  const handlerDeps: HandlerDeps = {
    db,
    now,
    settings,
    tokens,
    attempts: createLoginAttempts({ db, now, policy, hide }),
    counters,
    links,
    codes,
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
    cases: createCases({ db, now, policy, alarm, fingerprints, store, limits, quota }),
    quota,
  };
  const demo = settings.demo
    ? createDemoSite({ db, now, settings, seal, desk, store, payments, sandbox, mailbox: sends ? null : outbox })
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
    handlers: createHandlers(handlerDeps),
    ...(demo === null ? {} : { disturb: demo.disturb }),
  });
  const requests = createDeviceRequests({ db, now, policy, codes: deviceCodes, alarm, hide });
  const devicePage = createDevicePage({ requests, counters, settings, bodies: entrance.bodies });
  const returnPage = createReturnPage(payments, settings, log);
  const stopTidying = startPurging({ db, now, log, policy });
  let isOver = false;
  const resealing = seal === null ? Promise.resolve() : resealDeclarations({ db, log, seal }, () => !isOver);
  const stopReconciling =
    gateway === null
      ? async () => {}
      : startPeriodicTask(log, { event: 'reconcile', everyMs: roundMs, work: payments.reconcileDue });
  const stopVoiding = startPeriodicTask(log, { event: 'voidCases', everyMs: roundMs, work: desk.voidOverdue });
  const stop = async () => {
    await stopReconciling();
    await stopVoiding();
    isOver = true;
    await resealing;
    await stopTidying();
    await sender?.close();
    await printer.close();
  };
  return { answer, tokens, demo, devicePage, returnPage, stop, sendMail: async () => sender?.wake() };
};

export const createApp = async (parts: AppDeps): Promise<App> => {
  const { settings, db, log, now = () => new Date(), telemetry = noTelemetry() } = parts;
  const entrance = createEntrance(settings.serverPolicy);
  const own = db === null ? null : await ownApi({ ...parts, telemetry, entrance }, db, now);
  const api: Answer = own?.answer ?? createProxy(settings, log, entrance.bodies);
  const portal = createPortal(parts.portalFolder ?? defaultPortalFolder(), settings, entrance.answers);
  const takeVitals = settings.policy.vitals === true ? createVitals(telemetry, entrance.bodies) : null;
  const answerHealth = createHealth(db);
  const noteTooMany = createLimitNotes(createSecurityLog(log));
  const ownHeaders = apiHeaders(settings.publicUrl);
  let isStopping = false;

  /** The share of a visitor's address that an answer outside of `/api` takes. */
  const asVisit = (c: Ctx, visit: Visit, work: Answer): Promise<Response> => {
    const visitor = visitorOf(c);
    entrance.refuseManyVisits(visitor, visit);
    return entrance.shares.run(c, visitor, { safe: ['GET', 'HEAD'].includes(c.req.method) }, async () => work(c));
  };

  const asFile = (c: Ctx, file: Response): Response => {
    entrance.refuseManyVisits(visitorOf(c), 'file');
    return file;
  };

  const notFound = () => {
    throw new HttpProblem(404);
  };
  const answerPage: Answer = async (c) => (await portal.page(c)) ?? notFound();

  const plainly =
    (work: Answer): Answer =>
    (c) => {
      setHeaders(c, ownHeaders);
      return work(c);
    };
  const health: Answer = (c) => (isHealthAsked(c) ? answerHealth(c, { isStopping }) : notFound());
  const wellKnown: Answer = (c) => asFile(c, answerWellKnown(c, settings, now()));
  const demo: Answer = (c) => (own?.demo == null ? notFound() : asVisit(c, 'demo', own.demo.answer));
  const fileOrPage: Answer = (c) => {
    const file = portal.file(c);
    return file === null ? asVisit(c, 'page', answerPage) : asFile(c, file);
  };

  /** The first path that an address is below answers. docs/security.md has a row for each: what it counts, and per what. */
  const doors: [path: string, answer: Answer][] = [
    ['/api', plainly(api)],
    ['/health', plainly(health)],
    ['/.well-known', plainly(wellKnown)],
    ['/demo', plainly(demo)],
  ];
  if (takeVitals !== null) doors.push([vitalsPath, plainly(takeVitals)]);
  if (own !== null) {
    const { devicePage, returnPage } = own;
    const device: Answer = async (c) => (await devicePage.answer(c)) ?? answerPage(c);
    doors.push([devicePagePath, (c) => asVisit(c, 'device', device)]);
    doors.push([returnFolder, (c) => asVisit(c, 'payment', returnPage.answer)]);
  }
  doors.push(['/', fileOrPage]);

  const answer: Answer = async (c) => {
    const { remoteAddress } = c.env?.incoming?.socket ?? {};
    c.set('ip', clientIp(remoteAddress, c.req.header('x-forwarded-for'), settings.trustProxy));
    if (c.req.url.length > longestUrl) throw new HttpProblem(414);
    rejectAmbiguousBody(c);
    const path = pathOf(c).toLowerCase();
    // The card gateway alone sends forms from elsewhere: the payer comes back with one. /api has a rule for each call.
    const isRead = ['GET', 'HEAD'].includes(c.req.method);
    if (!isRead && isForeignSite(c) && ![returnFolder, '/api'].some((prefix) => isBelow(prefix, path)))
      throw new HttpProblem(403);
    const [, door = notFound] = doors.find(([prefix]) => isBelow(prefix, path)) ?? [];
    return door(c);
  };

  const app = new Hono<Env>();
  app.use(logRequests(log));
  app.use(observeRequests(telemetry, settings.policy.traceRequests ?? defaultPolicy.traceRequests));
  app.all('*', answer);
  app.onError((error, c) => {
    if (error instanceof TooMany) noteTooMany(c, error);
    if (error instanceof HttpProblem && error.status === 429 && isOpened(c))
      return answerWaitPage(c, error, settings.publicUrl);
    setHeaders(c, ownHeaders);
    return answerProblem(c, error, log);
  });

  return {
    request: app.request,
    fetch: app.fetch,
    entrances: doors.map(([path]) => path),
    tokens: own?.tokens ?? null,
    demoLinks: (origin) => own?.demo?.printableLinks(origin) ?? null,
    sendMail: async () => own?.sendMail(),
    announceStop: () => {
      isStopping = true;
    },
    close: async () => own?.stop(),
  };
};
