import { type Failure, failureOf } from './problem';

/** A failed call as plain data for a chart's context: an error answer, the chart's own time limit, or a bug. */
export type ChartFailure = Pick<Failure, 'kind' | 'status' | 'mensaje' | 'nothingDone'> | 'limite' | 'fallo';

export const chartFailure = (event: object): ChartFailure => {
  if (!('error' in event)) return 'limite';
  const failure = failureOf(event.error);
  if (failure === null) return 'fallo';
  const { kind, status, mensaje, nothingDone } = failure;
  return {
    ...{ kind, mensaje },
    ...(status === undefined ? {} : { status }),
    ...(nothingDone === true ? { nothingDone } : {}),
  };
};
