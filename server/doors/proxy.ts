import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { StatusCode } from 'hono/utils/http-status';
import { defaultPolicy } from '../../domain/rules/policy';
import { createAcceptedTokens } from '../http/accepted-tokens';
import type { Ctx } from '../http/context';
import { declaredCalls, rejectForeignSite } from '../http/declared-call';
import { apiHeaders } from '../http/headers';
import { HttpProblem } from '../http/http-problem';
import type { createIncompleteBodies } from '../http/incomplete-bodies';
import { limitBody, slowestPace } from '../http/limit-body';
import { allowLongBody } from '../http/long-body';
import { answerProblem } from '../http/problem-answer';
import { describe, type Log } from '../log/log';
import type { Settings } from '../settings/settings';

/** Headers of one connection, not of the message. */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
/**
 * The request headers that reach the other back end. A list of what stays out would miss the next spelling of
 * X-Forwarded-For; the portal itself sends none but these.
 */
const passedOn = ['accept', 'accept-encoding', 'accept-language', 'authorization', 'content-type', 'user-agent'];
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** What answers carry of ours stands, whatever the other back end says of it. */
const ourAnswers = [
  ...Object.keys(apiHeaders('https://')),
  ...['content-security-policy-report-only', 'x-frame-options', 'x-powered-by', 'server', 'x-request-id'],
  ...['access-control-allow-origin', 'access-control-allow-credentials', 'access-control-expose-headers'],
  ...['access-control-allow-methods', 'access-control-allow-headers', 'access-control-max-age'],
];
/** Two programs may read these in two ways, and one of them may leave /api. */
const ambiguous = /%(2e|2f|5c|25|00|3b)|[\\;]|\/\//i;

const extrasFolder = '/api/extra/';
/** What another back end is never asked for: an extra that `EXTRAS` does not name. */
const isMissingExtra = (pathname: string, offered: readonly string[]): boolean => {
  const path = `${pathname.toLowerCase()}/`;
  return path.startsWith(extrasFolder) && !offered.some((name) => path === `${extrasFolder}${name}/`);
};

const maxBodyBytes = 64 * 1024 * 1024;
const answerSilentMs = 30_000;
const bodiless = [204, 205, 304];

/** The answer's headers without those of its connection, which it may name itself. */
const endToEnd = (all: readonly (readonly [string, string])[]): Record<string, string[]> => {
  const named = all
    .filter(([name]) => name.toLowerCase() === 'connection')
    .flatMap(([, value]) => value.toLowerCase().split(','));
  const dropped = new Set([...hopByHop, ...ourAnswers, ...named.map((name) => name.trim())]);
  const kept: Record<string, string[]> = {};
  for (const [name, value] of all) {
    const lower = name.toLowerCase();
    if (!dropped.has(lower)) kept[lower] = [...(kept[lower] ?? []), value];
  }
  return kept;
};

const pairs = (raw: readonly string[]): (readonly [string, string])[] =>
  raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? ''] as const] : []));

const answered = (outgoing: ClientRequest, silentMs: number): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    outgoing.on('response', resolve).on('error', reject);
    outgoing.setTimeout(silentMs, () => outgoing.destroy(new HttpProblem(504)));
  });

/** How long the body is for the other back end: what Node's parser read here, never what is left to the header. */
const framingOf = (c: Ctx): Record<string, string> => {
  if (c.req.raw.body === null) return {};
  if (c.req.header('transfer-encoding') !== undefined) return { 'transfer-encoding': 'chunked' };
  return { 'content-length': String(Number(c.req.header('content-length') ?? 0)) };
};

const passedHeaders = (c: Ctx): Record<string, string> => {
  const headers: Record<string, string> = {};
  for (const name of passedOn) {
    const value = c.req.header(name);
    if (value !== undefined) headers[name] = value;
  }
  return headers;
};

/** The insurer's own back end answers: its bytes, its status and its charset reach the page as they are. */
export const createProxy = (settings: Settings, log: Log, bodies: ReturnType<typeof createIncompleteBodies>) => {
  const tokens = createAcceptedTokens();
  const origin = new URL(settings.apiOrigin ?? '');
  const request = origin.protocol === 'https:' ? httpsRequest : httpRequest;
  const { uploadSilenceMs } = { ...defaultPolicy, ...settings.policy };
  const { bodyMs, bodySilenceMs } = settings.serverPolicy;

  const forward = async (c: Ctx): Promise<Response> => {
    if (!methods.includes(c.req.method)) throw new HttpProblem(405, { allow: methods.join(', ') });
    if (Number(c.req.header('content-length') ?? 0) > maxBodyBytes) throw new HttpProblem(413);
    const { pathname, search } = new URL(c.req.url);
    if (ambiguous.test(pathname)) throw new HttpProblem(400);
    if (isMissingExtra(pathname, settings.extras)) throw new HttpProblem(404);
    const endpoint = declaredCalls(c)?.get(c.req.method)?.endpoint;
    rejectForeignSite(c, endpoint);
    const isUpload = endpoint?.timeLimit === 'upload';
    if (isUpload) allowLongBody(c, uploadSilenceMs);
    const owner = tokens.ownerOf(c);
    const incoming = await bodies.during(c, owner, () => {
      const outgoing = request(new URL(`${pathname}${search}`, origin), {
        method: c.req.method,
        headers: { ...passedHeaders(c), ...framingOf(c), 'x-forwarded-for': c.get('ip') },
        signal: c.req.raw.signal,
      });
      const reply = answered(outgoing, isUpload ? uploadSilenceMs : answerSilentMs);
      const body = limitBody(c.req.raw.body, {
        maxBytes: maxBodyBytes,
        ...(isUpload ? { pace: slowestPace } : { totalMs: bodyMs }),
        silentMs: owner.isMember ? uploadSilenceMs : bodySilenceMs,
      });
      // Cut off in the middle, `outgoing` is destroyed, and with it the connection.
      const sent = pipeline(Readable.from(body, { objectMode: false }), outgoing);
      // An answer may come before the whole body was sent; a body that is too long or too slow is answered here.
      return Promise.race([reply, sent.then(() => reply)]);
    });
    tokens.note(c, incoming.statusCode ?? 502);
    const status = incoming.statusCode ?? 502;
    const headers = endToEnd(pairs(incoming.rawHeaders));
    const empty = bodiless.includes(status) || c.req.method === 'HEAD';
    if (empty) incoming.resume();
    const stream = Readable.toWeb(incoming) as ReadableStream<Uint8Array<ArrayBuffer>>;
    return c.newResponse(empty ? null : stream, status as StatusCode, headers);
  };

  return async (c: Ctx): Promise<Response> => {
    try {
      return await forward(c);
    } catch (error) {
      if (!(error instanceof HttpProblem)) log({ level: 'error', event: 'origin', detail: describe(error) });
      return answerProblem(c, error instanceof HttpProblem ? error : new HttpProblem(503, { 'retry-after': '5' }), log);
    }
  };
};
