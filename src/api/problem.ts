import type { Failure, ProblemKind } from '../contract/problem';

/** The only error that a call may end in; everything else thrown is our own bug. */
export class Problem extends Error implements Failure {
  override readonly name = 'Problem';
  readonly kind: ProblemKind;
  readonly status: number | undefined;
  readonly mensaje: string;
  readonly retryAfterMs: number | undefined;

  constructor(kind: ProblemKind, detail: Partial<Omit<Failure, 'kind'>> = {}) {
    super(detail.status === undefined ? kind : `${kind} ${detail.status}`);
    this.kind = kind;
    this.status = detail.status;
    this.mensaje = detail.mensaje ?? '';
    this.retryAfterMs = detail.retryAfterMs;
  }
}
