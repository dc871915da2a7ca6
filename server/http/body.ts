import type { Endpoint } from '../../src/contract/endpoint';
import { HttpProblem } from './http-problem';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
const deepest = 64;

/** JSON of a form; a photo in base64; the files of a request (20 of 2 MB). */
export const bodyLimit = (endpoint: Endpoint): number => {
  if (endpoint.bodyAs === 'multipart') return 44 * megabyte;
  return endpoint.timeLimit === 'upload' ? 3 * megabyte : 64 * kilobyte;
};

const readBytes = async (request: Request, limit: number, beyond: 413 | 501): Promise<Uint8Array<ArrayBuffer>> => {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new HttpProblem(beyond);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part !== undefined && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      await reader?.cancel().catch(() => {});
      throw new HttpProblem(beyond);
    }
    chunks.push(part.value);
  }
  return new Uint8Array(Buffer.concat(chunks, size));
};

/** Text columns hold no NUL, and nothing in the contract is nested deeply. */
const isAcceptable = (value: unknown, depth = 0): boolean => {
  if (depth > deepest) return false;
  if (typeof value === 'string') return !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) => !name.includes('\0') && isAcceptable(inner, depth + 1));
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

const parseMultipart = async (bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<unknown> => {
  const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData().catch(() => {
    throw new HttpProblem(400);
  });
  const fields = new Map<string, unknown>();
  for (const [name, value] of form) {
    const before = fields.get(name);
    if (value instanceof File) fields.set(name, [...(Array.isArray(before) ? before : []), value]);
    else if (before === undefined && !value.includes('\0')) fields.set(name, value);
    else throw new HttpProblem(400);
  }
  return Object.fromEntries(fields);
};

/** As much as it takes to see whose affiliate code is in it. */
const unansweredLimit = 64 * kilobyte;

/** undefined: the request has no body. Of a call that nobody answers no large one is read. */
export const readBody = async (request: Request, endpoint: Endpoint, isUnanswered = false): Promise<unknown> => {
  if (endpoint.body === undefined) return undefined;
  const contentType = request.headers.get('content-type') ?? '';
  const limit = isUnanswered ? Math.min(unansweredLimit, bodyLimit(endpoint)) : bodyLimit(endpoint);
  const bytes = await readBytes(request, limit, isUnanswered ? 501 : 413);
  if (bytes.byteLength === 0) return undefined;
  const [kind] = contentType.toLowerCase().split(';', 1);
  if (endpoint.bodyAs === 'multipart') {
    if (kind?.trim() !== 'multipart/form-data') throw new HttpProblem(415);
    return parseMultipart(bytes, contentType);
  }
  if (kind?.trim() !== 'application/json') throw new HttpProblem(415);
  return parseJson(bytes);
};
