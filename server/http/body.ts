import type { Endpoint } from '../../src/contract/endpoint';
import type { Hold } from './body-room';
import { busy, HttpProblem } from './http-problem';
import { slowestPace } from './limit-body';
import { readChunks } from './read-chunks';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
const deepest = 64;

/** JSON of a form; a photo in base64; the files of a request (20 of 2 MB); what the call itself says. */
export const bodyLimit = (endpoint: Endpoint): number => {
  if (endpoint.bodyLimit !== undefined) return endpoint.bodyLimit;
  if (endpoint.bodyAs === 'multipart') return 44 * megabyte;
  return endpoint.timeLimit === 'upload' ? 3 * megabyte : 64 * kilobyte;
};

/** Columns hold neither NUL nor half a character of two halves. */
const isText = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/** Nothing of it is a text that no column holds, and nothing in the contract is nested deeply. */
const isAcceptable = (value: unknown, depth = 0): boolean => {
  if (depth > deepest) return false;
  if (typeof value === 'string') return isText(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) => isText(name) && isAcceptable(inner, depth + 1));
};

const parseJson = (bytes: Uint8Array): unknown => {
  try {
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (isAcceptable(json)) return json;
  } catch {
    // Falls through: text that is no UTF-8 or no JSON gets the same answer as an unacceptable value.
  }
  throw new HttpProblem(400);
};

/** Twenty files and the fields of the longest form, and as many more. */
const mostParts = 80;

/** A form with files writes every break of a line as two characters; limits count what was typed. */
const typed = (text: string): string => text.replaceAll('\r\n', '\n');

/** What browsers write. Beside another parameter, what is counted here and what is parsed might not be the same. */
const formWithBoundary = /^multipart\/form-data *; *boundary=(?:"([^"\\]+)"|([^\s"(),/:;<=>?@[\\\]]+))$/i;

const hasTooManyParts = (bytes: Buffer, boundary: string): boolean => {
  let parts = 0;
  for (
    let at = bytes.indexOf(`--${boundary}`);
    at !== -1 && parts <= mostParts;
    at = bytes.indexOf(`--${boundary}`, at + 1)
  )
    parts += 1;
  return parts > mostParts;
};

const parseMultipart = async (bytes: Buffer<ArrayBuffer>, contentType: string): Promise<unknown> => {
  const [, quoted, plain] = formWithBoundary.exec(contentType.trim()) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw new HttpProblem(400);
  if (hasTooManyParts(bytes, boundary)) throw new HttpProblem(413);
  const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData().catch(() => {
    throw new HttpProblem(400);
  });
  const fields = new Map<string, unknown>();
  let parts = 0;
  for (const [name, value] of form) {
    parts += 1;
    if (parts > mostParts) throw new HttpProblem(413);
    const before = fields.get(name);
    if (value instanceof File && Array.isArray(before)) before.push(value);
    else if (value instanceof File) fields.set(name, [value]);
    else if (before === undefined && !value.includes('\0')) fields.set(name, typed(value));
    else throw new HttpProblem(400);
  }
  return Object.fromEntries(fields);
};

interface Reading {
  /** What of it is in memory. */
  hold: Hold;
  /** How long a body with files may be silent. */
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
    ...(endpoint.timeLimit === 'upload' ? { silentMs, pace: slowestPace, take } : { totalMs }),
  });
  if (bytes.byteLength === 0) return undefined;
  if (kind?.trim() !== (isMultipart ? 'multipart/form-data' : 'application/json')) throw new HttpProblem(415);
  return isMultipart ? parseMultipart(bytes, contentType) : parseJson(bytes);
};
