import type { Failure } from './problem';

/** What a chart keeps of a call that failed: an answer, its own time limit, or a bug of ours. Plain data, as all context. */
export type KeptFailure = Pick<Failure, 'kind' | 'status' | 'mensaje'> | 'limite' | 'fallo';

const isFailure = (error: unknown): error is Failure =>
  typeof error === 'object' && error !== null && 'kind' in error && 'mensaje' in error;

export const keptFailure = (event: object): KeptFailure => {
  if (!('error' in event)) return 'limite';
  if (!isFailure(event.error)) return 'fallo';
  const { kind, status, mensaje } = event.error;
  return { kind, mensaje, ...(status === undefined ? {} : { status }) };
};
