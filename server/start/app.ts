import { Hono } from 'hono';
import { defaultPolicy } from '../../domain/rules/policy';
import { vitalsPath } from '../../domain/rules/vitals-path';
import { notMePath } from '../access/not-me-tokens';
import type { Passwords } from '../access/passwords';
import type { Tokens } from '../access/tokens';
import type { Db } from '../db/db';
import { devicePagePath } from '../devices/device-page';
import { createHealth, isHealthAsked } from '../doors/health';
import { createProxy } from '../doors/proxy';
import { answerWellKnown } from '../doors/well-known';
import { clientIp } from '../http/client-ip';
import { type Ctx, type Env, pathOf, setHeaders } from '../http/context';
import { createEntrance, type Visit } from '../http/entrance';
import { apiHeaders } from '../http/headers';
import { HttpProblem } from '../http/http-problem';
import { isForeignSite } from '../http/is-foreign-site';
import { createLimitNotes } from '../http/limit-notes';
import { logRequests } from '../http/log-requests';
import { visitorOf } from '../http/owner';
import { answerProblem } from '../http/problem-answer';
import { rejectAmbiguousBody } from '../http/reject-ambiguous-body';
import { TooMany } from '../http/too-many';
import type { Log } from '../log/log';
import { createSecurityLog } from '../log/security-log';
import { returnFolder } from '../payments/order-sessions';
import { createPortal, defaultPortalFolder } from '../portal/portal';
import { answerWaitPage, isOpened } from '../portal/wait-page';
import type { Settings } from '../settings/settings';
import { observeRequests } from '../telemetry/observe-requests';
import { createVitals } from '../telemetry/observe-vitals';
import { noTelemetry, type Telemetry } from '../telemetry/telemetry';
import { createOwnApi } from './own-api';

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
type Answer = (c: Ctx) => Response | Promise<Response>;

/** `/api` and `/API/…` alike; `/apiary` is a page. */
const isBelow = (prefix: string, path: string) => prefix === '/' || path === prefix || path.startsWith(`${prefix}/`);

export const createApp = async (parts: AppDeps): Promise<App> => {
  const { settings, db, log, now = () => new Date(), telemetry = noTelemetry() } = parts;
  const entrance = createEntrance(settings.serverPolicy);
  const own = db === null ? null : await createOwnApi({ ...parts, telemetry, entrance }, db, now);
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

  const notFound: Answer = (c) => {
    entrance.refuseManyVisits(visitorOf(c), 'unknown');
    throw new HttpProblem(404);
  };
  const answerPage: Answer = async (c) => (await portal.page(c)) ?? notFound(c);

  const plainly =
    (work: Answer): Answer =>
    (c) => {
      setHeaders(c, ownHeaders);
      return work(c);
    };
  const health: Answer = (c) => (isHealthAsked(c) ? answerHealth(c, { isStopping }) : notFound(c));
  const wellKnown: Answer = (c) => asFile(c, answerWellKnown(c, settings, now()));
  const demo: Answer = (c) => (own?.demo == null ? notFound(c) : asVisit(c, 'demo', own.demo.answer));
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
    const { devicePage, notMePage, returnPage } = own;
    const device: Answer = async (c) => (await devicePage.answer(c)) ?? answerPage(c);
    doors.push([devicePagePath, (c) => asVisit(c, 'device', device)]);
    const notMe: Answer = async (c) => (await notMePage.answer(c)) ?? answerPage(c);
    doors.push([notMePath, (c) => asVisit(c, 'device', notMe)]);
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
