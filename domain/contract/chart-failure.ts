import { type Failure, failureOf } from './problem';

/** What a chart keeps of a call that failed: an answer, its own time limit, or a bug of ours. Plain data, as all context. */
export type ChartFailure = Pick<Failure, 'kind' | 'status' | 'mensaje'> | 'limite' | 'fallo';

export const chartFailure = (event: object): ChartFailure => {
  if (!('error' in event)) return 'limite';
  const failure = failureOf(event.error);
  if (failure === null) return 'fallo';
  const { kind, status, mensaje } = failure;
  return { kind, mensaje, ...(status === undefined ? {} : { status }) };
};
