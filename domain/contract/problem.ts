import * as v from 'valibot';

/**
 * The five ways in which a call can go wrong. The words are the charts' (guard `problema`), hence Spanish:
 * no network or no answer at all, no answer in time, an expired session, an error answer, an unreadable answer.
 */
const kinds = ['sinConexion', 'sinRespuesta', 'sesionVencida', 'sinServicio', 'ilegible'] as const;
export type ProblemKind = (typeof kinds)[number];

export interface Failure {
  kind: ProblemKind;
  /** HTTP status, where there was one. */
  status?: number;
  /** The server's own sentence; empty when it gave none. */
  mensaje: string;
  /** 0 with a 401: the visitor's token was refused and not the call, which did nothing; the next try has another. */
  retryAfterMs?: number;
  /** The service said so, whatever the status. */
  nothingDone?: boolean;
}

const failure = v.object({
  kind: v.picklist(kinds),
  status: v.optional(v.number()),
  mensaje: v.string(),
  retryAfterMs: v.optional(v.number()),
  nothingDone: v.optional(v.boolean()),
});

/** Null: a bug of ours, which is no failure of a call. */
export const failureOf = (error: unknown): Failure | null => (v.is(failure, error) ? error : null);
