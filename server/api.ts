import * as v from 'valibot';
import type { CallName } from '../domain/contract';
import { encodeReply } from '../domain/contract/decode';
import type { Sent } from '../domain/contract/endpoint';
import { fileContent } from '../domain/contract/files';
import { defaultPolicy } from '../domain/rules/policy';
import type { Caller } from './access/caller';
import { foreignCode, rejectCaller } from './access/check-caller';
import type { Family } from './access/family';
import type { Tokens } from './access/tokens';
import { audit } from './audit';
import { callContext } from './db/call-context';
import type { Db } from './db/db';
import type { Handlers } from './handlers/handlers';
import { readBody } from './http/body';
import { encodeJson } from './http/charset';
import { clientIp } from './http/client-ip';
import { createConcurrencyLimit } from './http/concurrency-limit';
import type { Ctx } from './http/context';
import { type Declared, declaredCalls, rejectForeignSite } from './http/declared-call';
import { chooseEncoding, compress } from './http/encoding';
import { busy, HttpProblem } from './http/http-problem';
import { allowLongBody } from './http/long-body';
import { createMemoryBudget, type MemoryReservation } from './http/memory-budget';
import { onResponseClosed } from './http/on-response-closed';
import { answerProblem } from './http/problem-answer';
import { readQuery } from './http/query';
import { isGuarded, type RateLimits } from './http/rate-limits';
import { createReadShares } from './http/read-shares';
import { TooMany } from './http/too-many';
import { TooManyConcurrent } from './http/too-many-concurrent';
import type { UploadQuota } from './http/upload-quota';
import { householdOf } from './http/visitor';
import type { Log } from './log';
import { isPowerOfTwo, type SecurityLog } from './security-log';
import type { Settings } from './settings';
import type { Telemetry } from './telemetry/telemetry';
import { within } from './within';

export interface ApiDeps {
  telemetry: Telemetry;
  db: Db;
  now: () => Date;
  log: Log;
  alarm: SecurityLog;
  settings: Settings;
  tokens: Tokens;
  family: Family;
  limits: RateLimits;
  quota: UploadQuota;
  handlers: Handlers;
  /** The demo's faults: may answer in place of the call, or spoil its answer. */
  disturb?: (c: Ctx, call: CallName, answer: () => Promise<Response>) => Promise<Response>;
}

type AnyHandler = (request: object, caller: Caller, hold: MemoryReservation) => Promise<unknown>;

const find = (c: Ctx): Declared => {
  const methods = declaredCalls(c);
  if (methods === undefined) throw new HttpProblem(404);
  const declared = methods.get(c.req.method);
  if (declared === undefined) throw new HttpProblem(405, { allow: [...methods.keys()].join(', ') });
  return declared;
};

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

/** The owner of the concurrency share that a call uses. */
const ownerOf = (caller: Caller): string =>
  caller.scope === 'miembro' ? `miembro:${caller.codigoAfiliado}` : householdOf(caller.ip);
/** Counts 4xx only: a lost connection (408) or a server error is not the member's fault. */
const isRejection = (error: unknown): boolean =>
  error instanceof HttpProblem && !(error instanceof TooManyConcurrent) && error.status < 500 && error.status !== 408;

const worthCompressing = 1_000;
/** Calls with bodies up to this size are exempt from the concurrency limit. */
const light = 1024 * 1024;

export const createApi = (parts: ApiDeps) => {
  const { telemetry, db, now, log, alarm, settings, tokens, family, limits, quota, handlers, disturb } = parts;

  /**
   * Only read-only replies without a demo fault are compressed: compressing secrets together with request data could
   * leak them.
   */
  const plain = new WeakMap<Response, { bytes: Uint8Array<ArrayBuffer>; contentType: string }>();

  const callerOf = async (c: Ctx, ip: string): Promise<Caller> => {
    const origin = { ip, requestId: c.get('requestId') };
    const holder = await tokens.read(c.req.header('authorization'));
    return holder === null ? { ...origin, scope: 'nadie' } : { ...origin, ...holder };
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

  const { bodyMs, handlerLimitMs, filesInMemoryMegabytes, readsAtOncePerMember, readsAtOncePerIp, readsWaiting } =
    settings.serverPolicy;
  const bodies = createMemoryBudget(filesInMemoryMegabytes);
  const documents = createMemoryBudget(filesInMemoryMegabytes);
  const heavy = createConcurrencyLimit(2);
  const sending = createConcurrencyLimit(settings.serverPolicy.uploadsAtOncePerMember);
  const uploadsUnderWay = telemetry.meter.createUpDownCounter('uploads.active');
  const shares = createReadShares();
  const { uploadSilenceMs } = { ...defaultPolicy, ...settings.policy };

  /**
   * Reads of one member, or of all visitors of one address, share a few slots. Visitors' statements have low priority
   * and are dropped when the client disconnects, except those that count guesses.
   */
  const inShare = async (c: Ctx, { call, endpoint }: Declared, caller: Caller, work: () => Promise<unknown>) => {
    if (!endpoint.safe || isGuarded(call)) return work();
    const isMember = caller.scope === 'miembro';
    const who = ownerOf(caller);
    if (!isMember) limits.refuseManyReads(who);
    const { signal } = c.req.raw;
    const deadline = performance.now() + handlerLimitMs;
    const leave = await shares.enter(
      who,
      { atOnce: isMember ? readsAtOncePerMember : readsAtOncePerIp, maxWaiting: readsWaiting },
      signal,
    );
    const isOver = () => signal.aborted || performance.now() > deadline;
    try {
      return await callContext.run({ priority: isMember ? 'first' : 'later', caller: who, isOver }, work);
    } finally {
      leave();
    }
  };

  const answered = async (c: Ctx, declared: Declared, caller: Caller, hold: MemoryReservation): Promise<Response> => {
    const { call, endpoint } = declared;
    const handler = (handlers as Partial<Record<CallName, unknown>>)[call] as AnyHandler | undefined;
    const query = readQuery(new URL(c.req.url).search);
    if (endpoint.timeLimit === 'upload') allowLongBody(c, uploadSilenceMs);
    const body = await readBody(c.req.raw, endpoint, { hold, silentMs: uploadSilenceMs, totalMs: bodyMs });
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
      handlerLimitMs,
      counted(call, caller, () => inShare(c, declared, caller, () => handler(request, caller, hold))),
      () => busy(5),
    );
    if (endpoint.replyAs !== undefined) {
      const file = v.parse(fileContent, sent);
      const disposition = endpoint.replyAs === 'pdf' ? 'inline' : 'attachment';
      return c.body(await file.arrayBuffer(), 200, { 'content-type': file.type, 'content-disposition': disposition });
    }
    const encoded = encodeReply(endpoint, sent as Sent<typeof endpoint>);
    if (!encoded.ok) throw new Error(`${call} answers what its contract does not allow: ${encoded.issues.join('; ')}`);
    const { bytes, contentType } = encodeJson(call, encoded.json);
    const response = c.body(bytes, 200, { 'content-type': contentType });
    // Files are already compressed, and the page needs their length for the progress.
    if (endpoint.safe && endpoint.timeLimit !== 'upload' && bytes.length >= worthCompressing)
      plain.set(response, { bytes, contentType });
    return response;
  };

  const answer = async (c: Ctx, declared: Declared, ip: string): Promise<Response> => {
    const caller = await callerOf(c, ip);
    c.set('scope', caller.scope);
    // A document opened directly from its address, for example from a mail: the request carries no token.
    const opened = declared.endpoint.replyAs === 'pdf' && (c.req.header('accept') ?? '').includes('text/html');
    if (opened && caller.scope === 'nadie') return c.redirect('/consulta/consumos', 303);
    if (caller.scope === 'nadie' && declared.endpoint.access !== 'public') limits.refuseManyStrangers(ip);
    rejectCaller(declared.endpoint, caller);
    await limits.refuseTooMany(declared.call, ip);
    await limits.refuseManyWrites(declared.endpoint, caller);
    const uploads = caller.scope === 'miembro' && declared.endpoint.timeLimit === 'upload' && !declared.endpoint.safe;
    if (uploads) await quota.refuseWhenExceeded(db, caller.codigoAfiliado);
    const answersDocuments = declared.endpoint.largestReply !== undefined;
    const who = ownerOf(caller);
    const own = (answersDocuments ? documents : bodies).hold(who);
    const ends: (() => void)[] = [];
    const begin = (kind: ReturnType<typeof createConcurrencyLimit>) => {
      const end = kind.begin(who);
      if (end === null) throw new TooManyConcurrent();
      ends.push(end);
    };
    let held = 0;
    const take = (bytes: number): boolean => {
      if (held <= light && held + bytes > light) begin(heavy);
      held += bytes;
      return own.take(bytes);
    };
    const release = () => {
      own.release();
      for (const end of ends.splice(0)) end();
    };
    const hold: MemoryReservation = { take, release };
    if (declared.endpoint.bodyAs !== undefined) {
      begin(sending);
      uploadsUnderWay.add(1);
      ends.push(() => uploadsUnderWay.add(-1));
    }
    let response: Response;
    try {
      response = await answered(c, declared, caller, hold);
    } catch (error) {
      release();
      if (uploads && held > 0 && isRejection(error)) await quota.addRejected(db, caller.codigoAfiliado, held);
      throw error;
    }
    if (answersDocuments) onResponseClosed(c, release);
    else release();
    return response;
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

  const note = (c: Ctx, error: unknown, ip: string) => {
    const call = c.get('call');
    if (call === undefined || !(error instanceof HttpProblem)) return;
    const seen = { ip, requestId: c.get('requestId') };
    if (error instanceof TooMany) {
      if (isPowerOfTwo(error.times)) alarm(seen, 'limitReached', { call, detail: `times ${error.times}` });
      else c.set('quiet', true);
    } else if (linkCalls.includes(call) && linkRefusals.includes(error.status))
      alarm(seen, 'linkRefused', { call, detail: `status ${error.status}` });
  };

  return async (c: Ctx): Promise<Response> => {
    const ip = clientIp(c.env?.incoming?.socket.remoteAddress, c.req.header('x-forwarded-for'), settings.trustProxy);
    const orProblem = async (work: () => Promise<Response>) => {
      try {
        return await work();
      } catch (error) {
        note(c, error, ip);
        return answerProblem(c, error, log);
      }
    };
    return orProblem(async () => {
      const declared = find(c);
      c.set('call', declared.call);
      rejectForeignSite(c, declared.endpoint);
      const work = () => orProblem(() => answer(c, declared, ip));
      return compressed(c, disturb === undefined ? await work() : await disturb(c, declared.call, work));
    });
  };
};
