/**
 * The five ways in which a call can go wrong. The words are the charts' (guard `problema`), hence Spanish:
 * no network or no answer at all, no answer in time, no longer a session, an answer that is an error, an answer nobody can read.
 */
export type ProblemKind = 'sinConexion' | 'sinRespuesta' | 'sesionVencida' | 'sinServicio' | 'ilegible';

export interface Failure {
  kind: ProblemKind;
  /** HTTP status, where there was one. */
  status?: number;
  /** The server's own sentence; empty when it gave none. */
  mensaje: string;
  /** 0 with a 401: the visitor's token was refused and not the call, which did nothing; the next try has another. */
  retryAfterMs?: number;
}
