import type { Failure, ProblemKind } from '../../domain/contract/problem';

/** The only error that a call throws. Any other error is a bug. */
export class Problem extends Error implements Failure {
  declare readonly name: 'Problem';
  declare readonly kind: ProblemKind;
  declare readonly status: number | undefined;
  declare readonly mensaje: string;
  declare readonly retryAfterMs: number | undefined;
  declare readonly nothingDone: boolean;

  constructor(kind: ProblemKind, detail: Partial<Omit<Failure, 'kind'>> = {}) {
    super(detail.status === undefined ? kind : `${kind} ${detail.status}`);
    this.name = 'Problem';
    this.kind = kind;
    this.status = detail.status;
    this.mensaje = detail.mensaje ?? '';
    this.retryAfterMs = detail.retryAfterMs;
    this.nothingDone = detail.nothingDone === true;
  }
}
