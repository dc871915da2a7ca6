import type * as v from 'valibot';

/** Who may call. The server rejects all other callers. */
export type Access = 'public' | 'anonymous' | 'member';

/**
 * Whose affiliate code a call may carry: the caller's, also the minors' of the core, or anyone's of the core. Only a
 * titular has others: for a dependent all three mean the caller.
 */
export type Whose = 'self' | 'selfOrMinors' | 'core';

export interface AffiliateCode {
  in: 'query' | 'body';
  field: string;
  whose: Whose;
  /** The field may be absent or empty; when it holds a code, the rule applies. */
  optional?: boolean;
}

/** The keys that wrap the answer on the wire, outermost first. The client tolerates one `result` more or less. */
export type Envelope = readonly string[];

export interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE';
  /** Below /api/, spelled exactly as the back end spells it. */
  path: string;
  access: Access;
  affiliate?: readonly AffiliateCode[];
  /** A safe call may be repeated by the client: it reads and changes nothing, whatever its method. */
  safe: boolean;
  /** A call that the page makes by itself: it does not keep a session alive. */
  passive?: boolean;
  /** The browser sends it even if the page is left meanwhile. */
  keepalive?: boolean;
  /** The time limit of the policy. 'upload' is for files, in any encoding. */
  timeLimit: 'read' | 'write' | 'upload';
  query?: v.GenericSchema;
  body?: v.GenericSchema;
  /** For large bodies: multipart fields with files, or a file in JSON. Short JSON by default. */
  bodyAs?: 'multipart' | 'longJson';
  /** Bytes, where a form may be larger than others. */
  bodyLimit?: number;
  reply: v.GenericSchema;
  /** A file instead of JSON, or a file that a plain link opens. */
  replyAs?: 'pdf' | 'link';
  envelope?: Envelope;
  /** In bytes, where an answer may be larger than others. */
  largestReply?: number;
}

/** On a 401: the member ended this session from another one. Another back end may leave it out. */
export const endedElsewhereHeader = 'x-cierre-ajeno';

/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

type Side = 'input' | 'output';
type Part<S, D extends Side> = S extends v.GenericSchema ? NonNullable<S['~types']>[D] : never;
type Asked<E extends Endpoint> = { [K in 'query' | 'body']: E[K] extends v.GenericSchema ? K : never }[
  | 'query'
  | 'body'];
/** A part that may be left out as a whole need not be named. */
type Optional<E extends Endpoint, D extends Side> = {
  [K in Asked<E>]: undefined extends Part<E[K], D> ? K : never;
}[Asked<E>];
type Parts<E extends Endpoint, D extends Side> = {
  [K in Exclude<Asked<E>, Optional<E, D>>]: Part<E[K], D>;
} & { [K in Optional<E, D>]?: Part<E[K], D> };

/** The client's input, and the server's decoded output. */
export type Request<E extends Endpoint> = Parts<E, 'input'>;
export type Understood<E extends Endpoint> = Parts<E, 'output'>;

/** The server's input, and the client's (and so the chart's) decoded output. */
export type Sent<E extends Endpoint> = v.InferInput<E['reply']>;
export type Reply<E extends Endpoint> = v.InferOutput<E['reply']>;

/** The codes that a call declares; any other number is 'otro'. */
export type CodeOf<E extends Endpoint> = Exclude<
  Extract<Reply<E>, { codigoMensaje: unknown }>['codigoMensaje'],
  'otro'
>;
