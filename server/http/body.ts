import type { Endpoint } from '../../domain/contract/endpoint';
import type { FilePart } from '../../domain/contract/files';
import { busy, HttpProblem } from './http-problem';
import { slowestPace } from './limit-body';
import type { MemoryReservation } from './memory-budget';
import { parseMultipart } from './parse-multipart';
import { readChunks } from './read-chunks';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
const deepest = 64;
/** Twice what the longest public application has: fifty dependents and three thousand answers. */
const mostValues = 60_000;
const [comma, bracket, brace] = [0x2c, 0x5b, 0x7b];

/** JSON of a form; a photo in base64; the files of a request (20 of 2 MB); what the call itself says. */
export const bodyLimit = (endpoint: Endpoint): number => {
  if (endpoint.bodyLimit !== undefined) return endpoint.bodyLimit;
  if (endpoint.bodyAs === 'multipart') return 44 * megabyte;
  return endpoint.timeLimit === 'upload' ? 3 * megabyte : 64 * kilobyte;
};

/** PostgreSQL text holds neither NUL nor a lone surrogate. */
const isText = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/** Nothing of it is a text that no column holds, and nothing in the contract is nested deeply. */
const isAcceptable = (value: unknown, depth = 0): boolean => {
  if (depth > deepest) return false;
  if (typeof value === 'string') return isText(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) => isText(name) && isAcceptable(inner, depth + 1));
};

/** Counted before `JSON.parse`: 3 MB of `[],[],…` hold the event loop for half a second. */
const hasTooManyValues = (bytes: Uint8Array): boolean => {
  let values = 0;
  for (const byte of bytes) if (byte === comma || byte === bracket || byte === brace) values += 1;
  return values > mostValues;
};

export const parseJson = (bytes: Uint8Array): unknown => {
  if (hasTooManyValues(bytes)) throw new HttpProblem(413);
  try {
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (isAcceptable(json)) return json;
  } catch {
    // Falls through: text that is no UTF-8 or no JSON gets the same answer as an unacceptable value.
  }
  throw new HttpProblem(400);
};

/** Only the form that browsers send: with other parameters, the counter and the parser could disagree. */
const formWithBoundary = /^multipart\/form-data *; *boundary=(?:"([^"\\]+)"|([^\s"(),/:;<=>?@[\\\]]+))$/i;
/** RFC 2046, 5.1.1. */
const longestBoundary = 70;

const parseForm = (bytes: Buffer<ArrayBuffer>, contentType: string): unknown => {
  const [, quoted, plain] = formWithBoundary.exec(contentType.trim()) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined || boundary.length > longestBoundary) throw new HttpProblem(400);
  const fields = new Map<string, string | FilePart[]>();
  for (const [name, value] of parseMultipart(bytes, boundary)) {
    const before = fields.get(name);
    if (typeof value !== 'string' && Array.isArray(before)) before.push(value);
    else if (before !== undefined) throw new HttpProblem(400);
    else if (typeof value !== 'string') fields.set(name, [value]);
    else if (isText(value)) fields.set(name, value);
    else throw new HttpProblem(400);
  }
  return Object.fromEntries(fields);
};

interface Reading {
  /** What of it is in memory. */
  hold: MemoryReservation;
  /** How long a body may be silent. */
  silentMs: number;
  /** How long a body without files may take in all. */
  totalMs: number;
}

/** undefined: the request has no body. */
export const readBody = async (
  request: Request,
  endpoint: Endpoint,
  { hold, silentMs, totalMs }: Reading,
): Promise<unknown> => {
  if (endpoint.body === undefined) return undefined;
  const contentType = request.headers.get('content-type') ?? '';
  const [kind] = contentType.toLowerCase().split(';', 1);
  const isMultipart = endpoint.bodyAs === 'multipart';
  const take = (bytes: number) => {
    if (!hold.take(bytes)) throw busy(5);
  };
  const bytes = await readChunks(request, {
    maxBytes: bodyLimit(endpoint),
    silentMs,
    take,
    ...(endpoint.timeLimit === 'upload' ? { pace: slowestPace } : { totalMs }),
  });
  if (bytes.byteLength === 0) return undefined;
  if (kind?.trim() !== (isMultipart ? 'multipart/form-data' : 'application/json')) throw new HttpProblem(415);
  return isMultipart ? parseForm(bytes, contentType) : parseJson(bytes);
};
