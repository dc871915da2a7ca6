import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import type { StatusCode } from 'hono/utils/http-status';
import { defaultPolicy } from '../src/rules/policy';
import { clientIp } from './http/client-ip';
import type { Ctx } from './http/context';
import { declaredCalls, refuseForeignUse } from './http/declared-call';
import { apiHeaders } from './http/headers';
import { HttpProblem } from './http/http-problem';
import { allowLongBody } from './http/long-body';
import { answerProblem } from './http/problem-answer';
import { describe, type Log } from './log';
import type { Settings } from './settings';

/** These speak of one connection, not of the message. */
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
/** Who the visitor is, we say; what they called us is nobody else's business, and which call it is the address says. */
const ours = [
  ...['host', 'forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto'],
  ...['x-forwarded-server', 'x-forwarded-prefix', 'x-real-ip', 'x-client-ip', 'x-cluster-client-ip', 'true-client-ip'],
  ...['cf-connecting-ip', 'fastly-client-ip', 'x-original-url', 'x-original-host', 'x-rewrite-url', 'x-host'],
  ...['x-http-method-override', 'x-http-method', 'x-method-override'],
];
/** What answers carry of ours stands, whatever the other back end says of it. */
const ourAnswers = [
  ...Object.keys(apiHeaders('https://')),
  ...['content-security-policy-report-only', 'x-frame-options', 'x-powered-by', 'server', 'x-request-id'],
  ...['access-control-allow-origin', 'access-control-allow-credentials', 'access-control-expose-headers'],
  ...['access-control-allow-methods', 'access-control-allow-headers', 'access-control-max-age'],
];
/** Two programs may read these in two ways, and one of them may leave /api. */
const ambiguous = /%(2e|2f|5c|25|00|3b)|[\\;]|\/\//i;

const mostBytes = 64 * 1024 * 1024;
const answerSilentMs = 30_000;
const bodiless = [204, 205, 304];

const endToEnd = (headers: Iterable<readonly [string, string]>, also: readonly string[]): Record<string, string[]> => {
  const all = [...headers];
  const named = all
    .filter(([name]) => name.toLowerCase() === 'connection')
    .flatMap(([, value]) => value.toLowerCase().split(','));
  const dropped = new Set([...hopByHop, ...also, ...named.map((name) => name.trim())]);
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

/** The insurer's own back end answers: its bytes, its status and its charset reach the page as they are. */
export const createProxy = (settings: Settings, log: Log) => {
  const origin = new URL(settings.apiOrigin ?? '');
  const request = origin.protocol === 'https:' ? httpsRequest : httpRequest;

  const forward = async (c: Ctx): Promise<Response> => {
    if (Number(c.req.header('content-length') ?? 0) > mostBytes) throw new HttpProblem(413);
    const { pathname, search } = new URL(c.req.url);
    if (ambiguous.test(pathname)) throw new HttpProblem(400);
    const declared = declaredCalls(c)?.get(c.req.method);
    if (declared !== undefined) refuseForeignUse(c, declared.endpoint);
    const { uploadSilenceMs } = { ...defaultPolicy, ...settings.policy };
    const isUpload = declared?.endpoint.timeLimit === 'upload';
    if (isUpload) allowLongBody(c, uploadSilenceMs);
    const ip = clientIp(c.env?.incoming?.socket.remoteAddress, c.req.header('x-forwarded-for'), settings.trustProxy);
    const outgoing = request(new URL(`${pathname}${search}`, origin), {
      method: c.req.method,
      headers: { ...endToEnd(c.req.raw.headers, ours), 'x-forwarded-for': ip },
      signal: c.req.raw.signal,
    });
    const reply = answered(outgoing, isUpload ? uploadSilenceMs : answerSilentMs);
    const { body } = c.req.raw;
    if (body === null) outgoing.end();
    else
      Readable.fromWeb(body as NodeStream)
        .on('error', (error) => outgoing.destroy(error))
        .pipe(outgoing);
    const incoming = await reply;
    const status = incoming.statusCode ?? 502;
    const headers = endToEnd(pairs(incoming.rawHeaders), ourAnswers);
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
