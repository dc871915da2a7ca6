import type { Failure } from './problem';

/** What a chart keeps of a call that failed: an answer, its own time limit, or a bug of ours. Plain data, as all context. */
export type KeptFailure = Pick<Failure, 'kind' | 'status' | 'mensaje'> | 'limite' | 'fallo';

export const keptFailure = (event: object): KeptFailure => {
  if (!('error' in event)) return 'limite';
  const { kind, status, mensaje }: Partial<Failure> = Object(event.error);
  if (kind === undefined || mensaje === undefined) return 'fallo';
  return { kind, mensaje, ...(status === undefined ? {} : { status }) };
};
