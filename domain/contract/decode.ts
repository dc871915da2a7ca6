import * as v from 'valibot';
import type { Endpoint, Reply, Sent } from './endpoint';

type Failed = { ok: false; issues: readonly string[] };
export type Decoded<E extends Endpoint> = { ok: true; reply: Reply<E> } | Failed;
export type Encoded = { ok: true; json: unknown } | Failed;

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Where the answer is unreadable and what was expected there; never the value, which may be someone's data. */
const complaints = (issues: readonly v.BaseIssue<unknown>[]) =>
  issues.map((issue) => `${v.getDotPath(issue) ?? '.'}: ${issue.expected ?? issue.type}`);

/** Some back ends write the code of a reply as text. */
const withNumericCode = (value: unknown): unknown =>
  isObject(value) && typeof value.codigoMensaje === 'string' && /^\d{1,9}$/.test(value.codigoMensaje)
    ? { ...value, codigoMensaje: Number(value.codigoMensaje) }
    : value;

/**
 * Takes the answer out of the envelope that the call declares and reads it. One `result` more or less is tolerated:
 * no entity has a field of that name, so each one found is an envelope.
 */
export const decodeReply = <E extends Endpoint>(endpoint: E, json: unknown): Decoded<E> => {
  const declared = endpoint.envelope?.length ?? 0;
  let value = json;
  let depth = 0;
  for (; depth <= declared && isObject(value) && 'result' in value; depth += 1) value = value.result;
  if (depth < declared - 1 || (isObject(value) && 'result' in value)) return { ok: false, issues: ['.: envelope'] };
  const read = v.safeParse(endpoint.reply, withNumericCode(value));
  return read.success ? { ok: true, reply: read.output } : { ok: false, issues: complaints(read.issues) };
};

/** Only declared fields leave the server: a row of the database may have more columns than the contract. */
const known = (sent: unknown, shape: unknown): unknown => {
  if (Array.isArray(sent) && Array.isArray(shape)) return sent.map((item, index) => known(item, shape[index]));
  if (!isObject(sent) || !isObject(shape) || 'arrayBuffer' in sent) return sent;
  return Object.fromEntries(
    Object.entries(sent).flatMap(([key, value]) =>
      Object.hasOwn(shape, key) ? [[key, known(value, shape[key])]] : [],
    ),
  );
};

/** Checks a handler's answer and wraps it into the envelope that the call declares. */
export const encodeReply = <E extends Endpoint>(endpoint: E, sent: Sent<E>): Encoded => {
  const read = v.safeParse(endpoint.reply, sent);
  if (!read.success) return { ok: false, issues: complaints(read.issues) };
  const json = (endpoint.envelope ?? []).reduceRight<unknown>(
    (inner, key) => ({ [key]: inner }),
    known(sent, read.output),
  );
  return { ok: true, json };
};
