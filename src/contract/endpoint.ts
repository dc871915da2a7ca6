import * as v from 'valibot';

/** Who may call. The server refuses whatever the declaration does not allow. */
export type Access = 'public' | 'anonymous' | 'member' | 'titular';

/** Whose affiliate code a call may carry: the caller's, also the minors of the core, or anyone of the core. */
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
  timeLimit: 'read' | 'write' | 'upload';
  query?: v.GenericSchema;
  body?: v.GenericSchema;
  /** Multipart fields with files; JSON otherwise. */
  bodyAs?: 'multipart';
  reply: v.GenericSchema;
  /** A file instead of JSON, or a file that a plain link opens. */
  replyAs?: 'pdf' | 'link';
  envelope?: Envelope;
}

export const endpoint = <const E extends Endpoint>(declaration: E): E => declaration;

type Parts<E extends Endpoint, Direction extends 'input' | 'output'> = {
  [K in 'query' | 'body' as E[K] extends v.GenericSchema ? K : never]: E[K] extends v.GenericSchema
    ? Direction extends 'input'
      ? v.InferInput<E[K]>
      : v.InferOutput<E[K]>
    : never;
};

/** What the client says, what the server understands of it. */
export type Request<E extends Endpoint> = Parts<E, 'input'>;
export type Understood<E extends Endpoint> = Parts<E, 'output'>;

/** What the server sends, what the client (and so the chart) understands of it. */
export type Sent<E extends Endpoint> = v.InferInput<E['reply']>;
export type Reply<E extends Endpoint> = v.InferOutput<E['reply']>;
