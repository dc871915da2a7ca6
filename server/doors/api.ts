import * as v from 'valibot';
import type { CallName } from '../../domain/contract';
import { encodeReply } from '../../domain/contract/decode';
import type { Endpoint, Sent } from '../../domain/contract/endpoint';
import { fileContent } from '../../domain/contract/files';
import { defaultPolicy } from '../../domain/rules/policy';
import { agentOf } from '../../domain/rules/session/agent';
import { audit } from '../access/audit';
import { foreignCode, rejectCaller } from '../access/check-caller';
import type { Family } from '../access/family';
import type { Tokens } from '../access/tokens';
import type { Db } from '../db/db';
import { longestScanMs } from '../documents/file-scanner';
import type { Handlers } from '../handlers/handlers';
import { readBody } from '../http/body';
import type { Caller } from '../http/caller';
import { encodeJson } from '../http/charset';
import type { Ctx } from '../http/context';
import { type Declared, declaredCalls, rejectForeignSite } from '../http/declared-call';
import { chooseEncoding, compress } from '../http/encoding';
import type { Entrance } from '../http/entrance';
import { busy, HttpProblem } from '../http/http-problem';
import { createLimitNotes } from '../http/limit-notes';
import { allowLongBody } from '../http/long-body';
import type { MemoryReservation } from '../http/memory-budget';
import { onResponseClosed } from '../http/on-response-closed';
import { type Owner, ownerOf, visitorOf } from '../http/owner';
import { answerProblem } from '../http/problem-answer';
import { readQuery } from '../http/query';
import { isGuarded, type RateLimits } from '../http/rate-limits';
import { createRequestMemory, type RequestMemory } from '../http/request-memory';
import { TooMany } from '../http/too-many';
import { TooManyConcurrent } from '../http/too-many-concurrent';
import type { UploadQuota } from '../http/upload-quota';
import type { Log } from '../log/log';
import type { SecurityLog } from '../log/security-log';
import type { MaintenanceBook } from '../maintenance/maintenance-book';
import type { Settings } from '../settings/settings';
import { within } from '../tasks/within';
import type { Telemetry } from '../telemetry/telemetry';
import type { createLookNotes } from './note-looks';

export interface ApiDeps {
  telemetry: Telemetry;
  db: Db;
  now: () => Date;
  log: Log;
  alarm: SecurityLog;
  settings: Settings;
  entrance: Entrance;
  tokens: Tokens;
  family: Family;
  limits: RateLimits;
  quota: UploadQuota;
  maintenance: Pick<MaintenanceBook, 'refuseDuring' | 'note'>;
  noteLooks: ReturnType<typeof createLookNotes>;
  handlers: Handlers;
  /** The demo's faults: may answer in place of the call, or spoil its answer. */
  disturb?: (c: Ctx, call: CallName, answer: () => Promise<Response>) => Promise<Response>;
}

type AnyHandler = (request: object, caller: Caller, hold: MemoryReservation) => Promise<unknown>;

const understand = (schema: v.GenericSchema | undefined, value: unknown): unknown => {
  if (schema === undefined) return undefined;
  const read = v.safeParse(schema, value);
  if (!read.success) throw new HttpProblem(400);
  return read.output;
};

/** Calls that open a link. A 404, 409 or 410 of them may be an attempt to guess links. */
const linkCalls: readonly CallName[] = [
  'cambiarClave',
  'estadoCambioCorreo',
  'confirmarCambioCorreo',
  'estadoReversoCorreo',
  'reversarCambioCorreo',
  'confirmarAfiliado',
  'obtenerArchivoIos',
];
const linkRefusals = [404, 409, 410];

/** Counts 4xx only: a lost connection (408) or a server error is not the member's fault. */
const isRejection = (error: unknown): boolean =>
  error instanceof HttpProblem && !(error instanceof TooManyConcurrent) && error.status < 500 && error.status !== 408;

const worthCompressing = 1_000;
/** Answers from this size on count as unread until their reader has taken them. */
const worthCounting = 16 * 1024;

export const createApi = (parts: ApiDeps) => {
  const {
    telemetry,
    db,
    now,
    log,
    alarm,
    settings,
    entrance,
    tokens,
    family,
    limits,
    quota,
    maintenance,
    noteLooks,
    handlers,
    disturb,
  } = parts;

  /**
   * Only read-only replies without a demo fault are compressed: compressing secrets together with request data could
   * leak them.
   */
  const plain = new WeakMap<Response, { bytes: Uint8Array<ArrayBuffer>; contentType: string }>();

  const find = (c: Ctx): Declared => {
    const methods = declaredCalls(c);
    const declared = methods?.get(c.req.method);
    if (declared !== undefined) return declared;
    entrance.refuseManyVisits(visitorOf(c), 'unknown');
    throw methods === undefined
      ? new HttpProblem(404)
      : new HttpProblem(405, { allow: [...methods.keys()].join(', ') });
  };

  const callerOf = async (c: Ctx, ip: string, { passive }: Endpoint): Promise<Caller> => {
    const header = (name: string) => c.req.header(name) ?? '';
    const agent = () =>
      agentOf({
        userAgent: header('user-agent'),
        brands: header('sec-ch-ua'),
        platform: header('sec-ch-ua-platform'),
      });
    const holder = await tokens.read(c.req.header('authorization'), passive);
    return { ip, requestId: c.get('requestId'), agent, ...holder };
  };

  const counted = async (call: CallName, caller: Caller, work: () => Promise<unknown>): Promise<unknown> => {
    const settle = await limits.countGuess(call, caller);
    let sent: unknown;
    try {
      sent = await work();
    } catch (error) {
      await settle(error);
      throw error;
    }
    await settle(sent);
    return sent;
  };

  const { bodyMs, bodySilenceMs, handlerLimitMs, filesInMemoryMegabytes } = settings.serverPolicy;
  const holdsOf = createRequestMemory(filesInMemoryMegabytes, entrance.answers);
  const uploadsUnderWay = telemetry.meter.createUpDownCounter('uploads.active');
  const { uploadSilenceMs } = { ...defaultPolicy, ...settings.policy };

  /** Guesses have limits of their own, in the database: a flood of other calls keeps nobody of its address from logging in. */
  const inShare = (c: Ctx, { call, endpoint }: Declared, owner: Owner, work: () => Promise<unknown>) =>
    isGuarded(call) ? work() : entrance.shares.run(c, owner, endpoint, work);

  const answered = async (c: Ctx, declared: Declared, caller: Caller, hold: RequestMemory): Promise<Response> => {
    const { call, endpoint } = declared;
    const owner = ownerOf(caller);
    const handler = (handlers as Partial<Record<CallName, unknown>>)[call] as AnyHandler | undefined;
    const query = readQuery(new URL(c.req.url).search);
    if (endpoint.timeLimit === 'upload') allowLongBody(c, uploadSilenceMs);
    const silentMs = endpoint.timeLimit === 'upload' ? uploadSilenceMs : owner.isMember ? bodyMs : bodySilenceMs;
    const reading = { hold: hold.body, silentMs, totalMs: bodyMs };
    const body = await entrance.bodies.during(c, owner, () => readBody(c.req.raw, endpoint, reading));
    const foreign = await foreignCode(endpoint, { query, body }, caller, family);
    if (foreign !== null) {
      await limits.refuseManyForeign(caller);
      await audit(db, now, caller, { suceso: 'codigoAjeno', documentoIndicado: foreign, valorNuevo: call });
      alarm(caller, 'foreignCode', { call });
      throw new HttpProblem(403);
    }
    if (handler === undefined) throw new HttpProblem(501);
    const request = { query: understand(endpoint.query, query), body: understand(endpoint.body, body) };
    const sent = await within(
      endpoint.timeLimit === 'upload' ? handlerLimitMs + longestScanMs : handlerLimitMs,
      counted(call, caller, () => inShare(c, declared, owner, () => handler(request, caller, hold.answer))),
      () => busy(5),
    );
    await noteLooks(call, endpoint, { query, body, sent }, caller);
    if (endpoint.replyAs !== undefined) {
      const file = v.parse(fileContent, sent);
      const disposition = endpoint.replyAs === 'pdf' ? 'inline' : 'attachment';
      return c.body(await file.arrayBuffer(), 200, { 'content-type': file.type, 'content-disposition': disposition });
    }
    const encoded = encodeReply(endpoint, sent as Sent<typeof endpoint>);
    if (!encoded.ok) throw new Error(`${call} answers what its contract does not allow: ${encoded.issues.join('; ')}`);
    const { bytes, contentType } = encodeJson(call, encoded.json);
    if (endpoint.largestReply === undefined && bytes.length >= worthCounting && !hold.answer.take(bytes.length))
      throw busy(5);
    const response = c.body(bytes, 200, { 'content-type': contentType });
    // Files are already compressed, and the page needs their length for the progress.
    if (endpoint.safe && endpoint.timeLimit !== 'upload' && bytes.length >= worthCompressing)
      plain.set(response, { bytes, contentType });
    return response;
  };

  const answer = async (c: Ctx, declared: Declared): Promise<Response> => {
    const { call, endpoint } = declared;
    const ip = c.get('ip');
    const caller = await callerOf(c, ip, endpoint);
    const owner = ownerOf(caller);
    c.set('scope', caller.scope);
    // A document opened directly from its address, for example from a mail: the request carries no token.
    const opened = endpoint.replyAs === 'pdf' && (c.req.header('accept') ?? '').includes('text/html');
    if (opened && caller.scope === 'nadie') return c.redirect('/consulta/consumos', 303);
    if (caller.scope === 'nadie' && endpoint.access !== 'public') limits.refuseManyStrangers(ip);
    rejectCaller(endpoint, caller);
    if (!isGuarded(call)) entrance.refuseManyVisits(owner, 'call');
    await maintenance.refuseDuring(call);
    await limits.refuseTooMany(call, ip);
    await limits.refuseManyWrites(endpoint, caller);
    const uploads = caller.scope === 'miembro' && endpoint.timeLimit === 'upload' && !endpoint.safe;
    if (uploads) await quota.refuseWhenExceeded(db, caller.codigoAfiliado);
    const note = (worked: boolean) => {
      if (caller.scope === 'miembro') maintenance.note(call, caller.codigoAfiliado, worked);
    };
    const holds = holdsOf(owner.name);
    if (endpoint.bodyAs !== undefined) uploadsUnderWay.add(1);
    try {
      const response = await answered(c, declared, caller, holds);
      onResponseClosed(c, holds.answer.release);
      note(true);
      return response;
    } catch (error) {
      // A rejection is an answer: the service works.
      note(error instanceof HttpProblem && error.status < 500);
      holds.answer.release();
      if (uploads && holds.bodyBytes() > 0 && isRejection(error))
        await quota.addRejected(db, caller.codigoAfiliado, holds.bodyBytes());
      throw error;
    } finally {
      holds.body.release();
      if (endpoint.bodyAs !== undefined) uploadsUnderWay.add(-1);
    }
  };

  const compressed = async (c: Ctx, response: Response): Promise<Response> => {
    const reply = plain.get(response);
    const encoding = chooseEncoding(c.req.header('accept-encoding'), ['br', 'gzip']);
    if (reply === undefined || encoding === null) return response;
    return c.body(await compress(reply.bytes, encoding), 200, {
      'content-type': reply.contentType,
      'content-encoding': encoding,
      vary: 'accept-encoding',
    });
  };

  const noteTooMany = createLimitNotes(alarm);
  const note = (c: Ctx, error: unknown) => {
    const call = c.get('call');
    if (error instanceof TooMany) noteTooMany(c, error);
    else if (call === undefined || !(error instanceof HttpProblem)) return;
    else if (linkCalls.includes(call) && linkRefusals.includes(error.status))
      alarm({ ip: c.get('ip'), requestId: c.get('requestId') }, 'linkRefused', {
        call,
        detail: `status ${error.status}`,
      });
  };

  return async (c: Ctx): Promise<Response> => {
    const orProblem = async (work: () => Promise<Response>) => {
      try {
        return await work();
      } catch (error) {
        note(c, error);
        return answerProblem(c, error, log);
      }
    };
    return orProblem(async () => {
      const declared = find(c);
      c.set('call', declared.call);
      rejectForeignSite(c, declared.endpoint);
      const work = () => orProblem(() => answer(c, declared));
      return compressed(c, disturb === undefined ? await work() : await disturb(c, declared.call, work));
    });
  };
};
